import type { z } from 'zod'
import type { Finding } from './finding.ts'
import type { Locate, LocatedProblem } from './problem.ts'
import { inLineOrder, PROBLEM_LIMIT } from './problem.ts'
import { id as anId, problemsOf } from './shapes.ts'
import { readYaml } from './yaml-text.ts'

/** One file of a pack, as far as it could be read. Paths begin with the part that the file is. */
export interface PartReading<T> {
  readonly data: T | null
  readonly problems: LocatedProblem[]
  readonly locate: Locate
}

/** Reads the text of one file of a pack, whose shape must be that of the schema. */
export function readPart<T>(part: string, file: string, text: string, schema: z.ZodType<T>): PartReading<T> {
  const read = readYaml(text)
  if (!read.ok) {
    const problems = read.problems.map(problem => ({ ...problem, path: [part, ...problem.path], file }))
    return { data: null, problems, locate: () => ({ line: 1, column: 1, file }) }
  }
  const locate: Locate = path => ({ ...read.locate(path.slice(1)), file })
  const shape = schema.safeParse(read.data)
  const problems = (shape.error?.issues ?? []).flatMap(issue => problemsOf(issue, [part]))
  return {
    data: shape.success ? shape.data : null,
    problems: problems.map(problem => ({ ...problem, ...locate(problem.path) })),
    locate,
  }
}

/** A pack is known by the name of its folder. */
export function wrongName(id: string): LocatedProblem[] {
  const wrong = anId.safeParse(id).error?.issues[0]
  if (wrong === undefined) return []
  const message = `the name of the pack's folder: ${wrong.message}`
  return [{ path: ['pack'], message, line: 1, column: 1, file: 'pack.yaml' }]
}

/** The first problems, file by file, each from top to bottom; a text by itself has no file. */
export function firstOf(
  files: readonly (string | undefined)[],
  found: readonly (Finding & ReturnType<Locate>)[],
): LocatedProblem[] {
  return files
    .flatMap(name => inLineOrder(found.filter(({ file }) => file === name)))
    .slice(0, PROBLEM_LIMIT)
    .map(({ message, ...found }) => ({
      ...found,
      message: typeof message === 'string' ? message : message(),
    }))
}
