import type { Happenings, Part, Viewer } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, BOUGHT, UNKNOWN, WELL, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { leave, lurk } from '../movement/events.ts'

/** Why a counter enters the map. */
export type Coming = 'reinforcement' | 'return' | 'purchase' | 'grant'

/** A stack with upkeep: its region, or after the last region the fleet and the air force. */
interface Kept {
  readonly player: number
  readonly stack: number
  /** Its size, whether an L unit is with it, what it costs, and by which rule. */
  readonly units: number
  readonly train: boolean
  readonly cost: number
  readonly rule: string
}

export type EconomyEvent =
  /** A player's income came in: its parts, the regions it came from, and the other resources from now on. */
  | {
      readonly is: 'income-collected'
      readonly player: number
      readonly regions: readonly number[]
      readonly because: readonly Part[]
      readonly change: number
      readonly stocks: readonly number[]
    }
  /** A player paid for a stack. */
  | (Kept & { readonly is: 'maintenance-paid' })
  /** A player did not pay for a stack, which loses this many steps. */
  | (Kept & { readonly is: 'maintenance-unpaid'; readonly steps: number })
  /** A unit of a stack that was not paid for lost a step. */
  | { readonly is: 'deserted'; readonly player: number; readonly unit: number; readonly region: number }
  /** A player bought a unit from the pool. */
  | {
      readonly is: 'unit-bought'
      readonly player: number
      readonly unit: number
      readonly money: number
      readonly resources: readonly number[]
    }
  /** A player paid for a fortress, to be built when purchases are placed. */
  | { readonly is: 'fort-bought'; readonly player: number; readonly work: number; readonly money: number }
  /** A fortress that was paid for found no place, and its price was given back. */
  | { readonly is: 'fort-unbuilt'; readonly player: number; readonly work: number; readonly money: number }
  /** A player paid for one replacement. */
  | { readonly is: 'replacement-bought'; readonly player: number; readonly money: number }
  /** A player paid for one more card. */
  | { readonly is: 'card-bought'; readonly player: number; readonly money: number }
  /** A counter entered the map; of a hidden one, others see only the place. */
  | {
      readonly is: 'arrived'
      readonly player: number
      readonly how: Coming
      readonly stack: readonly number[]
      readonly region: number
      readonly inside: boolean
      readonly hidden: boolean
      /** For viewers who don't see its place from now on. */
      readonly lost: readonly number[]
    }
  /** A reduced unit was restored with a replacement. */
  | { readonly is: 'restored'; readonly player: number; readonly unit: number }
  /** A player's unused replacements were lost. */
  | { readonly is: 'replacements-lapsed'; readonly player: number; readonly number: number }

const everyone = 'everyone' as const

export const ECONOMY_EVENTS: Happenings<War, EconomyEvent> = {
  'income-collected': { seen: everyone, apply: collect },
  'maintenance-paid': { seen: everyone, apply: (p, e) => spend(p, e.player, e.cost) },
  // The number of steps reveals something about hidden units.
  'maintenance-unpaid': { seen: everyone, reveals: true, apply: () => {} },
  deserted: { seen: everyone, apply: (p, e) => desert(p, e.unit) },
  'unit-bought': { seen: everyone, apply: buy },
  'fort-bought': { seen: everyone, apply: (p, e) => spend(p, e.player, e.money) },
  'fort-unbuilt': { seen: everyone, apply: (p, e) => spend(p, e.player, -e.money) },
  'replacement-bought': {
    seen: everyone,
    apply: (p, e) => (spend(p, e.player, e.money), raise(p, e.player, 1)),
  },
  'card-bought': { seen: everyone, apply: (p, e) => spend(p, e.player, e.money) },
  arrived: { seen: unseenByOthers, apply: arrive },
  restored: {
    seen: everyone,
    apply: (p, e, s) => ((p.steps[e.unit] = nth(s.units, e.unit).steps), raise(p, e.player, -1)),
  },
  'replacements-lapsed': { seen: everyone, apply: (p, e) => raise(p, e.player, -e.number) },
}

type Of<I extends EconomyEvent['is']> = Extract<EconomyEvent, { is: I }>

/** A hidden arrival is known to its owner alone. */
function unseenByOthers(e: Of<'arrived'>, viewer: Viewer): Of<'arrived'> {
  return !e.hidden || viewer === e.player ? e : { ...e, stack: [], lost: e.stack }
}

function spend(p: Position, player: number, money: number): void {
  p.money[player] = at(p.money, player) - money
}

function raise(p: Position, player: number, replacements: number): void {
  p.replacements[player] = at(p.replacements, player) + replacements
}

/** W-A3.1-carry Money is added to the rest; other resources replace the rest. */
function collect(p: Position, e: Of<'income-collected'>): void {
  spend(p, e.player, -e.change)
  p.stocks[e.player] = [...e.stocks]
}

function desert(p: Position, unit: number): void {
  p.steps[unit] = at(p.steps, unit) - 1
  if (p.steps[unit] === 0) leave(p, unit)
}

function buy(p: Position, e: Of<'unit-bought'>): void {
  spend(p, e.player, e.money)
  p.stocks[e.player] = nth(p.stocks, e.player).map((left, i) => left - (e.resources[i] ?? 0))
  p.where[e.unit] = BOUGHT
}

function arrive(p: Position, e: Of<'arrived'>, s: Scenario): void {
  for (const c of e.stack) putDown(p, s, c, e.region, e)
  for (const c of e.lost) putDown(p, s, c, UNKNOWN, e)
  if (!e.hidden) return
  const all = [...e.stack, ...e.lost]
  const leaders = all.filter(c => isLeader(s, c)).length
  lurk(p, s, e.player, e.region, all.length - leaders, leaders)
}

/** W-4.1-entry-side A counter arrives as it was kept, reduced or not. */
function putDown(p: Position, s: Scenario, c: number, where: number, e: Of<'arrived'>): void {
  p.where[c] = where
  p.inside[c] = e.inside ? 1 : 0
  p.hidden[c] = e.hidden ? 1 : 0
  if (e.how === 'grant') p.granted = p.granted.filter(({ counter }) => counter !== c)
  if (isLeader(s, c)) p.fate[slotOf(s, c)] = WELL
}
