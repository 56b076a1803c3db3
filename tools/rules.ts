import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRules, refuseDoubled } from './rules-catalogue.ts'
import type { Rule } from './rules-catalogue.ts'
import { coverage, failures, table } from './rules-coverage.ts'
import type { Report } from './rules-coverage.ts'

const ROOT = join(import.meta.dirname, '..')

function readRules(): Rule[] {
  const files = globSync('packages/*/RULES.md', { cwd: ROOT }).toSorted()
  const rules = files.flatMap(file => parseRules(file, readFileSync(join(ROOT, file), 'utf8')))
  refuseDoubled(rules)
  return rules
}

/** Runs the whole suite; its own output is held back, because stdout may have to be one JSON object. */
function runTests(): { report: Report; complaints: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    const file = join(folder, 'report.json')
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity })
    const output = `vitest ended with ${run.status ?? run.signal}\n${run.stdout}${run.stderr}`
    if (!existsSync(file)) throw new Error(`no test report was written: ${run.error?.message ?? output}`)

    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const failed = failures(report)
    // An error outside of any test, or an empty suite, shows in the exit status alone.
    return { report, complaints: failed.length === 0 && run.status !== 0 ? [output] : failed }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function main(json: boolean): void {
  const rules = readRules()
  const { report, complaints } = runTests()
  const found = coverage(rules, report)
  console.log(json ? JSON.stringify(found, null, 2) : table(rules, found))
  for (const line of complaints) console.error(`failed: ${line}`)
  if (complaints.length > 0 || found.unknown.length > 0) process.exitCode = 1
}

main(process.argv.includes('--json'))
