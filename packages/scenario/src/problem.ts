import type { Message, Saying } from './words/phrase.ts'
import { safe, visible } from './say.ts'
import { sentence } from './words/phrase.ts'

/** Something wrong with a file: where in its data, and what was expected there. */
export interface Problem {
  path: (string | number)[]
  message: Message
  /** The rule that forbids it, if any. */
  rule?: string
}

/** Both count from 1. */
export interface SourceSpot {
  line: number
  column: number
  /** The file of a pack that the line is in. */
  file?: string
}

export type Path = Problem['path']

/** The place in the text of a path of the data; for a missing path, of its nearest existing part. */
export type Locate = (path: Path) => SourceSpot

export type LocatedProblem = Problem & SourceSpot

/** With twenty to fix, the check will run again anyway. */
export const PROBLEM_LIMIT = 20

/** The first problems of a file, from top to bottom. Of several about one thing on one line, the first says enough. */
export function inLineOrder<T extends SourceSpot & { path: Path }>(problems: readonly T[]): T[] {
  const said = new Set<string>()
  const first: T[] = []
  for (const problem of problems.toSorted((a, b) => a.line - b.line || a.column - b.column)) {
    const about = JSON.stringify([problem.path, problem.line])
    if (said.has(about)) continue
    said.add(about)
    if (first.push(problem) === PROBLEM_LIMIT) break
  }
  return first
}

/**
 * A problem as one line, in the form that editors and terminals turn into a link. The name is a battle file's, or a
 * pack's folder: then the path begins with the part of the pack, which the name of its file says already.
 */
export function formatProblem(name: string, problem: LocatedProblem, saying?: Saying): string {
  const { file, line, column, message, rule } = problem
  const path = file === undefined ? problem.path : problem.path.slice(1)
  const where = path.length > 0 ? `${formatPath(path)}: ` : ''
  const from = file === undefined ? name : `${name.replace(/[/\\]+$/, '')}/${file}`
  return `${visible(from)}:${line}:${column}: ${where}${sentence(message, saying)}${rule === undefined ? '' : ` (${rule})`}`
}

/** A path as it would be written in code: attacker.units[2].cf */
export function formatPath(path: Path): string {
  return path
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[\w-]{1,40}$/.test(step)) return `["${safe(step)}"]`
      return i === 0 ? step : `.${step}`
    })
    .join('')
}
