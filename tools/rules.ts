import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseRules, refuseDoubled } from './rules-catalogue.ts'
import type { Rule } from './rules-catalogue.ts'
import { coverage, failures, table } from './rules-coverage.ts'
import type { Report } from './rules-coverage.ts'
import { whyStale } from './fresh-report.ts'

/**
 * `npm run rules` sets the rules against the tests: by the reports of `npm test` and `npm run test:ci` if nothing has
 * changed since, or by running the tests. `--report FILE`, once or more often, takes those reports whatever has changed, and
 * `--json` gives one JSON object.
 */
const ROOT = join(import.meta.dirname, '..')

function readRules(): Rule[] {
  const files = globSync('packages/*/RULES.md', { cwd: ROOT }).toSorted()
  const rules = files.flatMap(file => parseRules(file, readFileSync(join(ROOT, file), 'utf8')))
  refuseDoubled(rules)
  return rules
}

/** A run of the whole suite, and its problems. */
interface Run {
  readonly report: Report
  readonly complaints: readonly string[]
}

const DAILY = 'reports/tests.json'
const WIDER = 'reports/tests-ci.json'

const readReport = (file: string): Report => JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as Report

/** Runs that have been made already, as one. */
function readRuns(files: readonly string[]): Run {
  const reports = files.map(readReport)
  const report: Report = { startTime: 0, testResults: reports.flatMap(({ testResults }) => testResults) }
  return { report, complaints: failures(report) }
}

/** Runs the tests of every day; what they say goes to stderr, because stdout may have to be one JSON object. */
function runTests(): Run {
  rmSync(join(ROOT, DAILY), { force: true })
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${DAILY}`]
  const run = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (!existsSync(join(ROOT, DAILY)))
    throw new Error(`vitest wrote no report: ${run.error?.message ?? 'see above'}`)
  const { report, complaints } = readRuns([DAILY])
  // An error outside of any test, or an empty suite, shows in the exit status alone.
  const untold = complaints.length === 0 && run.status !== 0
  return { report, complaints: untold ? [`vitest ended with ${run.status ?? run.signal}`] : complaints }
}

/** The report of the wider tests counts besides, where it is fresh. */
function currentRun(): Run {
  const stale = whyStale(ROOT, DAILY, /\.test\.ts$/)
  const wider = whyStale(ROOT, WIDER, /\.ci\.ts$/)
  if (wider !== null) console.error(`Without the wider tests: ${wider}. npm run test:ci runs them.`)
  if (stale === null) {
    console.error(`From ${DAILY}, which is up to date.`)
    return readRuns(wider === null ? [DAILY, WIDER] : [DAILY])
  }
  console.error(`Running all tests: ${stale}.`)
  const { report, complaints } = runTests()
  if (wider !== null) return { report, complaints }
  const both = readRuns([DAILY, WIDER])
  return { report: both.report, complaints: [...complaints, ...failures(readReport(WIDER))] }
}

const { json, report: made } = parseArgs({
  options: { json: { type: 'boolean', default: false }, report: { type: 'string', multiple: true } },
}).values
const rules = readRules()
const { report, complaints } = made === undefined ? currentRun() : readRuns(made)
const found = coverage(rules, report)
console.log(json ? JSON.stringify(found, null, 2) : table(rules, found))
for (const line of complaints) console.error(`failed: ${line}`)
if (complaints.length > 0 || found.unknown.length > 0) process.exitCode = 1
