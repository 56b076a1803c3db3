import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleFile } from './battle-file.ts'
import type { BattleReading } from './parse.ts'
import { FILE_LIMIT, parseBattleFile } from './parse.ts'
import { readBattleFile } from './read.ts'

const EXAMPLE = `${import.meta.dirname}/../../../packs/examples/missouri-1861.battle.yaml`

const SMALLEST = `
ruleset: waw
edition: A
year: 1805
kind: land
terrain: hills
attacker:
  name: Blue
  units:
    - { name: First, cf: 3, mf: 2 }
defender:
  name: Red
  units:
    - { name: Second, cf: 2, mf: 1 }
`

function read(text: string): BattleFile {
  return fileOf(parseBattleFile(text))
}

function fileOf(reading: BattleReading): BattleFile {
  expect(reading.ok ? [] : reading.problems).toEqual([])
  if (!reading.ok) throw new Error('refused')
  return reading.file
}

/** The attacker's only unit when it is written so. */
const unit = (written: string) =>
  read(SMALLEST.replace('{ name: First, cf: 3, mf: 2 }', written)).attacker.units[0]

/** The attacker when this is added to him. */
const attacker = (line: string) => read(SMALLEST.replace('  name: Blue', `  name: Blue\n  ${line}`)).attacker

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

