import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { declare, fireAt, firing } from '../testing/firing.ts'
import { field } from '../testing/field.ts'
import { firesAt, firesFrom, reachersOf } from './shots.ts'
import { patch } from '../testing/moves.ts'

const RIFLES: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 20]], at: [100, 100] }
const FOES: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 20]], at: [100, 300] }
const FAR_FOES: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 20]], at: [100, 790] }

describe('what could be fired at whom', () => {
  test('[MG-targets] who has an enemy in range and sight can fire with all of them, and the enemy back', () => {
    const { s, p } = firing(field({ groups: [RIFLES, FOES] }), [])
    const [shot] = firesFrom(s, p, 0).shots
    expect(shot).toMatchObject({
      group: 0,
      target: 1,
      roll: 'none',
      units: 20,
      aim: { at: 'stack', group: 1, stack: 0 },
    })
    expect(firesAt(s, p, 0).shots).toMatchObject([{ group: 1, target: 0, units: 20 }])
    expect(firesFrom(s, p, 0).none).toEqual([])
  })

  test('[MG-measure] who is out of range is named with how far he is', () => {
    const { s, p } = firing(field({ groups: [RIFLES, FAR_FOES] }), [])
    const { shots, none } = firesFrom(s, p, 0)
    expect(shots).toEqual([])
    expect(none).toMatchObject([{ target: 1, why: { what: 'too-far', rule: 'MG-targets' }, by: null }])
    const { distance = 0, range = 0 } = none[0]?.why.parts ?? {}
    expect(distance).toBeGreaterThan(range)
  })

  test('[M-los-line] who is hidden is named with what hides him', () => {
    const ground = [patch('forest', 0, 150, 800, 250)]
    const { s, p } = firing(field({ groups: [RIFLES, FOES], map: { ground } }), [])
    expect(firesFrom(s, p, 0).none).toMatchObject([{ target: 1, why: { what: 'unseen' }, by: 'forest' }])
  })

  test('[M-shots-count] who has fired all has no shots left for those in reach, and is out of range of the rest', () => {
    const g = firing(field({ groups: [RIFLES, FOES, FAR_FOES] }), [])
    declare(g, 0, fireAt([0, 0, 0], 20, 1))
    const whys = firesFrom(g.s, g.p, 0).none.map(({ target, why }) => [target, why.what])
    expect(whys).toEqual([
      [1, 'no-shots'],
      [2, 'too-far'],
    ])
  })

  test('[MG-ind-min] a gun that is too near its enemy says so', () => {
    const gun: GroupSpec = { side: 0, stacks: [['heavy-howitzer', 1]], at: [100, 100] }
    const near: GroupSpec = { ...FOES, at: [100, 120] }
    const { s, p } = firing(field({ groups: [gun, near] }), [])
    expect(firesFrom(s, p, 0).none[0]?.why).toMatchObject({ what: 'too-near', rule: 'MG-ind-min' })
  })

  test('[MG-ally] nobody counts his own side or its allies', () => {
    const friend: GroupSpec = { side: 2, stacks: [['riflemen-ww1', 5]], at: [150, 100] }
    const s = field({ sides: [{}, {}, {}], groups: [RIFLES, FOES, friend], allies: [0, 1, 0] })
    const { p } = firing(s, [])
    expect(firesFrom(s, p, 0).shots.map(({ target }) => target)).toEqual([1])
  })
})

describe('what reaches a place', () => {
  test('[MG-targets] rifles strike a man there who is in range and sight, and nobody behind a wood', () => {
    const open = firing(field({ groups: [RIFLES, FOES] }), [])
    expect(reachersOf(open.s, open.p, 0, [10_000, 15_000])).toMatchObject([{ group: 1, stack: 0, attack: 0 }])
    expect(reachersOf(open.s, open.p, 0, [10_000, 100])).toEqual([])
    const ground = [patch('forest', 0, 200, 800, 290)]
    const hidden = firing(field({ groups: [RIFLES, FOES], map: { ground } }), [])
    expect(reachersOf(hidden.s, hidden.p, 0, [10_000, 15_000])).toEqual([])
  })

  test('[M-ind-cover] a mortar needs no sight of it', () => {
    const gun: GroupSpec = { side: 1, stacks: [['trench-mortar', 1]], at: [100, 750] }
    const ground = [patch('forest', 0, 300, 800, 400)]
    const { s, p } = firing(field({ groups: [RIFLES, gun], map: { ground } }), [])
    expect(reachersOf(s, p, 0, [10_000, 15_000]).map(({ group }) => group)).toEqual([1])
  })

  test('[M-shots-count] who has no shots left reaches nothing', () => {
    const g = firing(field({ groups: [RIFLES, FOES] }), [])
    declare(g, 1, fireAt([1, 0, 0], 20, 0))
    expect(reachersOf(g.s, g.p, 0, [10_000, 15_000])).toEqual([])
  })
})
