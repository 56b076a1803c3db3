import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Change } from '../systems/waw/validate/testing/two-valleys.ts'
import { changed } from '../systems/waw/validate/testing/two-valleys.ts'
import { PACKS } from '@sandtable/shelf'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { serving } from '../testing/serving.ts'

const SHELF = scratch('shelf')

/** A pack of two valleys on the shelf. */
function shelve(name: string, ...changes: Change[]): string {
  const folder = join(SHELF, name)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(changed(...changes))) writeFileSync(join(folder, file), text)
  return folder
}

shelve('half-steps', ['counters.yaml', 'mf: 2, mp: 2 }', 'mf: 2, mp: 2.5 }'])
shelve('bad-yaml', ['pack.yaml', 'year: 1861', '  year: 1861'])
shelve('bare-colour', ['counters.yaml', "'#3b5b8c'", '#3b5b8c'])
shelve('third-steps', ['counters.yaml', 'mf: 2, mp: 2 }', 'mf: 2, mp: 2.3 }'])
rmSync(join(shelve('no-counters'), 'counters.yaml'))
rmSync(join(shelve('no-pack'), 'pack.yaml'))
writeFileSync(join(shelve('no-text'), 'cards.yaml'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))
const folded = join(shelve('folder-for-file'), 'map.yaml')
rmSync(folded)
mkdirSync(folded)
symlinkSync('looped', join(SHELF, 'looped'))
mkdirSync(join(SHELF, 'notes'))
writeFileSync(join(SHELF, 'notes', 'ideas.md'), 'A war on the moon.')
cpSync(join(PACKS, 'hill-41'), join(SHELF, 'hill-41'), { recursive: true })

/** The note on each, in the order of their names. */
const SAID = [
  `Left out bad-yaml: ${SHELF}/bad-yaml/pack.yaml:4:3: this line is indented too far: start it in column 1, not 3, since the line above already has a value`,
  `Left out bare-colour: ${SHELF}/bare-colour/counters.yaml:2:39: colour: \`#\` starts a comment in YAML. Put the value in quotes: '#3b5b8c'`,
  `Left out folder-for-file: ${SHELF}/folder-for-file/map.yaml:1:1: expected a file, found a folder`,
  expect.stringMatching(/^Left out looped: .*ELOOP/),
  `Left out no-counters: ${SHELF}/no-counters/counters.yaml:1:1: file not found`,
  `Left out no-pack: ${SHELF}/no-pack/pack.yaml:1:1: file not found`,
  `Left out no-text: ${SHELF}/no-text/cards.yaml:1:1: expected text in UTF-8, found other bytes`,
  `Left out third-steps: ${SHELF}/third-steps/counters.yaml:5:55: units.b-1.mp: expected a number from 0 to 30, in halves, found 2.3`,
]

test(
  '[CLI] serve leaves out unreadable packs, says why, and plays the others',
  { timeout: 2 * PATIENCE },
  async () => {
    const log = scratch('left-out.log')
    const server = await serving(['--packs', SHELF, '--data', scratch('left-out'), '--log', log])
    const leftOut = (): string[] =>
      server
        .said()
        .split('\n')
        .filter(line => line.startsWith('Left out'))
    await expect.poll(leftOut).toEqual(SAID)
    const scenarios = (await (await fetch(`${server.url}/api/scenarios`)).json()) as { id: string }[]
    expect(scenarios.map(({ id }) => id)).toEqual(['half-steps', 'hill-41'])
    const map = await fetch(`${server.url}/api/maps/half-steps`)
    expect([map.status, await map.json()]).toEqual([200, null])
    const sheet = await fetch(`${server.url}/api/scenarios/half-steps/sheet.pdf?what=map`)
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const seat = scratch('left-out.seat.json')
    const args = ['play', 'half-steps', '--server', server.url, '--against', 'random', '--seat', seat]
    const played = await run(args, {}, 'auto game\n')
    expect([played.code, played.err]).toEqual([0, ''])
    expect(played.out).toMatch(/The end ─+\n/)
    expect(await server.end('SIGTERM')).toBe(0)
    const logged = readFileSync(log, 'utf8')
      .split('\n')
      .flatMap(line => (line.includes('"scenario-left-out"') ? [JSON.parse(line) as { pack: string }] : []))
    expect(logged.map(({ pack }) => pack)).toEqual([
      'bad-yaml',
      'bare-colour',
      'folder-for-file',
      'looped',
      'no-counters',
      'no-pack',
      'no-text',
      'third-steps',
    ])
  },
)

test('[CLI] serve refuses a missing folder of packs', { timeout: PATIENCE }, async () => {
  const { code, err } = await run(['serve', '--port', '0', '--packs', join(SHELF, 'nowhere')])
  expect([code, err]).toEqual([1, `sandtable: --packs: can’t find a folder called '${SHELF}/nowhere'\n`])
})
