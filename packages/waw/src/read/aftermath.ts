import type { Part } from '@sandtable/kernel'
import { copy, fold } from '@sandtable/kernel'
import type { Counter } from '../counters.ts'
import type { Event } from '../events.ts'
import type { LeaderFate, UnitFate } from './battle-fates.ts'
import type { Position, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY, nth, other, SIDES, WELL } from '../position.ts'
import { counterOf } from '../scenario.ts'
import { lossPoints, majorSize } from '../battle/points.ts'
import { demoralized, moraleLeft } from '../battle/morale.ts'
import { effectOf } from '../effects/brought.ts'
import { eliminated, shaken, stands } from '../battle/ranks.ts'
import { layOf } from '../map/presence.ts'
import { leaderFates, unitFates } from './battle-fates.ts'
import { newHolder } from '../turn/control.ts'
import { plightOf, ROUTED_FROM } from '../battle/plight.ts'
import { totalCf } from './counter-facts.ts'
import { WAW } from '../ruleset.ts'
import { whyNoPursuit } from '../battle/pursuit.ts'

/** What a battle came to. Pairs are attacker's and defender's. */
export interface Aftermath {
  readonly region: number
  readonly turn: number
  readonly players: readonly number[]
  readonly rounds: number
  /** NOBODY: nobody holds the field. */
  readonly winner: number
  readonly how: Decided['how']
  readonly rule: string
  readonly standings: readonly [Standing, Standing]
  readonly routs: readonly RoutTest[]
  /** Null: nobody lost the field. */
  readonly pursuit: Pursuit | null
  readonly units: readonly UnitFate[]
  readonly leaders: readonly LeaderFate[]
  readonly left: readonly [Remnant, Remnant]
  readonly retreats: readonly Retreat[]
  readonly points: readonly [Account, Account]
  /** G-55 The player to whom the region passes; null: it stays as it is. */
  readonly holder: number | null
  /** The position at the end, while units in panic still show it, and after they have recovered. */
  readonly view: Position
  readonly after: Position
}

/** A side as it stood when the battle was decided. */
export interface Standing {
  /** W-12.1-amv Its morale at the start, and what cards and rules added. */
  readonly morale: number
  readonly effects: number
  readonly lost: number
  readonly panicked: number
  readonly left: number
  readonly broken: boolean
  /** G-67 What is compared when nobody routed. */
  readonly hits: number
  /** Combat units at the start, and gone. */
  readonly force: number
  readonly gone: number
}

/** W-12.2-test A rout test; die null: none was needed. */
export interface RoutTest {
  readonly side: Side
  readonly die: number | null
  readonly routed: boolean
  /** The face from which a side is routed. */
  readonly from: number
}

/** W-12.3-pursuit A pursuit and its hits, or why there was none. */
export type Pursuit =
  | { readonly is: 'pursued'; readonly by: Side; readonly units: number; readonly hits: number }
  | {
      readonly is: 'none'
      readonly by: Side
      readonly why: 'order' | 'ground' | 'card' | 'cavalry' | 'unfit'
    }

/** What a side has left, and where. */
export interface Remnant {
  readonly counters: readonly Counter[]
  readonly places: readonly { readonly region: number; readonly inside: boolean }[]
  readonly cf: { readonly before: number; readonly now: number }
}

export interface Retreat {
  readonly side: Side
  readonly to: number
  readonly inside: boolean
}

/** W-14 A side's points, and what did not count. */
export interface Account {
  readonly before: number
  readonly now: number
  readonly because: readonly Part[]
  readonly uncounted: readonly Uncounted[]
}

export type Uncounted =
  | { readonly what: 'great-victory'; readonly rule: string; readonly has: number; readonly needs: number }
  | { readonly what: 'losses'; readonly rule: string; readonly own: number; readonly enemy: number }

type Of<I extends Event['is']> = Extract<Event, { is: I }>
type Decided = Of<'battle-decided'>

