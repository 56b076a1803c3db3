import type { FieldFile } from '@sandtable/scenario'
import type { FormationFigure, FormationUnit, Livery, Spot, SymbolName } from '@sandtable/draw'
import type { GroupSight, Scenario, Sight } from '@sandtable/manpower'
import { fieldLiveries } from '@sandtable/draw'
import {
  footprint,
  hasMorale,
  NOBODY,
  present,
  spacing,
  unitPoints,
  shelterOf,
  unitsOf,
} from '@sandtable/manpower'
import { groupAt } from './orders.ts'

/** A group of the battle, and its figure. */
export interface Standing {
  readonly group: number
  readonly figure: FormationFigure
}

/** Draws groups of a battle as they stand. */
export function figureMaker(pack: FieldFile, s: Scenario): (p: Sight, group: GroupSight) => FormationFigure {
  const liveries = fieldLiveries(pack)
  const sides = pack.sides.map(({ id }) => liveries.get(id) as Livery)
  return (p, group) => {
    const first = group.stacks.find(({ healthy, injured }) => healthy + injured > 0) ?? group.stacks[0]
    return {
      name: group.name,
      livery: sides[group.owner] as Livery,
      symbol: symbolOf(s, first?.unit ?? 0),
      footprint: groundOf(s, p, group) as FormationFigure['footprint'],
      order: group.order,
      spacing: spacing(s, group) / 100,
      units: group.inside === NOBODY ? unitsIn(s, group) : [],
      alive: unitsOf(group),
      shots: null,
      morale: hasMorale(s, p, group, 'high') ? 'high' : hasMorale(s, p, group, 'low') ? 'low' : null,
      declared: isBusy(p, group),
      state: null,
    }
  }
}

/** Where a group is drawn: on its ground, or over its building or house. */
function groundOf(s: Scenario, p: Sight, group: GroupSight): Outline {
  const { outline } = shelterOf(s, p, group.inside) ?? { outline: footprint(s, group) }
  return outline.length === 4 ? outline : boxAround(outline)
}

/** The four corners of the box around a house with more of them. */
function boxAround(outline: Outline): Outline {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [west, south, east, north] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
}

type Outline = ReturnType<typeof footprint>

/** Whether units of a group have declared an attack, or continue a spell. */
const isBusy = ({ groups, declared, castings }: Sight, group: GroupSight): boolean =>
  declared.some(({ group: n }) => groups[n] === group) ||
  castings.some(({ casters }) => casters.some(([n]) => groups[n] === group))

const symbolOf = (s: Scenario, unit: number): SymbolName =>
  (s.units[unit]?.symbol ?? 'riflemen') as SymbolName

/** Every living unit where it stands; the injured are the last of their stack. */
function unitsIn(s: Scenario, group: GroupSight): FormationUnit[] {
  const seen = group.stacks.map(() => 0)
  return unitPoints(s, group).map(({ stack, point }) => {
    const { unit, healthy } = group.stacks[stack] as GroupSight['stacks'][number]
    const number = (seen[stack] = (seen[stack] ?? 0) + 1)
    return {
      at: point as Spot,
      width: (s.units[unit]?.width ?? 200) / 100,
      symbol: symbolOf(s, unit),
      injured: number > healthy,
    }
  })
}

/** All groups that stand in the field. */
export const standingGroups = (p: Sight): number[] =>
  [...p.groups.keys()].filter(group => present(groupAt(p, group)))
