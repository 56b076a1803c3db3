import type { Event, Eyes, Position, Scenario, Tale } from '@sandtable/waw'
import { copy, fold, seen } from '@sandtable/kernel'
import { catchUp, watch, WAW } from '@sandtable/waw'

/** What is known of a game: its events, all of them or as one viewer was told them. */
export interface Record {
  readonly log: readonly Event[]
  readonly redacted: boolean
}

/** One moment of a game: an event that had something to tell. */
export interface Moment {
  /** How many events of the log have happened by then. */
  readonly after: number
  readonly turn: number
  /** Whose doing it is; null: nobody's. */
  readonly player: number | null
  /** It belongs to a battle. */
  readonly battle: boolean
  readonly tale: Tale | null
}

/** A game that can be walked through in both directions, as somebody sees it. */
export interface Reel {
  readonly s: Scenario
  readonly eyes: Eyes
  readonly record: Record
  /** The first is the set-up, before anything has happened. */
  readonly moments: readonly Moment[]
  /** Positions at every so many events, to fold on from. */
  readonly stops: readonly Position[]
}

const STOP = 64

export function reelOf(s: Scenario, record: Record, eyes: Eyes): Reel {
  const told = watch(s, eyes, record.redacted)
  const stops = [copy(told.view)]
  const moments: Moment[] = [{ after: 0, turn: told.view.turn, player: null, battle: false, tale: null }]
  const log: Event[] = []
  let inBattle = false
  for (const e of record.log) {
    const after = log.push(e)
    const [tale] = catchUp(told, s, log)
    if (after % STOP === 0) stops.push(copy(told.view))
    if (tale === undefined) continue
    if (BEGINS.has(tale.e.is)) inBattle = true
    if (tale.told.length > 0)
      moments.push({ after, turn: told.view.turn, player: playerOf(tale, told.view), battle: inBattle, tale })
    if (ENDS.has(tale.e.is)) inBattle = false
  }
  return { s, eyes, record, moments, stops }
}

const BEGINS: ReadonlySet<Event['is']> = new Set(['battle-joined', 'round-began'])
const ENDS: ReadonlySet<Event['is']> = new Set(['battle-ended'])

function playerOf({ told }: Tale, p: Position): number | null {
  const { line } = told[0] ?? {}
  if (line === undefined) return null
  if (line.side !== null) return p.battle.players[line.side] ?? null
  return line.player ?? (p.active >= 0 ? p.active : null)
}

/** The position at a moment, as it is seen. */
export function positionAt({ s, eyes, record, moments, stops }: Reel, moment: number): Position {
  const { after } = moments[moment] as Moment
  const stop = Math.min(Math.floor(after / STOP), stops.length - 1)
  const missing = record.log.slice(stop * STOP, after).flatMap(e => {
    const shown = record.redacted || eyes === 'all' ? e : seen(WAW, e, eyes)
    return shown === null ? [] : [shown]
  })
  return fold(WAW, s, copy(stops[stop] as Position), missing)
}

/** The first moment of each turn. */
export function turnsOf({ moments }: Pick<Reel, 'moments'>): { turn: number; moment: number }[] {
  return moments.flatMap(({ turn }, moment) =>
    turn > 0 && moments[moment - 1]?.turn !== turn ? [{ turn, moment }] : [],
  )
}

/** The moment of another reel of the same game that is nearest to this one. */
export function sameMoment(from: Reel, moment: number, to: Reel): number {
  const after = from.moments[moment]?.after ?? 0
  const next = to.moments.findIndex(one => one.after > after)
  return next < 0 ? to.moments.length - 1 : Math.max(0, next - 1)
}
