import { describe, expect, test } from 'vitest'
import type { WarTally } from './war-tally.ts'
import { bearingOf, gain, tells } from './bearing.ts'
import { cardsWeighed, regionsWeighed } from './weighed.ts'
import { emptyWarTally } from './war-tally.ts'
import { HASTINGS } from '../testing/hastings.ts'
import { inkOf } from '../../../ink.ts'
import { mattered } from './mattered-text.ts'
import { warFigures } from './war-figures.ts'

const { s } = HASTINGS

describe('[CLI] bearing on victory', () => {
  test("a card is measured by its player's victories, with the error of a draw without replacement", () => {
    // 20 games, 10 won by either side; side 0 played it in 10, and won 9 of those.
    const bearing = bearingOf([{ results: [10, 10, 0], had: [10, 0], wins: 9 }])
    expect(bearing).toEqual({
      games: 10,
      wins: 9,
      expected: 5,
      error: expect.closeTo(Math.sqrt((10 * 0.5 * 0.5 * 10) / 19), 10) as number,
      otherwise: 10,
    })
    expect([gain(bearing), tells(bearing)]).toEqual([0.4, true])
  })

  test("a region is measured by its holder's victories: one game more for one side is one more for the other", () => {
    const bearing = bearingOf([{ results: [10, 10, 0], had: [10, 10], wins: 18 }])
    expect(bearing.expected).toBe(10)
    expect(bearing.error).toBeCloseTo(2 * Math.sqrt((10 * 0.5 * 0.5 * 10) / 19), 10)
    expect([bearing.games, bearing.otherwise, gain(bearing)]).toEqual([20, 10, 0.4])
  })

  test('a draw has no winner, and a region may have no holder', () => {
    // 8 games: 4 won by side 0, 2 by side 1, 2 drawn; held by side 0 in 4, by side 1 in 2, by neither in 2.
    const { expected, games, otherwise } = bearingOf([{ results: [4, 2, 2], had: [4, 2], wins: 5 }])
    expect([games, expected, otherwise]).toEqual([6, (4 * 4 + 2 * 2) / 8, 4])
  })

  test('the error is that of all ways to deal out the victories', () => {
    const results = [2, 1, 1]
    const had = [2, 1]
    const holders = [0, 0, 1, -1]
    const deals = permutations([0, 0, 1, 2]).map(winners => winners.filter((w, i) => w === holders[i]).length)
    const mean = deals.reduce((sum, n) => sum + n, 0) / deals.length
    const variance = deals.reduce((sum, n) => sum + (n - mean) ** 2, 0) / deals.length
    const { expected, error } = bearingOf([{ results, had, wins: 0 }])
    expect(expected).toBeCloseTo(mean, 10)
    expect(error).toBeCloseTo(Math.sqrt(variance), 10)
  })

  test('bots that swap places are measured seating by seating, apart from what they play', () => {
    // Side 0 wins all games in one seating, where it always plays the card, and none in the other, where it never does.
    const split = [
      { results: [20, 0, 0], had: [20, 0], wins: 20 },
      { results: [0, 20, 0], had: [0, 0], wins: 0 },
    ]
    const together = [{ results: [20, 20, 0], had: [20, 0], wins: 20 }]
    expect([gain(bearingOf(split)), tells(bearingOf(split))]).toEqual([0, false])
    expect([gain(bearingOf(together)), tells(bearingOf(together))]).toEqual([0.5, true])
  })

  test.for([
    ['too few games in which it was played', { results: [10, 10, 0], had: [9, 0], wins: 9 }, false],
    ['too few games in which it was not', { results: [10, 10, 0], had: [11, 0], wins: 10 }, false],
    ['less than two errors', { results: [50, 50, 0], had: [50, 0], wins: 29 }, false],
    ['more than two errors', { results: [50, 50, 0], had: [50, 0], wins: 31 }, true],
    ['more than two errors less', { results: [50, 50, 0], had: [50, 0], wins: 19 }, true],
    ['played in every game', { results: [50, 50, 0], had: [100, 0], wins: 50 }, false],
    ['nothing at all', { results: [0, 0, 0], had: [0, 0], wins: 0 }, false],
  ] as const)('whether it shows anything: %s', ([, stratum, told]) => {
    expect(tells(bearingOf([stratum]))).toBe(told)
  })
})

function permutations(row: readonly number[]): number[][] {
  if (row.length === 0) return [[]]
  return row.flatMap((first, i) => permutations(row.toSpliced(i, 1)).map(rest => [first, ...rest]))
}

