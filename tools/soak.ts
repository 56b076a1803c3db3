import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { mutationFigure } from './soak-mutation.ts'

/**
 * `npm run soak`: the long tests, then the mutation tests of the land battle and its tables. `--only tests` or
 * `--only mutation` runs one of them. SOAK_SCALE=0.02 runs a fiftieth of the battles and games of the long tests, to see
 * that they work; what they find counts only at 1.
 */
const ROOT = join(import.meta.dirname, '..')
const PARTS = { tests: runTests, mutation: runMutation }

/** What a part came to. */
interface Outcome {
  readonly passed: boolean
  readonly figures: readonly string[]
}

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

/** A long test prints what it measured on a line that begins with `figure: `. */
async function runTests(): Promise<Outcome> {
  const args = ['run', '--config', 'vitest.soak.config.ts', '--maxWorkers', '100%']
  const { status, output } = await run('vitest/vitest.mjs', args)
  const figures = [...stripVTControlCharacters(output).matchAll(/^figure: (.*)$/gm)].map(
    ([, figure = '']) => figure,
  )
  return { passed: status === 0, figures }
}

/** Stryker itself fails below the lowest score that its settings allow. */
async function runMutation(): Promise<Outcome> {
  const report = join(ROOT, 'reports', 'mutation.json')
  rmSync(report, { force: true })
  const { status } = await run('@stryker-mutator/core/bin/stryker.js', ['run', 'stryker.config.json'])
  const figures = existsSync(report)
    ? [mutationFigure(readFileSync(report, 'utf8'))]
    : ['no report was written']
  return { passed: status === 0, figures }
}

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name)

function wantedParts(args: readonly string[]): (keyof typeof PARTS)[] {
  const names = Object.keys(PARTS).filter(isPart)
  if (args.length === 0) return names
  const [flag, only = ''] = args
  if (flag !== '--only' || !isPart(only) || args.length > 2)
    throw new Error(`expected nothing, or --only ${names.join(' or --only ')}`)
  return [only]
}

const inMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`

const summary: string[] = []
for (const part of wantedParts(process.argv.slice(2))) {
  const from = performance.now()
  const { passed, figures } = await PARTS[part]()
  if (!passed) process.exitCode = 1
  summary.push(`${part}: ${passed ? 'passed' : 'FAILED'} in ${inMinutes(performance.now() - from)}`)
  summary.push(...figures.map(figure => `  ${figure}`))
}
console.log(`\nsoak\n${summary.join('\n')}`)
