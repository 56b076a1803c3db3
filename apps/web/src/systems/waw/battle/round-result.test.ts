import { expect, test } from 'vitest'
import { battleFrom } from './battle-story.ts'
import { isRoundOver, resultOf } from './round-result.ts'
import { taleWith } from '../climax/testing/told-wars.ts'

const TALE = taleWith(e => e.is === 'morale-checked' && e.round === 2)
const CHECKED = TALE.findIndex(({ e }) => e.is === 'morale-checked' && e.round === 2)
const JOINED = TALE.findLastIndex(({ e }, at) => at < CHECKED && e.is === 'battle-joined')

test('a round is over where its morale has been checked', () => {
  const upTo = (after: number): boolean => isRoundOver(battleFrom(TALE, JOINED, after) as never)
  expect([CHECKED - 1, CHECKED, CHECKED + 1, CHECKED + 2].map(upTo)).toEqual([false, false, true, false])
})

test("its result has both sides' hits and panics in this round alone, and their morale", () => {
  const story = battleFrom(TALE, JOINED, CHECKED + 1)
  if (story === null) throw new Error('no battle')
  const { round, sides } = resultOf(story)
  const began = story.tale.findLastIndex(({ e }) => e.is === 'round-began')
  const told = story.tale.slice(began).map(({ e }) => e)
  expect(round).toBe(2)
  for (const [side, { hits, panics, check }] of sides.entries()) {
    expect(hits).toBe(told.filter(e => e.is === 'step-lost' && e.side === side).length)
    expect(panics).toBe(told.filter(e => e.is === 'panicked' && e.side === side).length)
    expect(check?.side).toBe(side)
  }
})
