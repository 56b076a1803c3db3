import type { Scenario } from '@sandtable/waw'
import { addTally } from '../../../simulate/game-tally.ts'
import { emptyWarTally, playWar } from '../simulate/war-tally.ts'
import { cardsWeighed } from '../simulate/weighed.ts'

/** The cards that go unplayed in this many games of each of these bots against itself. */
export function unplayedCards(s: Scenario, bots: readonly string[], games: number): string[] {
  const wars = bots.map(bot => ({ s, bots: [bot, bot], swap: false, seed: `cards of ${bot}`, games }))
  const sum = emptyWarTally({ s, bots: ['', ''] })
  for (const war of wars) for (let game = 0; game < games; game++) addTally(sum, playWar(war, game))
  const played = new Set(cardsWeighed(s, sum).map(({ number }) => s.cards[number]?.id))
  return [...new Set(s.cards.map(({ id }) => id))].filter(id => !played.has(id))
}
