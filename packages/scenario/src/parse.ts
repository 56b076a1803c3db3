import type { z } from 'zod'
import type { BattleFile, Problem } from './battle-file.ts'
import type { Locate, LocatedProblem } from './problem.ts'
import { inconsistencies } from './consistency.ts'
import { normalise } from './normalise.ts'
import { inLineOrder } from './problem.ts'
import { BATTLE } from './schema.ts'
import { readYaml } from './yaml-text.ts'

/** In characters of a text and in bytes of a file: 1 MB. */
export const FILE_LIMIT = 1_000_000

export type BattleReading =
  | { readonly ok: true; readonly file: BattleFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads the text of a battle file, in YAML or JSON, and either gives what it says or all that is wrong with it. */
export function parseBattleFile(text: string): BattleReading {
  if (text.length > FILE_LIMIT)
    return refuse(`expected at most 1 MB of text, found ${megabytes(text.length)}`)
  const read = readYaml(text.replace(/^\uFEFF/, ''))
  if (!read.ok) return { ok: false, problems: inLineOrder(read.problems) }

  const { data, locate } = read
  const shape = BATTLE.safeParse(data)
  const problems = [...(shape.error?.issues.flatMap(problemsOf) ?? []), ...inconsistencies(data)]
  if (shape.success && problems.length === 0) return { ok: true, file: normalise(shape.data), locate }
  return {
    ok: false,
    problems: inLineOrder(problems.map(problem => ({ ...problem, ...locate(problem.path) }))),
  }
}

/** A refusal of a text or file as a whole. */
export const refuse = (message: string): BattleReading => ({
  ok: false,
  problems: [{ path: [], message, line: 1, column: 1 }],
})

export const megabytes = (size: number): string => `${(Math.ceil(size / 10_000) / 100).toFixed(2)} MB`

/** A complaint of the schema; of unknown keys there is one complaint for a whole map, here one for each. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(step => (typeof step === 'number' ? step : String(step)))
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
  return issue.message.split('\n').flatMap((message, i) => {
    const key = issue.keys[i]
    return key === undefined ? [] : [{ path: [...path, key], message }]
  })
}
