import { describe, expect, test } from 'vitest'
import type { FieldMap } from '../scenario.ts'
import type { Group, Work } from '../position.ts'
import type { Screen } from './sight-line.ts'
import { aGroup, aStack, aUnit, aWork, barePosition, bareScenario, box } from '../testing/bare.ts'
import { NOBODY } from '../position.ts'
import { screenBefore, screenBetween } from './sight.ts'

const WEST = aGroup([100, 400])
const EAST = aGroup([500, 400])

const TOWER = aWork({ id: 'tower', height: 800, length: 400, width: 400, traits: { 'high-ground': 1 } })
const PALISADE = aWork({ traits: { 'blocks-sight': 1 } })
const SHEETS = {
  units: [aUnit(), aUnit({ health: 9, crew: 3, width: 300 })],
  works: [PALISADE, TOWER],
}

/** What is between a man in the west and one in the east, four hundred metres apart. */
function between(
  map: Partial<FieldMap>,
  others: Group[] = [],
  { west = WEST, east = EAST, works = [] as Work[] } = {},
): Screen | null {
  return screenBetween(bareScenario(map, SHEETS), barePosition([west, east, ...others], works), 0, 1)
}

const terrace = (height: number, ...area: [number, number, number, number]) => ({
  height,
  outline: box(...area),
})
const wood = (...area: [number, number, number, number]) =>
  ({ kind: 'forest', name: '', outline: box(...area) }) as const
const standing = (kind: number, metres: [number, number], done = 99): Work => ({
  kind,
  at: [metres[0] * 100, metres[1] * 100],
  facing: [1, 0],
  owner: NOBODY,
  done,
  health: 10,
  gone: false,
})

