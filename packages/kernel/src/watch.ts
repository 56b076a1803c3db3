import type { DeepReadonly } from './data.ts'
import type { Kind, Ruleset, Viewer } from './game.ts'
import { copy } from './data.ts'
import { fold, seen } from './event.ts'

/** Whose view it is: a player's, a spectator's, or an open one when the game is over. */
export type Eyes = Viewer | 'all'

/** What a viewer has seen of a game: the view, folded from the events shown, and the tale of each. */
export interface Watch<K extends Kind, T> {
  readonly eyes: Eyes
  /** The log has the events as the viewer got them: a server has left out what that viewer may not know. */
  readonly redacted: boolean
  view: K['p']
  /** How many events of the log the viewer has been shown. */
  shown: number
  readonly tale: T[]
}

/** How shown events become tales. */
export interface Chronicle<K extends Kind, T> {
  /** The tale of an event, by the view just after it, which the next event changes, and the view before if kept. */
  readonly tell: (e: K['e'], view: K['p'], before: K['p'] | null) => T
  /** The events whose previous view is kept; by default, none. */
  readonly keeps?: (e: K['e']) => boolean
}

/** A viewer starts before anything has happened. */
export function watch<K extends Kind, T>(
  rules: Ruleset<K>,
  s: K['s'],
  eyes: Eyes,
  redacted = false,
): Watch<K, T> {
  return { eyes, redacted, view: firstView(rules, s, eyes), shown: 0, tale: [] }
}

/** What a viewer holds before anything has happened. */
export function firstView<K extends Kind>(rules: Ruleset<K>, s: K['s'], eyes: Eyes): K['p'] {
  const { position } = rules.start(s)
  return eyes === 'all' ? copy(position) : rules.view(s, position as DeepReadonly<K['p']>, eyes)
}

/** Folds events into a view, each once, and gives the tale of each. */
export function foldTold<K extends Kind, T>(
  rules: Ruleset<K>,
  s: K['s'],
  view: K['p'],
  events: readonly K['e'][],
  { tell, keeps = () => false }: Chronicle<K, T>,
): T[] {
  return events.map(e => {
    const before = keeps(e) ? copy(view) : null
    fold(rules, s, view, [e])
    return tell(e, view, before)
  })
}

/** Shows the viewer what has happened since, as far as they may see it, and returns what is new. */
export function catchUp<K extends Kind, T>(
  rules: Ruleset<K>,
  s: K['s'],
  w: Watch<K, T>,
  log: readonly K['e'][],
  chronicle: Chronicle<K, T>,
): T[] {
  const fresh: T[] = []
  for (; w.shown < log.length; w.shown++) {
    const happened = log[w.shown] as K['e']
    const e = w.redacted || w.eyes === 'all' ? happened : seen(rules, happened, w.eyes)
    if (e !== null) fresh.push(...foldTold(rules, s, w.view, [e], chronicle))
  }
  w.tale.push(...fresh)
  return fresh
}

/** The log has become shorter: forgets what was taken back, and shows no more than was seen. */
export function lookAgain<K extends Kind, T>(
  rules: Ruleset<K>,
  s: K['s'],
  w: Watch<K, T>,
  log: readonly K['e'][],
  chronicle: Chronicle<K, T>,
): void {
  const { shown } = w
  w.view = firstView(rules, s, w.eyes)
  w.shown = 0
  w.tale.length = 0
  catchUp(rules, s, w, log.slice(0, shown), chronicle)
}
