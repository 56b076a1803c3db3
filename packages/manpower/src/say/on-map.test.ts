import { expect, test } from 'vitest'
import { ENGLISH } from './english.ts'
import { ON_MAP } from './on-map.ts'

test('on a map no phrase tells the metres of a place, and the others are the same', () => {
  const others = (words: Readonly<Record<string, string>>): string[] =>
    Object.entries(ENGLISH).flatMap(([key, text]) => (text.includes('{point}') ? [] : [words[key] ?? '']))
  expect(Object.values(ON_MAP).filter(text => text.includes('{point}'))).toEqual([])
  expect(others(ON_MAP)).toEqual(others(ENGLISH))
  expect(ON_MAP['move-began:wheels']).toBe('{group} set out, wheeling to the {wind} ({metres} m)')
})
