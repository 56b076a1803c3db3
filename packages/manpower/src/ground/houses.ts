import type { Outline, Point } from '@sandtable/board'
import { boxOf, contains, doubleArea, squareBetween } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'

/** MG-house A house of the map, for groups that enter it. */
export interface House {
  readonly name: string
  readonly outline: Outline
  readonly middle: Point
  /** Men its floor has room for. */
  readonly room: number
  /** Where they stand, a man to a point, spread over the floor. */
  readonly floor: readonly Point[]
}

/** Among shelters, houses are numbered from here on by their place in the map's ground, after all that can ever be built. */
const FIRST_HOUSE = 10_000

/** MG-house Twice the floor that a man takes, in square centimetres. */
const DOUBLE_FLOOR = 40_000
/** The distance between men on a floor. */
const APART = 141
/** Houses have no height of their own on a map: two floors and a roof. */
export const HOUSE_HEIGHT = 600

/** The number of a shelter that is a piece of ground on the map. */
export const shelterOnMap = (ground: number): number => FIRST_HOUSE + ground

/** Whether a shelter is a house of the map. */
export const isHouse = (shelter: number): boolean => shelter >= FIRST_HOUSE

const known = new WeakMap<Scenario, Map<number, House | null>>()

/** MG-house The house of the map that has this number among shelters; null: none has. It is looked at once, and never changes. */
export function houseOf(s: Scenario, shelter: number): House | null {
  const houses = known.get(s) ?? new Map<number, House | null>()
  known.set(s, houses)
  let house = houses.get(shelter)
  if (house === undefined) {
    house = lookedAt(s, shelter - FIRST_HOUSE)
    houses.set(shelter, house)
  }
  return house
}

/** The same for a group known to be in it. */
export const houseAround = (s: Scenario, shelter: number): House => houseOf(s, shelter) as House

function lookedAt(s: Scenario, n: number): House | null {
  const ground = s.map.ground[n]
  if (ground?.kind !== 'house') return null
  const { name, outline } = ground
  const floor = floorOf(outline)
  const room = Math.floor(Math.abs(doubleArea(outline)) / DOUBLE_FLOOR)
  return { name, outline, middle: middleOf(floor), room, floor }
}

/** Points inside four walls or more, row by row from the south; of a closet its first corner. */
function floorOf(outline: Outline): Point[] {
  const [west, south, east, north] = boxOf(outline)
  const points: Point[] = []
  for (let y = south + (APART >> 1); y < north; y += APART)
    for (let x = west + (APART >> 1); x < east; x += APART) if (contains(outline, [x, y])) points.push([x, y])
  return points.length > 0 ? points : [at(outline, 0)]
}

/** The point of a floor that is nearest to the mean of all. */
function middleOf(floor: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number =>
    Math.floor(floor.reduce((sum, point) => sum + point[axis], 0) / floor.length)
  const middle: Point = [mean(0), mean(1)]
  return floor.reduce((best, point) =>
    squareBetween(point, middle) < squareBetween(best, middle) ? point : best,
  )
}
