import type { Part } from '@sandtable/kernel'
import { total } from '@sandtable/kernel'
import type { Counter, Slot } from '../counters.ts'
import type { Event } from '../events.ts'
import type { Position, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, INJURED, KILLED, nth } from '../position.ts'
import { backIn } from '../economy/reinforcements.ts'
import { counterOf } from '../scenario.ts'
import { deathPart } from '../battle/points.ts'
import { FELLED_FROM } from '../battle/leader-loss.ts'
import { leaderAt } from '../battle/commanders.ts'
import { stands } from '../battle/ranks.ts'

export interface UnitFate {
  readonly side: Side
  readonly counter: Counter
  readonly fate: 'lost' | 'reduced' | 'rallies' | 'unhurt'
  /** Steps lost. */
  readonly steps: number
  /** What killed it; null: it lives. */
  readonly by: 'fire' | 'pursuit' | 'rout' | 'alone' | 'no-retreat' | 'spent' | null
}

export interface LeaderFate {
  readonly side: Side
  readonly slot: Slot
  readonly counter: Counter
  /** As `FATES` has it. */
  readonly fate: number
  /** W-12.4-threshold Null: he was not tested. */
  readonly test: LeaderTest | null
  /** W-12.4-injured-return The turn in which he is back; null: he was not injured, or the game ends before. */
  readonly back: number | null
  /** Points for his enemies. */
  readonly worth: Part | null
}

export interface LeaderTest {
  readonly die: number
  readonly because: readonly Part[]
  readonly result: number
  /** The result that fells. */
  readonly from: number
  /** W-12.4-second-die The die of one who was felled, and the last face that only injures. */
  readonly second: number | null
  readonly upTo: number
}

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** What killed units, one after the other. */
function deathsIn(events: readonly Event[]): ReadonlyMap<number, NonNullable<UnitFate['by']>> {
  const deaths = new Map<number, NonNullable<UnitFate['by']>>()
  for (const e of events) {
    if (e.is === 'step-lost') deaths.set(e.unit, e.inPursuit ? 'pursuit' : 'fire')
    if (e.is === 'spent') deaths.set(e.unit, 'spent')
    if (e.is === 'support-lost') for (const u of e.units) deaths.set(u, e.byRout ? 'rout' : 'alone')
    if (e.is === 'no-retreat') for (const u of e.units) deaths.set(u, 'no-retreat')
  }
  return deaths
}

/** The fates of a side's units, from the view where the battle was joined to its end. */
export function unitFates(
  joined: Position,
  over: Position,
  side: Side,
  events: readonly Event[],
): UnitFate[] {
  const deaths = deathsIn(events)
  const { forces, support } = over.battle
  return [...nth(forces, side), ...nth(support, side)].map(counter => {
    const steps = at(joined.steps, counter) - at(over.steps, counter)
    const lives = stands(over, counter)
    const fate = !lives ? 'lost' : steps > 0 ? 'reduced' : over.panicked[counter] === 1 ? 'rallies' : 'unhurt'
    return { side, counter, fate, steps, by: lives ? null : (deaths.get(counter) ?? null) }
  })
}

/** The fates of a side's leaders at the end of the battle. */
export function leaderFates(s: Scenario, over: Position, side: Side, events: readonly Event[]): LeaderFate[] {
  return nth(over.battle.leaders, side).map(slot => {
    const tested = events.find(e => e.is === 'leader-tested' && e.slot === slot)
    const fate = at(over.fate, slot)
    const worth = deathPart(leaderAt(s, over, slot))
    return {
      side,
      slot,
      counter: counterOf(s, slot),
      fate,
      test: tested?.is === 'leader-tested' ? testOf(s, tested) : null,
      back: fate === INJURED && backIn(over.turn) <= s.turns.length ? backIn(over.turn) : null,
      worth: fate === KILLED && worth.change !== 0 ? worth : null,
    }
  })
}

const testOf = (s: Scenario, { die, because, second }: Of<'leader-tested'>): LeaderTest => ({
  die,
  because,
  result: die + total(because),
  from: FELLED_FROM,
  second,
  upTo: s.rules.leader_injured_max,
})
