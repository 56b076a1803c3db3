import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test('as many sentences as fit are read, and only of the first paragraph', () => {
  expect(opening('June 1861. The talks\n have failed.\n\nThe Union holds the rails.')).toBe(
    'June 1861. The talks have failed.',
  )
  const long = 'x'.repeat(120)
  expect(opening(`${long}. ${long}. End.`)).toBe(`${long}.`)
})

test('the first sentence is read however long it is', () => {
  const long = `${'word '.repeat(60)}end.`
  expect(opening(long)).toBe(long)
  expect(opening('')).toBe('')
})
