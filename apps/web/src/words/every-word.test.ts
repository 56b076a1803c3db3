import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const WORDS = 'words/en/'

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.(test|ci)\.ts$|testing\//.test(path))
  .map(path => ({
    path,
    text: readFileSync(join(SRC, path), 'utf8'),
    of: /^systems\/([^/]+)\//.exec(path)?.[1],
  }))

/** By key: the systems that have the phrase; undefined for shared phrases. */
const owners = Map.groupBy(
  sources
    .filter(({ path }) => path.includes(WORDS))
    .flatMap(({ text, of }) =>
      [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => ({
        key: key.replace(/(_ordinal)?_(zero|one|two|few|other)$/, ''),
        of,
      })),
    ),
  ({ key }) => key,
)

const groups = new Set([...owners.keys()].map(key => key.split(':')[0]))

test('every phrase named in a part is in the shared tables or those of its own system', () => {
  const named = sources
    .filter(({ path }) => !path.includes(WORDS))
    .flatMap(({ path, text, of }) =>
      [...text.matchAll(/\Wt\(\s*'([^']+)'/g)].map(([, key = '']) => ({ path, key, of })),
    )
    .filter(({ key }) => groups.has(key.split(':')[0]))
  expect(named.length).toBeGreaterThan(300)
  const lost = named.filter(
    ({ key, of }) => !(owners.get(key) ?? []).some(owner => owner.of === undefined || owner.of === of),
  )
  expect(lost.map(({ path, key }) => `${path}: ${key}`)).toEqual([])
})
