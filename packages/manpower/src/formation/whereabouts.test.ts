import type { Box, Point } from '@sandtable/board'
import fc from 'fast-check'
import { boxesTouch, boxOf } from '@sandtable/board'
import { expect, test } from 'vitest'
import type { Group, Pair } from '../position.ts'
import type { Placed } from './layout.ts'
import { aGroup, aStack, aUnit, barePosition, bareScenario } from '../testing/bare.ts'
import { at } from '../position.ts'
import { fold } from '@sandtable/kernel'
import { footprint, unitPoints } from './layout.ts'
import { groupsAlong, groupsWithin, withGroup } from './whereabouts.ts'
import { MANPOWER } from '../ruleset.ts'
import { MINIATURES } from '../miniatures/ruleset.ts'

const S = bareScenario({}, { units: [aUnit({ width: 100 }), aUnit({ width: 300 })] })

const metres = fc.tuple(fc.nat(799), fc.nat(799))
const group = fc
  .record({
    place: metres,
    facing: fc.constantFrom<Pair>([0, 1], [1, 0], [-3, 4], [5, -12]),
    files: fc.integer({ min: 1, max: 9 }),
    order: fc.constantFrom('close', 'open'),
    men: fc.nat(30),
    wide: fc.nat(5),
    where: fc.constantFrom('field', 'field', 'field', 'left'),
    stray: metres,
  })
  .map(({ place, men, wide, stray: [x, y], ...given }): Group => {
    const stacks = [aStack({ healthy: men }), aStack({ unit: 1, healthy: wide })]
    return aGroup(place, { ...given, stacks, strays: men > 5 ? [[3, 100 * x, 100 * y]] : [] })
  })
/** Metres from the corner of a group. */
const near = fc.integer({ min: -60, max: 40 })
const groups = fc.array(group, { minLength: 1, maxLength: 20 })

const around = ([x, y]: readonly [number, number], size: number): Box => [100 * x, 100 * y, 100 * x + size, 100 * y + size] // prettier-ignore

test('a group with a unit or a part of its ground in a box is found there, unless it is not in the battle', () => {
  fc.assert(
    fc.property(groups, metres, fc.nat(20_000), (all, place, size) => {
      const box = around(place, size)
      const isIn = ([x, y]: Point): boolean => boxesTouch([x, y, x, y], box)
      const pointsOf = (each: Group): Point[] =>
        each.where === 'field' ? unitPoints(S, each).map(({ point }) => point) : []
      const there = [...all.keys()].filter(g => pointsOf(at(all, g)).length > 0)
      const inBox = there.filter(g => [...pointsOf(at(all, g)), ...footprint(S, at(all, g))].some(isIn))
      const found = groupsWithin(S, barePosition(all), box)
      expect(inBox.filter(g => !found.includes(g))).toEqual([])
      expect(found.filter(g => !there.includes(g))).toEqual([])
    }),
  )
})

test('a position with a group moved is searched as though it had always stood there', () => {
  fc.assert(
    fc.property(groups, group, metres, metres, (all, other, [x, y], to) => {
      const [from, end]: Point[] = [[100 * x, 100 * y], [100 * to[0], 100 * to[1]]] // prettier-ignore
      const p = barePosition(all)
      const [changed, fresh] = [withGroup(p, 0, other), barePosition(all.with(0, other))]
      expect(groupsAlong(S, changed, from as Point, end as Point)).toEqual(
        groupsAlong(S, fresh, from as Point, end as Point),
      )
      const box = boxOf([from as Point, end as Point])
      expect(groupsWithin(S, changed, box)).toEqual(groupsWithin(S, fresh, box))
    }),
  )
})

test('a group that an event takes off the field is no longer found where it stood, on a map or at a table', () => {
  const left = { is: 'left', group: 0 } as const
  const p = barePosition([aGroup([100, 100]), aGroup([300, 300])])
  expect(groupsWithin(S, p, around([100, 90], 2000))).toEqual([0])
  expect(groupsWithin(S, fold(MANPOWER, S, p, [left]), around([100, 90], 2000))).toEqual([])
  const q = barePosition([aGroup([100, 100]), aGroup([300, 300])])
  expect(groupsWithin(S, q, around([100, 90], 2000))).toEqual([0])
  expect(groupsWithin(S, fold(MINIATURES, S, q, [left]), around([100, 90], 2000))).toEqual([])
})

test('[MG-spacing] only units that may reach into a box are placed, each at its place in the whole group', () => {
  fc.assert(
    fc.property(group, near, near, fc.nat(3000), (each, east, north, size) => {
      const box = around([each.at[0] / 100 + east, each.at[1] / 100 + north], size)
      const [whole, some] = [unitPoints(S, each), unitPoints(S, each, box)]
      const isPlaced = (one: Placed): boolean =>
        some.some(({ stack, unit }) => stack === one.stack && unit === one.unit)
      const mayReach = ({ point: [x, y] }: Placed): boolean =>
        boxesTouch([x - 150, y - 150, x + 150, y + 150], box)
      expect(whole.filter(isPlaced)).toEqual(some)
      expect(whole.filter(one => mayReach(one) && !isPlaced(one))).toEqual([])
    }),
  )
})
