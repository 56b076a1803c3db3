import { expect, test } from 'vitest'
import type { GameSummary } from '@sandtable/protocol'
import type { HeldSeat } from '../game/seats.ts'
import { awaited, byUrgency, foremost, myGames, others, standingOf } from './standing.ts'

const seat = (game: string, player: number): HeldSeat => ({
  game,
  player,
  token: 't',
  nonce: 'n',
  commitment: 'c',
  scenario: 'hastings-1066',
  title: 'Hastings 1066',
  links: [],
})

const summary = (game: string, changed: Partial<GameSummary> = {}): GameSummary => ({
  game,
  scenario: 'hastings-1066',
  pack: 'p',
  ruleset: 'waw',
  stage: 'playing',
  waiting: [0],
  outcome: null,
  seats: [
    { player: 0, name: 'Harold', holder: 'human' },
    { player: 1, name: 'captain', holder: 'bot' },
  ],
  commitment: 'c',
  nonces: [],
  clock: {},
  ...changed,
})

const gameWith = (said: GameSummary | 'gone' | null, players = [0]) => {
  const [mine] = myGames(
    players.map(player => seat('a', player)),
    new Map(said === null ? [] : [['a', said]]),
  )
  if (mine === undefined) throw new Error('no game')
  return mine
}

test('seats of one game are one game', () => {
  const games = myGames([seat('a', 0), seat('b', 1), seat('a', 1)], new Map([['b', 'gone' as const]]))
  expect(games.map(({ game, seats, summary: said }) => [game, seats.length, said])).toEqual([
    ['a', 2, null],
    ['b', 1, 'gone'],
  ])
})

test.for<[string, GameSummary | 'gone' | null, number[], string]>([
  ['nothing is known yet', null, [0], 'asking'],
  ['the server knows it no more', 'gone', [0], 'gone'],
  ['a seat is free', summary('a', { stage: 'gathering', waiting: [] }), [0], 'gathering'],
  ['we are asked', summary('a'), [0], 'your-move'],
  ['the other is asked', summary('a', { waiting: [1] }), [0], 'their-move'],
  ['both seats are here', summary('a', { waiting: [1] }), [0, 1], 'your-move'],
  ['we have won', summary('a', { stage: 'over', outcome: { winners: [0], how: 'played' } }), [0], 'won'],
  ['we have lost', summary('a', { stage: 'over', outcome: { winners: [1], how: 'forfeit' } }), [0], 'lost'],
  ['nobody has won', summary('a', { stage: 'over', outcome: { winners: [], how: 'played' } }), [0], 'draw'],
  [
    'we were both sides',
    summary('a', { stage: 'over', outcome: { winners: [0], how: 'played' } }),
    [0, 1],
    'over',
  ],
])('how a game stands: %s', ([, said, players, standing]) => {
  expect(standingOf(gameWith(said, players))).toBe(standing)
})

test('the others sit elsewhere, and the awaited player is one of them', () => {
  expect(others(gameWith(summary('a'))).map(({ name }) => name)).toEqual(['captain'])
  expect(awaited(gameWith(summary('a')))).toEqual([])
  expect(awaited(gameWith(summary('a', { waiting: [0, 1] }))).map(({ name }) => name)).toEqual(['captain'])
  expect(others(gameWith('gone'))).toEqual([])
})

test("games that wait for us come first, and a finished game isn't featured", () => {
  const said = new Map([
    ['a', summary('a', { stage: 'over' })],
    ['b', summary('b', { waiting: [1] })],
    ['c', summary('c')],
  ])
  const games = myGames([seat('a', 0), seat('b', 0), seat('c', 0)], said)
  expect(byUrgency(games).map(({ game }) => game)).toEqual(['c', 'b', 'a'])
  expect(foremost(games)?.game).toBe('c')
  expect(foremost(games.slice(0, 1))).toBe(null)
  expect(foremost([])).toBe(null)
})
