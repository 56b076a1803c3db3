import { expect, test } from 'vitest'
import { read, SMALLEST } from '../testing/smallest.ts'

/** The attacker's only unit when it is written so. */
const unit = (written: string) =>
  read(SMALLEST.replace('{ name: First, cf: 3, mf: 2 }', written)).attacker.units[0]

/** The attacker when this is added to him. */
const attacker = (line: string) => read(SMALLEST.replace('  name: Blue', `  name: Blue\n  ${line}`)).attacker

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

test('a unit whose MF alone has two steps may be reduced', () => {
  expect(unit('{ name: X, class: combat, cf: 3, mf: [2, 1], flags: [reduced] }')?.flags).toEqual(['reduced'])
})

test('a support unit may be of the air or the sea', () => {
  const text = SMALLEST.replace('units:', 'units:\n    - { name: Wing, class: support, type: Air }')
  expect(read(text).attacker.units[0]?.type).toBe('Air')
})

test('a leader is taken as written, and missing parts are null', () => {
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
