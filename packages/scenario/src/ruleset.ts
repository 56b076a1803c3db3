import type { LocatedProblem } from './problem.ts'
import { textInside, whyNoFolder } from './folder.ts'
import { mismatch, oneOf } from './say.ts'
import { readYaml } from './yaml-text.ts'

/** The part of a pack that names its rules, and its file. */
const PART = 'pack'
const FILE = 'pack.yaml'

/** The rules that a pack is played by; or why they can't be named. */
export type RulesetReading =
  | { readonly ok: true; readonly ruleset: string }
  | { readonly ok: false; readonly problems: readonly LocatedProblem[] }

/** Looks for one word of a pack's folder, its ruleset, which decides what can read the rest. */
export function readRuleset(folder: string, known: readonly string[]): RulesetReading {
  const missing = whyNoFolder(folder, [FILE])
  if (missing !== null) return { ok: false, problems: [{ path: [], message: missing, line: 1, column: 1 }] }
  const found = textInside(folder, FILE)
  if ('refused' in found)
    return { ok: false, problems: [{ path: [PART], message: found.refused, line: 1, column: 1, file: FILE }] }
  const read = readYaml(found.text)
  if (!read.ok)
    return { ok: false, problems: read.problems.map(problem => ({ ...problem, path: [PART], file: FILE })) }
  const ruleset = wordAt(read.data, 'ruleset')
  if (typeof ruleset === 'string' && known.includes(ruleset)) return { ok: true, ruleset }
  const message = mismatch(oneOf(known), ruleset)
  const place = { ...read.locate(['ruleset']), file: FILE }
  return { ok: false, problems: [{ path: [PART, 'ruleset'], message, ...place }] }
}

const wordAt = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Readonly<Record<string, unknown>>)[key]
    : undefined
