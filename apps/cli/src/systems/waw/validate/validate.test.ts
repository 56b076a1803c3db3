import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Change } from './testing/two-valleys.ts'
import { PACKS } from '@sandtable/shelf'
import { BIN, PATIENCE, run } from '../../../testing/bin.ts'
import { readPack } from '@sandtable/scenario'
import { changed, OUTLINES } from './testing/two-valleys.ts'
import { inspect } from './inspect.ts'
import { reportText } from '../../../validate/report-text.ts'
import { screenOf } from '../../../screen.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandtable-validate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file that belongs to no pack. */
const OUTSIDE = join(folder, 'outside.yaml')
writeFileSync(OUTSIDE, 'regions: {}')

/** The folder of a pack with these changes. */
function packAt(name: string, ...changes: Change[]): string {
  const pack = join(folder, name)
  mkdirSync(pack)
  for (const [file, text] of Object.entries(changed(...changes))) writeFileSync(join(pack, file), text)
  writeFileSync(join(pack, 'map.topojson'), OUTLINES)
  return pack
}

const HOLDS_AT_ONCE: Change = ['pack.yaml', 'regions: [mill] } }', 'regions: [wood] } }']

describe('exit codes', () => {
  test('0 for a sound pack, with a list of what was checked', { timeout: PATIENCE }, async () => {
    const { code, out, err } = await run(['validate', packAt('sound'), '--games', '12', '--seed', 'test'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Two Valleys\n\n {2}✓ files +4 regions, 6 units, 2 leaders, 4 cards, 3 turns\n/)
    expect(out).toMatch(/\n\nNothing wrong, nothing suspicious\. {2}12 games from seed test, \d+\.\d s\n$/)
  })

  test('1 for an error, each with file, line and column', { timeout: PATIENCE }, async () => {
    const pack = packAt('wrong', ['setup.yaml', ', rhodes]', ']'], ['setup.yaml', ', bell]', ']'])
    const { code, out } = await run(['validate', pack, '--games', '0'])
    expect(code).toBe(1)
    expect(out).toMatch(/\nwrong\n {2}\S+\/wrong\/pack\.yaml:8:1: players: nobody can ever attack/)
    expect(out).toContain('\n1 wrong, 0 suspicious.')
  })

  test('0 for something suspicious, and 2 with --strict', { timeout: PATIENCE }, async () => {
    const pack = packAt('suspicious', HOLDS_AT_ONCE)
    const [mild, strict] = await Promise.all(
      [[], ['--strict']].map(more => run(['validate', pack, '--games', '0', ...more])),
    )
    expect([mild?.code, strict?.code]).toEqual([0, 2])
    expect(mild?.out).toContain('already met before anyone has moved')
  })

  test('2 for a command line that cannot be understood', { timeout: PATIENCE }, async () => {
    const { code } = await run(['validate', folder, '--games', 'many'])
    expect(code).toBe(2)
  })
})

describe('the map', { timeout: PATIENCE }, () => {
  test('a pack without outlines is suspicious, and its missing file is named', async () => {
    const pack = packAt('unmapped')
    rmSync(join(pack, 'map.topojson'))
    const { code, out } = await run(['validate', pack, '--games', '0'])
    expect(code).toBe(0)
    expect(out).toContain(
      'suspicious\n  ' +
        `${pack}/map.topojson:1:1: this file is missing, so the map is drawn as a plan: a box for each region, a line for each border\n`,
    )
  })

  test('outlines that do not fit the regions are wrong, each named', async () => {
    const pack = packAt('misfit')
    writeFileSync(join(pack, 'map.topojson'), OUTLINES.replace('"wood"', '"woods"'))
    const { code, out } = await run(['validate', pack, '--games', '0'])
    expect(code).toBe(1)
    expect(out).toContain(`${pack}/map.topojson:1:1: no outline for the region wood of map.yaml\n`)
    expect(out).toContain("map.yaml has no region 'woods': did you mean 'wood'?\n")
  })
})

test('a pack with unknown rules is refused as play refuses it', { timeout: PATIENCE }, async () => {
  const pack = packAt('unruled', ['pack.yaml', 'ruleset: waw', 'ruleset: chess'])
  const [validated, played] = await Promise.all([run(['validate', pack]), run(['play', pack])])
  const said = `${pack}/pack.yaml:1:1: ruleset: expected one of waw, manpower, found "chess"\n`
  expect([validated.code, validated.out]).toEqual([1, expect.stringContaining(said)])
  expect([played.code, played.err]).toEqual([1, said])
})

test(
  'JSON has the findings, their places, and the games that show a victory',
  { timeout: PATIENCE },
  async () => {
    const pack = packAt('json', ['pack.yaml', 'regions: [mill] } }', 'regions: [wood] } }, at: end'])
    const { out } = await run(['validate', pack, '--games', '4', '--seed', 'test', '--json'])
    const report = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(report).join(' ')).toBe('title checks wrong suspicious proofs games seed seconds')
    expect(report['proofs']).toContainEqual({
      of: 'The mill',
      game: expect.any(Number) as number,
      seed: expect.stringMatching(/^test\/\d$/) as string,
      bots: [expect.any(String), expect.any(String)] as string[],
      answers: expect.any(Number) as number,
    })
  },
)

