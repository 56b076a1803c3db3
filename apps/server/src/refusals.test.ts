import { expect, test } from 'vitest'
import { ENGLISH } from './words/en.ts'
import { REASONS } from './testing/documented.ts'
import { refusal, told } from './refusals.ts'

test('a refusal goes out as a name for programs, a reason with its parts, and a sentence made from them', () => {
  expect(told(refusal('game-over'))).toEqual({ why: 'game-over', text: 'The game is over.' })
  expect(told(refusal('no-holiday', { count: 2 }))).toEqual({
    why: 'no-holiday',
    parts: { count: 2 },
    text: 'You have only 2 days off left.',
  })
  expect(told(refusal('one-of', { at: 'do', choices: ['hello', 'undo'] }))).toEqual({
    why: 'malformed',
    reason: 'one-of',
    parts: { at: 'do', choices: ['hello', 'undo'] },
    text: 'do must be hello or undo.',
  })
})

test('every reason is on the protocol page', () => {
  const reasons = new Set(Object.keys(ENGLISH).map(key => key.replace(/_(zero|one|other)$/, '')))
  expect([...reasons].filter(reason => !REASONS.has(reason))).toEqual([])
})
