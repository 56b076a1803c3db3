import type { Barrier, Chronicle, Game, Kind, Pending, Ruleset, Viewer } from '@sandtable/kernel'
import type {
  Decision,
  DecisionMessage,
  EventsMessage,
  Hello,
  Message,
  StateMessage,
  ViewMessage,
} from './messages.ts'
import { copy, firstView, fold, foldTold, knownGame, pendingFor, same } from '@sandtable/kernel'

/** All that a client knows of its game. It is never changed; each message makes a new one. */
export interface Follower<K extends Kind, T = unknown> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  /** How its events become tales; null: not needed. */
  readonly chronicle: Chronicle<K, T> | null
  /** The player whose view it is; null: a spectator, or not welcomed yet. */
  readonly player: Viewer
  /** How much of its stream the view holds. */
  readonly number: number
  /** Exactly what the server would show it at that number (L9); null: unknown. */
  readonly view: K['p'] | null
  /** The last events received, up to this number; none if it was shown the whole view instead. */
  readonly fresh: readonly K['e'][]
  /** The tale of each of them. */
  readonly tales: readonly T[]
  readonly state: StateMessage | null
  /** Its player's open decision by that view; null: none known. */
  readonly decision: Decision | null
  readonly undo: boolean
  /** What keeps earlier commands from being taken back; null: there are none. */
  readonly barred: Barrier | null
  /** It has missed something: it must say hello again. */
  readonly missed: boolean
}

/** A client that has received nothing yet. */
export const follower = <K extends Kind, T = unknown>(
  rules: Ruleset<K>,
  s: K['s'],
  chronicle: Chronicle<K, T> | null = null,
): Follower<K, T> => ({
  rules,
  s,
  chronicle,
  player: null,
  number: 0,
  view: null,
  fresh: [],
  tales: [],
  state: null,
  decision: null,
  undo: false,
  barred: null,
  missed: false,
})

/** Its state after a message, whether that came in order, twice, late or after others were lost. */
export function follow<K extends Kind, T = unknown>(f: Follower<K, T>, message: Message): Follower<K, T> {
  switch (message.is) {
    case 'welcome':
      return welcomed(f, message.player)
    case 'view':
      return replaced(f, message)
    case 'events':
      return unfolded(f, message)
    case 'state':
      return same(f.state, message) ? f : { ...f, state: message }
    case 'decision':
      return f.missed ? f : owing(f, message)
    case 'accepted':
    case 'refused':
    case 'samples':
    case 'history':
      return f
  }
}

/** The hello that brings it up to date. */
export const helloOf = <K extends Kind>({ view, number }: Follower<K>, token: string | null): Hello => ({
  do: 'hello',
  ...(token === null ? {} : { token }),
  ...(view === null ? {} : { seen: number }),
})

/** The game as far as it is known, with or without an open decision; null: unknown. */
export const gameOf = <K extends Kind>({ rules, s, view, decision }: Follower<K>): Game<K> | null =>
  view === null ? null : knownGame({ rules, s, view, agenda: decision?.agenda ?? [] })

/**
 * The open decision, worked out by the rules in the game as it is known: a space has its `has` and `sample`. Null: none is
 * owed. Throws if these rules ask something else than the server's.
 */
export function pendingOf<K extends Kind>(
  f: Follower<K>,
  game: Game<K> | null = gameOf(f),
): Pending<K> | null {
  const { player, decision } = f
  if (player === null || game === null || decision === null) return null
  const owed = pendingFor(game, player)
  if (owed?.kind !== decision.kind)
    throw new Error(
      `the server asks for '${decision.kind}', and the rules here for '${owed?.kind ?? 'nothing'}'`,
    )
  return { ...owed, id: decision.id }
}

/** A decision belongs to one view: with another it is sent again, if still owed. */
const UNTOLD = { decision: null, undo: false, barred: null } as const

const owing = <K extends Kind, T>(
  f: Follower<K, T>,
  { decision, undo, barred: by }: DecisionMessage,
): Follower<K, T> => {
  const barred = by ?? null
  return undo === f.undo && barred === f.barred && same(decision, f.decision)
    ? f
    : { ...f, decision, undo, barred }
}

/** For another viewer than before, no old state counts. */
const welcomed = <K extends Kind, T>(f: Follower<K, T>, player: Viewer): Follower<K, T> =>
  player === f.player
    ? f.missed
      ? { ...f, missed: false }
      : f
    : { ...follower(f.rules, f.s, f.chronicle), player, state: f.state, missed: f.view !== null }

/** Before the game starts there is no view, and it holds the initial one. */
function replaced<K extends Kind, T>(f: Follower<K, T>, { number, view }: ViewMessage): Follower<K, T> {
  const held = view === null ? firstView(f.rules, f.s, f.player) : (view as K['p'])
  return { ...f, ...UNTOLD, number, view: held, fresh: [], tales: [], missed: false }
}

/** Each event is folded once, with its tale made on the way. */
function unfolded<K extends Kind, T>(f: Follower<K, T>, { from, events }: EventsMessage): Follower<K, T> {
  const { rules, s, chronicle, number } = f
  const reached = from + events.length
  if (reached <= number) return f
  if (f.view === null || from > number) return { ...f, ...UNTOLD, missed: true }
  const fresh = events.slice(number - from) as K['e'][]
  const view = copy(f.view)
  try {
    const tales = chronicle === null ? [] : foldTold(rules, s, view, fresh, chronicle)
    if (chronicle === null) fold(rules, s, view, fresh)
    return { ...f, ...UNTOLD, number: reached, view, fresh, tales, missed: false }
  } catch {
    // Rules that can't apply an event no longer hold what the server holds: only the whole view helps.
    return { ...f, ...UNTOLD, view: null, missed: true }
  }
}
