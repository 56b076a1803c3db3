import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseRules, refuseDoubled } from './rules-catalogue.ts'
import type { Rule } from './rules-catalogue.ts'
import { coverage, failures, table } from './rules-coverage.ts'
import type { Report } from './rules-coverage.ts'

/**
 * `npm run rules` runs the tests and sets the rules against them; `--report FILE` takes the report of a run that has been
 * made already, and `--json` gives one JSON object.
 */
const ROOT = join(import.meta.dirname, '..')

function readRules(): Rule[] {
  const files = globSync('packages/*/RULES.md', { cwd: ROOT }).toSorted()
  const rules = files.flatMap(file => parseRules(file, readFileSync(join(ROOT, file), 'utf8')))
  refuseDoubled(rules)
  return rules
}

/** A run of the whole suite, and what is wrong with it. */
interface Run {
  readonly report: Report
  readonly complaints: readonly string[]
}

/** A run that has been made already. */
function readRun(file: string): Run {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return { report, complaints: failures(report) }
}

/** Runs the tests; their own output is held back, because stdout may have to be one JSON object. */
function runTests(): Run {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    const file = join(folder, 'report.json')
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity })
    const output = `vitest ended with ${run.status ?? run.signal}\n${run.stdout}${run.stderr}`
    if (!existsSync(file)) throw new Error(`no test report was written: ${run.error?.message ?? output}`)

    const { report, complaints } = readRun(file)
    // An error outside of any test, or an empty suite, shows in the exit status alone.
    return { report, complaints: complaints.length === 0 && run.status !== 0 ? [output] : complaints }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const { json, report: made } = parseArgs({
  options: { json: { type: 'boolean', default: false }, report: { type: 'string' } },
}).values
const rules = readRules()
const { report, complaints } = made === undefined ? runTests() : readRun(made)
const found = coverage(rules, report)
console.log(json ? JSON.stringify(found, null, 2) : table(rules, found))
for (const line of complaints) console.error(`failed: ${line}`)
if (complaints.length > 0 || found.unknown.length > 0) process.exitCode = 1
