import type { Data, DeepReadonly, Game, Kind, Pending, SavedGame, Viewer } from '@sandtable/kernel'
import type { GameRecord } from '@sandtable/store'
import type { GameSystem } from '@sandtable/shelf'
import type { GameBody } from './body.ts'
import type { Refusal } from '@sandtable/protocol'
import { freeze, isSaveError, pending, seen, submitAll, thaw } from '@sandtable/kernel'
import { bodyOf } from './body.ts'
import { cannotGoOn, isCannotGoOn } from './cannot-go-on.ts'
import { refusal } from '../refusals.ts'

/** A game in memory: as last committed, with its rules and printed data, and the game itself once started. */
export interface Room {
  readonly record: GameRecord
  readonly body: GameBody
  readonly system: GameSystem
  readonly s: unknown
  readonly g: Game<Kind> | null
  /**
   * The players who owe an answer, with the answers, worked out once per change; none once the game is over, even if
   * it broke off.
   */
  readonly owed: readonly Pending[]
}

/** A room for a record; throws if the game can't go on, with the reason for its players. */
export function openRoom(record: GameRecord, system: GameSystem, s: unknown): Room {
  try {
    const body = bodyOf(record)
    const g = record.snapshot === null ? null : playedOn(record, body, system, s)
    // Finds here, not at a viewer's request, what the rules can't ask or show.
    const asked = g === null ? [] : pending(g)
    const room: Room = { record, body, system, s, g, owed: body.outcome === null ? asked : [] }
    for (const viewer of viewersOf(room)) viewFor(room, viewer)
    return room
  } catch (error) {
    if (isCannotGoOn(error)) throw error
    throw cannotGoOn(whyNotLoaded(error), error)
  }
}

/** The rules have changed since, or the record is damaged. */
function whyNotLoaded(error: unknown): Refusal {
  if (!isSaveError(error)) return refusal('damaged')
  const { key, parts } = error.why
  if (key === 'newer-rules') return refusal(key, parts)
  return refusal(key === 'no-migration' || key === 'no-such-places' ? 'other-rules' : 'damaged')
}

/** The current game: the snapshot, with the commands since then repeated. */
function playedOn(
  record: GameRecord,
  { loose, held, asked }: GameBody,
  system: GameSystem,
  s: unknown,
): Game<Kind> {
  const g = baseOf(record, system, s)
  const news = newsIn(g, held)
  for (const { player, answers } of loose) {
    const { stop } = submitAll(g, player, answers)
    if (stop !== null) throw cannotGoOn(refusal('other-rules'))
  }
  g.asked = asked
  g.log = news
  return g
}

/** K-17 The notice of newer rules comes with the next command; if its player has it already, it is held. */
export function newsIn(base: Game<Kind>, held: readonly Data[]): Kind['e'][] {
  const news = base.log ?? []
  return news.filter(({ is }) => !held.some(e => (e as { is?: unknown } | null)?.is === is))
}

/** The game from the snapshot: all that anyone but its mover knows of. */
export function baseOf(record: GameRecord, { rules, migrations }: GameSystem, s: unknown): Game<Kind> {
  return thaw(rules, s, savedIn(record.snapshot as string), record.rulesetVersion, migrations)
}

/** An error about a truncated text is not passed on: it quotes the text. */
function savedIn(snapshot: string): SavedGame {
  try {
    return JSON.parse(snapshot) as SavedGame
  } catch {
    throw cannotGoOn(refusal('damaged'))
  }
}

/** A game as text for the store. Its events are stored one by one, and are left out. */
export const snapshotOf = (g: Game<Kind>): string => JSON.stringify({ ...freeze(g), log: [] })

/** The player whose answers can still be taken back; null: there are none. */
export const looseBy = ({ loose }: GameBody): number | null => loose[0]?.player ?? null

/** What a viewer may know of the game now: only its mover knows what can still be taken back. */
export function viewFor(room: Room, viewer: Viewer): Data {
  const { g, system, s, body, record } = room
  if (g === null) return null
  const by = looseBy(body)
  const { p } = by === null || by === viewer ? g : baseOf(record, system, s)
  return system.rules.view(s, p as DeepReadonly<object>, viewer) as Data
}

/** Events as a viewer gets them, without those the viewer doesn't get. */
export const redacted = ({ system: { rules } }: Room, events: readonly Data[], viewer: Viewer): Data[] =>
  events.flatMap(e => {
    const told = seen(rules, e as Kind['e'], viewer)
    return told === null ? [] : [told]
  })

/** All viewers: each player, and the public. */
export const viewersOf = ({ body }: Room): Viewer[] => [...body.seats.keys(), null]

/** A viewer's index in a row by viewer. */
export const rowOf = ({ seats }: GameBody, viewer: Viewer): number => viewer ?? seats.length
