import { describe, expect, test } from 'vitest'
import { parseRules, refuseDoubled } from './rules-catalogue.ts'
import { coverage, failures, idsNamed, table } from './rules-coverage.ts'
import type { Report } from './rules-coverage.ts'

const FIRE = '- **W-12.1-fire** [AB] Below the CF is a hit.'
const CATALOGUE = [
  '# Title',
  'Prose, and a bullet that only speaks of ids:',
  '- `W-<section>` is a rule.',
  '## Battle',
  '### Fire',
  FIRE,
  '- **W-12.1-guard** [B] A Guard never panics.',
  '## Words',
  '- **W-A7-terms** [AB] [—] Other names.',
  '- **G-18** [AB] `recalc_each_round=false` Worked out once.',
  '- X-01: an oddity, not counted.',
].join('\n')
const RULES = parseRules('RULES.md', CATALOGUE)

type Outcome = { titles: string[]; status: string }

/** The report of one test file; the last of an outcome's titles is the test's own. */
function reportOf(...outcomes: Outcome[]): Report {
  const assertionResults = outcomes.map(({ titles, status }) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status,
    failureMessages: status === 'failed' ? ['expected 1\nat some line'] : [],
  }))
  const status = outcomes.some(outcome => outcome.status === 'failed') ? 'failed' : 'passed'
  return { startTime: 0, testResults: [{ name: 'a.test.ts', status, message: '', assertionResults }] }
}

const passed = (...titles: string[]): Outcome => ({ titles, status: 'passed' })
const failed = (...titles: string[]): Outcome => ({ titles, status: 'failed' })

describe('a catalogue', () => {
  test('gives its rules in order, with their headings and marks', () => {
    expect(RULES).toEqual([
      { id: 'W-12.1-fire', file: 'RULES.md', line: 6, section: 'Battle / Fire', enforced: true },
      { id: 'W-12.1-guard', file: 'RULES.md', line: 7, section: 'Battle / Fire', enforced: true },
      { id: 'W-A7-terms', file: 'RULES.md', line: 9, section: 'Words', enforced: false },
      { id: 'G-18', file: 'RULES.md', line: 10, section: 'Words', enforced: true },
    ])
  })

  test('may have the ids of any ruleset and the line ends of any system', () => {
    const text = '## One\r\n- **M-mp-pool** [AB] A pool.\r\n- **MG-ffs** [AB] A ruling.\r\n'
    expect(parseRules('RULES.md', text).map(rule => rule.id)).toEqual(['M-mp-pool', 'MG-ffs'])
  })

  test('with a doubled id is refused, naming both lines', () => {
    const complaint = 'RULES.md:3: W-12.1-fire is already listed at RULES.md:1'
    expect(() => parseRules('RULES.md', `${FIRE}\n\n${FIRE}`)).toThrow(complaint)
  })

  test('that repeats an id of another file is refused, naming both files', () => {
    const both = [...parseRules('a/RULES.md', FIRE), ...parseRules('b/RULES.md', FIRE)]
    expect(() => refuseDoubled(both)).toThrow('b/RULES.md:1: W-12.1-fire is already listed at a/RULES.md:1')
  })

  test.each([
    ['no edition', '- **W-1-a** Text.'],
    ['an edition in lower case', '- **W-1-a** [both] Text.'],
    ['another dash in the mark', '- **W-1-a** [AB] [-] Text.'],
    ['no text', '- **W-1-a** [AB]'],
    ['a title within the bold', '- **G-18 recalculation** [AB] Text.'],
    ['no bold', '- W-1-a [AB] Text.'],
    ['one star', '- *W-1-a* [AB] Text.'],
    ['another bullet', '* **W-1-a** [AB] Text.'],
    ['no bullet', '**W-1-a** [AB] Text.'],
    ['an indent', '  - **W-1-a** [AB] Text.'],
  ])('with a line that has %s is refused, naming the line', (_, line) => {
    expect(() => parseRules('RULES.md', `## One\n${line}`)).toThrow(`RULES.md:2: expected '- **W-1-name**`)
    expect(() => parseRules('RULES.md', `## One\n${line}`)).toThrow(`found '${line}'`)
  })
})