describe('a line of sight', () => {
  test('[M-los-line] over open ground nothing interrupts it', () => {
    expect(between({})).toBeNull()
  })

  test('[M-los-wall] a wall higher than the eyes interrupts it, a low one does not', () => {
    const wall = (height: number) => ({
      walls: [
        {
          name: '',
          height,
          line: [
            [30_000, 0],
            [30_000, 80_000],
          ] as [number, number][],
        },
      ],
    })
    expect([between(wall(300)), between(wall(200)), between(wall(100))]).toEqual(['wall', null, null])
  })

  test('[MG-los-height] a hill between two men hides them from each other', () => {
    expect(between({ contours: [terrace(500, 250, 0, 350, 800)] })).toBe('ground')
    expect(between({ contours: [terrace(150, 250, 0, 350, 800)] })).toBeNull()
  })

  test('[MG-los-height] a terrace hides what lies close below its edge, and shows what lies further off', () => {
    const hill = { contours: [terrace(1000, 0, 0, 200, 800)] }
    expect(between(hill, [], { east: aGroup([210, 400]) })).toBe('ground')
    expect(between(hill, [], { west: aGroup([195, 400]), east: aGroup([700, 400]) })).toBeNull()
  })

  test('[MG-measure] [MG-los-height] the step of a terrace does not hide groups in contact, a wall does', () => {
    const hill = { contours: [terrace(500, 0, 0, 200, 800)] }
    const [west, east] = [aGroup([196.7, 400]), aGroup([200.6, 400])]
    expect(between(hill, [], { west, east })).toBeNull()
    expect(between(hill, [], { west, east: aGroup([200.8, 400]) })).toBe('ground')
    const line: [number, number][] = [
      [20_000, 0],
      [20_000, 80_000],
    ]
    expect(between({ ...hill, walls: [{ name: '', height: 300, line }] }, [], { west, east })).toBe('wall')
  })

  test('[MG-los-height] where terraces lie over each other the last one counts', () => {
    const quarry = [terrace(500, 250, 0, 350, 800), terrace(0, 250, 300, 350, 500)]
    expect(between({ contours: quarry })).toBeNull()
  })

  test('[MG-los-height] the top floor of a tower sees over a wall', () => {
    const walls = [
      {
        name: '',
        height: 300,
        line: [
          [30_000, 0],
          [30_000, 80_000],
        ] as [number, number][],
      },
    ]
    const up = { west: aGroup([100, 400], { inside: 0 }), works: [standing(1, [101, 399])] }
    expect(between({ walls }, [], up)).toBeNull()
  })

  test('[MG-los-height] houses and standing works hide, works half built do not', () => {
    expect(between({ ground: [{ kind: 'house', name: '', outline: box(290, 380, 310, 420) }] })).toBe('house')
    expect(between({}, [], { works: [standing(0, [300, 399])] })).toBe('work')
    expect(between({}, [], { works: [standing(0, [300, 399], 14)] })).toBeNull()
  })

  test('[MG-los-units] a house does not hide units in it', () => {
    const house = (west: number, east: number) =>
      between({ ground: [{ kind: 'house', name: '', outline: box(west, 380, east, 420) }] })
    expect([house(480, 520), house(80, 120), house(470, 490)]).toEqual([null, null, 'house'])
  })

  test('[M-los-units] [MG-los-units] close order interrupts it, open order does not', () => {
    const men = [aStack({ healthy: 25 })]
    const line = (order: 'close' | 'open') => aGroup([295, 405], { order, files: 5, stacks: men })
    expect([between({}, [line('close')]), between({}, [line('open')])]).toEqual(['units', null])
  })

  test('[MG-los-units] a vehicle interrupts it in any order, the dead and flyers never', () => {
    const tank = (given: Partial<Group> = {}) =>
      aGroup([295, 404], { order: 'open', stacks: [aStack({ unit: 1 })], ...given })
    expect(between({}, [tank()])).toBe('units')
    expect(between({}, [tank({ flying: true })])).toBeNull()
    expect(between({}, [tank({ stacks: [aStack({ unit: 1, healthy: 0, dead: 1 })] })])).toBeNull()
  })

  test('[MG-los-units] units that stand lower than the line do not interrupt it', () => {
    const men = aGroup([295, 405], { files: 5, stacks: [aStack({ healthy: 25 })] })
    const heights = { contours: [terrace(1000, 0, 0, 150, 800), terrace(1000, 450, 0, 600, 800)] }
    expect(between(heights, [men])).toBeNull()
  })

  test('[MG-los-units] fifty metres of foliage hide nothing, more do', () => {
    expect(between({ ground: [wood(200, 0, 250, 800)] })).toBeNull()
    expect(between({ ground: [wood(200, 0, 251, 800)] })).toBe('forest')
    expect(between({ ground: [wood(200, 0, 230, 800), wood(300, 0, 330, 800)] })).toBe('forest')
  })

  test('[MG-los-height] flyers are above everything but clouds', () => {
    const hill = { contours: [terrace(5000, 250, 0, 350, 800)] }
    const aloft = { west: aGroup([100, 400], { flying: true }) }
    expect(between(hill, [], aloft)).toBeNull()
    const p = barePosition([aloft.west, EAST])
    p.clouds = [{ at: [30_000, 40_000], radius: 6000, until: 3 }]
    expect(screenBetween(bareScenario(hill, SHEETS), p, 0, 1)).toBe('cloud')
  })

  test('[M-los-line] a point is seen like a man standing there', () => {
    const s = bareScenario({ contours: [terrace(500, 250, 0, 350, 800)] }, SHEETS)
    const p = barePosition([WEST])
    expect(screenBefore(s, p, 0, [50_000, 40_000])).toBe('ground')
    expect(screenBefore(s, p, 0, [20_000, 40_000])).toBeNull()
  })

  test('[MG-los-units] a group hides what is behind it, and not the ground that it stands on', () => {
    const men = aGroup([295, 405], { files: 5, stacks: [aStack({ healthy: 25 })] })
    const p = barePosition([WEST, men])
    expect(screenBefore(bareScenario({}, SHEETS), p, 0, [30_000, 40_000])).toBeNull()
    expect(screenBefore(bareScenario({}, SHEETS), p, 0, [32_000, 40_000])).toBe('units')
  })

  test('[M-los-wall] a building itself is seen, and hides what is behind it', () => {
    const p = barePosition([WEST], [standing(0, [300, 399])])
    expect(screenBefore(bareScenario({}, SHEETS), p, 0, [30_000, 39_900])).toBeNull()
    expect(screenBefore(bareScenario({}, SHEETS), p, 0, [31_000, 39_900])).toBe('work')
  })
})
