import type { DeepReadonly } from './data.ts'
import type { Dice } from './dice.ts'
import type { Frame, Game, Kind, Ruleset } from './game.ts'
import { placesOf, standsAtADecision } from './agenda.ts'
import { BOUND, OVER } from './game.ts'
import { copy } from './data.ts'
import { seeded } from './dice.ts'

/** All that a player knows of a game: the view, and the place in the sequence of play, which is public. */
export interface Known<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly view: K['p']
  readonly agenda: readonly Frame[]
  readonly player: number
}

/**
 * K-14 A whole game that agrees with all a player knows, to play on, fork and score. These dice deal what is hidden,
 * and serve from then on; sealed answers aren't known, and are asked for again.
 */
export function imagine<K extends Kind>(known: Known<K>, dice: Dice): Game<K> {
  const { rules, s, view, player } = known
  const fallen = copy(dice)
  const p = rules.world(s, view as DeepReadonly<K['p']>, player, fallen)
  return standingAt(rules, s, p, copy([...known.agenda]), fallen)
}

/**
 * The game as far as it is known: its position is the view itself. It can be read, asked who owes what, and forked to try
 * things out as far as the view goes. Throws if the rules lack the places that the agenda names.
 */
export function knownGame<K extends Kind>({ rules, s, view, agenda }: Omit<Known<K>, 'player'>): Game<K> {
  const g = standingAt(rules, s, view, [...agenda], seeded(''))
  if (!standsAtADecision(g)) throw new Error(`the rules have no such places: ${placesOf(g)}`)
  return g
}

const standingAt = <K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  p: K['p'],
  agenda: Frame[],
  dice: Dice,
): Game<K> => ({
  rules,
  s,
  p,
  f: agenda.at(-1) ?? OVER,
  agenda,
  dice,
  sealed: [],
  asked: 0,
  revealed: 0,
  log: null,
  bound: BOUND,
})