describe('a title', () => {
  test.each([
    ['[W-12.1-guard] a panic passes by', ['W-12.1-guard']],
    ['[W-12.1-guard][G-24] a panic', ['W-12.1-guard', 'G-24']],
    ['[W-12.1-guard] [G-24] a panic', ['W-12.1-guard', 'G-24']],
    ['[W-12.1-guard, G-24] a panic', ['W-12.1-guard', 'G-24']],
    ['[L3] [K-4] [MG-ffs] a law', ['MG-ffs']],
    ['a panic, as [G-24] says', []],
    ['W-12.1-guard without brackets', []],
    ['', []],
  ])('%j names %j', (title, ids) => {
    expect(idsNamed(title)).toEqual(ids)
  })
})

describe('coverage', () => {
  test('counts what passing tests name, in a test or around it', () => {
    const report = reportOf(passed('[G-18] modifiers', '[W-12.1-fire] b'), passed('[W-12.1-fire] a'))
    expect(coverage(RULES, report)).toEqual({
      total: 4,
      covered: 2,
      notEnforced: 1,
      missing: ['W-12.1-guard'],
      unknown: [],
      tests: {
        'G-18': ['[G-18] modifiers [W-12.1-fire] b'],
        'W-12.1-fire': ['[G-18] modifiers [W-12.1-fire] b', '[W-12.1-fire] a'],
      },
    })
  })

  test('does not count failing or skipped tests', () => {
    const skipped = { titles: ['[G-18] b'], status: 'skipped' }
    const found = coverage(RULES, reportOf(failed('[W-12.1-fire] a'), skipped))
    expect(found.covered).toBe(0)
    expect(found.missing).toEqual(['G-18', 'W-12.1-fire', 'W-12.1-guard'])
  })

  test('keeps a rule that one test passes and another fails', () => {
    const found = coverage(RULES, reportOf(failed('[G-18] a'), passed('[G-18] b')))
    expect(found.tests).toEqual({ 'G-18': ['[G-18] b'] })
  })

  test('counts a rule marked [—] that a test names all the same', () => {
    const found = coverage(RULES, reportOf(passed('[W-A7-terms] a')))
    expect([found.covered, found.notEnforced]).toEqual([1, 1])
  })

  test('reports ids that no catalogue has, whether or not the test passes', () => {
    const found = coverage(RULES, reportOf(passed('[W-99-x][X-77][L3] a'), failed('[MG-none] b')))
    expect(found.unknown).toEqual(['MG-none', 'W-99-x'])
    expect(found.tests).toEqual({})
  })
})

describe('failures', () => {
  test('are reported with file, test and the first line of the reason', () => {
    const report = reportOf(passed('a'), failed('group', 'b'))
    expect(failures(report)).toEqual(['a.test.ts: group b: expected 1'])
  })

  test('include a file that could not be run', () => {
    const report = {
      startTime: 0,
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no module\nat', assertionResults: [] }],
    }
    expect(failures(report)).toEqual(['a.test.ts: no module'])
  })
})

describe('the table', () => {
  test('lists each section with its count and its open rules, and ends with the total', () => {
    const found = coverage(RULES, reportOf(passed('[W-12.1-fire] a'), passed('[G-99] b')))
    expect(table(RULES, found).split('\n')).toEqual([
      'RULES.md',
      '    1/2  Battle / Fire',
      '         W-12.1-guard',
      '    0/2  Words (1 not enforced)',
      '         G-18',
      '',
      '4 rules, 1 covered, 1 not enforced, 2 missing; unknown ids in tests: G-99',
    ])
  })

  test('keeps sections of the same name in two files apart', () => {
    const one = parseRules('a/RULES.md', '## Supply\n- **W-13-a** [AB] Text.')
    const two = parseRules('b/RULES.md', '## Supply\n- **M-a** [AB] Text.')
    const lines = table([...one, ...two], coverage([...one, ...two], reportOf())).split('\n')
    expect(lines.filter(line => line.includes('Supply'))).toEqual(['    0/1  Supply', '    0/1  Supply'])
    expect(lines.indexOf('b/RULES.md')).toBeGreaterThan(lines.indexOf('         W-13-a'))
  })

  test('keeps its lines within 110 characters', () => {
    const many = Array.from({ length: 40 }, (_, n) => `- **G-${n + 100}** [AB] Text.`).join('\n')
    const rules = parseRules('RULES.md', `## One\n${many}`)
    const lines = table(rules, coverage(rules, reportOf())).split('\n')
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(110)
    expect(lines.join(' ').match(/G-\d+/g)).toHaveLength(40)
  })
})
