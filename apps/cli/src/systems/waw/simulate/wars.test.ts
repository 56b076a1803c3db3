import { addTally } from '../../../simulate/game-tally.ts'
import { describe, expect, test } from 'vitest'
import { botAt, emptyWarTally, playWar } from './war-tally.ts'
import { HASTINGS } from '../testing/hastings.ts'
import { json, MISSOURI, PATIENCE, run } from '../../../testing/bin.ts'
import { wilson } from '../../../figures.ts'

const GAMES = ['simulate', 'hastings-1066', '--games', '2', '--bots', 'random,greedy', '--seed', 'w']
/** A thread takes longer to start than a game to play: tests that aren't about threads use one. */
const ALONE = ['--workers', '1']

interface Figures {
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
  readonly draws: number
  readonly byBot: Readonly<Record<string, number>>
  readonly turns: { readonly mean: number }
  readonly cards: readonly { readonly card: string; readonly played: number; readonly games: number }[]
  readonly regions: readonly { readonly region: string; readonly games: number; readonly wins: number }[]
}

const total = (row: Readonly<Record<string, number>>): number =>
  Object.values(row).reduce((sum, n) => sum + n, 0)

/** The runs that others are compared with. */
const ONE_THREAD = json(...GAMES, ...ALONE)

describe.concurrent('sandtable simulate of a scenario', { timeout: PATIENCE }, () => {
  test('[CLI] counts every game for a side or as a draw, and for the bot that won it', async () => {
    const figures = (await ONE_THREAD) as unknown as Figures
    expect(Object.keys(figures.wins)).toEqual(['normans', 'saxons'])
    expect(total(figures.wins) + figures.draws).toBe(2)
    expect(total(figures.byBot)).toBe(total(figures.wins))
    expect(figures.byBot).toEqual({ random: figures.wins['normans'], greedy: figures.wins['saxons'] })
    expect(figures.turns.mean).toBeGreaterThan(0)
    expect(figures.cards.filter(({ played, games }) => games < 1 || games > 2 || played < games)).toEqual([])
    expect(figures.cards.length).toBeGreaterThan(0)
    expect(figures.regions.map(({ region }) => region).toSorted()).toEqual(
      HASTINGS.s.map.regions.map(({ id }) => id).toSorted(),
    )
    expect(figures.regions.filter(({ games, wins }) => wins > games || games > 2)).toEqual([])
    expect(figures.regions.some(({ wins }) => wins > 0)).toBe(true)
  })

  test('[CLI] gives the same figures on one thread and on two', async () => {
    const two = await json(...GAMES, '--workers', '2')
    expect({ ...two, seconds: 0 }).toEqual({ ...(await ONE_THREAD), seconds: 0 })
  })

  test('[CLI] reports shares with their intervals, points by turn, cards and regions', async () => {
    const { code, out, err } = await run([...GAMES, ...ALONE])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^2 games, seed w, /m)
    expect(out).toMatch(/^ {2}Saxons +\d+\.\d% +\d+\.\d% to \d+\.\d% +\d of 2$/m)
    expect(out).toMatch(/^ {2}greedy +\d+\.\d%/m)
    expect(out).toMatch(/^ +start +1 +2 +3 +4 +5 +6$/m)
    expect(out).toMatch(/^Cards that mattered .*\n {2}Nothing stands out by more than two standard errors/m)
    expect(out).toMatch(/^Regions that mattered .*\n {2}Nothing stands out by more than two standard errors/m)
  })

  test('[CLI] refuses unknown bots, too few of them, and bots it cannot tell apart', async () => {
    const refused = async (...args: string[]): Promise<[number, string]> => {
      const { code, err } = await run(['simulate', ...args])
      return [code, err.split('\n')[0] as string]
    }
    expect(await refused('hastings-1066', '--games', '1', '--bots', 'napoleon')).toEqual([
      1,
      "sandtable: --bots: can’t find a bot called 'napoleon': expected captain, greedy or random",
    ])
    expect(await refused('mongols-1241', '--games', '1', '--bots', 'random,random,random')).toEqual([
      1,
      'sandtable: --bots: expected 2 bots, one for each side, or one for all; found 3',
    ])
    expect(await refused(MISSOURI, '--games', '5')).toEqual([
      1,
      `sandtable: ${MISSOURI} is a file, and --games takes a scenario. For a battle file use --runs 5`,
    ])
    expect((await refused('hastings-1066'))[0]).toBe(2)
    expect((await refused('hastings-1066', '--games', '1', '--runs', '1'))[0]).toBe(2)
  })
})

test('[CLI] uses Wilson intervals', () => {
  const at = (successes: number, tries: number): string[] => {
    const { low, high } = wilson(successes, tries)
    return [low.toFixed(4), high.toFixed(4)]
  }
  expect(at(5, 10)).toEqual(['0.2366', '0.7634'])
  expect(at(0, 10)).toEqual(['0.0000', '0.2775'])
  expect(at(10, 10)).toEqual(['0.7225', '1.0000'])
})

test('[CLI] with --swap the bots change places from game to game, and count wherever they sat', () => {
  const war = { s: HASTINGS.s, bots: ['random', 'greedy'], swap: true, seed: 'w', games: 2 }
  expect([0, 1].map(game => [0, 1].map(player => botAt(war, game, player)))).toEqual([
    [0, 1],
    [1, 0],
  ])
  const sum = emptyWarTally(war)
  for (const game of [0, 1]) addTally(sum, playWar(war, game))
  expect([sum.games, sum.botGames]).toEqual([2, [2, 2]])
  expect(sum.botWins.reduce((all, n) => all + n, sum.draws)).toBe(2)
  const { wins } = playWar(war, 1)
  expect(playWar(war, 1).botWins).toEqual(wins.toReversed())
})

test('[CLI] points count at the start and at the end of each turn, cards and regions for the player who had them', () => {
  const war = { s: HASTINGS.s, bots: ['random', 'random'], swap: true, seed: 'v', games: 2 }
  const { points, reached, cards, cardHad, results, regionHad, turns, wins } = playWar(war, 1)
  const columns = HASTINGS.s.turns.length + 1
  expect([points[0], points[columns]]).toEqual(HASTINGS.s.setup.points)
  expect(reached.slice(0, columns).filter(n => n === 1)).toHaveLength(turns + 1)
  expect(results.slice(3, 5)).toEqual(wins)
  const second = (row: readonly number[]): number[] => row.slice(row.length / 2)
  const playedBy = HASTINGS.s.cards.flatMap(({ owner }, card) =>
    [0, 1].map(side => (side === owner && (cards[card] as number) > 0 ? 1 : 0)),
  )
  expect(second(cardHad)).toEqual(playedBy)
  expect(second(regionHad).filter(n => n === 1).length).toBeGreaterThan(HASTINGS.s.map.regions.length / 2)
  expect(regionHad.slice(0, regionHad.length / 2).every(n => n === 0)).toBe(true)
})

test('[CLI] allies are told as one side, with the bot that plays for it', { timeout: PATIENCE }, async () => {
  const { out } = await run(['simulate', 'mongols-1241', '--games', '1', '--bots', 'random,greedy'])
  expect(out).toMatch(/^Mongols: random · Hungary & Poland–Bohemia: greedy$/m)
})
