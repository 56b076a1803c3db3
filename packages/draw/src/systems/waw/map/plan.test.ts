import type { BorderFile, MapFile, RegionFile } from '@sandtable/scenario'
import { describe, expect, test } from 'vitest'
import { ALL_PACKS, packNamed } from '../testing/packs.ts'
import { topologyOf } from '../testing/maps.ts'
import type { GroundRegion } from './ground.ts'
import type { Polyline } from '../../../plane.ts'
import { groundAt } from './ground-at.ts'
import { groundOf } from './ground.ts'
import { isInside, overlap } from '../../../plane.ts'
import { labelsAt } from './labels.ts'
import { stackRoom } from './stack-room.ts'

const HASTINGS = packNamed('hastings-1066')
const REGION = HASTINGS.map.regions['kent'] as RegionFile
const BORDER = HASTINGS.map.borders[0] as BorderFile

/** A map of this many regions in rows of ten, each joined to the next and to the one below. */
function chequered(count: number): MapFile {
  const ids = Array.from({ length: count }, (_, i) => `r-${i}`)
  const joined = ids.flatMap((id, i): [string, string | undefined][] => [
    [id, i % 10 === 9 ? undefined : ids[i + 1]],
    [id, ids[i + 10]],
  ])
  return {
    regions: Object.fromEntries(ids.map(id => [id, { ...REGION, name: `Region ${id}`, city: null }])),
    borders: joined.flatMap(([a, b]) => (b === undefined ? [] : [{ ...BORDER, between: [a, b] }])),
    areas: {},
    theaters: {},
  }
}

const inOrder = (ring: Polyline): boolean => ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))

describe.for(ALL_PACKS.map(pack => [pack.id, pack] as const))('%s without outlines', ([, pack]) => {
  const ground = groundOf(null, pack)

  test('every region has a box of its own, in which its stack stands', () => {
    for (const [i, region] of ground.regions.entries()) {
      expect(isInside(region.rings, region.anchor)).toBe(true)
      expect(ground.owner(region.anchor)).toBe(i)
      const { counters } = stackRoom(region.anchor, ground.counter, 1)
      const covered = ground.regions.filter(other => other !== region && overlap(counters, other.bounds))
      expect(covered.map(({ id }) => id)).toEqual([])
    }
  })

  test('every border is a line between two boxes, crossed where it is seen', () => {
    expect(ground.links).toHaveLength(pack.map.borders.length)
    for (const [i, { a, b }] of ground.crossings.entries()) {
      const [from, to] = ground.links[i]?.line ?? []
      expect([ground.owner(from as never), ground.owner(to as never)]).toEqual([a, b])
    }
  })

  test('a river or a closed border is a stroke across its line, and open ground has none', () => {
    for (const [i, { river, closed }] of pack.map.borders.entries())
      expect(ground.crossings[i]?.lines.length).toBe(river === null && closed === null ? 0 : 1)
  })

  test.for([1, 2])('every region is named at scale %d, no name over another', scale => {
    const labels = labelsAt(groundAt(ground, scale), scale).filter(({ face }) => face === 'region')
    expect(labels.map(({ on }) => on).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      ...ground.regions.keys(),
    ])
    const boxes = labels.flatMap(label => label.boxes)
    for (const [i, box] of boxes.entries())
      expect(boxes.slice(i + 1).filter(other => overlap(box, other))).toEqual([])
  })

  test('it is the same each time', () => {
    const { regions, links } = groundOf(null, pack)
    expect([regions, links]).toEqual([ground.regions, ground.links])
  })
})

test('a map by its outlines has no lines between its regions', () => {
  expect(groundOf(topologyOf('hastings-1066'), HASTINGS).links).toEqual([])
})

const kent = HASTINGS.map.regions['kent'] as RegionFile
const { kent: _kent, ...fewer } = HASTINGS.map.regions
const openBorders = HASTINGS.map.borders.filter(({ between }) => !between.includes('kent'))

test.for([
  ['a region lacks its outline', { ...HASTINGS.map, regions: { ...HASTINGS.map.regions, isle: kent } }],
  ['an outline is of no region', { ...HASTINGS.map, regions: fewer, borders: openBorders }],
] as const)('where %s, the whole map is a plan', ([, map]) => {
  const { regions, links } = groundOf(topologyOf('hastings-1066'), { ...HASTINGS, map })
  expect(links).toHaveLength(map.borders.length)
  expect(regions.map(({ id }) => id)).toEqual(Object.keys(map.regions))
})

test.for([1, 2, 3, 300])('a plan of %d regions is whole', count => {
  const { regions, board } = groundOf(null, { year: 1861, map: chequered(count) })
  expect(regions).toHaveLength(count)
  expect(regions.flatMap(({ rings }: GroundRegion) => rings).every(inOrder)).toBe(true)
  const [left, top, right, bottom] = board
  expect([left >= 0, top >= 0, right <= 1084, bottom <= 784]).toEqual([true, true, true, true])
})

test('regions that nothing borders on have their places, too', () => {
  const { regions } = groundOf(null, { year: 1861, map: { ...chequered(5), borders: [] } })
  expect(new Set(regions.map(({ anchor }) => String(anchor))).size).toBe(5)
})
