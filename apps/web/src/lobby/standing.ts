import type { GameSummary } from '@sandtable/protocol'
import type { HeldSeat } from '../game/seats.ts'

/** A game with seats in this browser, and the server's last word on it. */
export interface MyGame {
  readonly game: string
  readonly title: string
  readonly scenario: string
  readonly seats: readonly HeldSeat[]
  /** Null: no answer yet; 'gone': the server doesn't have the game. */
  readonly summary: GameSummary | 'gone' | null
}

export type Standing =
  'asking' | 'gone' | 'gathering' | 'your-move' | 'their-move' | 'won' | 'lost' | 'draw' | 'over'

/** Held seats game by game, the newest first. */
export function myGames(
  seats: readonly HeldSeat[],
  summaries: ReadonlyMap<string, GameSummary | 'gone'>,
): MyGame[] {
  return [...Map.groupBy(seats, ({ game }) => game)].map(([game, held]) => ({
    game,
    title: held[0]?.title ?? '',
    scenario: held[0]?.scenario ?? '',
    seats: held,
    summary: summaries.get(game) ?? null,
  }))
}

/** A game's standing for the holder of these seats. */
export function standingOf({ summary, seats }: MyGame): Standing {
  if (summary === null) return 'asking'
  if (summary === 'gone') return 'gone'
  const { stage, waiting, outcome } = summary
  if (stage === 'gathering') return 'gathering'
  if (stage === 'playing')
    return seats.some(({ player }) => waiting.includes(player)) ? 'your-move' : 'their-move'
  if (outcome === null || seats.length === summary.seats.length) return 'over'
  if (outcome.winners.length === 0) return 'draw'
  return seats.some(({ player }) => outcome.winners.includes(player)) ? 'won' : 'lost'
}

/** The players in the other seats. */
export const others = ({ summary, seats }: MyGame): GameSummary['seats'] =>
  summary === null || summary === 'gone'
    ? []
    : summary.seats.filter(({ player }) => !seats.some(seat => seat.player === player))

/** The awaited players who aren't here. */
export const awaited = (mine: MyGame): GameSummary['seats'] => {
  const { summary } = mine
  if (summary === null || summary === 'gone') return []
  return others(mine).filter(({ player }) => summary.waiting.includes(player))
}

const URGENCY: Readonly<Record<Standing, number>> = {
  'your-move': 0,
  'their-move': 1,
  gathering: 2,
  asking: 3,
  won: 4,
  lost: 4,
  draw: 4,
  over: 4,
  gone: 5,
}

/** The game to show first: one that waits for us, or else one under way; null: none. */
export function foremost(games: readonly MyGame[]): MyGame | null {
  const [first] = byUrgency(games)
  return first === undefined || URGENCY[standingOf(first)] > 2 ? null : first
}

/** Games that wait for us come first; the others stay in order. */
export const byUrgency = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => URGENCY[standingOf(a)] - URGENCY[standingOf(b)])
