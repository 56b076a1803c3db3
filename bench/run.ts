import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Row, Subject } from './rows.ts'
import { median } from './measure.ts'
import { ROWS, SUBJECTS } from './rows.ts'

/**
 * `npm run bench` prints every figure; `npm run bench -- odds` only those whose subjects begin so. Machines differ, and a
 * machine differs from hour to hour: each round measures all subjects after another beside the bare loop, each in its own
 * process, in CPU time; what is printed is the median of the rounds' figures. No figure fails a run. boardgame.io, which
 * is measured beside the kernel, is installed on its own: `npm ci --prefix bench/anchors`.
 *
 * `npm run bench -- table map` measures the table in the browser, in a real Chromium: script is all that a page has fetched when
 * it has come to rest, packed; frames are made as fast as they can be while the map is dragged and zoomed, and then the same
 * scene is drawn on a canvas in the same places.
 */
const ROUNDS = 3

/** By subject: its figures, CPU microseconds a run first among them. */
type Round = Partial<Record<Subject, Readonly<Record<string, number | null>>>>

function measured(subject: Subject): Readonly<Record<string, number | null>> {
  const file = join(import.meta.dirname, 'subject.ts')
  const run = spawnSync(process.execPath, [file, subject], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`'${subject}' could not be measured:\n${run.stderr}`)
  return JSON.parse(run.stdout) as Record<string, number | null>
}

function valueIn(row: Row, round: Round): number {
  return row.of((subject, figure = 'us') => round[subject]?.[figure] ?? NaN)
}

function printed(row: Row, rounds: readonly Round[]): string {
  const value = median(rounds.map(round => valueIn(row, round)))
  if (Number.isNaN(value)) return `${row.what.padEnd(42)} ${'not installed'.padStart(20)}`
  const { most, least } = row
  const goal =
    most !== undefined
      ? `at most ${row.show(most)}`
      : least !== undefined
        ? `at least ${row.show(least)}`
        : ''
  const met = value <= (most ?? Infinity) && value >= (least ?? -Infinity) ? 'met' : 'missed'
  return `${row.what.padEnd(42)} ${row.show(value).padStart(20)}   ${goal.padEnd(18)} ${goal && met}`.trimEnd()
}

const wanted = process.argv.slice(2)
const rows = ROWS.filter(
  ({ needs }) => wanted.length === 0 || needs.some(on => wanted.some(w => on.startsWith(w))),
)
const subjects = SUBJECTS.filter(on => on === 'bare' || rows.some(({ needs }) => needs.includes(on)))
const rounds = Array.from({ length: ROUNDS }, (_, i): Round => {
  process.stderr.write(`round ${i + 1} of ${ROUNDS}: ${subjects.join(', ')}\n`)
  return Object.fromEntries(subjects.map(on => [on, measured(on)]))
})
console.log(`Node ${process.version}, CPU time, median of ${ROUNDS} rounds\n`)
for (const row of rows) console.log(printed(row, rounds))
