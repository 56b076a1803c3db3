import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test('takes as many sentences of the first paragraph as fit', () => {
  expect(opening('June 1861. The talks\n have failed.\n\nThe Union holds the rails.')).toBe(
    'June 1861. The talks have failed.',
  )
  const long = 'x'.repeat(120)
  expect(opening(`${long}. ${long}. End.`)).toBe(`${long}.`)
})

test('takes the first sentence however long it is', () => {
  const long = `${'word '.repeat(60)}end.`
  expect(opening(long)).toBe(long)
  expect(opening('')).toBe('')
})
