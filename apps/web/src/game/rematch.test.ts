import { expect, test } from 'vitest'
import type { GameSummary } from '@sandtable/protocol'
import { seatsAgain } from './rematch.ts'

const BOTS = ['captain', 'greedy']

const seat = (player: number, holder: 'human' | 'bot', name: string): GameSummary['seats'][number] => ({
  player,
  holder,
  name,
})

const AGAINST_BOT = [seat(0, 'human', 'Harold'), seat(1, 'bot', 'greedy')]

test('a rematch has everybody in the same seat', () => {
  expect(seatsAgain(AGAINST_BOT, [0], 0, BOTS)).toEqual({ seats: ['human', { bot: 'greedy' }], sits: [0] })
})

test('with sides swapped the bot plays the other side, and so does the player', () => {
  expect(seatsAgain(AGAINST_BOT, [0], 1, BOTS)).toEqual({ seats: [{ bot: 'greedy' }, 'human'], sits: [1] })
})

test('a friend keeps a seat, and a bot that stood in for somebody is the usual one', () => {
  const three = [seat(0, 'human', 'Harold'), seat(1, 'human', 'William'), seat(2, 'bot', 'Harald')]
  expect(seatsAgain(three, [1], 1, BOTS)).toEqual({
    seats: ['human', { bot: 'captain' }, 'human'],
    sits: [0],
  })
})
