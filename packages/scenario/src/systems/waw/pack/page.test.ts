import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changed, saidOf } from '../testing/spoilt.ts'
import { packOf } from '../testing/read-pack.ts'
import { TRAITS } from '../vocabulary.ts'
import { CONDITION } from './condition-schema.ts'
import { DEED_NAMES, FILTER } from './effect-schema.ts'
import { parsePack } from './parse.ts'
import { FILE_NAMES } from './parts.ts'

const PAGE = `${import.meta.dirname}/../../../../../../docs/write-a-scenario.md`

/** The YAML of the page, by the line that heads each block. */
const BLOCKS = new Map(
  [...readFileSync(PAGE, 'utf8').matchAll(/^```yaml\n# (.*)\n([^]*?)^```$/gm)].map(
    ([, head = '', text = '']) => [head, text],
  ),
)
const block = (head: string): string => BLOCKS.get(head) ?? ''

/** The lines of a block that is a list, without their dashes and comments. */
const items = (head: string): string[] =>
  block(head)
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.replace(/^- /, '').replace(/ # .*$/, ''))

const PACK = {
  'pack.yaml': block('pack.yaml'),
  'map.yaml': block('map.yaml'),
  'counters.yaml': block('counters.yaml'),
  'cards.yaml': block('cards.yaml'),
  'setup.yaml': block('setup.yaml'),
}

/** Texts in another language. */
const GERMAN = 'locales/de.yaml'

test('every block of the page is tried here', () => {
  const lists = ['effects in a battle', 'effects at a moment of the turn', 'filters', 'conditions']
  expect([...BLOCKS.keys()].toSorted()).toEqual([...FILE_NAMES, ...lists, GERMAN].toSorted())
  expect(readFileSync(PAGE, 'utf8').match(/^```yaml$/gm)).toHaveLength(BLOCKS.size)
})

test('the texts of the page in another language fit its pack', () => {
  const reading = parsePack('tiny', PACK, { de: block(GERMAN) })
  expect(reading).toMatchObject({ ok: true, pack: { title: 'Zwei Täler' } })
})

test('the pack of the page is sound, and uses every feature of a file', () => {
  expect(packOf(PACK).title).toBe('Two Valleys')
})

test.for([
  ...items('effects in a battle').map(effect => ['{ modifier: -1, side: enemy }', effect] as const),
  ...items('effects at a moment of the turn').map(
    effect => ['{ movement: -1, side: enemy }', effect] as const,
  ),
  ...items('filters').map(filter => ['movement: -1, side: enemy', `movement: -1, of: ${filter}`] as const),
  ...items('conditions').map(condition => ['{ modifier: -1', `{ if: ${condition}, modifier: -1`] as const),
])('in place of %s: %s', ([sound, put]) => {
  expect(saidOf(changed(PACK, 'cards.yaml', sound, put))).toEqual([])
})

test('every effect, condition and filter has its example, and filters name traits that there are', () => {
  const effects = [...items('effects in a battle'), ...items('effects at a moment of the turn')].join('\n')
  expect(DEED_NAMES.filter(deed => !effects.includes(`{ ${deed}:`))).toEqual([])
  const conditions = items('conditions').join('\n')
  expect(Object.keys(CONDITION.shape).filter(key => !conditions.includes(` ${key}:`))).toEqual([])
  const filters = items('filters').join('\n')
  expect(Object.keys(FILTER.shape).filter(key => !filters.includes(` ${key}:`))).toEqual([])
  const named = /# (cavalry .*) …/.exec(block('filters'))?.[1]?.split(' ') ?? []
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(trait => !TRAITS.includes(trait))).toEqual([])
})

test('lasting effects are what the page says', () => {
  const always = [
    'modifier: 1',
    'morale: 1',
    'forbid: hide, side: own',
    'movement: 1',
    'supply: in',
    'income: 1',
    'supremacy: 1',
  ]
  for (const effect of always)
    expect(saidOf(changed(PACK, 'pack.yaml', '{ movement: -1 }', `{ ${effect} }`))).toEqual([])
})
