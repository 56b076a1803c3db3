import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { chaptersIn } from './soak-chapters.ts'
import { digestOf, kept, openChapters, recordFor, summaryOf } from './soak-record.ts'

const ROOT = join(import.meta.dirname, '..')
const PASSED = { passed: true, figures: ['7 games'], at: '2026-01-02T03:04:05.000Z', took: 61_000 }
const FAILED = { ...PASSED, passed: false, figures: [] }

test('every long test is in one chapter of the soak, and no chapter but the mutations is empty', () => {
  const chapters = chaptersIn(ROOT)
  const all = globSync('{packages,apps,tools}/*/src/**/*.soak.ts', { cwd: ROOT }).toSorted()
  expect([...chapters.values()].flat().toSorted()).toEqual(all)
  expect([...chapters].filter(([, files]) => files.length === 0).map(([name]) => name)).toEqual(['mutation'])
})

/** A tree with one source. */
function tree(): string {
  const root = mkdtempSync(join(inject('scratch'), 'soak-'))
  mkdirSync(join(root, 'packages/waw/src'), { recursive: true })
  writeFileSync(join(root, 'packages/waw/src/fire.ts'), 'one')
  return root
}

test('an interrupted soak continues with the chapters that have not passed on the same sources', () => {
  const root = tree()
  const file = join(root, 'reports/soak.json')
  const first = recordFor(file, digestOf(root, '1'))
  kept(file, kept(file, first, 'odds', PASSED), 'packs', FAILED)
  const again = recordFor(file, digestOf(root, '1'))
  expect(openChapters(['odds', 'packs', 'trials'], again)).toEqual(['packs', 'trials'])
  expect(summaryOf(['odds', 'packs', 'trials'], again)).toEqual([
    'odds: passed in 1 min 1 s, 2026-01-02 03:04 UTC',
    '  7 games',
    'packs: FAILED in 1 min 1 s, 2026-01-02 03:04 UTC',
    'trials: has not run',
  ])
})

test('a soak starts over where a source has changed, or another share of it is run', () => {
  const root = tree()
  const file = join(root, 'reports/soak.json')
  kept(file, recordFor(file, digestOf(root, '1')), 'odds', PASSED)
  expect(openChapters(['odds'], recordFor(file, digestOf(root, '0.02')))).toEqual(['odds'])
  writeFileSync(join(root, 'packages/waw/src/fire.ts'), 'two')
  expect(openChapters(['odds'], recordFor(file, digestOf(root, '1')))).toEqual(['odds'])
  expect(readFileSync(file, 'utf8')).toContain('"7 games"')
})
