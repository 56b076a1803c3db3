import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { trailsOf } from './trails.ts'

const fired = (side: 0 | 1, unit: number, scored: 'hit' | 'panic' | 'miss'): Event => ({
  is: 'fired',
  side,
  unit,
  die: 1,
  cf: 2,
  change: 0,
  scored,
})

const story = (...events: Event[]) => ({
  id: 0,
  region: 0,
  over: false,
  tale: events.map(e => ({ e, told: [], player: null, turn: 1, before: null })),
})

const lost = (side: 0 | 1, unit: number): Event => ({ is: 'step-lost', side, unit, inPursuit: false })

test('the first hit placed comes from the first die that hit', () => {
  const battle = story(
    { is: 'round-began', round: 1 },
    fired(0, 1, 'hit'),
    fired(0, 2, 'miss'),
    fired(0, 3, 'hit'),
    fired(1, 7, 'panic'),
    { is: 'panicked', side: 0, unit: 2 },
    lost(1, 8),
    lost(1, 7),
  )
  expect(trailsOf(battle)).toEqual([
    { from: 7, to: 2, result: 'panic' },
    { from: 1, to: 8, result: 'hit' },
    { from: 3, to: 7, result: 'hit' },
  ])
})

test("a round's trails vanish with the next round", () => {
  const battle = story({ is: 'round-began', round: 1 }, fired(0, 1, 'hit'), lost(1, 8), {
    is: 'round-began',
    round: 2,
  })
  expect(trailsOf(battle)).toEqual([])
})

test('a rerolled unit counts by its last roll', () => {
  const battle = story({ is: 'round-began', round: 1 }, fired(0, 1, 'miss'), fired(0, 1, 'hit'), lost(1, 8))
  expect(trailsOf(battle)).toEqual([{ from: 1, to: 8, result: 'hit' }])
})
