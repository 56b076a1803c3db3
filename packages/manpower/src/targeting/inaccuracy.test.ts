import { describe, expect, test } from 'vitest'
import type { Attack } from '../scenario.ts'
import type { Firing } from '../testing/firing.ts'
import type { Position } from '../position.ts'
import { declare, firing, happened, onto } from '../testing/firing.ts'
import { at, NOBODY } from '../position.ts'
import type { GroupSpec } from '../testing/field.ts'
import { field } from '../testing/field.ts'
import { multiplierAt, offsetBy } from './inaccuracy.ts'
import { ratio } from '../formula/ratio.ts'

const MORTAR = { range: 200_000, minRange: 20_000 } as Attack

// prettier-ignore
test.for([
  ['[T-ina-min] [M-ina-min]', 200, 3, 2, [2000, 0]],
  ['[T-ina-step] [M-ina-mult] [MG-ina-mult]', 500, 1, 3, [0, 12_000]],
  ['[T-ina-max] [MG-ina-mult]', 2000, 5, 1, [0, -19_000]],
] as const)('%s at %i m, d10 = %i, d4 = %i', ([, metres, direction, die, expected]) => {
  expect(offsetBy(direction, ratio(die * multiplierAt(MORTAR, metres * 100)))).toEqual(expected)
})

test('[MG-ina-geom] [M-ina-dir] a diagonal is as long as the roll', () => {
  expect([2, 4, 6, 8].map(direction => offsetBy(direction, ratio(10)))).toEqual([
    [707, 707],
    [707, -707],
    [-707, -707],
    [-707, 707],
  ])
  expect([1, 3, 5, 7].map(direction => offsetBy(direction, ratio(5, 2)))).toEqual([
    [0, 250],
    [250, 0],
    [0, -250],
    [-250, 0],
  ])
})

/** A field howitzer 200 m south of the point (500, 200), behind a wall; the enemy is at the point. */
const howitzer = (...more: GroupSpec[]) =>
  field({
    era: 'napoleonic',
    map: {
      width: 200_000,
      walls: [
        {
          name: 'Wall',
          line: [
            [0, 10_000],
            [100_000, 10_000],
          ],
          height: 500,
        },
      ],
    },
    groups: [
      { side: 0, stacks: [['field-howitzer', 1]], at: [499, 0], facing: [0, 1] },
      ...more,
      { side: 1, stacks: [['line-infantry', 4]], at: [499, 200] },
    ],
  })

const fallen = (s: ReturnType<typeof field>, rolls: number[], change: (p: Position) => void = () => {}) => {
  const g = firing(s, rolls, change)
  declare(g, 0, onto([0, 0, 0], 1, [500, 200], 'own'))
  return g
}

describe('[T-ina-zero] [M-ina-zero] [MG-ina-zero] zero needs a unit that sees the point', () => {
  const spotter = (units: number): GroupSpec => ({
    side: 0,
    stacks: [['line-infantry', units]],
    at: [600, 200],
  })

  test('with a spotter 9 falls on the point, and no distance is rolled', () => {
    expect(fallen(howitzer(spotter(1)), [9]).p.declared[0]?.falls).toEqual([50_000, 20_000])
  })

  test('without one 10 is rolled again', () => {
    const g = fallen(howitzer(), [10, 6, 1])
    expect(g.p.declared[0]?.falls).toEqual([50_000 - 707, 20_000 - 707])
    expect(happened(g, 'deviation-rolled')[0]).toMatchObject({ directions: [10, 6], dice: [1] })
  })

  test('[MG-men-act] injured units cannot spot', () => {
    const g = fallen(howitzer(spotter(2)), [9, 3, 1], p =>
      Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 0, injured: 2 }),
    )
    expect(g.p.declared[0]?.falls).toEqual([51_000, 20_000])
  })
})

test('[M-phase-inacc] [M-ina-when] [M-ina-dist] inaccuracy is rolled when the attack is declared', () => {
  expect(happened(fallen(howitzer(), [3, 4]), 'deviation-rolled')).toEqual([
    {
      is: 'deviation-rolled',
      side: 0,
      group: 0,
      stack: 0,
      attack: 0,
      directions: [3],
      dice: [4],
      offset: [4000, 0],
      roll: 'own',
      because: [{ rule: 'M-ina-mult', what: 'multiplier', change: 10 }],
    },
  ])
})

test('[MG-hero-scope] [M-hero-aura] a living Master Gunner halves the distance', () => {
  const gunner: GroupSpec = { side: 0, stacks: [['master-gunner', 1]], at: [600, 0] }
  expect(fallen(howitzer(gunner), [3, 4]).p.declared[0]?.falls).toEqual([52_000, 20_000])
  const dead = (p: Position) => Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 0, dead: 1 })
  expect(fallen(howitzer(gunner), [3, 4], dead).p.declared[0]?.falls).toEqual([54_000, 20_000])
})