/** A hundred games, half of them won by either side. */
function tallied(
  cards: Readonly<Record<number, [games: number, wins: number]>>,
  regions: Readonly<Record<number, [games: number, wins: number][]>>,
): WarTally {
  const tally = emptyWarTally({ s, bots: ['captain', 'captain'] })
  tally.games = 100
  tally.wins = [50, 50]
  tally.results.splice(0, 3, 50, 50, 0)
  for (const [card, [games, wins]] of Object.entries(cards)) {
    const place = 2 * Number(card) + (s.cards[Number(card)]?.owner as number)
    tally.cards[Number(card)] = games + 1
    tally.cardHad[place] = games
    tally.cardWon[place] = wins
  }
  for (const [region, sides] of Object.entries(regions))
    sides.forEach(([games, wins], side) => {
      tally.regionHad[2 * Number(region) + side] = games
      tally.regionWon[2 * Number(region) + side] = wins
    })
  return tally
}

const ownedBy = (player: number): number[] =>
  [...s.cards.keys()].filter(
    card =>
      s.cards[card]?.owner === player && s.cards.findIndex(({ id }) => id === s.cards[card]?.id) === card,
  )

describe('[CLI] cards and regions that mattered', () => {
  const [first = -1, second = -1, third = -1, fourth = -1, fifth = -1, sixth = -1] = ownedBy(0)
  const [other = -1] = ownedBy(1)
  // prettier-ignore
  const tally = tallied(
    {
      [first]: [40, 28],  // +20
      [second]: [20, 3],  // −35
      [third]: [5, 5],    // +50, but in too few games
      [fourth]: [60, 31], // +1.7: nothing
      [fifth]: [30, 25],  // +33.3
      [sixth]: [50, 35],  // +20, in more games
      [other]: [25, 20],  // +30
    },
    { 0: [[60, 45], [40, 35]], 1: [[50, 27], [50, 27]], 2: [[100, 50], [0, 0]] },
  )

  test('are ranked by how far their victories are from the expected, those that show nothing last', () => {
    const ranked = cardsWeighed(s, tally).map(({ number }) => number)
    expect(ranked).toEqual([second, fifth, other, first, sixth, third, fourth])
    expect(regionsWeighed(s, tally)[0]).toMatchObject({ number: 0, bearing: { games: 100, wins: 80 } })
  })

  test('are listed player by player, only those that show something', () => {
    const text = mattered({ width: 72, paint: inkOf(false) }, s, tally)
    const name = (card: number): string => s.cards[card]?.name ?? ''
    const line = (start: string): string => text.find(row => row.trim().startsWith(start)) ?? 'none'
    expect(line(name(second))).toMatch(/ 20 +15\.0% +50\.0% +−35\.0 ± 10\.1$/)
    expect(line(name(first))).toMatch(/ 40 +70\.0% +50\.0% +\+20\.0 ± 6\.2$/)
    expect(line(s.map.regions[0]?.name ?? '')).toMatch(/ 100 +80\.0% +50\.0% +\+30\.0 ± 4\.9$/)
    expect([third, fourth].map(card => line(name(card)))).toEqual(['none', 'none'])
    expect(line(s.map.regions[1]?.name ?? '')).toBe('none')
    const order = [
      s.players[0]?.name,
      ...[second, fifth, first, sixth].map(name),
      s.players[1]?.name,
      name(other),
    ]
    const places = order.map(start => text.findIndex(row => row.trim().startsWith(start ?? '?')))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.filter(row => row.length > 72)).toEqual([])
  })

  test('appear in the JSON with the figures that rank them, beside the keys that never change', () => {
    const war = { s, bots: ['captain', 'captain'], swap: false, seed: 'x', games: 100 }
    const figures = warFigures(HASTINGS, war, tally, 1.5)
    expect(figures).toMatchObject({
      games: 100,
      wins: { normans: 50, saxons: 50 },
      draws: 0,
      byBot: { captain: 0 },
      turns: { mean: 0 },
      seconds: 1.5,
    })
    const { cards } = figures as { cards: readonly object[] }
    expect(cards[0]).toEqual({
      card: s.cards[second]?.id,
      player: 'normans',
      played: 21,
      games: 20,
      wins: 3,
      winRate: 0.15,
      expected: 0.5,
      difference: -0.35,
      error: expect.closeTo(Math.sqrt((20 * 0.25 * 80) / 99) / 20, 10) as number,
      tells: true,
    })
  })
})
