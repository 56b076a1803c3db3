import { describe, expect, test } from 'vitest'
import type { Group, GroupSight, Stack } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { aGroup, aStack, aUnit, bareScenario } from '../testing/bare.ts'
import { centre, cornerFor, extent, footprint, spacing, unitPoints, usualFiles } from './layout.ts'

/** Units of these widths in centimetres, by number. */
const printed = (...widths: number[]): Scenario =>
  bareScenario({}, { units: widths.map(width => aUnit({ width })) })

const stack = (unit: number, healthy: number, injured = 0, dead = 0): Stack =>
  aStack({ unit, healthy, injured, dead })

const group = (stacks: Stack[], given: Partial<Group> = {}): Group =>
  aGroup([100, 200], { files: 5, stacks, ...given })

const MEN = printed(200, 400)

describe("the places of a group's units", () => {
  test('[MG-spacing] in close order a man has two metres, in open order ten', () => {
    expect(spacing(MEN, group([stack(0, 25)]))).toBe(200)
    expect(spacing(MEN, group([stack(0, 25)], { order: 'open' }))).toBe(1000)
  })

  test('[MG-footprint] [M-grp-layout] the widest living unit sets the spacing where it needs more', () => {
    expect(spacing(MEN, group([stack(0, 25), stack(1, 2)]))).toBe(400)
    expect(spacing(MEN, group([stack(0, 25), stack(1, 0, 0, 2)]))).toBe(200)
  })

  test('[MG-spacing] unit by unit from the front left corner, file by file, rank behind rank', () => {
    const points = unitPoints(MEN, group([stack(0, 6)], { files: 5 }))
    expect(points[0]?.point).toEqual([10_100, 19_900])
    expect(points[4]?.point).toEqual([10_900, 19_900])
    expect(points[5]?.point).toEqual([10_100, 19_700])
  })

  test('[MG-footprint] [M-grp-layout] units are numbered stack by stack', () => {
    const points = unitPoints(MEN, group([stack(0, 2), stack(1, 1)]))
    expect(points.map(point => point.stack)).toEqual([0, 0, 1])
  })

  test('[M-grp-formation] the layout turns with the front, to whole centimetres', () => {
    const east = group([stack(0, 25)], { facing: [7, 0] })
    expect(footprint(MEN, east)).toEqual([
      [10_000, 20_000],
      [10_000, 19_000],
      [9000, 19_000],
      [9000, 20_000],
    ])
    const slanted = group([stack(0, 25)], { facing: [3, 4] })
    expect(footprint(MEN, slanted)[1]).toEqual([10_800, 19_400])
    expect(centre(MEN, slanted)).toEqual([10_100, 19_300])
  })

  test('[MG-spacing] the dead are not in the ranks: they close up', () => {
    const [before, after] = [stack(0, 25), stack(0, 12, 3, 10)]
    const depth = (one: GroupSight): number => one.at[1] - (footprint(MEN, one)[2]?.[1] ?? 0)
    expect([depth(group([before])), depth(group([after]))]).toEqual([1000, 600])
    expect(unitPoints(MEN, group([after]))).toHaveLength(15)
  })

  test('[MG-spacing] by default a group stands as nearly square as it can', () => {
    expect([1, 2, 4, 5, 25, 26, 100].map(usualFiles)).toEqual([1, 2, 2, 3, 5, 6, 10])
    expect(extent(26, 6, 200)).toEqual({ front: 1200, depth: 1000 })
  })

  test('[M-grp-displace] a man displaced by an obstacle stands where his owner has put him', () => {
    const points = unitPoints(MEN, group([stack(0, 3)], { strays: [[1, 12_345, 20_500]] }))
    expect(points.map(({ point }) => point)).toEqual([
      [10_100, 19_900],
      [12_345, 20_500],
      [10_500, 19_900],
    ])
  })

  test('[M-grp-layout] a corner can be found for any centre and front', () => {
    const corner = cornerFor(MEN, group([stack(0, 25)]), [1, 0], [50_000, 50_000])
    expect(centre(MEN, group([stack(0, 25)], { at: [corner[0], corner[1]], facing: [1, 0] }))).toEqual([
      50_000, 50_000,
    ])
  })
})
