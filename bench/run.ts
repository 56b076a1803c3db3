import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Row, Subject } from './rows.ts'
import { median } from './measure.ts'
import { ROWS } from './rows.ts'
import { stagesOf, wantedRows } from './plan.ts'

/**
 * `npm run bench` prints every figure as soon as it is measured; `npm run bench -- odds` only those whose subjects begin so,
 * and `--rounds 1` measures once instead of three times. Machines differ, and a machine differs from hour to hour: each
 * round measures subjects that are compared after one another, with the bare loop, each in its own process, in CPU time;
 * what is printed is the median of the rounds' figures. No figure fails a run. boardgame.io, which is measured beside the
 * kernel, is installed on its own: `npm ci --prefix bench/anchors`.
 *
 * Where a subject spends its time: `node --cpu-prof --cpu-prof-dir=reports bench/subject.ts battle`, and then open the file
 * in the Performance panel of a browser's developer tools. What is learned at the start is in it too.
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

function roundsFrom(text: string): number {
  const rounds = Number(text)
  if (/^\d{1,3}$/.test(text) && rounds >= 1) return rounds
  throw new Error(`--rounds: expected a whole number from 1 to 999, found '${text}'`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: String(ROUNDS) } },
})
const rounds = roundsFrom(values.rounds)
/** Figures by round; those of the bare loop are always the latest. */
const figures = Array.from({ length: rounds }, (): Round => ({}))
console.log(`Node ${process.version}, CPU time, median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}\n`)
const wanted = wantedRows(ROWS, positionals)
if (wanted.length === 0) {
  const names = [...new Set(ROWS.flatMap(({ needs }) => needs))].toSorted()
  console.error(`No figure starts with '${positionals.join("' or '")}'. There are: ${names.join(', ')}`)
  process.exitCode = 1
}
for (const { subjects, rows } of stagesOf(wanted)) {
  for (const [i, round] of figures.entries()) {
    process.stderr.write(`${subjects.join(', ')}: round ${i + 1} of ${rounds}\n`)
    for (const on of subjects) round[on] = measured(on)
  }
  for (const row of rows) console.log(printed(row, figures))
}
