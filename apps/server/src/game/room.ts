import type { Data, DeepReadonly, Game, Kind, Pending, SavedGame, Viewer } from '@sandtable/kernel'
import type { GameRecord } from '@sandtable/store'
import type { GameSystem } from '@sandtable/shelf'
import type { GameBody } from './body.ts'
import type { Refusal } from '@sandtable/protocol'
import { freeze, isSaveError, pending, seen, submitAll, thaw } from '@sandtable/kernel'
import { bodyOf } from './body.ts'
import { cannotGoOn, isCannotGoOn } from './cannot-go-on.ts'
import { refusal } from '../refusals.ts'

/** A game in memory: as it was last committed, with the rules and what is printed, and the game itself once it has begun. */
export interface Room {
  readonly record: GameRecord
  readonly body: GameBody
  readonly system: GameSystem
  readonly s: unknown
  readonly g: Game<Kind> | null
  /**
   * The players who owe an answer, with the answers, worked out once per change; none once the game is over,
   * even if it broke off.
   */
  readonly owed: readonly Pending[]
}

/** A room for a record; throws where it cannot be gone on with, and says why to its players. */
export function openRoom(record: GameRecord, system: GameSystem, s: unknown): Room {
  try {
    const body = bodyOf(record)
    const g = record.snapshot === null ? null : playedOn(record, body, system, s)
    // What the rules cannot ask or show is found here, and not when somebody looks.
    const asked = g === null ? [] : pending(g)
    const room: Room = { record, body, system, s, g, owed: body.outcome === null ? asked : [] }
    for (const viewer of viewersOf(room)) viewFor(room, viewer)
    return room
  } catch (error) {
    if (isCannotGoOn(error)) throw error
    throw cannotGoOn(whyNotLoaded(error), error)
  }
}

/** The rules have changed since, or what is kept is damaged. */
function whyNotLoaded(error: unknown): Refusal {
  if (!isSaveError(error)) return refusal('damaged')
  const { key, parts } = error.why
  if (key === 'newer-rules') return refusal(key, parts)
  return refusal(key === 'no-migration' || key === 'no-such-places' ? 'other-rules' : 'damaged')
}

/** The game where it stands: the snapshot, and the commands since then given again. */
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

/**
 * K-17 The news that a game goes on by newer rules comes with the next command; if its mover has it, it is
 * held already.
 */
export function newsIn(base: Game<Kind>, held: readonly Data[]): Kind['e'][] {
  const news = base.log ?? []
  return news.filter(({ is }) => !held.some(e => (e as { is?: unknown } | null)?.is === is))
}

/** The game as the snapshot has it: all that anybody but its mover knows of. */
export function baseOf(record: GameRecord, { rules, migrations }: GameSystem, s: unknown): Game<Kind> {
  return thaw(rules, s, savedIn(record.snapshot as string), record.rulesetVersion, migrations)
}

/** What is wrong with a text that is not whole is not passed on: such a complaint quotes the text. */
function savedIn(snapshot: string): SavedGame {
  try {
    return JSON.parse(snapshot) as SavedGame
  } catch {
    throw cannotGoOn(refusal('damaged'))
  }
}

/** A game as text for the store. Its events have been written down one by one, and are left out. */
export const snapshotOf = (g: Game<Kind>): string => JSON.stringify({ ...freeze(g), log: [] })

/** Where answers can still be taken back, whose they are; null: nowhere. */
export const looseBy = ({ loose }: GameBody): number | null => loose[0]?.player ?? null

/** What a viewer may know of the game now: of what can still be taken back, only its mover knows. */
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

/** Where a viewer's number stands in a row by viewer. */
export const rowOf = ({ seats }: GameBody, viewer: Viewer): number => viewer ?? seats.length
