import type { GroupSight, Sight, StackSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { isMen } from '../combat/casualties.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { hasMorale, ownAdvantage } from '../combat/encounter.ts'
import { metres } from '../say/names.ts'
import { shotsOfWeapon } from '../targeting/reach.ts'
import { speedOf } from '../formation/speed.ts'

/** M-sheet-columns A group's row of the unit tracking sheet, every entry as it is written: "Riflemen - 143". */
export interface SheetRow {
  readonly group: number
  readonly side: number
  readonly name: string
  readonly alive: readonly string[]
  readonly injured: readonly string[]
  readonly dead: readonly string[]
  /** M-sheet-speed "100 (From Riflemen)"; '' where nobody lives. */
  readonly speed: string
  /** MG-sheet What ours adds. */
  readonly equipment: readonly string[]
  readonly morale: string
  /** What it has for itself, against any enemy. */
  readonly advantage: number
  readonly pools: readonly string[]
  readonly shots: readonly string[]
  readonly spells: readonly string[]
  readonly cargo: readonly string[]
  readonly order: 'close' | 'open'
}

const entry = (name: string, figure: number | string): string => `${name} - ${figure}`

/** M-sheet-columns, M-sheet-makeup, MG-sheet The row of a group. */
export function sheetRow(s: Scenario, p: Sight, g: number): SheetRow {
  const group = at(p.groups, g)
  const nameOf = ({ unit }: StackSight): string => at(s.units, unit).name
  const counted = (count: (stack: StackSight) => number): string[] =>
    group.stacks.filter(stack => count(stack) > 0).map(stack => entry(nameOf(stack), count(stack)))
  return {
    group: g,
    side: group.owner,
    name: group.name,
    alive: counted(({ healthy }) => healthy),
    injured: counted(({ injured }) => injured),
    dead: counted(({ dead }) => dead),
    speed: speedText(s, p, g),
    equipment: group.stacks.flatMap(({ equipment }) =>
      equipment.map(({ kind, uses }) => {
        const { name, uses: printed } = at(s.equipment, kind)
        return printed === null ? name : entry(name, uses)
      }),
    ),
    morale: moraleText(s, p, group),
    advantage: ownAdvantage(s, p, [g, 0]),
    pools: group.stacks.flatMap(stack => poolsOf(s, stack)),
    shots: shotsOf(s, p, g),
    spells: group.stacks.flatMap(({ spells }) => spells.map(spell => at(s.spells, spell).name)),
    cargo: p.groups
      .filter(({ where, carrier }) => where === 'aboard' && carrier === g)
      .map(carried => entry(carried.name, unitsOf(carried))),
    order: group.order,
  }
}

/** The rows of a player's groups that were ever in the battle, or of all players'. */
export const sheetRows = (s: Scenario, p: Sight, player: number | null = null): SheetRow[] =>
  [...p.groups.keys()]
    .filter(g => at(p.groups, g).where !== 'merged' && (player === null || at(p.groups, g).owner === player))
    .map(g => sheetRow(s, p, g))

/** M-sheet-speed, MG-sheet Metres a turn, and who sets them. */
function speedText(s: Scenario, p: Sight, g: number): string {
  if (unitsOf(at(p.groups, g)) === 0) return ''
  const { speed, from } = speedOf(s, p, g)
  return `${metres(speed)} (From ${at(s.units, from).name})`
}

/** MG-mor-time Morale with the turns that it still lasts; '' where it is normal. */
function moraleText(s: Scenario, p: Sight, group: GroupSight): string {
  const lasting = (which: 'high' | 'low', name: string): string[] => {
    if (!hasMorale(s, p, group, which)) return []
    const turns = group[which] - Math.max(p.turn, 1)
    return [turns > 0 ? `${name} (${turns} more)` : name]
  }
  return [...lasting('high', 'High'), ...lasting('low', 'Low')].join(', ')
}

/** Health and crew of every machine and hero that lives. */
function poolsOf(s: Scenario, stack: StackSight): string[] {
  const unit = at(s.units, stack.unit)
  if (isMen(unit) || living(stack) === 0) return []
  const health = unit.health === null ? [] : [`health ${stack.health.join(' ')}`]
  const crew = unit.crew === null ? [] : [`crew ${stack.crew.join(' ')}`]
  return [entry(unit.name, [...health, ...crew].join(', '))]
}

/** M-shots-count What every weapon has left in this turn. */
function shotsOf(s: Scenario, p: Sight, group: number): string[] {
  return at(p.groups, group).stacks.flatMap((stack, k) => {
    if (living(stack) === 0) return []
    return attacksOf(s, stack).map(({ name }, attack) => {
      const shots = shotsOfWeapon(s, p, { group, stack: k, attack })
      return entry(name ?? at(s.units, stack.unit).name, shots)
    })
  })
}
