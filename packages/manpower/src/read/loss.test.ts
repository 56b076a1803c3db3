import { expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import type { Shot } from './shots.ts'
import { costliest, declaredBy, lossBy, lossTogether } from './loss.ts'
import { field } from '../testing/field.ts'
import { firesFrom } from './shots.ts'
import { firing } from '../testing/firing.ts'
import { meanOf } from './trials.ts'
import { outlookOf } from './outlook.ts'

const RIFLES: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 80]], at: [100, 100] }
const FOES: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 40]], at: [100, 200] }

const only = (shots: readonly Shot[]): Shot => {
  const [shot] = shots
  if (shot === undefined) throw new Error('nobody can fire')
  return shot
}

test('[MG-combat] a shot costs on an average what its odds say', () => {
  const g = firing(field({ groups: [RIFLES, FOES] }), [])
  const shot = only(firesFrom(g.s, g.p, 0).shots)
  const outlook = outlookOf(g, declaredBy(g.p, shot))
  const loss = lossBy(g.s, g.p, shot)
  expect(outlook).not.toBe(null)
  expect(loss?.dead).toBeCloseTo(meanOf(outlook?.rolls ?? [], 36, ({ dead }) => dead))
  expect((loss?.dead ?? 0) + (loss?.injured ?? 0)).toBeGreaterThan(0)
  expect(loss?.damage).toBe(null)
})

test('[MG-crew] a machine that lives on still loses a part of its worth', () => {
  const gun: GroupSpec = { side: 0, stacks: [['breech-field-gun', 2]], at: [100, 100] }
  const tank: GroupSpec = { side: 1, stacks: [['breech-field-gun', 1]], at: [100, 300] }
  const { s, p } = firing(field({ groups: [gun, tank] }), [])
  const shot = firesFrom(s, p, 0).shots[0]
  const loss = shot === undefined ? null : lossBy(s, p, shot)
  expect(loss?.worth).toBeGreaterThan(0)
})

test('[M-ina-when] indirect fire counts wherever it may fall, and only what befalls its target', () => {
  const gun: GroupSpec = { side: 0, stacks: [['trench-mortar', 1]], at: [100, 100] }
  const far: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 40]], at: [100, 700] }
  const { s, p } = firing(field({ groups: [gun, far] }), [])
  const shot = only(firesFrom(s, p, 0).shots)
  expect(shot).toMatchObject({ aim: { at: 'point' }, target: 1 })
  expect(shot.roll).not.toBe('none')
  expect(lossBy(s, p, shot)?.dead).toBeGreaterThan(0)
})

const FREE = { dead: 0, injured: 0, damage: null, worth: 0 }

test('[MG-alt] of a stack that could fire at several, the shot counts that costs most', () => {
  const { s, p } = firing(field({ groups: [RIFLES, FOES, { ...FOES, at: [200, 200] }] }), [])
  const shots = firesFrom(s, p, 0).shots
  const told = shots.map((shot, n) => ({ shot, loss: { ...FREE, worth: n } }))
  expect(shots).toHaveLength(2)
  expect(costliest(told)).toEqual(told.slice(1))
})

test('[MG-men-act] several shots kill nobody twice', () => {
  const { p } = firing(field({ groups: [RIFLES, FOES] }), [])
  const loss = { ...FREE, dead: 30, injured: 15, worth: 10 }
  expect(lossTogether(p, 1, [loss, loss])).toEqual({ dead: 40, injured: 0, damage: null, worth: 20 })
})
