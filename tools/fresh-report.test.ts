import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { whyStale } from './fresh-report.ts'

const REPORT = 'reports/tests.json'
const TESTS = /\.test\.ts$/

/** A repository of one rule and its test, with the report of a run that started at a second of the clock. */
function repository(startTime: number, run: readonly string[]): string {
  const root = mkdtempSync(join(inject('scratch'), 'fresh-'))
  const put = (path: string, text: string, second: number): void => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
    utimesSync(join(root, path), second, second)
  }
  put('packages/waw/src/fire.ts', '', 10)
  put('packages/waw/src/fire.test.ts', '', 11)
  put('packages/waw/node_modules/x/index.test.ts', '', 99)
  const testResults = run.map(path => ({
    name: join(root, path),
    status: 'passed',
    message: '',
    assertionResults: [],
  }))
  put(REPORT, JSON.stringify({ startTime: 1_000 * startTime, testResults }), 50)
  return root
}

test('a report that is newer than all sources and has all test files is fresh', () => {
  expect(whyStale(repository(12, ['packages/waw/src/fire.test.ts']), REPORT, TESTS)).toBe(null)
})

test('a report is stale where a source has changed since the run began', () => {
  const root = repository(10.5, ['packages/waw/src/fire.test.ts'])
  expect(whyStale(root, REPORT, TESTS)).toBe(
    'packages/waw/src/fire.test.ts has changed since reports/tests.json was written',
  )
})

test('a report of some of the tests is not taken for one of all', () => {
  expect(whyStale(repository(12, []), REPORT, TESTS)).toBe(
    'reports/tests.json leaves out 1 test files, such as packages/waw/src/fire.test.ts',
  )
})

test('a missing report counts as stale', () => {
  const root = repository(12, [])
  rmSync(join(root, REPORT))
  expect(whyStale(root, REPORT, TESTS)).toBe('there is no reports/tests.json')
})
