import type { Data, Kind } from '@sandtable/kernel'
import type { Client } from './client.ts'
import type { Follower } from './follower.ts'
import type { Told } from './messages.ts'
import type { TakenBack } from './taken-back.ts'
import { copy, firstView, fold, foldTold } from '@sandtable/kernel'
import { isTakenBack } from './taken-back.ts'

/** Everything a viewer received of a game, from its first event on; without anything that was taken back. */
export interface Stream<K extends Kind, T = unknown> {
  readonly log: K['e'][]
  /** The tale of each event of the log; empty if the client makes none. */
  tale: readonly T[]
  /** How far it goes, by the server's count, which includes what was taken back. */
  number: number
  /** How often something was taken back: a change means that the log must be shown again. */
  taken: number
  /** How often the host rolled the game back. */
  rolledBack: number
  /** The view after the last event, never changed itself; null: it would have to be folded from the start. */
  view: K['p'] | null
  /** The later view that the client was shown when it couldn't get everything; null: there is none. */
  ahead: { readonly number: number; readonly view: K['p'] } | null
}

export const emptyStream = <K extends Kind, T = unknown>(): Stream<K, T> => ({
  log: [],
  tale: [],
  number: 0,
  taken: 0,
  rolledBack: 0,
  view: null,
  ahead: null,
})

/** Applies the last events the client was sent, if they continue from here; the client has already folded them. */
export function hear<K extends Kind, T>(stream: Stream<K, T>, now: Follower<K, T>): void {
  const from = now.number - now.fresh.length
  if (from > stream.number) {
    if (now.fresh.length === 0 && now.view !== null) stream.ahead = { number: now.number, view: now.view }
    return
  }
  const known = stream.number - from
  if (known < now.fresh.length) {
    stream.log.push(...now.fresh.slice(known))
    stream.tale = [...stream.tale, ...now.tales.slice(known)]
    stream.number = now.number
  }
  standWith(stream, now)
}

/** Requests what is missing up to the game's present; or says why it can't be sent. */
export async function readOn<K extends Kind, T>(
  stream: Stream<K, T>,
  client: Client<K, T>,
): Promise<Told | null> {
  while (stream.number < client.now.number) {
    const told = await client.history(stream.number)
    if (told.is === 'refused') return told
    const before = stream.number
    takeAll(stream, client.now, told.events.slice(Math.max(0, before - told.from)))
    if (stream.number === before) return NO_HISTORY
  }
  standWith(stream, client.now)
  return null
}

const NO_HISTORY: Told = { why: 'cannot-go-on', reason: 'no-history' }

/** A stream level with the client shares its view. */
function standWith<K extends Kind, T>(stream: Stream<K, T>, { number, view }: Follower<K, T>): void {
  if (number === stream.number) stream.view = view
}

/** Applies past events, up to the view that the client was shown since and then beyond it. */
function takeAll<K extends Kind, T>(stream: Stream<K, T>, f: Follower<K, T>, told: readonly Data[]): void {
  const { ahead, number } = stream
  const reach = (ahead?.number ?? -1) - number
  if (ahead === null || reach < 0 || reach > told.length) return take(stream, f, told)
  take(stream, f, told.slice(0, reach))
  stream.view = ahead.view
  stream.ahead = null
  take(stream, f, told.slice(reach))
}

/** Of what was taken back at once nothing is folded; what is left the client has not folded either. */
function take<K extends Kind, T>(stream: Stream<K, T>, f: Follower<K, T>, told: readonly Data[]): void {
  const { rules, s, chronicle, player } = f
  const fresh: K['e'][] = []
  for (const e of told) {
    if (isTakenBack(e)) takeBack(stream, fresh, e)
    else fresh.push(e as K['e'])
  }
  if (fresh.length > 0 && chronicle !== null) {
    const view =
      stream.view === null ? fold(rules, s, firstView(rules, s, player), stream.log) : copy(stream.view)
    stream.tale = [...stream.tale, ...foldTold(rules, s, view, fresh, chronicle)]
    stream.view = view
  }
  stream.log.push(...fresh)
  stream.number += told.length
}

function takeBack<K extends Kind, T>(stream: Stream<K, T>, fresh: K['e'][], { events, by }: TakenBack): void {
  const before = events - fresh.length
  fresh.length = Math.max(0, -before)
  if (before > 0) {
    stream.log.length = Math.max(0, stream.log.length - before)
    stream.tale = stream.tale.slice(0, stream.log.length)
    stream.view = null
  }
  stream.taken++
  if (by === 'host') stream.rolledBack++
}
