import type { Ended, Game, Kind, Outcome } from '@sandtable/kernel'
import type { GameSystem } from './game-system.ts'
import { outcomeBy, over } from '@sandtable/kernel'

/** How a game came out, by its rules or beside them; null: it goes on. */
export function outcomeOf(
  { sides, winner }: Pick<GameSystem, 'sides' | 'winner'>,
  g: Game<Kind>,
  ended: Ended | null,
): Outcome | null {
  const all = sides(g.s)
  if (ended !== null) return outcomeBy(ended, all)
  if (!over(g)) return null
  const won = winner(g)
  return { winners: [...all.keys()].filter(player => all[player] === won), how: 'played' }
}
