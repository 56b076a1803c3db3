import { describe, expect, test } from 'vitest'
import type { Burst } from './blast.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { blastHits, blastOnWorks, burstDamage } from './blast.ts'
import { copy } from '@sandtable/kernel'
import { at } from '../position.ts'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import { field } from '../testing/field.ts'
import { passes } from './armour.ts'
import { ratio } from '../formula/ratio.ts'

const SHELL = { type: 'explosion', pierce: 'N', explodes: true } as const

const burstAt = (x: number, y: number, metres: number, rolled = 9): Burst => ({
  point: [x * 100, y * 100],
  killRadius: metres * 100,
  rolled: ratio(rolled),
  blow: SHELL,
})

/** Healthy, injured and dead of every stack in a burst. */
const tolls = (s: Scenario, burst: Burst, change: (p: Position) => void = () => {}) => {
  const p = copy(s.setup) as Position
  change(p)
  return blastHits(s, p, burst).map(({ toll: { healthy, injured, dead } }) => [healthy, injured, dead])
}

/** Twenty-five men, five by five, around (105, 95). */
const square = (order: 'close' | 'open', ...more: GroupSpec[]) =>
  field({
    groups: [
      {
        side: 0,
        stacks: [['riflemen-ww1', 25]],
        at: order === 'close' ? [100, 100] : [80, 120],
        files: 5,
        order,
      },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ...more,
    ],
  })

test('[T-exp-close] [M-exp-kill] [M-exp-injury] [MG-spacing] nine die and twelve are hurt in close order', () => {
  expect(tolls(square('close'), burstAt(105, 95, 2))).toEqual([[4, 12, 9]])
})

test('[T-exp-open] [MG-spacing] one man dies in open order', () => {
  expect(tolls(square('open'), burstAt(105, 95, 2))).toEqual([[24, 0, 1]])
})

test('[T-exp-armour] [M-arm-explosion] [MG-exp-units] armour and the ring multiply, and are rounded once', () => {
  const part = (armour: 'M' | 'H') => passes({ armour, raised: 0, resists: [], weak: [], proof: [] }, SHELL)
  expect(burstDamage(ratio(9), ratio(1), part('M'))).toBe(5)
  expect(burstDamage(ratio(9), ratio(1, 2), part('M'))).toBe(2)
  expect(burstDamage(ratio(9), ratio(1), part('H'))).toBe(0)
})

test('[M-exp-health-full] [M-exp-health-half] vehicles take the roll, in the ring half of it', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['armoured-car', 2]], at: [100, 100], files: 2, order: 'open' },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })
  const [hit] = blastHits(s, s.setup, burstAt(105, 95, 5, 8))
  expect(hit?.toll.taken).toEqual([8, 4])
})

test('[MG-friendly-fire] [M-fp-all-hit] everyone in a burst is hit', () => {
  const s = square('close', { side: 1, stacks: [['riflemen-ww1', 3]], at: [110, 100], files: 1 })
  expect(tolls(s, burstAt(110, 97, 3)).length).toBe(2)
})

describe('outside a burst', () => {
  test('[MG-altitude] flyers', () => {
    expect(tolls(square('close'), burstAt(105, 95, 2), p => (at(p.groups, 0).flying = true))).toEqual([])
  })

  test('[MG-carry] carried units', () => {
    expect(tolls(square('close'), burstAt(105, 95, 2), p => (at(p.groups, 0).where = 'aboard'))).toEqual([])
  })

  const works = (work: string): Pick<FieldSpec, 'map'> => ({
    map: { works: [{ work, at: [10_500, 9500], facing: [0, 1], owner: null }] },
  })
  const inside = (work: string) =>
    field({
      ...works(work),
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 25]], at: [100, 100], files: 5 },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ],
    })
  const enter = (p: Position) => (at(p.groups, 0).inside = 0)

  test('[MG-targets] units in a bunker, until it falls', () => {
    const s = inside('bunker')
    expect(tolls(s, burstAt(105, 95, 2), enter)).toEqual([])
    expect(tolls(s, burstAt(105, 95, 2), p => (enter(p), (at(p.works, 0).gone = true)))).toEqual([[4, 12, 9]])
  })

  test('[M-exp-injury] units in a trench are hit within half the radii', () => {
    expect(tolls(inside('trench'), burstAt(105, 95, 2), enter)).toEqual([[16, 4, 5]])
  })

  test('[MG-equip] [M-exp-injury] as are those dug in with their own tools', () => {
    const s = field({
      groups: [
        {
          side: 0,
          stacks: [['riflemen-ww1', 25]],
          equipment: ['entrenching-tools'],
          at: [100, 100],
          files: 5,
        },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ],
    })
    expect(tolls(s, burstAt(105, 95, 2), p => (at(p.groups, 0).still = 1))).toEqual([[16, 4, 5]])
    expect(tolls(s, burstAt(105, 95, 2))).toEqual([[4, 12, 9]])
  })
})

test('[M-dmg-other] a burst damages buildings too, by their armour', () => {
  const s = field({
    map: { works: [{ work: 'palisade', at: [10_500, 9500], facing: [0, 1], owner: null }] },
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })
  expect(blastOnWorks(s, s.setup, burstAt(105, 97, 2))).toEqual([{ work: 0, damage: 9 }])
  expect(blastOnWorks(s, s.setup, burstAt(105, 98, 2))).toEqual([{ work: 0, damage: 5 }])
  expect(blastOnWorks(s, s.setup, burstAt(105, 100, 2))).toEqual([])
})
