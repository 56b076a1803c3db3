import type { GroupSight, Sight, StackSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Speech } from '../say/log-line.ts'
import { at } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { isMen } from '../combat/casualties.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { hasMorale, ownAdvantage } from '../combat/encounter.ts'
import { metres } from '../say/names.ts'
import { shotsOfWeapon } from '../targeting/reach.ts'
import { speedOf } from '../formation/speed.ts'

/** M-sheet-columns A group's row of the unit tracking sheet, every entry as written: "Riflemen: 143". */
export interface SheetRow {
  readonly group: number
  readonly side: number
  readonly name: string
  readonly alive: readonly string[]
  readonly injured: readonly string[]
  readonly dead: readonly string[]
  /** M-sheet-speed "100 (slowest: Riflemen)"; '' where nobody lives. */
  readonly speed: string
  /** MG-sheet Our additions. */
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

type Voiced = Pick<Speech, 'voice'>

const entry = ({ voice }: Voiced, name: string, figure: number | string): string =>
  voice('sheet:entry', { name, figure: String(figure) })

/** What the units of a stack are called where their number follows: Riflemen, Tank ace. */
function kindName(s: Scenario, { unit, healthy, injured, dead }: StackSight): string {
  const { name, plural } = at(s.units, unit)
  return healthy + injured + dead === 1 ? name : plural.slice(0, 1).toUpperCase() + plural.slice(1)
}

/** M-sheet-columns, M-sheet-makeup, MG-sheet The row of a group. */
export function sheetRow(t: Voiced, s: Scenario, p: Sight, g: number): SheetRow {
  const group = at(p.groups, g)
  const nameOf = (stack: StackSight): string => kindName(s, stack)
  const counted = (count: (stack: StackSight) => number): string[] =>
    group.stacks.filter(stack => count(stack) > 0).map(stack => entry(t, nameOf(stack), count(stack)))
  return {
    group: g,
    side: group.owner,
    name: group.name,
    alive: counted(({ healthy }) => healthy),
    injured: counted(({ injured }) => injured),
    dead: counted(({ dead }) => dead),
    speed: speedText(t, s, p, g),
    equipment: group.stacks.flatMap(({ equipment }) =>
      equipment.map(({ kind, uses }) => {
        const { name, uses: printed } = at(s.equipment, kind)
        return printed === null ? name : entry(t, name, uses)
      }),
    ),
    morale: moraleText(t, s, p, group),
    advantage: ownAdvantage(s, p, [g, 0]),
    pools: group.stacks.flatMap(stack => poolsOf(t, s, stack)),
    shots: shotsOf(t, s, p, g),
    spells: group.stacks.flatMap(({ spells }) => spells.map(spell => at(s.spells, spell).name)),
    cargo: p.groups
      .filter(({ where, carrier }) => where === 'aboard' && carrier === g)
      .map(carried => entry(t, carried.name, unitsOf(carried))),
    order: group.order,
  }
}

/** The rows of a player's groups that were ever in the battle, or of all players'. */
export const sheetRows = (t: Voiced, s: Scenario, p: Sight, player: number | null = null): SheetRow[] =>
  [...p.groups.keys()]
    .filter(g => at(p.groups, g).where !== 'merged' && (player === null || at(p.groups, g).owner === player))
    .map(g => sheetRow(t, s, p, g))

/** M-sheet-speed, MG-sheet Metres a turn, and the type that sets them. */
function speedText({ voice }: Voiced, s: Scenario, p: Sight, g: number): string {
  if (unitsOf(at(p.groups, g)) === 0) return ''
  const { speed, from } = speedOf(s, p, g)
  return voice('sheet:speed', { metres: metres(speed), unit: at(s.units, from).name })
}

/** MG-mor-time Morale with the turns that it still lasts; '' where it is normal. */
function moraleText({ voice }: Voiced, s: Scenario, p: Sight, group: GroupSight): string {
  const lasting = (['high', 'low'] as const)
    .filter(which => hasMorale(s, p, group, which))
    .map(which => {
      const morale = voice(`sheet:morale:${which}`)
      const turns = group[which] - Math.max(p.turn, 1)
      return turns > 0 ? voice('sheet:morale:more', { morale, turns }) : morale
    })
  return voice('row', { names: lasting })
}

/** Health and crew of every machine and hero that lives. */
function poolsOf(t: Voiced, s: Scenario, stack: StackSight): string[] {
  const unit = at(s.units, stack.unit)
  if (isMen(unit) || living(stack) === 0) return []
  const health = unit.health === null ? [] : [t.voice('sheet:health', { figures: stack.health.map(String) })]
  const crew = unit.crew === null ? [] : [t.voice('sheet:crew', { figures: stack.crew.map(String) })]
  return [entry(t, kindName(s, stack), t.voice('row', { names: [...health, ...crew] }))]
}

/** M-shots-count What every weapon has left in this turn. */
function shotsOf(t: Voiced, s: Scenario, p: Sight, group: number): string[] {
  return at(p.groups, group).stacks.flatMap((stack, k) => {
    if (living(stack) === 0) return []
    return attacksOf(s, stack).map(({ name }, attack) => {
      const shots = shotsOfWeapon(s, p, { group, stack: k, attack })
      return entry(t, name ?? kindName(s, stack), shots)
    })
  })
}
