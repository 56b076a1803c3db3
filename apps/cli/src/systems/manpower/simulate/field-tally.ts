import type { Bot } from '@sandtable/ai'
import type { GameTally, Tournament } from '../../../simulate/game-tally.ts'
import type { Manpower, Scenario } from '@sandtable/manpower'
import { begin, seeded } from '@sandtable/kernel'
import { botOfSide, countGame, emptyGameTally, zeros } from '../../../simulate/game-tally.ts'
import { MANPOWER, survivingValue } from '@sandtable/manpower'
import { MANPOWER_BOTS } from '@sandtable/shelf'
import { playGame } from '@sandtable/ai'

/** The results of many games of a battle in metres. */
export interface FieldTally extends GameTally {
  /** By side, in hundredths: the cost in manpower of its living units, at the end of all games together. */
  left: number[]
}

export type BattleTournament = Tournament<Scenario>

export const emptyFieldTally = ({ s, bots }: Pick<BattleTournament, 's' | 'bots'>): FieldTally => ({
  ...emptyGameTally(s.sides.length, bots.length),
  left: zeros(s.sides.length),
})

/** Plays one game of many; its dice depend on its number alone. */
export function playField(field: BattleTournament, game: number): FieldTally {
  const { s, seed, bots } = field
  const tally = emptyFieldTally(field)
  const g = begin(MANPOWER, s, { dice: seeded(`${seed}/${game}`) })
  const seated = s.players.map(
    ({ side }) => MANPOWER_BOTS[bots[botOfSide(field, game, side)] as string] as Bot<Manpower>,
  )
  playGame(g, seated, `${seed}/${game}`, () => void tally.answers++)
  countGame(tally, field, game, { winner: g.p.winner, turn: g.p.turn, turns: s.turns })
  tally.left = s.sides.map((_, side) => survivingValue(s, g.p, side))
  return tally
}
