import type { GroupSight, Sight } from '../position.ts'
import { at } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { attacksOf, shotsOf } from '../combat/rate.ts'
import { hasMorale, ownAdvantage } from '../combat/encounter.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { speedOf } from '../formation/speed.ts'

type Stack = GroupSight['stacks'][number]

/** A sheet's battle: at a table with miniatures only people know the ground. */
export type Stood = 'map' | 'table'

/** M-sheet-purpose The unit tracking sheets of a battle as it stands, one for each player. */
export const trackingSheets = (s: Scenario, p: Sight, on: Stood) =>
  s.players.map(({ name }, player) => ({
    head: { player: name, battle: s.name, turn: p.turn },
    rows: trackingRows(s, p, on, player),
  }))

/** M-sheet-columns, MG-sheet The rows of a player's sheet. */
const trackingRows = (s: Scenario, p: Sight, on: Stood, player: number) =>
  p.groups.flatMap((group, g) =>
    group.owner !== player || group.where === 'merged' ? [] : [rowOf(s, p, group, g, on)],
  )

function rowOf(s: Scenario, p: Sight, group: GroupSight, g: number, on: Stood) {
  const nameOf = ({ unit }: Stack): string => s.units[unit]?.name ?? ''
  const counted = (count: (stack: Stack) => number) =>
    group.stacks.flatMap(stack =>
      count(stack) > 0 ? [{ unit: listed(s, stack.unit, count(stack)), units: count(stack) }] : [],
    )
  const { speed, from } = speedOf(s, p, g)
  const carried = p.groups.filter(({ where, carrier }) => where === 'aboard' && carrier === g)
  return {
    // The groups of the pack bear the names that its texts have now.
    group: s.setup.groups[g]?.name ?? group.name,
    alive: counted(({ healthy }) => healthy),
    injured: counted(({ injured }) => injured),
    dead: counted(({ dead }) => dead),
    speed:
      unitsOf(group) === 0
        ? null
        : { metres: Math.round(speed / 100), from: listed(s, from, unitsOf(group)) },
    order: group.order,
    shots: shotsSpent(s, group),
    morale: moraleOf(s, p, group),
    advantage: unitsOf(group) === 0 ? null : advantageOf(s, p, g, on),
    equipment: group.stacks.flatMap(({ equipment }) =>
      equipment.map(({ kind, uses }) => {
        const { name, uses: printed } = s.equipment[kind] as Scenario['equipment'][number]
        return { name, left: printed === null ? null : uses }
      }),
    ),
    pools: group.stacks.flatMap(stack =>
      stack.taken.map((_, i) => ({
        unit: nameOf(stack),
        health: stack.health[i] ?? null,
        crew: stack.crew[i] ?? null,
      })),
    ),
    spells: group.stacks.flatMap(({ spells }) => spells.map(spell => s.spells[spell]?.name ?? '')),
    cargo: carried.length === 0 ? null : carried.reduce((sum, other) => sum + unitsOf(other), 0),
  }
}

/** What units are called in a list, by how many they are: Rifleman 1, Riflemen 24. */
function listed(s: Scenario, unit: number, units: number): string {
  const { name, plural } = at(s.units, unit)
  return units === 1 ? name : plural.slice(0, 1).toUpperCase() + plural.slice(1)
}

/** MG-sheet A group's own advantage; null: unknown until people give its position. */
function advantageOf(s: Scenario, p: Sight, g: number, on: Stood): number | null {
  const known = ownAdvantage(s, p, [g, 0])
  return on === 'table' && known === 0 ? null : known
}

/** M-shots-count How many shots the quickest of a group has in a turn, and how many its units have made at most. */
function shotsSpent(s: Scenario, { stacks }: GroupSight): { of: number; spent: number } | null {
  const armed = stacks
    .filter(stack => living(stack) > 0)
    .flatMap(stack =>
      attacksOf(s, stack).map(({ shots }, attack) => ({
        of: shots,
        spent: Math.min(shots, Math.ceil(shotsOf(stack, attack) / living(stack))),
      })),
    )
  if (armed.length === 0) return null
  return {
    of: Math.max(...armed.map(({ of }) => of)),
    spent: Math.max(...armed.map(({ spent }) => spent)),
  }
}

/** MG-mor-time Low before High, with the turns that it still lasts. */
function moraleOf(s: Scenario, p: Sight, group: GroupSight): { which: 'low' | 'high'; turns: number } | null {
  const which = (['low', 'high'] as const).find(one => hasMorale(s, p, group, one))
  return which === undefined ? null : { which, turns: Math.max(0, group[which] - Math.max(p.turn, 1)) }
}
