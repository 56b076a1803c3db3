import type { DeepReadonly } from './data.ts'
import type { Dice } from './dice.ts'
import type { Frame, Game, Kind, Ruleset } from './game.ts'
import { BOUND, OVER } from './game.ts'
import { copy } from './data.ts'

/** All that a player knows of a game: the view, and where in the sequence of play it stands, which is public. */
export interface Known<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly view: K['p']
  readonly agenda: readonly Frame[]
  readonly player: number
}

/**
 * K-14 A whole game that agrees with all a player knows, to be played on, forked and scored. These dice deal what is
 * hidden and fall in it from then on; answers that wait sealed are not known, and are asked for again.
 */
export function imagine<K extends Kind>(known: Known<K>, dice: Dice): Game<K> {
  const { rules, s, view, player } = known
  const fallen = copy(dice)
  const agenda = copy([...known.agenda])
  return {
    rules,
    s,
    p: rules.world(s, view as DeepReadonly<K['p']>, player, fallen),
    f: agenda.at(-1) ?? OVER,
    agenda,
    dice: fallen,
    sealed: [],
    asked: 0,
    revealed: 0,
    log: null,
    bound: BOUND,
  }
}
