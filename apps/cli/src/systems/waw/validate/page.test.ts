import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS } from './checks.ts'
import { inspect } from './inspect.ts'
import { PACKS } from '@sandtable/shelf'
import { readOutlines, readPack } from '@sandtable/scenario'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../../docs/validate.md'), 'utf8')
const [, ID = '', GAMES = '', SAMPLE = ''] =
  /validate packs\/(\S+) --games (\d+)`[^\n]*:\n\n```\n([^]*?)^```$/m.exec(PAGE) ?? []
const READING = readPack(join(PACKS, ID))
/** Before any game: a sample's findings about the pack itself depend on no bot. */
const REPORT = inspect(
  READING,
  { games: 0, seed: 'page', seconds: 0 },
  () => {},
  READING.ok ? readOutlines(join(PACKS, ID), Object.keys(READING.pack.map.regions)) : null,
)

/** The sample's finding for each check, its lines joined. */
const FIGURES = new Map(
  [...SAMPLE.matchAll(/^ {2}[✓?✗] (\S+) +(.*(?:\n {8,}.*)*)$/gm)].map(([, check = '', figures = '']) => [
    check,
    figures.replace(/\s+/g, ' '),
  ]),
)

const BY_GAMES = ['reinforcements', 'cards', 'victory', 'end', 'balance']

test('the sample on the page has all checks in order, and so has the table', () => {
  const checks = ['files', 'rules', ...CHECKS.map(({ name }) => name)]
  expect([...FIGURES.keys()]).toEqual(checks)
  expect([...PAGE.matchAll(/^\| `([a-z]+)` +\|/gm)].map(([, name]) => name)).toEqual(checks)
})

test("the sample on the page matches the command's output", () => {
  expect(SAMPLE.split('\n')[0]).toBe(REPORT.title)
  const byPack = REPORT.checks.filter(({ name }) => !BY_GAMES.includes(name))
  expect(byPack.map(({ name }) => [name, FIGURES.get(name)])).toEqual(
    byPack.map(({ name, figures }) => [name, figures]),
  )
  for (const name of ['reinforcements', 'cards', 'victory']) {
    const { figures = '' } = REPORT.checks.find(check => check.name === name) ?? {}
    const numbers = (text: string): string[] => text.match(/\d+/g) ?? []
    expect(numbers(FIGURES.get(name) ?? '')).toEqual(expect.arrayContaining(numbers(figures)))
  }
  expect(FIGURES.get('end')).toMatch(new RegExp(`^${GAMES} of ${GAMES} games finished`))
})

test('the findings on the page are at the given places', () => {
  const findings = [...SAMPLE.matchAll(/^ {2}packs\/\S+\/(\S+)\.yaml:(\d+):(\d+): (\S+): /gm)]
  expect(findings.length).toBeGreaterThan(0)
  if (!READING.ok) throw new Error(`${ID} cannot be read`)
  for (const [, file = '', line, column, path = ''] of findings) {
    const steps = path.split(/[.[\]]+/).filter(step => step !== '')
    const place = [file, ...steps.map(step => (/^\d+$/.test(step) ? Number(step) : step))]
    const found = { file: `${file}.yaml`, line: Number(line), column: Number(column) }
    expect(READING.locate(place)).toMatchObject(found)
  }
  expect(SAMPLE).toContain(`\n0 wrong, ${findings.length} suspicious.  ${GAMES} games from seed validate, `)
})

test('the page names all keys of the JSON', () => {
  expect(PAGE).toContain(`\`${Object.keys(REPORT).join(' ')}\``)
})
