import { expect, test } from 'vitest'
import type { ScenarioSummary } from '@sandtable/protocol'
import type { Sitter, Way } from './plan.ts'
import { clockOf, playersHere, seatsOf, sittersFor, timeOf, usualBot, wayOf } from './plan.ts'

const scenario = (players: number, bots = ['random', 'captain']): ScenarioSummary => ({
  id: 's',
  ruleset: 'waw',
  title: 'S',
  when: '1066',
  about: '',
  pack: 'p',
  tagline: null,
  minutes: null,
  difficulty: null,
  turns: 3,
  players: Array.from({ length: players }, (_, i) => ({
    id: `${i}`,
    name: `${i}`,
    side: `${i}`,
    colour: '#000000',
  })),
  bots,
})

test.for<[Way, number, Sitter[]]>([
  ['bot', 0, ['me', { bot: 'captain' }]],
  ['bot', 1, [{ bot: 'captain' }, 'me']],
  ['hotseat', 0, ['me', 'me']],
  ['friend', 1, ['friend', 'me']],
])('%s with the user as player %i', ([way, me, sitters]) => {
  expect(sittersFor(scenario(2), way, me)).toEqual(sitters)
  expect(wayOf(sitters)).toBe(way)
})

test('a mixture is not one of the usual ways', () => {
  expect(wayOf(['me', 'friend', { bot: 'captain' }])).toBe(null)
  expect(wayOf(['me', 'me', { bot: 'captain' }])).toBe(null)
  expect(wayOf([{ bot: 'captain' }, { bot: 'captain' }])).toBe(null)
})

test('without a captain another bot plays', () => {
  expect(usualBot(scenario(2, ['greedy', 'random']))).toBe('greedy')
})

test('people here or with a link take seats, and bots have theirs', () => {
  const sitters: Sitter[] = ['friend', 'me', { bot: 'greedy' }]
  expect(seatsOf(sitters)).toEqual(['human', 'human', { bot: 'greedy' }])
  expect(playersHere(sitters)).toEqual([1])
})

test('a clock has only the chosen limits', () => {
  expect(clockOf({ perMove: 0, reserve: 0, holidays: 0 })).toEqual({})
  expect(clockOf({ perMove: 60_000, reserve: 0, holidays: 7 })).toEqual({ perMove: 60_000, holidays: 7 })
})

test('times are given in their largest whole unit', () => {
  expect(timeOf(300_000)).toEqual({ unit: 'minutes', count: 5 })
  expect(timeOf(7_200_000)).toEqual({ unit: 'hours', count: 2 })
  expect(timeOf(259_200_000)).toEqual({ unit: 'days', count: 3 })
})
