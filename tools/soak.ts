import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { Outcome } from './soak-record.ts'
import { chaptersIn, MUTATION } from './soak-chapters.ts'
import { digestOf, kept, openChapters, recordFor, summaryOf } from './soak-record.ts'
import { mutationFigure } from './soak-mutation.ts'

/**
 * `npm run soak`: the long tests chapter by chapter, then the mutation tests of the land battle and its tables. What passed
 * is kept in reports/soak.json: started again on the same sources, it goes on with the chapters that are left. `--list`
 * names them, `--only NAME` runs one whatever is kept, and `--fresh` starts over. SOAK_SCALE=0.02 runs a fiftieth of the
 * battles and games of the long tests, to see that they work; what they find counts only at 1.
 */
const ROOT = join(import.meta.dirname, '..')
const RECORD = join(ROOT, 'reports', 'soak.json')

type Found = Pick<Outcome, 'passed' | 'figures'>

interface Ended {
  readonly status: number | null
  readonly output: string
}

/** Runs one of the workspace's programs; its output is shown as it comes. */
function run(program: string, args: readonly string[]): Promise<Ended> {
  const file = join(ROOT, 'node_modules', program)
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', status => resolve({ status, output }))
  })
}

/** A long test prints its measurements on lines that start with `figure: `. */
async function runTests(files: readonly string[]): Promise<Found> {
  const args = ['run', '--config', 'vitest.soak.config.ts', '--maxWorkers', '100%', ...files]
  const { status, output } = await run('vitest/vitest.mjs', args)
  const figures = [...stripVTControlCharacters(output).matchAll(/^figure: (.*)$/gm)].map(
    ([, figure = '']) => figure,
  )
  return { passed: status === 0, figures }
}

/** Stryker itself fails below the lowest score that its settings allow. */
async function runMutation(): Promise<Found> {
  const report = join(ROOT, 'reports', 'mutation.json')
  rmSync(report, { force: true })
  const { status } = await run('@stryker-mutator/core/bin/stryker.js', ['run', 'stryker.config.json'])
  const figures = existsSync(report)
    ? [mutationFigure(readFileSync(report, 'utf8'))]
    : ['no report was written']
  return { passed: status === 0, figures }
}

const chapters = chaptersIn(ROOT)
const names = [...chapters.keys()]
const { only, list, fresh } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
}).values
const strange = only?.find(name => !chapters.has(name))
if (strange !== undefined) throw new Error(`--only: expected one of ${names.join(', ')}, found '${strange}'`)

const sources = digestOf(ROOT, process.env['SOAK_SCALE'] ?? '1')
let record = fresh ? { sources, chapters: {} } : recordFor(RECORD, sources)
const wanted = list ? [] : (only ?? openChapters(names, record))
for (const [i, name] of wanted.entries()) {
  console.log(`\nchapter ${i + 1} of ${wanted.length}: ${name}`)
  const from = performance.now()
  const { passed, figures } = await (name === MUTATION ? runMutation() : runTests(chapters.get(name) ?? []))
  const at = new Date().toISOString()
  record = kept(RECORD, record, name, { passed, figures, at, took: performance.now() - from })
}
console.log(`\nsoak of ${sources.slice(0, 12)}\n${summaryOf(names, record).join('\n')}`)
if (wanted.some(name => record.chapters[name]?.passed !== true)) process.exitCode = 1
