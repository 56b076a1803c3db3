import { battles, catalogue } from 'virtual:rosters'
import type { Enrolled, SheetText } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/manpower'
import { checkRoster, rosterScenario } from '@sandtable/manpower'
import { formatProblem, parseRoster } from '@sandtable/scenario'

/** The armies of the program's battles, and the shared stat sheets. */
export { battles, catalogue }

/** A roster, or its problems line by line. */
export type Opening =
  | { readonly ok: true; readonly roster: Enrolled; readonly sheets: SheetText | null; readonly s: Scenario }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads and checks the text of a roster with this name. */
export function openRoster(name: string, text: string): Opening {
  const reading = parseRoster(text, catalogue)
  const problems = reading.ok
    ? checkRoster(reading.roster).map(problem => ({ ...problem, ...reading.locate(problem.path) }))
    : reading.problems
  if (reading.ok && problems.length === 0)
    return { ok: true, roster: reading.roster, sheets: reading.sheets, s: rosterScenario(reading.roster) }
  return { ok: false, problems: problems.map(problem => formatProblem(name, problem)) }
}
