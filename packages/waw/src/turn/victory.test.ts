import { over } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

const war = (more: Partial<War> = {}): War => ({
  map: { a: 'clear city:3', b: 'clear city:1' },
  borders: ['a-b'],
  armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } },
  turns: 3,
  ...more,
})

/** The end of a game in which all players pass. */
function ending(w: War): {
  winner: number
  how: string
  condition: number | null
  turn: number
  points: number[]
} {
  const p: Playing = start(w)
  until(p, 'nothing')
  const [e] = told(p, 'game-ended')
  if (e === undefined || !over(p.g)) throw new Error('the game has no end')
  return { winner: e.winner, how: e.how, condition: e.condition, turn: p.g.p.turn, points: p.g.p.points }
}

const points = (red: number, blue: number): NonNullable<War['players']> => [
  { id: 'red', points: red },
  { id: 'blue', points: blue },
]
const holds = (player: string, region: string, atEnd = false): NonNullable<War['victory']>[number] => ({
  player,
  if: { controls: { regions: [region], atLeast: 1 } },
  atEnd,
})

describe.each(EDITIONS)('the objectives of the scenario, in edition %s', edition => {
  test('[W-14-scenario][W-7.2-verification] a player who has reached them wins at the end of the turn', () => {
    expect(ending(war({ edition, victory: [holds('blue', 'b')] }))).toMatchObject({
      winner: 1,
      how: 'condition',
      turn: 1,
    })
  })

  test('[W-7.2-continue] until one has, the game goes on', () => {
    expect(ending(war({ edition, victory: [holds('blue', 'a')] }))).toMatchObject({ how: 'points', turn: 3 })
  })

  test('[W-14-scenario] an objective may count at the end only', () => {
    expect(ending(war({ edition, victory: [holds('blue', 'b', true)] }))).toMatchObject({
      winner: 1,
      how: 'condition',
      turn: 3,
    })
  })

  test('[G-74] if several have reached theirs, more points win, and equal points are a draw', () => {
    const victory = [holds('red', 'a'), holds('blue', 'b')]
    expect(ending(war({ edition, victory, players: points(4, 5) }))).toMatchObject({
      winner: 1,
      how: 'condition',
      condition: 1,
      turn: 1,
    })
    expect(ending(war({ edition, victory, players: points(5, 4) }))).toMatchObject({
      winner: 0,
      condition: 0,
    })
    expect(ending(war({ edition, victory, players: points(5, 5) }))).toMatchObject({
      winner: -1,
      how: 'draw',
      turn: 1,
    })
  })

  test('[G-74] by option they draw whatever their points', () => {
    const victory = [holds('red', 'a'), holds('blue', 'b')]
    const options = { victory_tie: 'draw' } as const
    expect(ending(war({ edition, victory, options, players: points(4, 5) }))).toMatchObject({
      winner: -1,
      how: 'draw',
    })
  })
})

describe('after the last turn', () => {
  const plain = (more: Partial<War>): War => war({ map: { a: 'clear', b: 'clear' }, ...more })

  test('[G-74][W-14-gauge] more points win, and equal points are a draw', () => {
    expect(ending(plain({ players: points(2, 1) }))).toMatchObject({ winner: 0, how: 'points' })
    expect(ending(plain({ players: points(1, 2) }))).toMatchObject({ winner: 1, how: 'points' })
    expect(ending(plain({ players: points(2, 2) }))).toMatchObject({ winner: -1, how: 'draw' })
  })

  test('[W-14-scenario] or the player named by the scenario', () => {
    expect(ending(plain({ players: points(9, 0), otherwise: 'blue' }))).toMatchObject({
      winner: 1,
      how: 'scenario',
    })
  })

  test('[W-14-scenario] an objective comes before that', () => {
    const w = plain({ players: points(9, 0), otherwise: 'red', victory: [holds('blue', 'b', true)] })
    expect(ending(w)).toMatchObject({ winner: 1, how: 'condition' })
  })

  test('[W-14-scenario] cities count for their holders, once', () => {
    expect(ending(war())).toMatchObject({ winner: 0, how: 'points', points: [3, 1] })
    expect(ending(war({ control: { blue: ['a', 'b'] }, armies: {} }))).toMatchObject({
      winner: 1,
      points: [0, 4],
    })
  })

  test('[G-60][G-74] allies win together, with their combined points', () => {
    const players = [
      { id: 'red', side: 'us', points: 2 },
      { id: 'blue', points: 3 },
      { id: 'pink', side: 'us', points: 2 },
    ]
    expect(ending(plain({ players }))).toMatchObject({ winner: 0, how: 'points' })
  })

  test('[G-74] of more than two sides only the best draw', () => {
    const players = [
      { id: 'red', points: 1 },
      { id: 'blue', points: 3 },
      { id: 'grey', points: 3 },
    ]
    expect(ending(plain({ players }))).toMatchObject({ winner: -1, how: 'draw' })
    expect(ending(plain({ players: players.slice(0, 2) }))).toMatchObject({ winner: 1 })
  })
})
