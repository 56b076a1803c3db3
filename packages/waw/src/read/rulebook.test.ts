import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChapters } from '@sandtable/kernel'

const TEXT = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8')

test('every rule of the list is read, in its chapter', () => {
  const chapters = readChapters(TEXT)
  const rules = chapters.flatMap(chapter => chapter.rules)
  expect(rules.map(({ id }) => id)).toEqual([...TEXT.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, id]) => id))
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  const movement = chapters.find(({ title }) => title === 'Movement')
  expect(movement?.rules.find(({ id }) => id === 'W-10.5-min-one')).toEqual({
    id: 'W-10.5-min-one',
    editions: 'AB',
    text: expect.stringContaining('can always move one region'),
  })
})
