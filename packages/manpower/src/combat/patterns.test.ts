import { describe, expect, test } from 'vitest'
import type { DamageType } from '@sandtable/scenario'
import type { Group, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Swath } from './patterns.ts'
import { caughtIn, patternHits, patternOnWorks, swathOf } from './patterns.ts'
import type { GroupSpec } from '../testing/field.ts'
import { field } from '../testing/field.ts'
import { ratio } from '../formula/ratio.ts'

const blow = (type: DamageType) => ({ type, pierce: 'M', explodes: false }) as const

const LONE = field({ groups: [{ side: 0, stacks: [['riflemen-ww1', 1]] }] })

/** Whether a man with his disc's centre at a place in metres is caught; his corner is a metre to the north-west. */
function isIn(swath: Swath, x: number, y: number): boolean {
  const [man] = LONE.setup.groups as [Group]
  const corner: [number, number] = [Math.round(100 * x) - 100, Math.round(100 * y) + 100]
  return caughtIn(LONE, { ...LONE.setup, groups: [{ ...man, at: corner }] }, swath).length === 1
}

const LINE = { kind: 'line', length: 1000, width: 500 } as const

test('[T-line-width] [M-fp-line] [MG-measure] [MG-line] a disc is hit when it touches the strip', () => {
  const strip = swathOf(LINE, 0, [0, 0], [50_00, 0])
  expect(isIn(strip, 9, 3)).toBe(true)
  expect(isIn(strip, 11.5, 0)).toBe(false)
})

test('[M-fp-line-thin] [M-fp-line-free] a thin line ends where the player likes, and hits what it passes through', () => {
  const line = swathOf({ kind: 'line', length: null, width: null }, 80_000, [0, 0], [0, 20_00])
  expect([isIn(line, 1, 10), isIn(line, 1.01, 10), isIn(line, 0, 21), isIn(line, 0, 21.01)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('[M-fp-circle] [M-fp-circle-range] [MG-circle-self] a circle is at its point, or around a unit without range', () => {
  const circle = { kind: 'circle', radius: 300 } as const
  expect(isIn(swathOf(circle, 30_000, [0, 0], [100_00, 0]), 104, 0)).toBe(true)
  expect(isIn(swathOf(circle, 30_000, [0, 0], [100_00, 0]), 104.01, 0)).toBe(false)
  expect(isIn(swathOf(circle, 0, [0, 0], [100_00, 0]), 4, 0)).toBe(true)
})

test('[M-fp-cone] [M-fp-cone-range] [MG-cone] a cone opens away from the firer, by 45° on either side', () => {
  const cone = { kind: 'cone', radius: 3000 } as const
  const own = swathOf(cone, 0, [0, 0], [0, 10_00])
  expect([isIn(own, 10, 10), isIn(own, 12, 10), isIn(own, 0, 31), isIn(own, 0, -2)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  const ahead = swathOf(cone, 10_000, [0, 0], [0, 50_00])
  expect([isIn(ahead, 0, 70), isIn(ahead, 0, 40)]).toEqual([true, false])
})

test('[M-grp-displace] a unit displaced from its group is hit at its own place', () => {
  const [man] = LONE.setup.groups as [Group]
  const apart = { ...LONE.setup, groups: [{ ...man, strays: [[0, 70_000, 0] as [number, number, number]] }] }
  const circleAt = (x: number) => swathOf({ kind: 'circle', radius: 300 }, 30_000, [0, 0], [x, 0])
  expect([70_000, 0].map(x => caughtIn(LONE, apart, circleAt(x)).length)).toEqual([1, 0])
})

/** A file of men or guns along the y axis, two metres apart, from 100 m on. */
const fileOf = (stacks: GroupSpec['stacks'], equipment: string[] = []) =>
  field({
    groups: [
      { side: 0, stacks, equipment, at: [0, 100], facing: [0, -1], files: 1 },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })

/** All of the file, nearest to its head first. */
const inFile = (s: Scenario, p: Sight) =>
  caughtIn(s, p, swathOf({ kind: 'circle', radius: 100_000 }, 1, [0, 0], [0, 0])).filter(
    ({ group }) => group === 0,
  )

const hits = (s: Scenario, rolled: number, type: DamageType = 'bashing') => {
  return patternHits(s, s.setup, inFile(s, s.setup), ratio(rolled), blow(type)).map(({ toll }) => [
    toll.healthy,
    toll.injured,
    toll.dead,
  ])
}

describe('[MG-pattern-cap] [M-fp-cap] men together lose no more than the roll', () => {
  test('[T-line-cap] nearest first, two steps a man', () => {
    expect(hits(fileOf([['line-infantry', 10]]), 9)).toEqual([[5, 1, 4]])
  })

  test('of all stacks together, the nearer one first', () => {
    expect(
      hits(
        fileOf([
          ['line-infantry', 2],
          ['grenadier', 10],
        ]),
        9,
      ),
    ).toEqual([
      [0, 0, 2],
      [7, 1, 2],
    ])
  })

  test('vehicles and guns each take the whole roll', () => {
    expect(hits(fileOf([['6-pdr-cannon', 3]]), 5)).toEqual([[0, 3, 0]])
  })

  test('armour makes every step dearer', () => {
    const s = fileOf([['man-at-arms', 10]])
    const [hit] = patternHits(s, s.setup, inFile(s, s.setup), ratio(8), { ...blow('slashing'), pierce: 'N' })
    expect([hit?.toll.healthy, hit?.toll.injured, hit?.toll.dead]).toEqual([8, 0, 2])
  })
})

describe('[MG-types] chemicals hurt men and crews, all of them together by the roll', () => {
  test('crews lose men and vehicles no health', () => {
    const s = fileOf([['medium-tank', 2]])
    const [hit] = patternHits(s, s.setup, inFile(s, s.setup), ratio(7), blow('chemical'))
    expect(hit?.toll).toMatchObject({ healthy: 1, dead: 1, health: [15], crew: [3] })
  })

  test('units without a crew that are not men are left alone', () => {
    const s = fileOf([['scout-drone', 1]])
    const landed = { ...s.setup, groups: s.setup.groups.map(group => ({ ...group, flying: false })) }
    const [hit] = patternHits(s, landed, inFile(s, landed), ratio(5), blow('chemical'))
    expect(hit?.toll.health).toEqual([2])
  })

  test('gas masks keep it out', () => {
    expect(hits(fileOf([['riflemen-ww1', 4]], ['gas-masks']), 5, 'chemical')).toEqual([[4, 0, 0]])
  })
})

test('[M-fp-all-hit] [M-dmg-other] buildings in a pattern take the roll by their armour, and no harm from chemicals', () => {
  const s = field({
    map: {
      works: [
        { work: 'palisade', at: [10_500, 20_000], facing: [0, 1], owner: null },
        { work: 'bunker', at: [10_500, 30_000], facing: [0, 1], owner: null },
      ],
    },
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })
  const struck = (y: number, type: DamageType, inside = -1) => {
    const swath = swathOf({ kind: 'circle', radius: 300 }, 30_000, [0, 0], [10_500, y * 100])
    return patternOnWorks(s, s.setup, swath, ratio(9), blow(type), inside)
  }
  expect(struck(203.5, 'bashing')).toEqual([{ work: 0, damage: 9 }])
  expect(struck(203.51, 'bashing')).toEqual([])
  expect(struck(300, 'bashing')).toEqual([{ work: 1, damage: 5 }])
  expect([struck(300, 'bashing', 1), struck(200, 'chemical')]).toEqual([[], []])
})
