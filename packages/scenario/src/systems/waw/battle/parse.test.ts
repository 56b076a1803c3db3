import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { say, sentence } from '../../../words/phrase.ts'
import { parseBattleFile } from './parse.ts'
import { readBattleFile } from './read.ts'
import { fileOf, read, SMALLEST } from '../testing/smallest.ts'
import { FILE_LIMIT } from '../../../yaml-text.ts'

const EXAMPLE = `${import.meta.dirname}/../../../../../../packs/examples/missouri-1861.battle.yaml`

test('the smallest battle is read, and whatever it leaves out has its default', () => {
  const side = { leaders: [], supremacy: 0, cornered: false, cards: [] }
  const plain = { class: 'combat', type: null, flags: [] }
  expect(read(SMALLEST)).toEqual({
    ruleset: 'waw',
    edition: 'A',
    year: 1805,
    kind: 'land',
    terrain: 'hills',
    crossing: null,
    bridge: false,
    landing: false,
    options: {},
    cap: { bonus: null, malus: null },
    attacker: { ...side, name: 'Blue', units: [{ ...plain, name: 'First', cf: [3], mf: [2] }] },
    defender: { ...side, name: 'Red', units: [{ ...plain, name: 'Second', cf: [2], mf: [1] }] },
    script: { dice: null, choices: [] },
  })
})

test('the example of the packs is read', () => {
  const file = fileOf(readBattleFile(EXAMPLE))
  expect(file).toMatchObject({ edition: 'B', year: 1861, terrain: 'clear', crossing: 'minor-river' })
  expect(file.attacker.leaders.map(leader => leader.name)).toEqual(['Fremont', 'Sturgis'])
  expect(file.attacker.units.map(u => [u.cf, u.mf, u.type])).toEqual([
    [[3], [2], null],
    [[3], [2], null],
    [[2], [1], null],
    [[1], [2], 'C'],
    [[1], [2], 'C'],
    [[1], [2], 'C'],
  ])
  expect(file.defender.units.map(u => [u.name, u.cf, u.mf])).toEqual([
    ['1st Missouri State Guard', [2, 1], [1, 1]],
    ['2nd Missouri State Guard', [2, 1], [1, 1]],
    ['3rd Louisiana Infantry', [3], [2]],
    ['Creeks', [1], [1]],
    ['State Guard Battery', [], []],
  ])
  expect(file.script.dice?.join('')).toBe('7294151861721168423484')
  expect(file.script.choices).toEqual([
    'Creeks',
    '1st Indiana Cavalry',
    '1st Missouri State Guard',
    '1st Missouri State Guard',
    '1st Missouri State Guard',
    '2nd Missouri State Guard',
  ])
})

test.for([
  ['two spaces', 2],
  ['tabs', '\t'],
  ['nothing', 0],
] as const)('a battle in JSON, indented by %s, says the same as in YAML', ([, indent]) => {
  const json = JSON.stringify(
    {
      ruleset: 'waw',
      edition: 'A',
      year: 1805,
      kind: 'land',
      terrain: 'hills',
      attacker: { name: 'Blue', units: [{ name: 'First', cf: 3, mf: 2 }] },
      defender: { name: 'Red', units: [{ name: 'Second', cf: 2, mf: 1 }] },
    },
    null,
    indent,
  )
  expect(read(json)).toEqual(read(SMALLEST))
})

test.for([
  ['a byte order mark', `\uFEFF${SMALLEST}`],
  ['line breaks of two characters', SMALLEST.replaceAll('\n', '\r\n')],
  ['a document mark before it', `---${SMALLEST}`],
  ['a document mark after it', `${SMALLEST}...\n`],
  ['a comment', `# here\n${SMALLEST}# there`],
] as const)('a battle with %s is read all the same', ([, text]) => {
  expect(read(text)).toEqual(read(SMALLEST))
})

test('the type N stays a letter, even where YAML 1.1 would make it a no', () => {
  const text = SMALLEST.replace('name: First', 'name: First, type: N')
  expect(read(`%YAML 1.1\n---${text}`).attacker.units[0]?.type).toBe('N')
})

test('[W-3.1-road-rail-combat] a battle knows no roads or railroads: they would change nothing', () => {
  for (const key of ['road', 'railroad'])
    expect(parseBattleFile(`${SMALLEST}${key}: true\n`)).toMatchObject({
      ok: false,
      problems: [{ path: [key] }],
    })
})

describe('locate', () => {
  const locate = (path: (string | number)[]) => {
    const reading = parseBattleFile(SMALLEST)
    return reading.ok ? reading.locate(path) : null
  }

  test.for([
    ['the whole battle', [], 2, 1],
    ['a key', ['terrain'], 6, 1],
    ['a map', ['defender'], 11, 1],
    ['an item of a list', ['defender', 'units', 0], 14, 7],
    ['a key inside it', ['defender', 'units', 0, 'mf'], 14, 30],
    ['a key that is missing: its parent', ['defender', 'leaders'], 11, 1],
    ['a unit that is missing: the list', ['defender', 'units', 7, 'cf'], 13, 3],
    ['what is inside a value: the value', ['terrain', 'deeper', 3], 6, 1],
    ['a root key that is missing: the battle', ['options', 'guard_panic'], 2, 1],
  ] as const)('finds %s', ([, path, line, column]) => {
    expect(locate([...path])).toEqual({ line, column })
  })
})

test('a text of the full length is read, one more character is not', () => {
  const full = SMALLEST + '#'.repeat(FILE_LIMIT - SMALLEST.length)
  expect(parseBattleFile(full).ok).toBe(true)
  expect(parseBattleFile(`${full}#`)).toEqual({
    ok: false,
    problems: [{ path: [], message: say('text-too-big', { size: '1.01 MB' }), line: 1, column: 1 }],
  })
})

test('five hundred units a side are read', () => {
  const units = Array.from({ length: 499 }, (_, i) => `    - { name: U${i}, cf: 1, mf: 1 }\n`).join('')
  expect(read(SMALLEST.replace('    - { name: F', `${units}    - { name: F`)).attacker.units).toHaveLength(
    500,
  )
})

test('any mutation of a file is read or refused with a place, and nothing throws', () => {
  const text = readFileSync(EXAMPLE, 'utf8')
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom(
      '\n',
      '\t',
      '  ',
      ': ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '&a ',
      '*a',
      '!!',
      '"',
      "'",
      '---\n',
      '|',
    ),
  )
  const cut = fc.nat({ max: text.length })
  fc.assert(
    fc.property(cut, fc.nat({ max: 30 }), piece, (at, gone, put) => {
      const changed = text.slice(0, at) + put + text.slice(at + gone)
      const reading = parseBattleFile(changed)
      if (reading.ok) return
      expect(reading.problems.length).toBeGreaterThan(0)
      const lines = changed.split('\n').length
      const odd = reading.problems.filter(
        ({ line, column, message }) =>
          line < 1 ||
          line > lines ||
          column < 1 ||
          /undefined|invalid input|\[object|^$/i.test(sentence(message)),
      )
      expect(odd).toEqual([])
    }),
    { numRuns: 100 },
  )
})
