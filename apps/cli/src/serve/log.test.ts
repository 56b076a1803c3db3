import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATIENCE, scratch } from '../testing/bin.ts'
import { serving } from '../testing/serving.ts'

/** A pack name that clears a terminal, reverses its text and hides a letter outside the basic plane. */
const EVIL = 'evil\u009b2J\u202egnp\u{e0041}'

function evilShelf(): string {
  const shelf = scratch('evil-shelf')
  mkdirSync(join(shelf, EVIL), { recursive: true })
  writeFileSync(join(shelf, EVIL, 'pack.yaml'), 'ruleset: none\n')
  return shelf
}

/** The packs that a log lists as left out. */
const leftOutIn = (log: string): unknown[] =>
  log
    .split('\n')
    .flatMap(line =>
      line.includes('"scenario-left-out"') ? [(JSON.parse(line) as { pack: unknown }).pack] : [],
    )

const ACTING = /[\p{Cf}\u007f-\u009f\u2028\u2029]/u

test(
  '[CLI] a log escapes terminal control characters, and stays the same JSON',
  { timeout: PATIENCE },
  async () => {
    const shelf = evilShelf()
    const onStdout = await serving(['--packs', shelf, '--data', scratch('evil-stdout'), '--log'])
    await expect.poll(() => leftOutIn(onStdout.said())).toEqual([EVIL])
    expect(onStdout.said()).not.toMatch(ACTING)
    expect(await onStdout.end('SIGTERM')).toBe(0)
  },
)

test('[CLI] only its owner can read a new log file', { timeout: PATIENCE }, async () => {
  const log = scratch('evil.log')
  const server = await serving(['--packs', evilShelf(), '--data', scratch('evil-file'), '--log', log])
  expect(await server.end('SIGTERM')).toBe(0)
  expect(leftOutIn(readFileSync(log, 'utf8'))).toEqual([EVIL])
  expect(readFileSync(log, 'utf8')).not.toMatch(ACTING)
  expect((statSync(log).mode & 0o777).toString(8)).toBe('600')
})
