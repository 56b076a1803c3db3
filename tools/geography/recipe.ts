import { parse } from 'yaml'

/** Longitude and latitude in degrees. */
export type Point = [number, number]
/** West, south, east and north in degrees. */
export type Frame = [number, number, number, number]
/** Units by the state or country that they lie in. */
export type UnitNames = Record<string, string[] | 'all'>

/** A geography.yaml: how the shapes of a pack's regions are made. */
export interface Recipe {
  source: 'us-counties' | 'admin1'
  /** What lies in here must be in a region, or be left on purpose; rivers and the lands around are cut to it. */
  frame: Frame
  /** A bend that cuts off less than this many square kilometres is drawn straight. */
  detail: number
  /** Islands and holes of less than this many square kilometres are left out. */
  smallest: number
  /** A map is stored on a grid of this many lines each way. */
  grid: number
  regions: Record<string, UnitNames>
  /** Units inside the frame that are no part of the board; here `all` means all that no region has. */
  leave: UnitNames
  /** Names of the rivers to draw. */
  rivers: string[]
  /** Where a region's town lies, by the region's id. */
  towns: Record<string, Point>
}

const DEFAULTS = { detail: 4, smallest: 30, grid: 10_000, leave: {}, rivers: [], towns: {} }
const SOURCES = ['us-counties', 'admin1']
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads a geography.yaml; all its problems are reported at once. */
export function readRecipe(text: string): Recipe {
  const data: unknown = parse(text)
  if (!isMap(data)) throw new Error('geography.yaml: expected a map')
  const recipe = { ...DEFAULTS, ...data }
  const problems = Object.keys(recipe).flatMap(key => problemsOf(key, recipe[key as keyof typeof recipe]))
  for (const key of ['source', 'frame', 'regions']) if (!(key in recipe)) problems.push(`${key} is missing`)
  if (problems.length > 0) throw new Error(problems.map(problem => `geography.yaml: ${problem}`).join('\n'))
  return recipe as unknown as Recipe
}

function problemsOf(key: string, value: unknown): string[] {
  const check = CHECKS[key]
  if (!check) return [`nothing is called ${key}; there are ${Object.keys(CHECKS).join(', ')}`]
  return check(value) ? [] : [`${key}: expected ${EXPECTED[key] ?? 'something else'}`]
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(n => Number.isFinite(n))
const isStrings = (value: unknown): boolean => Array.isArray(value) && value.every(s => typeof s === 'string')
const everyValue = (value: unknown, fits: (part: unknown) => boolean): boolean =>
  isMap(value) && Object.values(value).every(fits)
const isUnitNames = (value: unknown): boolean =>
  everyValue(value, names => names === 'all' || isStrings(names))
const keysAreIds = (value: unknown): boolean => isMap(value) && Object.keys(value).every(key => ID.test(key))

const CHECKS: Record<string, (value: unknown) => boolean> = {
  source: value => SOURCES.includes(value as string),
  frame: value => isNumbers(value, 4),
  detail: value => Number.isFinite(value) && Number(value) >= 0,
  smallest: value => Number.isFinite(value) && Number(value) >= 0,
  grid: value => Number.isInteger(value) && Number(value) >= 100,
  regions: value => keysAreIds(value) && everyValue(value, isUnitNames),
  leave: isUnitNames,
  rivers: isStrings,
  towns: value => keysAreIds(value) && everyValue(value, point => isNumbers(point, 2)),
}

const EXPECTED: Record<string, string> = {
  source: SOURCES.join(' or '),
  frame: '[west, south, east, north] in degrees',
  detail: 'square kilometres, 0 or more',
  smallest: 'square kilometres, 0 or more',
  grid: 'a whole number of at least 100',
  regions: 'region ids, each with { State: [unit, …] } or { State: all }',
  leave: '{ State: [unit, …] } or { State: all }',
  rivers: 'a list of names',
  towns: 'region ids, each with [longitude, latitude]',
}
