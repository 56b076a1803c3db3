import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourcesIn } from './fresh-report.ts'

/** What a chapter of the soak came to, when it ran, and how long, in milliseconds. */
export interface Outcome {
  readonly passed: boolean
  readonly figures: readonly string[]
  readonly at: string
  readonly took: number
}

/** What was found out about one state of the sources. */
export interface SoakRecord {
  readonly sources: string
  readonly chapters: Readonly<Record<string, Outcome>>
}

/** Changes with any source or test, and with how much of the soak is run. */
export function digestOf(root: string, scale: string): string {
  const hash = createHash('sha256').update(scale)
  for (const path of sourcesIn(root)) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** The record of these very sources; an empty one where there is none. */
export function recordFor(file: string, sources: string): SoakRecord {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SoakRecord) : null
  return kept?.sources === sources ? kept : { sources, chapters: {} }
}

/** The record with one chapter more, written at once, so that an interruption loses no other. */
export function kept(file: string, record: SoakRecord, chapter: string, outcome: Outcome): SoakRecord {
  const longer = { ...record, chapters: { ...record.chapters, [chapter]: outcome } }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(longer, null, 2)}\n`)
  return longer
}

/** Chapters that are still to run: those without an outcome, and those that failed. */
export const openChapters = (names: readonly string[], { chapters }: SoakRecord): string[] =>
  names.filter(name => chapters[name]?.passed !== true)

const inMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`

/** Every chapter with its figures, and when it ran. */
export const summaryOf = (names: readonly string[], { chapters }: SoakRecord): string[] =>
  names.flatMap(name => {
    const outcome = chapters[name]
    if (outcome === undefined) return [`${name}: has not run`]
    const { passed, figures, at, took } = outcome
    const when = `${at.slice(0, 16).replace('T', ' ')} UTC`
    return [
      `${name}: ${passed ? 'passed' : 'FAILED'} in ${inMinutes(took)}, ${when}`,
      ...figures.map(figure => `  ${figure}`),
    ]
  })
