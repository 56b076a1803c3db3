import type { GameTally, Tournament } from './game-tally.ts'
import type { Screen } from '../screen.ts'
import { at } from '@sandtable/kernel'
import { decimals, percent, wilson } from '../figures.ts'
import { padEnd, padStart, widest } from '../screen.ts'
import { phrase } from '../words/words.ts'

/** How long it took, and on how many threads. */
export interface How {
  readonly seconds: number
  readonly hands: number
}

export const howText = ({ seconds, hands }: How): string =>
  phrase('simulate:how', { seconds: decimals(seconds, 1), count: hands })

/** Who played whom, how often each won, and how long the games were. */
export function sharesText(
  { paint }: Screen,
  title: string,
  sideNames: readonly string[],
  turns: number,
  played: Tournament,
  tally: GameTally,
  how: How,
): string[] {
  const { games, draws, early } = tally
  const seats = sideNames
    .map((side, n) => phrase('simulate:seat', { side, bot: played.bots[n] ?? '' }))
    .join(' · ')
  const sides = sideNames.map((name, side) => ({ name, wins: at(tally.wins, side), of: games }))
  const nobody = draws > 0 ? [{ name: phrase('simulate:nobody'), wins: draws, of: games }] : []
  const bots = winsByBot(played, tally).map(({ bot, wins, games: of }) => ({ name: bot, wins, of }))
  return [
    paint.bold(title),
    paint.dim(phrase('simulate:games', { count: games, seed: played.seed, how: howText(how) })),
    paint.dim(played.swap ? phrase('simulate:swapped', { seats }) : seats),
    '',
    `${paint.bold(phrase('simulate:victories'))}  ${paint.dim(phrase('simulate:interval'))}`,
    ...shares([...sides, ...nobody]),
    ...(bots.length > 1
      ? [
          '',
          `${paint.bold(phrase('simulate:by-bot'))}  ${paint.dim(phrase('simulate:by-bot-of'))}`,
          ...shares(bots),
        ]
      : []),
    '',
    paint.bold(phrase('simulate:length')),
    `  ${phrase('simulate:turns', { mean: decimals(tally.turns / games, 1), turns, early: percent(early / games) })}`,
  ]
}

/** All victories of bots with one name together. */
export function winsByBot(
  { bots }: Pick<Tournament, 'bots'>,
  { botWins, botGames }: GameTally,
): { bot: string; wins: number; games: number }[] {
  return [...new Set(bots)].map(bot => {
    const sum = (row: readonly number[]): number =>
      row.reduce((all, n, i) => all + (bots[i] === bot ? n : 0), 0)
    return { bot, wins: sum(botWins), games: sum(botGames) }
  })
}

interface Share {
  readonly name: string
  readonly wins: number
  readonly of: number
}

function shares(rows: readonly Share[]): string[] {
  const names = widest(rows.map(({ name }) => name))
  return rows.map(
    ({ name, wins, of }) =>
      `  ${padEnd(name, names)}  ${shareText(of === 0 ? 0 : wins / of, of)}  ${padStart(phrase('simulate:of', { part: wins, whole: of }), 12)}`,
  )
}

/** From least to most. */
interface Band {
  readonly least: number
  readonly most: number
}

/**
 * Where a share of this many games lies by its interval, which in a band may reach beyond one end; null: it
 * doesn't show.
 */
export function placeOf(
  share: number,
  games: number,
  { least, most }: Band,
): 'below' | 'in' | 'above' | null {
  const { low, high } = wilson(share * games, games)
  if (high < least) return 'below'
  if (low > most) return 'above'
  return share >= least && share <= most && (low >= least || high <= most) ? 'in' : null
}

/** A share of this many games, and the interval for the true one. */
export function shareText(share: number, games: number): string {
  const { low, high } = wilson(share * games, games)
  return `${padStart(percent(share), 7)}  ${padStart(phrase('simulate:range', { low: percent(low), high: percent(high) }), 15)}`
}