/** What a finished battle came to, from the view before it was joined and its events; null: it goes on. */
export function aftermathOf(s: Scenario, before: Position, events: readonly Event[]): Aftermath | null {
  const all = <I extends Event['is']>(is: I): Of<I>[] => events.filter((e): e is Of<I> => e.is === is)
  const end = events.findIndex(({ is }) => is === 'battle-ended')
  const [decided] = all('battle-decided')
  const [scored] = all('points-scored')
  if (end < 0 || decided === undefined) return null
  const until = (is: Event['is']): Position => viewBefore(s, before, events, is)
  const joined = fold(WAW, s, copy(before), events.slice(0, 1))
  const [then, over] = [until('battle-decided'), until('battle-ended')]
  const after = fold(WAW, s, copy(over), events.slice(end, end + 1))
  const { battle } = over
  const standingOf = (side: Side): Standing => standing(s, then, side)
  const leftOf = (side: Side): Remnant => remnant(s, joined, after, side)
  const accountOf = (side: Side): Account => account(s, until('points-scored'), over, side, scored)
  return {
    region: battle.region,
    turn: over.turn,
    players: battle.players,
    rounds: battle.round,
    winner: decided.winner,
    how: decided.how,
    rule: decided.rule,
    standings: [standingOf(0), standingOf(1)],
    routs: all('rout-tested').map(({ side, die, routed }) => ({ side, die, routed, from: ROUTED_FROM })),
    pursuit: decided.winner === NOBODY ? null : pursuit(s, over, decided.winner as Side, events),
    units: SIDES.flatMap(side => unitFates(joined, over, side, events)),
    leaders: SIDES.flatMap(side => leaderFates(s, over, side, events)),
    left: [leftOf(0), leftOf(1)],
    retreats: all('retreated').map(({ side, to, inside }) => ({ side, to, inside })),
    points: [accountOf(0), accountOf(1)],
    holder: newHolder(s, after, layOf(s, after), battle.region),
    view: over,
    after,
  }
}

/** The view just before the first event of a kind, or after all of them if there is none. */
function viewBefore(s: Scenario, before: Position, events: readonly Event[], is: Event['is']): Position {
  const first = events.findIndex(e => e.is === is)
  return fold(WAW, s, copy(before), first < 0 ? events : events.slice(0, first))
}

function standing(s: Scenario, p: Position, side: Side): Standing {
  const { battle } = p
  const force = nth(battle.forces, side)
  const panicked = force.filter(u => p.panicked[u] === 1).length
  return {
    morale: at(battle.amv, side),
    effects: effectOf(battle, side, 'morale'),
    lost: shaken(p, force) - panicked,
    panicked,
    left: moraleLeft(battle, p, side),
    broken: demoralized(s, battle, p, side),
    hits: plightOf(s, battle, p, side).hits,
    force: force.length,
    gone: eliminated(p, force),
  }
}

function pursuit(s: Scenario, over: Position, by: Side, events: readonly Event[]): Pursuit {
  const began = events.find(e => e.is === 'pursuit-began')
  if (began?.is === 'pursuit-began')
    return { is: 'pursued', by, units: began.units.length, hits: at(over.chased, other(by)) }
  return { is: 'none', by, why: whyNoPursuit(s, over.battle, over, by) ?? 'unfit' }
}

function remnant(s: Scenario, joined: Position, after: Position, side: Side): Remnant {
  const { forces, support, leaders } = after.battle
  const units = [...nth(forces, side), ...nth(support, side)]
  const well = nth(leaders, side).filter(slot => after.fate[slot] === WELL)
  const counters = [...well.map(slot => counterOf(s, slot)), ...units.filter(u => stands(after, u))]
  const places = counters.map(c => ({ region: at(after.where, c), inside: after.inside[c] === 1 }))
  return {
    counters,
    places: places.filter(
      ({ region, inside }, i) =>
        places.findIndex(one => one.region === region && one.inside === inside) === i,
    ),
    cf: {
      before: totalCf(s, joined, units),
      now: totalCf(
        s,
        after,
        units.filter(u => stands(after, u)),
      ),
    },
  }
}

function account(
  s: Scenario,
  before: Position,
  over: Position,
  side: Side,
  scored: Of<'points-scored'> | undefined,
): Account {
  const player = at(over.battle.players, side)
  const points = { before: at(before.points, player), now: at(over.points, player) }
  if (scored === undefined) return { ...points, because: [], uncounted: [] }
  const because = nth(scored.because, side)
  const counts = (what: string): boolean => because.some(part => part.what === what)
  const [own, enemy] = [at(scored.losses, side), at(scored.losses, other(side))]
  const won = over.battle.winner === side
  const uncounted: Uncounted[] = []
  if (won && !counts('great-victory'))
    uncounted.push({
      what: 'great-victory',
      rule: 'W-14-battle',
      has: majorSize(s, over.battle, other(side)),
      needs: s.rules.vp_major_min,
    })
  if (won && lossPoints(s, won, own, enemy) === 0)
    uncounted.push({ what: 'losses', rule: 'W-14-hits', own, enemy })
  return { ...points, because, uncounted }
}
