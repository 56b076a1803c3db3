import { expect, test } from 'vitest'
import type { Entry, Filter } from './entry.ts'
import { found, openOptions } from './entry.ts'

const entry = (id: string, era: string[], kind: string, words = ''): Entry => ({
  id,
  name: id,
  about: kind,
  under: { era, kind: [kind] },
  picture: null,
  Sheet: () => null,
  words,
})
const ALL = [
  entry('Knight', ['medieval'], 'horse', 'charges'),
  entry('Dragoon', ['napoleonic', 'pre-war'], 'horse', 'rides up and fires'),
  entry('Sapper', ['medieval'], 'engineers', 'builds works'),
]
const KINDS: Filter = {
  id: 'kind',
  label: '',
  all: '',
  options: ['horse', 'engineers', 'flyers'].map(value => ({ value, label: value })),
}
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name)

test('a catalogue lists what all filters and all words find', () => {
  expect(names(found(ALL, {}, ''))).toEqual(['Knight', 'Dragoon', 'Sapper'])
  expect(names(found(ALL, { era: 'pre-war', kind: '' }, ''))).toEqual(['Dragoon'])
  expect(names(found(ALL, { era: 'medieval' }, 'WORKS builds'))).toEqual(['Sapper'])
  expect(names(found(ALL, { kind: 'horse' }, 'works'))).toEqual([])
})

test('a filter offers only what would list something', () => {
  expect(openOptions(ALL, { era: 'pre-war' }, KINDS).map(({ value }) => value)).toEqual(['horse'])
  expect(openOptions(ALL, {}, KINDS).map(({ value }) => value)).toEqual(['horse', 'engineers'])
})
