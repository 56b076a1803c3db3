import { describe, expect, test } from 'vitest'
import { ALL_GROUNDS, topologyOf } from '../testing/maps.ts'
import { groundOf } from './ground.ts'
import { isInside, offLine } from '../../../plane.ts'

describe.each(ALL_GROUNDS)('$name', ({ pack, ground }) => {
  test('regions come in the order of the pack', () => {
    expect(ground.regions.map(region => region.id)).toEqual(Object.keys(pack.map.regions))
  })

  test('every stack stands in its own region', () => {
    const astray = ground.regions.filter(region => !isInside(region.rings, region.anchor))
    expect(astray.map(region => region.id)).toEqual([])
  })

  test('every region lies on the drawing', () => {
    const outside = ground.regions.filter(
      ({ bounds: [left, top, right, bottom] }) =>
        left < 0 || top < 0 || right > ground.width || bottom > ground.height,
    )
    expect(outside.map(region => region.id)).toEqual([])
  })

  test('both neighbours have the very edge that they share, and rivers lie on it', () => {
    const off = ground.crossings.flatMap(({ a, b, lines }) =>
      lines
        .flat()
        .flatMap(point =>
          [a, b]
            .filter(i => (ground.regions[i]?.rings ?? []).every(ring => offLine(ring, point) > 0.01))
            .map(i => ground.regions[i]?.id),
        ),
    )
    expect(off).toEqual([])
  })

  test('a road or railway starts and ends at the towns of its regions', () => {
    for (const { crossing, line } of ground.ways) {
      const ends = [crossing.a, crossing.b].map(
        region => ground.places.find(place => place.region === region)?.at ?? ground.regions[region]?.anchor,
      )
      expect([line[0], line.at(-1)]).toEqual(ends)
    }
  })

  test('it is drawn alike every time', () => {
    const again = groundOf(topologyOf(pack.id), pack)
    expect(again.regions).toEqual(ground.regions)
    expect(again.ways).toEqual(ground.ways)
  })
})

test('only a map with coasts has a sea', () => {
  expect(ALL_GROUNDS.map(({ name, ground }) => [name, ground.sea])).toEqual([
    ['hastings-1066', true],
    ['missouri-1861', false],
    ['mongols-1241', true],
  ])
})

test('regions that face each other over water share no edge, and are crossed between their coasts', () => {
  const { ground } = ALL_GROUNDS[0] as (typeof ALL_GROUNDS)[number]
  const channel = ground.crossings.filter(crossing => crossing.called === 'The Channel')
  expect(channel.length).toBe(3)
  for (const { lines, at } of channel) {
    expect(lines).toEqual([])
    expect(ground.owner(at)).toBeNull()
  }
})
