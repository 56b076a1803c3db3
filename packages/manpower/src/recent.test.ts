import { expect, test } from 'vitest'
import { recent } from './recent.ts'

const things = Array.from({ length: 5 }, (_, n) => ({ n }))
const [a, b, c, d, e] = things as [object, object, object, object, object]

test('recent entries are remembered, and forgotten ones are not', () => {
  const known = recent<object, string>()
  known.set(a, 'a')
  known.set(a, 'A')
  known.set(b, 'b')
  expect([known.get(a), known.get(b), known.get(c)]).toEqual(['A', 'b', undefined])
  known.forget(a)
  known.forget(c)
  expect([known.get(a), known.get(b)]).toEqual([undefined, 'b'])
})

test('a fifth entry replaces the one unused for longest', () => {
  const known = recent<object, string>()
  for (const thing of [a, b, c, d]) known.set(thing, 'known')
  known.get(a)
  known.set(e, 'known')
  expect([a, b, c, d, e].map(thing => known.get(thing))).toEqual([
    'known',
    undefined,
    'known',
    'known',
    'known',
  ])
})
