import type { MultiPolygon, Polygon } from 'geojson'
import type { Frame, Recipe, UnitNames } from './recipe.ts'

/** A county or a province of today, of which regions are made. */
export interface Unit {
  /** Its number in the source: unlike its name, no other unit has it. */
  code: string
  name: string
  /** The state or country that it lies in. */
  state: string
  shape: Polygon | MultiPolygon
}

export interface Choice {
  /** The units of each region. */
  regions: Map<string, Unit[]>
  /** Units that touch the frame and are in no region. */
  around: Unit[]
  /** A unit that is unknown, in two regions, or in none though its middle lies in the frame. */
  problems: string[]
}

/** Finds the units that a recipe names. A name stands for all units of that name in the state, as St. Louis does. */
export function chooseUnits(recipe: Recipe, units: Unit[]): Choice {
  const problems: string[] = []
  const taken = new Map<Unit, string>()
  const regions = new Map<string, Unit[]>()
  const take = (place: string, names: UnitNames, ofAll: (unit: Unit) => boolean): Unit[] => {
    const found = unitsNamed(names, units, ofAll, problem => problems.push(`${place}: ${problem}`))
    for (const unit of found) {
      const other = taken.get(unit)
      if (other) problems.push(`${place}: ${title(unit)} is in ${other} already`)
      taken.set(unit, place)
    }
    return found
  }

  for (const [id, names] of Object.entries(recipe.regions))
    regions.set(
      id,
      take(id, names, () => true),
    )
  take('leave', recipe.leave, unit => !taken.has(unit))
  for (const unit of units)
    if (!taken.has(unit) && holds(recipe.frame, middle(unit))) problems.push(`left out: ${title(unit)}`)

  const around = units.filter(
    unit => (taken.get(unit) ?? 'leave') === 'leave' && overlaps(recipe.frame, boxOf(unit)),
  )
  return { regions, around, problems }
}

function unitsNamed(
  names: UnitNames,
  units: Unit[],
  ofAll: (unit: Unit) => boolean,
  tell: (problem: string) => void,
): Unit[] {
  return Object.entries(names).flatMap(([state, list]) => {
    const there = units.filter(unit => unit.state === state)
    if (there.length === 0) tell(`no units of ${state} are known`)
    if (list === 'all') return there.filter(ofAll)
    return list.flatMap(name => {
      const found = there.filter(unit => unit.name === name || unit.code === name)
      if (found.length === 0 && there.length > 0) tell(`${state} has no ${name}${likely(name, there)}`)
      return found
    })
  })
}

/** Names that start alike, as suggestions for a typo. */
function likely(name: string, units: Unit[]): string {
  const start = name.slice(0, 3).toLowerCase()
  const near = new Set(units.map(unit => unit.name).filter(other => other.toLowerCase().startsWith(start)))
  return near.size > 0 ? `; there is ${[...near].join(', ')}` : ''
}

const title = (unit: Unit): string => `${unit.name} (${unit.code}), ${unit.state}`

const boxes = new WeakMap<Unit, Frame>()

function boxOf(unit: Unit): Frame {
  const known = boxes.get(unit)
  if (known) return known
  const box: Frame = [Infinity, Infinity, -Infinity, -Infinity]
  const polygons = unit.shape.type === 'Polygon' ? [unit.shape.coordinates] : unit.shape.coordinates
  for (const [x = 0, y = 0] of polygons.flat(2)) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  boxes.set(unit, box)
  return box
}

function middle(unit: Unit): [number, number] {
  const [west, south, east, north] = boxOf(unit)
  return [(west + east) / 2, (south + north) / 2]
}

const holds = ([west, south, east, north]: Frame, [x, y]: [number, number]): boolean =>
  x > west && x < east && y > south && y < north

const overlaps = (a: Frame, b: Frame): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
