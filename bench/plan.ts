import type { Row, Subject } from './rows.ts'

/** The subjects that a row's value is worked out from. */
export function subjectsOf(row: Row): Subject[] {
  const asked = new Set<Subject>(row.needs)
  row.of(subject => (asked.add(subject), 1))
  return [...asked]
}

/** Rows whose subjects start with one of these words; without a word, all. */
export const wantedRows = (rows: readonly Row[], words: readonly string[]): Row[] =>
  rows.filter(({ needs }) => words.length === 0 || needs.some(on => words.some(word => on.startsWith(word))))

/** Subjects that are measured side by side, and the rows that can be printed then. */
export interface Stage {
  readonly subjects: readonly Subject[]
  readonly rows: readonly Row[]
}

/** What is measured after what, so that each row is printed as early as it can be; the bare loop is measured beside all that is compared with it. */
export function stagesOf(rows: readonly Row[]): Stage[] {
  const done = new Set<Subject>()
  const stages: { subjects: Subject[]; rows: Row[] }[] = []
  for (const row of rows) {
    const fresh = subjectsOf(row).filter(on => on !== 'bare' && !done.has(on))
    const last = stages.at(-1)
    if (last !== undefined && fresh.length === 0) last.rows.push(row)
    else {
      const besides = rows.some(other => {
        const asked = subjectsOf(other)
        return asked.includes('bare') && (fresh.length === 0 || fresh.some(on => asked.includes(on)))
      })
      stages.push({ subjects: besides ? ['bare', ...fresh] : fresh, rows: [row] })
      for (const on of fresh) done.add(on)
    }
  }
  return stages
}
