import type { Phrase } from '../../../words/phrase.ts'
import type { BattleFile } from './battle-file.ts'
import type { Locate, LocatedProblem } from '../../../problem.ts'
import { inconsistencies } from './consistency.ts'
import { normalise } from './normalise.ts'
import { inLineOrder } from '../../../problem.ts'
import { BATTLE } from './schema.ts'
import { problemsOf } from '../../../shapes.ts'
import { readYaml } from '../../../yaml-text.ts'

export type BattleReading =
  | { readonly ok: true; readonly file: BattleFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads the text of a battle file, in YAML or JSON, and returns its content or all problems. */
export function parseBattleFile(text: string): BattleReading {
  const read = readYaml(text)
  if (!read.ok) return { ok: false, problems: inLineOrder(read.problems) }

  const { data, locate } = read
  const shape = BATTLE.safeParse(data)
  const problems = [
    ...(shape.error?.issues.flatMap(issue => problemsOf(issue)) ?? []),
    ...inconsistencies(data),
  ]
  if (shape.success && problems.length === 0) return { ok: true, file: normalise(shape.data), locate }
  return {
    ok: false,
    problems: inLineOrder(problems.map(problem => ({ ...problem, ...locate(problem.path) }))),
  }
}

/** A refusal of a text or file as a whole. */
export const refuse = (message: Phrase): BattleReading => ({
  ok: false,
  problems: [{ path: [], message, line: 1, column: 1 }],
})