test('[M-phase-lead] one shot that was granted counts as zero, and no die is rolled', () => {
  const g = fallen(
    howitzer(),
    [],
    p => void p.granted.push({ group: 0, stack: -1, what: 'dead-on', amount: 1, until: 1 }),
  )
  expect(g.p.declared[0]?.falls).toEqual([50_000, 20_000])
  expect(g.p.granted).toEqual([])
})

test('[M-phase-lead] it is one shot only: the others are rolled for, and the side does not share it', () => {
  const s = field({
    era: 'napoleonic',
    groups: [
      { side: 0, stacks: [['field-howitzer', 2]], at: [500, 0], files: 1 },
      { side: 1, stacks: [['line-infantry', 1]], at: [700, 700] },
    ],
  })
  const g = firing(
    s,
    [3, 4],
    p => void p.granted.push({ group: 0, stack: -1, what: 'dead-on', amount: 1, until: 1 }),
  )
  declare(g, 0, onto([0, 0, 0], 2, [501, 200], 'side'))
  expect(g.p.declared.map(({ units, falls }) => [units, falls])).toEqual([
    [1, [50_100, 20_000]],
    [1, [54_100, 20_000]],
  ])
  expect(g.p.shared).toEqual([{ side: 0, group: NOBODY, offset: [4000, 0] }])
})

test("[MG-ina-plain] bombs fall by ten times the die, along the flyer's path", () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['bomber', 1]], at: [750, 750] },
      { side: 1, stacks: [['riflemen-ww1', 4]], at: [499, 200] },
    ],
  })
  const g = firing(
    s,
    [3, 4],
    p =>
      (at(p.groups, 0).trail = [
        [50_000, 0],
        [50_000, 150_000],
      ]),
  )
  declare(g, 0, onto([0, 0, 0], 1, [500, 200], 'own'))
  expect(g.p.declared[0]?.falls).toEqual([54_000, 20_000])
  expect(() => declare(g, 0, onto([0, 0, 0], 1, [700, 200], 'own'))).toThrow('not-an-option')
})

test('[M-ina-when] every indirect shot is rolled for', () => {
  const g = firing(howitzer({ side: 0, stacks: [['field-howitzer', 2]], at: [300, 0] }), [3, 4, 1, 1])
  declare(g, 0, onto([1, 0, 0], 2, [300, 400], 'own'))
  const falls = g.p.declared.map(({ units, falls: point }) => [units, point])
  expect(falls).toEqual([
    [1, [50_000, 40_000]],
    [1, [30_000, 45_000]],
  ])
})

describe('[M-ind-one-roll] [MG-ind-one] one roll may be shared', () => {
  const pair = () => howitzer({ side: 0, stacks: [['field-howitzer', 2]], at: [300, 0] })
  const falls = (g: Firing) => g.p.declared.map(({ falls: point }) => point)

  test('by a side: every other point gets the same offset', () => {
    const g = firing(pair(), [3, 4])
    declare(g, 0, onto([0, 0, 0], 1, [500, 200], 'side'))
    declare(g, 0, onto([1, 0, 0], 2, [300, 400], 'side'))
    expect(falls(g)).toEqual([
      [54_000, 20_000],
      [34_000, 40_000],
    ])
  })

  test('by a group: others roll for themselves', () => {
    const g = firing(pair(), [3, 4, 1, 1])
    declare(g, 0, onto([1, 0, 0], 1, [300, 400], 'group'))
    declare(g, 0, onto([1, 0, 0], 1, [310, 400], 'group'))
    declare(g, 0, onto([0, 0, 0], 1, [500, 200], 'group'))
    expect(falls(g)).toEqual([
      [50_000, 40_000],
      [51_000, 40_000],
      [50_000, 21_000],
    ])
  })

  test.for(['group', 'side'] as const)('once it is rolled for a %s no unit of it rolls separately', roll => {
    const g = firing(pair(), [3, 4, 3, 1])
    declare(g, 0, onto([1, 0, 0], 1, [300, 400], 'own'))
    expect(g.p.shared).toEqual([])
    declare(g, 0, onto([1, 0, 0], 1, [500, 200], roll))
    const others = (['own', 'group', 'side'] as const).filter(other => other !== roll)
    for (const other of others)
      expect(() => declare(g, 0, onto([1, 0, 0], 1, [300, 400], other))).toThrow('not-an-option')
  })
})
