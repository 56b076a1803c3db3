import { expect, test } from 'vitest'
import type { Migration, SaveFault } from './index.ts'
import { add, ask, game, SAY, tally } from '../test/tally.ts'
import {
  begin,
  digest,
  emit,
  encode,
  first,
  isSaveError,
  over,
  pending,
  revive,
  roll,
  save,
  seeded,
  submit,
} from './index.ts'

const RULES = tally({
  roll: g => emit(g, { is: 'added', by: roll(g, 6) }),
  ask: ask(0),
  say: SAY,
  again: g => emit(g, { is: 'added', by: 100 * roll(g, 6) }),
  end: ask(1),
})
const TWO = { players: 2 }
const begun = () => begin(RULES, TWO, { dice: seeded('save') })
const revived = (text: string, rules = RULES, migrations: readonly Migration[] = []) =>
  revive(rules, TWO, 'two', text, migrations)

/** The fault of a save; any other error is rethrown. */
function complaint(inside: () => unknown): SaveFault | null {
  try {
    inside()
  } catch (error) {
    if (!isSaveError(error)) throw error
    return error.why
  }
  return null
}

test('[K-12] a revived game stands at its decision and continues with the same dice', () => {
  const g = begun()
  submit(g, 0, 2)
  submit(g, 1, 'no')
  const text = save(g, 'two')
  const h = revived(text)
  expect(save(h, 'two')).toBe(text)
  expect(pending(h)).toEqual(pending(g))
  for (const on of [g, h]) submit(on, 0, 'yes')
  expect(h.p).toEqual(g.p)
  expect(save(h, 'two')).toBe(save(g, 'two'))
})

test('[K-12] a game that is over, and one without a log, are saved too', () => {
  const g = game(tally({ a: add(1) }))
  expect(over(revived(save(g, 'two'), tally({ a: add(1) })))).toBe(true)
  const silent = begin(RULES, TWO, { dice: seeded('save'), record: false })
  expect(revived(save(silent, 'two')).log).toBeNull()
})

test('[K-12] a game in the middle of another sequence is revived there', () => {
  const rules = tally(
    { fight: g => (g.p.total === 0 ? first({ seq: 'aside', at: 'ask', round: 2 }) : undefined), end: ask(1) },
    { aside: { ask: ask(0) } },
  )
  const h = revived(save(game(rules), 'two'), rules)
  expect(h.f).toEqual({ seq: 'aside', at: 'ask', round: 2 })
  submit(h, 0, 2)
  expect([h.p.total, h.f.at]).toEqual([2, 'end'])
})

test('[K-17] a game of older rules continues under the new ones, and the first event says so', () => {
  const text = save(begun(), 'two')
  const newer: typeof RULES = { ...RULES, version: 2, updated: from => ({ is: 'added', by: 1000 * from }) }
  const up: Migration[] = [{ from: 1, migrate: body => body }]
  const g = revived(text, newer, up)
  expect(g.log?.at(-1)).toEqual({ is: 'added', by: 1000 })
  expect([g.p.total, g.log?.length]).toEqual([begun().p.total + 1000, (begun().log?.length ?? 0) + 1])
  expect(revived(save(g, 'two'), newer, up).log).toEqual(g.log)
})

test('[K-17] a finished game has nothing to continue', () => {
  const rules = tally({ a: add(1) })
  const newer: typeof rules = { ...rules, version: 2, updated: () => ({ is: 'added', by: 1000 }) }
  const g = revived(save(game(rules), 'two'), newer, [{ from: 1, migrate: body => body }])
  expect([over(g), g.p.total]).toEqual([true, 1])
})

test('[K-13] other errors are not save errors', () => {
  expect([isSaveError(new Error('no')), isSaveError({ name: 'SaveError' })]).toEqual([false, false])
})

