import { expect, test } from 'vitest'
import type { Migration } from './index.ts'
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

/** What is wrong with a save; an error of any other kind is thrown on. */
function complaint(inside: () => unknown): string {
  try {
    inside()
  } catch (error) {
    if (!isSaveError(error)) throw error
    return (error as Error).message
  }
  return 'none'
}

test('[K-12] a revived game stands at its decision and goes on with the same dice', () => {
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

test('[K-17] a game of older rules goes on by the new ones, and the first event says so', () => {
  const text = save(begun(), 'two')
  const newer: typeof RULES = { ...RULES, version: 2, updated: from => ({ is: 'added', by: 1000 * from }) }
  const up: Migration[] = [{ from: 1, migrate: body => body }]
  const g = revived(text, newer, up)
  expect(g.log?.at(-1)).toEqual({ is: 'added', by: 1000 })
  expect([g.p.total, g.log?.length]).toEqual([begun().p.total + 1000, (begun().log?.length ?? 0) + 1])
  expect(revived(save(g, 'two'), newer, up).log).toEqual(g.log)
})

test('[K-17] a game that is over has nothing to go on with', () => {
  const rules = tally({ a: add(1) })
  const newer: typeof rules = { ...rules, version: 2, updated: () => ({ is: 'added', by: 1000 }) }
  const g = revived(save(game(rules), 'two'), newer, [{ from: 1, migrate: body => body }])
  expect([over(g), g.p.total]).toEqual([true, 1])
})

test('[K-13] other errors are no errors of saves', () => {
  expect([isSaveError(new Error('no')), isSaveError({ name: 'SaveError' })]).toEqual([false, false])
})

test('[K-3] the header comes first, and the text is the same every time', () => {
  const text = save(begun(), 'two')
  expect(text).toBe(save(begun(), 'two'))
  expect(text).toMatch(
    /^\{"format":"sandtable-save","ruleset":"tally","rulesetVersion":1,"scenario":"two","sum":"[0-9a-f]{16}","version":1,"game":\{/,
  )
})

test('[K-3] a game that holds no data cannot be saved, and the message says where', () => {
  const g = begun()
  g.p.total = 0.5
  expect(() => save(g, 'two')).toThrow('game.position.total is 0.5, no whole number: it cannot be written')
})

test.for([
  ['no JSON', () => 'once upon a time', 'it is not whole JSON'],
  ['a truncated file', (text: string) => text.slice(0, -20), 'it is not whole JSON'],
  ['nothing', () => '', 'it is not whole JSON'],
  ['something else', () => '{"format":"chess"}', "its header must say format 'sandtable-save'"],
  ['null', () => 'null', "its header must say format 'sandtable-save'"],
  ['a newer format', (text: string) => text.replace('"version":1', '"version":2'), 'its format version is 2'],
  [
    'other rules',
    (text: string) => text.replace('"tally"', '"chess"'),
    "it is of ruleset 'chess', not 'tally'",
  ],
  [
    'another scenario',
    (text: string) => text.replace('"two"', '"three"'),
    "it is of scenario 'three', not 'two'",
  ],
  ['a changed number', (text: string) => text.replace('"total":', '"total":9'), 'its checksum is wrong'],
  ['a changed version', (text: string) => text.replace('Version":1', 'Version":0'), 'its checksum is wrong'],
  [
    'a fraction',
    (text: string) => text.replace('"asked":0', '"asked":0.5'),
    'game.asked must be a whole number',
  ],
  [
    'no version of the rules',
    (text: string) => text.replace('"rulesetVersion":1,', ''),
    'in its header, rulesetVersion is missing',
  ],
  [
    'a game that is a number',
    (text: string) => text.replace(/"game":.*/, '"game":5}'),
    'game must be an object',
  ],
  ['no game', (text: string) => text.replace(/"game":.*/, '"game":null}'), 'game must be an object'],
] as const)('[K-13] %s is refused, and the message says what was expected', ([, change, problem]) => {
  const text = change(save(begun(), 'two'))
  const said = complaint(() => revived(text))
  expect(said).toContain('this save cannot be loaded')
  expect(said).toContain(problem)
})

test('[K-13] every cut of a save is refused', () => {
  const text = save(begun(), 'two')
  for (let length = 0; length < text.length; length++)
    expect(complaint(() => revived(text.slice(0, length)))).toContain('this save cannot be loaded')
})

test('[K-13] a place that the rules no longer have is refused', () => {
  const text = save(begun(), 'two')
  expect(complaint(() => revived(text, tally({ other: ask(0) })))).toContain(
    'the rules have no such places: main/ask',
  )
  expect(complaint(() => revived(text, tally({ ask: add(1) })))).toContain(
    'the rules have no such places: main/ask',
  )
})

test('[K-13] a save of newer rules is refused', () => {
  const text = save({ ...begun(), rules: { ...RULES, version: 3 } }, 'two')
  expect(complaint(() => revived(text))).toContain(
    "written by version 3 of the rules, newer than this program's 1",
  )
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

test('[K-13] where no migration leads on, the save is refused', () => {
  const rules = { ...RULES, version: 4 }
  expect(complaint(() => revived(save(begun(), 'two'), rules, MIGRATIONS))).toContain(
    'there is no way from version 3 of the rules to 4',
  )
})

test('[K-13] the check sum covers header and game as they are written', () => {
  const g = begun()
  const { sum, game: body, ...header } = JSON.parse(save(g, 'two')) as Record<string, unknown>
  expect(sum).toBe(digest(encode(header) + encode(body)))
})
