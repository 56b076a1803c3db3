import type { Data, DeepReadonly, Frame, Game, Kind, Pending, Ruleset, Viewer } from '@sandtable/kernel'
import type {
  Decision,
  DecisionMessage,
  EventsMessage,
  Hello,
  Message,
  StateMessage,
  ViewMessage,
} from './messages.ts'
import { copy, fold, pending, same, seeded, thaw } from '@sandtable/kernel'

/** All that a client knows of the game that it follows. It is never changed; each message makes a new one. */
export interface Follower<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  /** The player that it looks on for; null: a spectator, or not welcomed yet. */
  readonly player: Viewer
  /** How much of its stream the view holds. */
  readonly number: number
  /** Exactly what the server would show it at that number (L9); null: it was not told. */
  readonly view: K['p'] | null
  /** The last events that were told, up to this number; where it was shown the whole view instead, none. */
  readonly fresh: readonly K['e'][]
  readonly state: StateMessage | null
  /** What its player owes by that view; null: nothing that it knows of. */
  readonly decision: Decision | null
  readonly undo: boolean
  /** Something did not reach it: it must say hello again. */
  readonly missed: boolean
}

/** A client that has heard nothing yet. */
export const follower = <K extends Kind>(rules: Ruleset<K>, s: K['s']): Follower<K> => ({
  rules,
  s,
  player: null,
  number: 0,
  view: null,
  fresh: [],
  state: null,
  decision: null,
  undo: false,
  missed: false,
})

/** What it knows after a message, whether that came in its turn, twice, late or after others were lost. */
export function follow<K extends Kind>(f: Follower<K>, message: Message): Follower<K> {
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

/** The hello that brings it up to where the game stands. */
export const helloOf = <K extends Kind>({ view, number }: Follower<K>, token: string | null): Hello => ({
  do: 'hello',
  ...(token === null ? {} : { token }),
  ...(view === null ? {} : { seen: number }),
})

/**
 * The decision that is owed, worked out again by the rules from the view: a space has its `has` and `sample`. Null: none
 * is owed. Throws where these rules ask something else than the server's.
 */
export function pendingOf<K extends Kind>(f: Follower<K>): Pending | null {
  const { player, view, decision } = f
  if (player === null || view === null || decision === null) return null
  const owed = pending(gameOf(f, view, decision.agenda)).find(asked => asked.player === player)
  if (owed?.kind !== decision.kind)
    throw new Error(
      `the server asks for '${decision.kind}', and the rules here for '${owed?.kind ?? 'nothing'}'`,
    )
  return { ...owed, id: decision.id }
}

/** A game whose position is a view: it can be looked at, and copies of it tried out, as far as the view goes. */
export function gameOf<K extends Kind>(
  { rules, s }: Pick<Follower<K>, 'rules' | 's'>,
  view: K['p'],
  agenda: readonly Frame[],
): Game<K> {
  const place = {
    position: view as unknown as Data,
    agenda,
    dice: seeded(''),
    sealed: [],
    asked: 0,
    revealed: 0,
    log: null,
  }
  return thaw(rules, s, place, rules.version)
}

/** A decision belongs to one view: with another it is told again, if it is still owed. */
const UNTOLD = { decision: null, undo: false } as const

const owing = <K extends Kind>(f: Follower<K>, { decision, undo }: DecisionMessage): Follower<K> =>
  undo === f.undo && same(decision, f.decision) ? f : { ...f, decision, undo }

/** For somebody else than before, nothing that was held counts. */
const welcomed = <K extends Kind>(f: Follower<K>, player: Viewer): Follower<K> =>
  player === f.player
    ? f.missed
      ? { ...f, missed: false }
      : f
    : { ...follower(f.rules, f.s), player, state: f.state, missed: f.view !== null }

/** Before the game begins there is no view, and it holds what everything will begin from. */
function replaced<K extends Kind>(f: Follower<K>, { number, view }: ViewMessage): Follower<K> {
  const { rules, s, player } = f
  const start = (): K['p'] => rules.view(s, rules.start(s).position as DeepReadonly<K['p']>, player)
  return {
    ...f,
    ...UNTOLD,
    number,
    view: view === null ? start() : (view as unknown as K['p']),
    fresh: [],
    missed: false,
  }
}

function unfolded<K extends Kind>(f: Follower<K>, { from, events }: EventsMessage): Follower<K> {
  const { rules, s, view, number } = f
  const reached = from + events.length
  if (reached <= number) return f
  if (view === null || from > number) return { ...f, ...UNTOLD, missed: true }
  const fresh = events.slice(number - from) as unknown as K['e'][]
  try {
    const folded = fold(rules, s, copy(view), fresh)
    return { ...f, ...UNTOLD, number: reached, view: folded, fresh, missed: false }
  } catch {
    // Rules that cannot apply an event no longer hold what the server holds: only the whole view helps.
    return { ...f, ...UNTOLD, view: null, missed: true }
  }
}