test('[K-3] the header comes first, and the text is the same every time', () => {
  const text = save(begun(), 'two')
  expect(text).toBe(save(begun(), 'two'))
  expect(text).toMatch(
    /^\{"format":"sandtable-save","ruleset":"tally","rulesetVersion":1,"scenario":"two","sum":"[0-9a-f]{16}","version":1,"game":\{/,
  )
})

test('[K-3] a game with a value that is not data cannot be saved, and the message says where', () => {
  const g = begun()
  g.p.total = 0.5
  expect(() => save(g, 'two')).toThrow('game.position.total is 0.5, no whole number: it cannot be written')
})

test.for<[string, (text: string) => string, SaveFault]>([
  ['no JSON', () => 'once upon a time', { key: 'no-json', parts: {} }],
  ['a truncated file', text => text.slice(0, -20), { key: 'no-json', parts: {} }],
  ['nothing', () => '', { key: 'no-json', parts: {} }],
  ['something else', () => '{"format":"chess"}', { key: 'no-save', parts: {} }],
  ['null', () => 'null', { key: 'no-save', parts: {} }],
  [
    'a newer format',
    text => text.replace('"version":1', '"version":2'),
    { key: 'other-format', parts: { found: 2, known: 1 } },
  ],
  [
    'other rules',
    text => text.replace('"tally"', '"chess"'),
    { key: 'other-ruleset', parts: { found: 'chess', expected: 'tally' } },
  ],
  [
    'another scenario',
    text => text.replace('"two"', '"three"'),
    { key: 'other-scenario', parts: { found: 'three', expected: 'two' } },
  ],
  ['a changed number', text => text.replace('"total":', '"total":9'), { key: 'checksum', parts: {} }],
  ['a changed version', text => text.replace('Version":1', 'Version":0'), { key: 'checksum', parts: {} }],
  [
    'a fraction',
    text => text.replace('"asked":0', '"asked":0.5'),
    { key: 'shape', parts: { at: 'game.asked', expected: 'whole-from' } },
  ],
  [
    'no version of the rules',
    text => text.replace('"rulesetVersion":1,', ''),
    { key: 'header', parts: { at: 'rulesetVersion', expected: 'missing' } },
  ],
  [
    'a game that is a number',
    text => text.replace(/"game":.*/, '"game":5}'),
    { key: 'shape', parts: { at: 'game', expected: 'object' } },
  ],
  [
    'no game',
    text => text.replace(/"game":.*/, '"game":null}'),
    { key: 'shape', parts: { at: 'game', expected: 'object' } },
  ],
])('[K-13] %s is refused by a reason that names the place and what was expected', ([, change, why]) => {
  const text = change(save(begun(), 'two'))
  expect(complaint(() => revived(text))).toEqual(why)
  expect(() => revived(text)).toThrow(why.key)
})

test('[K-13] every cut of a save is refused', () => {
  const text = save(begun(), 'two')
  for (let length = 0; length < text.length; length++)
    expect(complaint(() => revived(text.slice(0, length)))).toEqual({ key: 'no-json', parts: {} })
})

const NO_SUCH_PLACES: SaveFault = { key: 'no-such-places', parts: { places: 'main/ask' } }

test('[K-13] a place that no longer exists in the rules is refused', () => {
  const text = save(begun(), 'two')
  expect(complaint(() => revived(text, tally({ other: ask(0) })))).toEqual(NO_SUCH_PLACES)
  expect(complaint(() => revived(text, tally({ ask: add(1) })))).toEqual(NO_SUCH_PLACES)
})

test('[K-13] a save of newer rules is refused', () => {
  const text = save({ ...begun(), rules: { ...RULES, version: 3 } }, 'two')
  expect(complaint(() => revived(text))).toEqual({ key: 'newer-rules', parts: { found: 3, known: 1 } })
})

/** Version 2 doubled every total; version 3 renamed a line. */
const MIGRATIONS: readonly Migration[] = [
  { from: 2, migrate: body => ({ ...body, agenda: body.agenda.map(f => ({ ...f, at: 'ask-first' })) }) },
  {
    from: 1,
    migrate: body => {
      const position = body.position as { total: number; words: string[] }
      return { ...body, position: { ...position, total: position.total * 2 } }
    },
  },
]

test('[K-13] a save of older rules is brought up one version at a time', () => {
  const g = begun()
  const rules = { ...tally({ 'ask-first': ask(0) }), version: 3 }
  const h = revived(save(g, 'two'), rules, MIGRATIONS)
  expect([h.p.total, h.f.at]).toEqual([g.p.total * 2, 'ask-first'])
})

test('[K-13] without a migration the save is refused', () => {
  const rules = { ...RULES, version: 4 }
  expect(complaint(() => revived(save(begun(), 'two'), rules, MIGRATIONS))).toEqual({
    key: 'no-migration',
    parts: { from: 3, to: 4 },
  })
})

test('[K-13] the checksum covers header and game as written', () => {
  const g = begun()
  const { sum, game: body, ...header } = JSON.parse(save(g, 'two')) as Record<string, unknown>
  expect(sum).toBe(digest(encode(header) + encode(body)))
})
