import { describe, expect, test } from 'vitest'
import type { Box } from '../../../plane.ts'
import { ALL_GROUNDS } from '../testing/maps.ts'
import { counterSize } from './label.ts'
import { labelsAt, stackBoxes } from './labels.ts'
import { markBox } from './marks.ts'
import { overlap } from '../../../plane.ts'

const SCALES = [0.4, 0.75, 1, 1.4, 2, 3.4]

describe.each(ALL_GROUNDS)('$name', ({ ground }) => {
  test.each(SCALES)('at scale %d no name lies over another, over a mark or where a stack stands', scale => {
    const labels = labelsAt(ground, scale)
    const others = [
      ...stackBoxes(ground, scale).map((box, i) => ({ what: `stack in ${ground.regions[i]?.id}`, box })),
      ...ground.places.map(place => ({
        what: `mark in ${ground.regions[place.region]?.id}`,
        box: markBox(place, scale),
      })),
    ]
    const clashes = labels.flatMap((label, i) => {
      const name = label.lines.join(' ')
      const covered = [
        ...others,
        ...labels
          .slice(i + 1)
          .flatMap(other => other.boxes.map(box => ({ what: other.lines.join(' '), box }))),
      ]
      return covered
        .filter(other => label.boxes.some(box => overlap(box, other.box)))
        .map(other => `${name} over ${other.what}`)
    })
    expect(clashes).toEqual([])
    expect(labels.length).toBeGreaterThan(0)
  })

  test('no letter is smaller than 11 pixels on the screen', () => {
    const small = SCALES.flatMap(scale => labelsAt(ground, scale).filter(({ size }) => size * scale < 11))
    expect(small).toEqual([])
  })

  test('looking closer shows more names, and close enough every region has its own', () => {
    const [far, near] = [labelsAt(ground, 0.5), labelsAt(ground, 2.4)]
    expect(near.length).toBeGreaterThan(far.length)
    const named = new Set(near.filter(label => label.face === 'region').map(label => label.on))
    expect(ground.regions.filter((_, i) => !named.has(i)).map(region => region.id)).toEqual([])
  })
})

test('names keep clear of the stars over a stack where they can', () => {
  const hastings = ALL_GROUNDS.find(({ name }) => name === 'hastings-1066') as (typeof ALL_GROUNDS)[number]
  const { ground } = hastings
  const labels = labelsAt(ground, 1)
  const under = ['york', 'normandy', 'east-anglia'].filter(id => {
    const [x, y] = ground.regions.find(region => region.id === id)?.anchor ?? [0, 0]
    const half = counterSize(ground, 1) / 2
    const stars: Box = [x - half, y - half - 18, x - half + 29, y - half]
    return labels.some(({ boxes }) => boxes.some(box => overlap(box, stars)))
  })
  expect(under).toEqual([])
})

test('a town that names its region is not labelled twice', () => {
  const missouri = ALL_GROUNDS.find(({ name }) => name === 'missouri-1861')
  const springfield = labelsAt((missouri as (typeof ALL_GROUNDS)[number]).ground, 1).filter(
    label => label.lines.join(' ') === 'Springfield',
  )
  expect(springfield.length).toBe(1)
})
