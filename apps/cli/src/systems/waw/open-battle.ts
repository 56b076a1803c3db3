import type { BattleFile, Locate, Problem } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { readBattleFile } from '@sandtable/scenario'
import { sayFileProblem } from '../../words/faults.ts'
import { battleScenario, checkBattle } from '@sandtable/waw'
import { refuse } from '../../refuse.ts'

/** A battle file that can be played. */
export interface Opened {
  readonly path: string
  readonly file: BattleFile
  readonly locate: Locate
  readonly s: Scenario
}

/** Reads and checks a battle file; errors are printed to stderr, and null returned. */
export function openBattle(path: string): Opened | null {
  const reading = readBattleFile(path)
  if (!reading.ok) {
    refuse(reading.problems.map(problem => sayFileProblem(path, problem)))
    return null
  }
  const { file, locate } = reading
  const problems = checkBattle(file)
  if (problems.length > 0) {
    const placed = problems.map(problem => ({ ...problem, ...locate(problem.path) }))
    const inOrder = placed.toSorted((a, b) => a.line - b.line || a.column - b.column)
    refuse(inOrder.map(problem => sayFileProblem(path, problem)))
    return null
  }
  return { path, file, locate, s: battleScenario(file) }
}

/** A problem that came up in play, with its place in the file. */
export const located = (path: string, locate: Locate, problem: Problem): string =>
  sayFileProblem(path, { ...problem, ...locate(problem.path) })
