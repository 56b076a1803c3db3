import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileName } from './parts.ts'
import { oneLine } from '../../../say.ts'
import { changed, saidOf, saidWith } from '../testing/spoilt.ts'
import { tinyPack } from '../testing/tiny-pack.ts'
import { sentence } from '../../../words/phrase.ts'
import { parsePack } from './parse.ts'
import { FILE_NAMES } from './parts.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const LAUGHS = numbers(9).map(i => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(10)}]`)
const DEEP = 'expected at most 20 levels of maps and lists, found more'
const COUNTERS = 'expected counters (nations, units, leaders, symbols), found'

// prettier-ignore
const NO_COUNTERS: [what: string, text: string, said: string][] = [
  ['an empty file', '', `1:1: ${COUNTERS} nothing`],
  ['a list', '- a\n- b\n', `1:1: ${COUNTERS} ["a", "b"]`],
  ['a single word', 'waw', `1:1: ${COUNTERS} "waw"`],
  ['binary junk', 'PK\u0003\u0004\u0000\u0000', '1:3: expected text, found the character \\u{3}'],
  ['a billion laughs', ['l0: &l0 lol', ...LAUGHS].join('\n'), '1:1: l0: expected a value without an anchor, found &l0'],
  ['ten thousand open brackets', '['.repeat(10_000), `1:22: ${DEEP}`],
  ['ten thousand open braces', '{a: '.repeat(10_000), `1:82: ${DEEP}`],
  ['ten thousand dashes', '- '.repeat(10_000), `1:42: ${DEEP}`],
  ['more than a megabyte', ' '.repeat(1_000_001), '1:1: expected at most 1 MB of text, found 1.01 MB'],
  ['forty thousand units', `units:\n${numbers(40_000).map(i => `  u${i}: x\n`).join('')}`, '31251:10: expected at most 250000 words and signs, found more'],
  ['a thousand unknown keys', numbers(1000).map(i => `k${i}: 1\n`).join(''), '1:1: nations: required: a map of nations'],
  ['a number without end', `nations: ${'9'.repeat(400)}`, '1:1: nations: expected a map of nations, found Infinity'],
]

test.for(NO_COUNTERS)('counters that are %s are refused', ([, text, said]) => {
  expect(saidOf({ ...tinyPack(), 'counters.yaml': text })[0]).toBe(`counters.yaml:${said}`)
})

test.for(FILE_NAMES)('a pack whose %s is empty is refused', file => {
  expect(saidOf({ ...tinyPack(), [file]: '' }).map(line => line.split(' expected ')[0])).toEqual([
    `${file}:1:1:`,
  ])
})

test('problems in several files are reported at once, file by file, each from top to bottom', () => {
  const texts = tinyPack()
  texts['setup.yaml'] = texts['setup.yaml'].replace('turn: 2', 'turn: two').replace('hidden:', 'hiden:')
  texts['map.yaml'] = texts['map.yaml'].replace('terrain: urban', 'terrain: lunar')
  texts['pack.yaml'] = texts['pack.yaml'].replace('edition: B', 'edition: X')
  expect(saidOf(texts).map(line => line.split(': ').slice(0, 2).join(' '))).toEqual([
    'pack.yaml:2:1 edition',
    'map.yaml:2:23 regions.mill.terrain',
    'setup.yaml:5:1 hiden',
    'setup.yaml:12:7 reinforcements[0].turn',
  ])
})

test('at most twenty problems are reported, and fifty thousand wrong ids are handled in good time', () => {
  const wrong = numbers(50_000).map(i => `ranger-${i}`)
  const said = saidWith('setup.yaml', '[rangers]', `[${wrong.join(',')}]`)
  expect(said).toHaveLength(20)
  expect(said[19]).toContain('hidden[19]: expected a unit, found "ranger-19": did you mean')
})

test.for([
  ['regions', 'map.yaml', 'regions:\n', 997, (i: number) => `  r${i}: { name: R, terrain: clear }\n`, 1000],
  [
    'units',
    'counters.yaml',
    'units:\n',
    1995,
    (i: number) => `  u${i}: { name: U, nation: north, mp: 1 }\n`,
    2000,
  ],
  [
    'cards',
    'cards.yaml',
    'cards:\n',
    497,
    (i: number) => `  c${i}: { player: blue, name: C, text: x, family: event }\n`,
    500,
  ],
] as const)('more %s than a pack may have are refused', ([what, file, head, count, row, limit]) => {
  const said = saidWith(file, head, head + numbers(count).map(row).join(''))
  expect(said).toEqual([
    expect.stringMatching(`^${file}:\\d:1: ${what}: expected at most ${limit}, found ${limit + 1}$`),
  ])
})

test.for(['Tiny', '../tiny', '', 'tiny\u001b[2J', 'constructor', 'x'.repeat(41), '1861'])(
  'a pack cannot be called %j',
  id => {
    const reading = parsePack(id, tinyPack())
    expect(reading.ok ? [] : reading.problems.map(problem => sentence(problem.message))).toEqual([
      expect.stringMatching(/^the name of the pack's folder: (expected an|choose another) id/),
    ])
  },
)

/** The problems of a changed pack must have a file, a place in it and a printable message. */
function expectSound(texts: Record<FileName, string>): void {
  const reading = parsePack('tiny', texts)
  if (reading.ok) return
  expect(reading.problems.length).toBeGreaterThan(0)
  const odd = reading.problems.filter(({ file, line, column, message }) => {
    const text = FILE_NAMES.filter(name => name === file).map(name => texts[name])[0]
    const outside = text === undefined || line < 1 || line > text.split('\n').length || column < 1
    return (
      outside || !oneLine(sentence(message)) || /undefined|invalid input|\[object|^$/i.test(sentence(message))
    )
  })
  expect(odd).toEqual([])
}

const SIGNS = ['\n', '\t', '  ', ': ', '- ', '[', ']', '{', '}', '&a ', '*a', '!!', '"', "'", '---\n', '|']
const WORDS = [
  '__proto__: 1\n',
  'constructor',
  '99999999999999999999',
  '.inf',
  'null',
  '"\\e[2J"',
  '{}',
  '[]',
]
const file = fc.constantFrom(...FILE_NAMES)
const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom(...SIGNS, ...WORDS))

test('any mutation of a pack is read or refused with a place, nothing throws, nothing takes long', () => {
  let slowest = 0
  fc.assert(
    fc.property(file, fc.nat({ max: 2000 }), fc.nat({ max: 30 }), piece, (name, cut, gone, put) => {
      const texts = tinyPack()
      const at = cut % texts[name].length
      const from = performance.now()
      expectSound({ ...texts, [name]: texts[name].slice(0, at) + put + texts[name].slice(at + gone) })
      slowest = Math.max(slowest, performance.now() - from)
    }),
    { numRuns: 300 },
  )
  expect(slowest).toBeLessThan(30_000)
}, 60_000)

test('a word in any place that clears the screen is refused or shown as typed', () => {
  for (const name of FILE_NAMES) {
    const words = [...new Set(tinyPack()[name].match(/(?<=[[ ])[a-z][\w-]*(?=[,\] ])/g))]
    expect(words.length).toBeGreaterThan(3)
    for (const word of words) expectSound(changed(tinyPack(), name, word, '"\\e[2J\\u202e"'))
  }
})