test(
  'a game that shows a victory is saved, and replay can step through it',
  { timeout: PATIENCE },
  async () => {
    const games = join(folder, 'games')
    const pack = packAt('saved')
    const { out } = await run(['validate', pack, '--games', '4', '--seed', 'test', '--save', games])
    const saved = join(games, 'saved-4.game.json')
    expect(out).toContain(`Saved ${saved}\n`)
    const proof = execFileSync(process.execPath, [BIN, 'replay', saved, '--check'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(proof).toMatch(/^(yes {2}.*\n)+$/)
  },
)

describe('hostile folders are found wrong before any game', () => {
  // prettier-ignore
  const HOSTILE: [what: string, make: (pack: string) => void, said: string][] = [
    ['no folder at all', pack => rmSync(pack, { recursive: true }), 'folder not found'],
    ['an empty folder', pack => empty(pack), 'pack.yaml:1:1: file not found'],
    ['a missing file', pack => rmSync(join(pack, 'map.yaml')), 'map.yaml:1:1: file not found'],
    ['a link that leads out', pack => replaced(pack, at => symlinkSync(OUTSIDE, at)), 'this link leads out of'],
    ['a link to itself', pack => replaced(pack, at => symlinkSync(at, at)), "this file can't be read (ELOOP)"],
    ['a link to nothing', pack => replaced(pack, at => symlinkSync('nothing', at)), 'map.yaml:1:1: file not found'],
    ['a folder for a file', pack => replaced(pack, at => mkdirSync(at)), 'map.yaml:1:1: expected a file, found a folder'],
    ['a file of 10 MB', pack => replaced(pack, at => writeFileSync(at, 'x'.repeat(10_000_000))), 'expected at most 1 MB, found 10'],
    ['bytes that are no text', pack => replaced(pack, at => writeFileSync(at, Buffer.from([0xff, 0xfe, 0x00]))), 'expected text in UTF-8'],
    ['a folder of a name that is no id', () => {}, "the name of the pack's folder"],
    ['a file for the folder', pack => fileFor(pack), 'expected a folder with pack.yaml'],
  ]

  const SETTINGS = { games: 40, seed: 'test', seconds: 60 }
  const ALL_WRONG = /\n\d+ wrong, 0 suspicious\. {2}\d+\.\d s\n$/

  function empty(pack: string): void {
    rmSync(pack, { recursive: true })
    mkdirSync(pack)
  }
  function fileFor(pack: string): void {
    rmSync(pack, { recursive: true })
    writeFileSync(pack, 'x')
  }
  function replaced(pack: string, make: (path: string) => void): void {
    const path = join(pack, 'map.yaml')
    rmSync(path)
    make(path)
  }

  test.for(HOSTILE)('%s', ([what, make, said]) => {
    const pack = packAt(
      what.includes('no id') ? 'No Id' : `hostile-${HOSTILE.findIndex(row => row[0] === what)}`,
    )
    make(pack)
    const out = reportText(screenOf({}), pack, inspect(readPack(pack), SETTINGS), check => check)
    expect(out).toContain(said)
    expect(out).toMatch(ALL_WRONG)
  })

  test('and the program ends with 1', { timeout: PATIENCE }, async () => {
    const pack = packAt('hostile-to-all')
    replaced(pack, at => symlinkSync(OUTSIDE, at))
    for (const [path, said] of [
      [pack, 'this link leads out of'],
      [OUTSIDE, 'expected a folder with pack.yaml'],
      [join(folder, 'nowhere'), 'folder not found'],
    ] as const) {
      const { code, out, err } = await run(['validate', path])
      expect([code, err]).toEqual([1, ''])
      expect(out).toContain(said)
      expect(out).toMatch(ALL_WRONG)
    }
  })

  test("extra files in a pack's folder are ignored", { timeout: PATIENCE }, async () => {
    const pack = packAt('beside')
    symlinkSync(OUTSIDE, join(pack, 'SOURCES.md'))
    cpSync(import.meta.filename, join(pack, 'code.ts'))
    const { code } = await run(['validate', pack, '--games', '0'])
    expect(code).toBe(0)
  })
})

test.for(['hastings-1066', 'missouri-1861', 'mongols-1241'])(
  'in %s nothing is wrong',
  { timeout: PATIENCE },
  name => {
    const report = inspect(readPack(join(PACKS, name)), { games: 2, seed: 'test', seconds: 5 })
    expect(report.wrong).toEqual([])
    expect(report.games).toBeGreaterThan(0)
  },
)
