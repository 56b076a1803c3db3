import type { Dice, Plan } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import type { Bought, BoughtGroup } from '../orders.ts'
import type { Manpower } from '../kind.ts'
import type { Role } from '../read/roles.ts'
import type { Scenario, Unit } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { costOf, nameFor, usualOrder, waresFor } from '../setup/buy.ts'
import { enemyUnits } from '../skirmish/for-sale.ts'
import { leaderOf } from '../powers/in-force.ts'
import { leadersFor } from '../skirmish/leader.ts'
import { priceOf, slotsOf } from '../powers/on-price.ts'
import { roleOf } from '../read/roles.ts'
import { spellsFor } from '../setup/spells.ts'

/** Leaders by what bots see in them; one that isn't listed counts for one. */
const FAVOURED: Readonly<Record<string, number>> = {
  'field-marshal': 5,
  tribune: 3,
  archmage: 2,
  'air-marshal': 2,
  'master-builder': 1,
  spymaster: 1,
}

/** M-lead-first A free leader, more likely the more effect the leader has in a battle. */
export const planLeader: Plan<Manpower, 'lead'> = ({ s, view: p, player, dice }) => {
  const tickets = leadersFor(s, p, player).flatMap(leader =>
    Array<number>(FAVOURED[at(s.leaders, leader).id] ?? 1).fill(leader),
  )
  return [{ do: 'lead', leader: at(tickets, rollDice(dice, tickets.length)) }]
}

/** What of its manpower an army has for each part, in hundredths. Foot takes what the others leave. */
type Doctrine = { readonly [role in Role]?: number }

const DOCTRINES: readonly Doctrine[] = [
  { support: 15, guns: 15, armour: 20, horse: 5 },
  { support: 10, guns: 10, armour: 30, horse: 15 },
  { support: 20, guns: 25, armour: 10 },
  { support: 20, guns: 10, armour: 15, flyers: 10 },
]

/** What a leader who is good at something adds. */
const LED: Readonly<Record<string, Doctrine>> = {
  archmage: { casters: 16 },
  'air-marshal': { flyers: 16 },
  'master-builder': { engineers: 8 },
}

/** MG-skirmish Manpower kept for works, in hundredths, with and without engineers. */
const KEPT = 3

/** Most units of each part that one group has. */
const MOST: Readonly<Record<Role, number>> = {
  foot: 40,
  horse: 30,
  support: 2,
  guns: 2,
  'anti-tank': 2,
  'anti-air': 1,
  armour: 3,
  flyers: 2,
  engineers: 10,
  casters: 2,
  carriers: 1,
  spotters: 1,
  heroes: 1,
}

/** An army under way: what it has, and what is left to spend. */
interface Draft {
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
  readonly dice: Dice
  readonly groups: BoughtGroup[]
  left: number
}

/** MG-skirmish Foot for the core, support and guns behind it, something against tanks where the enemy may have them. */
export const planMuster: Plan<Manpower, 'muster'> = ({ s, view: p, player, dice }) => {
  const draft: Draft = { s, p, player, dice, groups: [], left: at(p.manpower, player) }
  const all = draft.left
  const doctrine = doctrineFor(draft)
  const parts = Object.entries(doctrine) as [Role, number][]
  const kept = (doctrine.engineers ?? 0) > 0 ? Math.floor((all * KEPT) / 100) : 0
  for (const [role, share] of parts) spend(draft, role, Math.floor((all * share) / 100))
  spend(draft, 'foot', draft.left - kept)
  if (draft.left > kept) spend(draft, 'horse', draft.left - kept)
  return draft.groups.length === 0 ? [] : [{ do: 'muster', groups: draft.groups }]
}

function doctrineFor({ s, p, player, dice }: Draft): Doctrine {
  const leader = leaderOf(s, p, player)
  const led = leader === null ? {} : (LED[at(s.leaders, leader).id] ?? {})
  const isDefending = at(s.players, player).status === 'defending'
  const fearsTanks = enemyUnits(s, player).some(
    ({ armour, health }) => health !== null && (armour === 'M' || armour === 'H'),
  )
  return {
    ...(fearsTanks ? { 'anti-tank': 12 } : {}),
    ...at(DOCTRINES, rollDice(dice, DOCTRINES.length)),
    ...(isDefending ? { engineers: 3 } : {}),
    ...led,
  }
}

/** Buys units of one part for as much as it may cost, of one kind or of two, in groups that can be led. */
function spend(draft: Draft, role: Role, most: number): void {
  const { s, p, player, dice } = draft
  const kinds = waresFor(s, p, player).filter(unit => mayWant(at(s.units, unit), role))
  let left = Math.min(most, draft.left)
  for (let tries = 0; tries < 2 && kinds.length > 0; tries++) {
    const unit = at(kinds, rollDice(dice, kinds.length))
    const share = tries === 0 && role === 'foot' ? Math.ceil(left * 0.65) : left
    const number = Math.floor(share / Math.max(1, priceOf(s, p, player, unit)))
    const before = draft.left
    for (const units of partsOf(number, MOST[role])) add(draft, unit, units)
    left -= before - draft.left
  }
}

/** Whether an army has a use for a kind of unit in a part: none for half a soldier. */
const mayWant = (unit: Unit, role: Role): boolean =>
  roleOf(unit) === role && (role !== 'foot' || 2 * unit.me > unit.cost)

/** A number in parts that are about equal and none larger than this. */
function partsOf(number: number, most: number): number[] {
  const parts = Math.ceil(number / most)
  return Array.from({ length: parts }, (_, i) => Math.floor((number + i) / parts))
}

function add(draft: Draft, unit: number, units: number): void {
  const { s, p, player, dice, groups } = draft
  const stacks: Bought[] = [{ unit, units, equipment: [], spells: spellsOf(draft, unit, dice) }]
  const cost = costOf(s, p, player, stacks)
  if (cost > draft.left) return
  groups.push({ name: nameFor(s, unit, groups.length + 1), order: usualOrder(s, player), stacks })
  draft.left -= cost
}

/** MG-slots As many spells as the unit takes, starting somewhere among those that one caster can cast. */
function spellsOf({ s, p, player }: Draft, unit: number, dice: Dice): number[] {
  const slots = slotsOf(s, p, player, unit)
  if (slots === 0) return []
  const known = spellsFor(s).filter(spell => at(s.spells, spell).casters === 1)
  const from = rollDice(dice, known.length)
  return [...known.slice(from), ...known.slice(0, from)].slice(0, slots).sort((a, b) => a - b)
}
