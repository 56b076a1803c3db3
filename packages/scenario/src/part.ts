import type { z } from 'zod'
import type { Finding } from './finding.ts'
import type { Locate, LocatedProblem } from './problem.ts'
import { inLineOrder, PROBLEM_LIMIT } from './problem.ts'
import { id as anId, problemsOf } from './shapes.ts'
import { readYaml } from './yaml-text.ts'
import { decoded, say } from './words/phrase.ts'

/** One file of a pack, as far as it could be read. Paths start with the part that the file is. */
export interface PartReading<T> {
  readonly data: T | null
  readonly problems: LocatedProblem[]
  readonly locate: Locate
}

/** One file of a pack as YAML, before its shape is checked; data is undefined if there is none. */
export interface RawPart extends PartReading<unknown> {
  readonly part: string
}

/** Reads the text of one file of a pack, whatever shape it has. */
export function readRaw(part: string, file: string, text: string): RawPart {
  const read = readYaml(text)
  if (read.ok)
    return {
      part,
      data: read.data,
      problems: [],
      locate: path => ({ ...read.locate(path.slice(1)), file }),
    }
  const problems = read.problems.map(problem => ({ ...problem, path: [part, ...problem.path], file }))
  return { part, data: undefined, problems, locate: () => ({ line: 1, column: 1, file }) }
}

/** The same file, whose shape must be that of the schema. */
export function shaped<T>({ part, data, problems, locate }: RawPart, schema: z.ZodType<T>): PartReading<T> {
  if (problems.length > 0) return { data: null, problems, locate }
  const shape = schema.safeParse(data)
  const wrong = (shape.error?.issues ?? []).flatMap(issue => problemsOf(issue, [part]))
  return {
    data: shape.success ? shape.data : null,
    problems: wrong.map(problem => ({ ...problem, ...locate(problem.path) })),
    locate,
  }
}

/** Reads the text of one file, whose shape must be that of the schema. */
export const readPart = <T>(part: string, file: string, text: string, schema: z.ZodType<T>): PartReading<T> =>
  shaped(readRaw(part, file, text), schema)

/** A pack is known by the name of its folder. */
export function wrongName(id: string): LocatedProblem[] {
  const wrong = anId.safeParse(id).error?.issues[0]
  if (wrong === undefined) return []
  const message = say('folder-name', { said: decoded(wrong.message) })
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
      message: typeof message === 'function' ? message() : message,
    }))
}
