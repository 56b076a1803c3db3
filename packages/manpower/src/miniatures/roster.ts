import type { DeepReadonly } from '@sandtable/kernel'
import type {
  FieldFile,
  FieldUnitFile,
  Problem,
  RosterFile,
  RosterGroupFile,
  RosterStackFile,
} from '@sandtable/scenario'
import type { Position } from '../position.ts'
import type { Scenario, Unit } from '../scenario.ts'
import type { Toll } from '../combat/casualties.ts'
import { at } from '../position.ts'
import { bareMap } from '../setup/bare-map.ts'
import { checkCatalogue } from '../setup/check-field.ts'
import { copy } from '@sandtable/kernel'
import { damageUnits, isMen } from '../combat/casualties.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { stackOf } from '../setup/groups.ts'

/** No battle at a table ends by the number of its turns. */
const TURNS = 1000

/** What has become of the units that a stack began with. */
export type Losses = DeepReadonly<Pick<RosterStackFile, 'units' | 'injured' | 'dead' | 'damage'>>

/** M-men-states How a stack stands after these losses; null: the damage would have killed more than have died. */
export function tollAfter(
  unit: Pick<Unit, 'health' | 'crew'>,
  { units, injured, dead, damage }: Losses,
): Toll | null {
  const living = units - dead
  if (isMen(unit)) return { healthy: living - injured, injured, dead, health: [], crew: [], taken: [] }
  const fresh = stackOf(unit, { unit: 0, units: living, equipment: [], spells: [] })
  const toll = damageUnits(unit, fresh, new Map(damage.entries()))
  return toll.dead > 0 ? null : { ...toll, dead }
}

/** The scenario of a table: the roster's groups on ground of which nothing is known, in their first turn. */
export function rosterScenario(roster: RosterFile): Scenario {
  const s = fieldScenario(fieldOf(roster))
  const setup = copy(s.setup) as Position
  const listed = roster.sides.flatMap(({ groups }) => groups)
  setup.groups.forEach((group, g) =>
    group.stacks.forEach((stack, k) =>
      Object.assign(stack, tollAfter(at(s.units, stack.unit), at(at(listed, g).stacks, k))),
    ),
  )
  return { ...s, setup: { ...setup, turn: 1, phase: 'acting' } }
}

const fieldOf = ({ title, era, sides, catalogue }: RosterFile): FieldFile => ({
  id: 'table',
  ruleset: 'manpower',
  title,
  about: '',
  tagline: null,
  minutes: null,
  difficulty: null,
  era,
  turns: TURNS,
  speedFactor: 100,
  map: bareMap(0, 0),
  sides: sides.map(player => ({
    ...player,
    edge: 'north',
    manpower: 0,
    buys: [],
    groups: player.groups.map(group => ({ ...group, at: [0, 0], facing: [0, 1], files: null })),
    reinforcements: [],
  })),
  catalogue,
})

/** What the rules forbid in a roster that is sound in itself. */
export const checkRoster = (roster: RosterFile): Problem[] => [
  ...checkCatalogue(roster.catalogue),
  ...roster.sides.flatMap(({ id, groups }) => groups.flatMap(group => checkDamage(roster, id, group))),
]

/** MG-crew A machine with fatal damage must be counted with the dead. */
function checkDamage({ catalogue }: RosterFile, player: string, { id, stacks }: RosterGroupFile): Problem[] {
  return stacks.flatMap(({ unit, damage }) => {
    const kind = catalogue.units[unit] as FieldUnitFile
    const path = ['sides', player, 'groups', id, 'stacks', unit, 'damage']
    return damage.flatMap((taken, i) =>
      tollAfter(kind, { units: 1, injured: 0, dead: 0, damage: [taken] }) === null
        ? [{ path: [...path, i], message: `expected less: ${taken} kills it`, rule: 'MG-crew' }]
        : [],
    )
  })
}
