import { expect, test } from 'vitest'
import { siegeAt, siegeFrom } from './siege-story.ts'
import { taleWith } from '../climax/testing/told-wars.ts'

const TALE = taleWith(({ is }) => is === 'fortress-fell')
const FELL = TALE.findIndex(({ e }) => e.is === 'siege-tested' && e.fell)

test('a siege in a tale is its test with what followed at once, and the garrison before the die', () => {
  const story = siegeFrom(TALE, FELL)
  const fall = TALE[FELL + 1]?.e
  if (story === null || fall?.is !== 'fortress-fell') throw new Error('no siege')
  expect(story.tale[0]?.e).toBe(story.test)
  expect(story.tale.map(({ e }) => e)).toContain(fall)
  expect(story.tale.every(({ e }) => e.is !== 'player-ended' && e.is !== 'marched')).toBe(true)
  expect(story.garrison).toEqual(fall.lost)
  expect(story.owner).toBe(fall.owner)
})

test('nothing else is a siege', () => {
  expect(siegeFrom(TALE, FELL + 1)).toBe(null)
  expect(siegeFrom(TALE, -1)).toBe(null)
})

test('a siege is shown from its die until it has been read', () => {
  expect(siegeAt(TALE, FELL, 0)?.id).not.toBe(FELL)
  expect(siegeAt(TALE, FELL + 1, FELL)?.id).toBe(FELL)
  expect(siegeAt(TALE, FELL + 1, FELL + 1)).toBe(null)
})
