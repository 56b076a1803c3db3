import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from './measure.ts'

/**
 * `npm run bench` prints every figure; `npm run bench -- odds` only those whose subjects begin so. Machines differ, and a
 * machine differs from hour to hour: each round measures all subjects after another beside the bare loop, each in its own
 * process, in CPU time; what is printed is the median of the rounds' figures. No figure fails a run.
 */
const ROUNDS = 3
const SUBJECTS = [
  'bare',
  'engine',
  'engine-20',
  'odds-6',
  'odds-20',
  'odds-30',
  'odds-40',
  'fork',
  'answers',
] as const

type Subject = (typeof SUBJECTS)[number]
/** By subject: its figures, CPU microseconds a run first among them. */
type Round = Partial<Record<Subject, Readonly<Record<string, number>>>>

interface Row {
  readonly what: string
  readonly needs: readonly Subject[]
  readonly of: (get: (subject: Subject, figure?: string) => number) => number
  readonly show: (value: number) => string
  readonly most?: number
  readonly least?: number
}

/** The machine that the goals of the odds are meant for makes so many battles a second in the bare loop. */
const REFERENCE = 2_000_000

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const brief = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const perSecond = (things: string) => (us: number) => `${whole.format(1e6 / us)} ${things}/s`
const ms = (us: number): string => `${brief.format(us / 1e3)} ms`
const micro = (us: number): string => `${brief.format(us)} µs`
const times = (ratio: number): string => `${brief.format(ratio)} ×`
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`

const oddsRows = (size: 6 | 20 | 30 | 40, most?: number): Row[] => {
  const subject = `odds-${size}` as const
  return [
    {
      what: `exact odds, ${size} against ${size}, warm`,
      needs: [subject],
      of: get => get(subject),
      show: ms,
    },
    {
      what: '  at 2 million bare battles a second',
      needs: [subject],
      of: get => (get(subject) * 1e6) / get('bare') / REFERENCE,
      show: ms,
      ...(most === undefined ? {} : { most }),
    },
  ]
}

/** Battles for a standard error of a tenth of a percentage point in the attacker's chance to win. */
const battlesFor = (chance: number): number => (chance * (1 - chance)) / 0.001 ** 2

const simulation: Row['of'] = get => get('engine-20') * battlesFor(get('odds-20', 'wins'))

const wins = (what: string, subject: Subject): Row => ({
  what: `  attacker wins in ${what}`,
  needs: [subject],
  of: get => get(subject, 'wins'),
  show: percent,
})

// prettier-ignore
const ROWS: readonly Row[] = [
  { what: 'bare loop, 6 against 6', needs: ['bare'], of: get => get('bare'), show: perSecond('battles') },
  { what: 'engine, the same battle', needs: ['engine'], of: get => get('engine'), show: perSecond('battles') },
  { what: '  slower than the bare loop', needs: ['engine'], of: get => get('engine') / get('bare'), show: times, most: 25 },
  wins('the bare loop', 'bare'),
  wins('the engine', 'engine'),
  ...oddsRows(6, 300),
  ...oddsRows(20, 8_000),
  ...oddsRows(30),
  ...oddsRows(40),
  { what: 'simulation to ± 0.1 point, 20 against 20', needs: ['engine-20', 'odds-20'], of: simulation, show: ms },
  { what: '  dearer than exact odds', needs: ['engine-20', 'odds-20'], of: get => simulation(get) / get('odds-20'), show: times, least: 500 },
  { what: 'fork of 500 units', needs: ['fork'], of: get => get('fork'), show: micro, most: 5 },
  { what: '  one slice of its numbers', needs: ['fork'], of: get => get('fork', 'slice'), show: micro },
  { what: '  structuredClone of its position', needs: ['fork'], of: get => get('fork', 'clone'), show: micro },
  { what: 'answers, 20 against 20', needs: ['answers'], of: get => get('answers'), show: perSecond('answers') },
  { what: '  dearer after 10,000 events', needs: ['answers'], of: get => get('answers', 'after10k'), show: times, most: 1.1 },
  { what: '  dearer after 100,000 events', needs: ['answers'], of: get => get('answers', 'after100k'), show: times, most: 1.1 },
]

function measured(subject: Subject): Readonly<Record<string, number>> {
  const file = join(import.meta.dirname, 'subject.ts')
  const run = spawnSync(process.execPath, [file, subject], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`'${subject}' could not be measured:\n${run.stderr}`)
  return JSON.parse(run.stdout) as Record<string, number>
}

function valueIn(row: Row, round: Round): number {
  return row.of((subject, figure = 'us') => round[subject]?.[figure] ?? NaN)
}

function printed(row: Row, rounds: readonly Round[]): string {
  const value = median(rounds.map(round => valueIn(row, round)))
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