describe('normalisation', () => {
  test.for([
    ['one number each', '{ name: X, cf: 3, mf: 2 }', [3], [2]],
    ['a pair each', '{ name: X, cf: [3, 1], mf: [2, 0] }', [3, 1], [2, 0]],
    ['a pair beside a number', '{ name: X, cf: [3, 1], mf: 2 }', [3, 1], [2, 2]],
    ['a number beside a pair', '{ name: X, cf: 3, mf: [2, 1] }', [3, 3], [2, 1]],
    ['the least and the most', '{ name: X, cf: 0, mf: 30 }', [0], [30]],
    ['minus zero', '{ name: X, cf: -0, mf: 2 }', [0], [2]],
  ] as const)('factors: %s', ([, written, cf, mf]) => {
    expect(unit(written)).toStrictEqual({ name: 'X', class: 'combat', type: null, cf, mf, flags: [] })
  })

  test('a support unit has empty factors', () => {
    const text = SMALLEST.replace(
      'units:',
      'units:\n    - { name: Guns, class: support, flags: [heavy, unsupplied] }',
    )
    expect(read(text).attacker.units[0]).toEqual({
      name: 'Guns',
      class: 'support',
      type: null,
      cf: [],
      mf: [],
      flags: ['heavy', 'unsupplied'],
    })
  })

  test('every flag and every type of the land is taken', () => {
    const flags = 'sk elite guard heavy suicide bunker marine para unsupplied reduced'.split(' ')
    expect(unit(`{ name: X, cf: [3, 1], mf: 2, flags: [${flags.join(', ')}] }`)?.flags).toEqual(flags)
    for (const type of 'C M G T A N S D P L AA'.split(' '))
      expect(unit(`{ name: X, cf: 3, mf: 2, type: ${type} }`)?.type).toBe(type)
  })

  test('a support unit may be of the air or the sea', () => {
    const text = SMALLEST.replace('units:', 'units:\n    - { name: Wing, class: support, type: Air }')
    expect(read(text).attacker.units[0]?.type).toBe('Air')
  })

  test('a leader is taken as written, and what he lacks is null', () => {
    expect(
      attacker(
        'leaders: [{ name: Ann, rank: monarch, cf: -9, mf: 9 }, ' +
          '{ name: Bo, rank: 1, cf: 0, mf: 0, hierarchy: B, type: C, commands: [land, naval] }]',
      ).leaders,
    ).toEqual([
      { name: 'Ann', rank: 'monarch', cf: -9, mf: 9, hierarchy: null, type: null, commands: null },
      { name: 'Bo', rank: 1, cf: 0, mf: 0, hierarchy: 'B', type: 'C', commands: ['land', 'naval'] },
    ])
  })

  test.for([
    ['{ modifier: 1 }', { do: 'modifier', side: 'own', change: 1, rounds: 'this' }],
    [
      '{ modifier: -2, side: enemy, rounds: rest }',
      { do: 'modifier', side: 'enemy', change: -2, rounds: 'rest' },
    ],
    ['{ morale: -1 }', { do: 'morale', side: 'own', change: -1 }],
    ['{ morale: 0, side: enemy }', { do: 'morale', side: 'enemy', change: 0 }],
    ['{ forbid: pursuit }', { do: 'forbid', side: 'enemy', what: 'pursuit' }],
    ['{ forbid: reroll, side: own }', { do: 'forbid', side: 'own', what: 'reroll' }],
  ] as const)('the effect %s', ([written, effect]) => {
    expect(attacker(`cards: [{ name: Card, effects: [${written}] }]`).cards).toEqual([
      { name: 'Card', text: '', effects: [effect] },
    ])
  })

  test('a card keeps its text, line breaks and all', () => {
    const [card] = attacker('cards: [{ name: Card, text: "one\\ntwo", effects: [] }]').cards
    expect(card?.text).toBe('one\ntwo')
  })

  test.for([
    ['{ malus: 3 }', null, 3],
    ['{ malus: -3 }', null, 3],
    ['{ bonus: 4 }', 4, null],
    ['{ bonus: 0, malus: 0 }', 0, 0],
    ['{}', null, null],
  ] as const)('the cap %s', ([written, bonus, malus]) => {
    expect(read(`${SMALLEST}cap: ${written}`).cap).toStrictEqual({ bonus, malus })
  })

  test('supremacy and being cornered are taken as written', () => {
    expect(attacker('supremacy: 2').supremacy).toBe(2)
    expect(attacker('cornered: true').cornered).toBe(true)
  })

  test('a river, its bridge and a landing are taken as written', () => {
    const text = `${SMALLEST}crossing: major-river\nbridge: true\nlanding: true`
    expect(read(text)).toMatchObject({ crossing: 'major-river', bridge: true, landing: true })
    expect(read(`${SMALLEST}bridge: false`).bridge).toBe(false)
  })

  test('options may be yes or no, whole numbers, words and maps of words', () => {
    const options = { a: true, b: -2, c: 'pass_on', d: { e: 'f' } }
    expect(read(`${SMALLEST}options: ${JSON.stringify(options)}`).options).toEqual(options)
  })

  test.for([
    ['{ dice: [0, 9] }', [0, 9], []],
    ['{ dice: [] }', [], []],
    ['{ choices: [pass, Red] }', null, ['pass', 'Red']],
    ['{}', null, []],
  ] as const)('the script %s', ([written, dice, choices]) => {
    expect(read(`${SMALLEST}script: ${written}`).script).toEqual({ dice, choices })
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
    problems: [{ path: [], message: 'expected at most 1 MB of text, found 1.01 MB', line: 1, column: 1 }],
  })
})

test('five hundred units a side are read', () => {
  const units = Array.from({ length: 499 }, (_, i) => `    - { name: U${i}, cf: 1, mf: 1 }\n`).join('')
  expect(read(SMALLEST.replace('    - { name: F', `${units}    - { name: F`)).attacker.units).toHaveLength(
    500,
  )
})

test('whatever a file is turned into, it is read or refused with a place, and nothing is thrown', () => {
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
      for (const { line, column, message } of reading.problems) {
        expect(line).toBeGreaterThan(0)
        expect(line).toBeLessThanOrEqual(changed.split('\n').length)
        expect(column).toBeGreaterThan(0)
        expect(message).not.toMatch(/undefined|invalid input|\[object|^$/i)
      }
    }),
    { numRuns: 300 },
  )
})
