import type { OpenedPack } from '../open-pack.ts'
import type { War, WarTally } from './war-tally.ts'

/** The sides of a scenario: a player who fights alone goes by his own name, allies by that of their side. */
export const sidesNamed = ({ s, pack }: OpenedPack): { id: string; name: string }[] =>
  [...new Set(s.players.map(({ side }) => side))]
    .sort((a, b) => a - b)
    .map(side => {
      const members = s.players.filter(player => player.side === side)
      const names = members.map(({ name }) => name).join(' & ')
      const number = s.players.findIndex(player => player.side === side)
      const id = members.length === 1 ? (members[0]?.id ?? '') : (pack.players[number]?.side ?? '')
      return { id, name: names }
    })

/** Of bots of one name all victories together. */
export function winsByBot(
  { bots }: War,
  { botWins, botGames }: WarTally,
): { bot: string; wins: number; games: number }[] {
  return [...new Set(bots)].map(bot => {
    const sum = (row: readonly number[]): number =>
      row.reduce((all, n, i) => all + (bots[i] === bot ? n : 0), 0)
    return { bot, wins: sum(botWins), games: sum(botGames) }
  })
}

/** The report of a simulation as one JSON object. */
export function warFigures(opened: OpenedPack, war: War, tally: WarTally, seconds: number): object {
  const { s } = opened
  const { games, wins, draws, turns, early, answers } = tally
  const columns = s.turns.length + 1
  const mean = (player: number, turn: number): number | null => {
    const place = player * columns + turn
    const reached = tally.reached[place] as number
    return reached === 0 ? null : (tally.points[place] as number) / reached
  }
  return {
    scenario: opened.id,
    games,
    seed: war.seed,
    bots: war.bots,
    swap: war.swap,
    wins: Object.fromEntries(sidesNamed(opened).map(({ id }, side) => [id, wins[side]])),
    draws,
    byBot: Object.fromEntries(winsByBot(war, tally).map(({ bot, wins }) => [bot, wins])),
    turns: { mean: turns / games, early },
    points: Object.fromEntries(
      s.players.map(({ id }, player) => [
        id,
        Array.from({ length: columns }, (_, turn) => mean(player, turn)),
      ]),
    ),
    cards: cardsPlayed(opened, tally).map(({ id, played, won }) => ({ card: id, played, byWinner: won })),
    regions: Object.fromEntries(s.map.regions.map(({ id }, region) => [id, tally.taken[region]])),
    answers,
    seconds,
  }
}

export interface Played {
  readonly id: string
  readonly name: string
  readonly player: number
  readonly played: number
  readonly won: number
}

/** Cards by their names, all copies together, those most played first. */
export function cardsPlayed({ s }: OpenedPack, { cards, cardsWon }: WarTally): Played[] {
  const byId = new Map<string, Played>()
  s.cards.forEach(({ id, name, owner }, card) => {
    const before = byId.get(id)
    const played = (before?.played ?? 0) + (cards[card] as number)
    const won = (before?.won ?? 0) + (cardsWon[card] as number)
    byId.set(id, { id, name, player: owner, played, won })
  })
  return [...byId.values()].filter(({ played }) => played > 0).sort((a, b) => b.played - a.played)
}
