import type { CST, Document } from 'yaml'
import type { Locate, LocatedProblem } from './problem.ts'
import type { Spot } from './tree.ts'
import { Composer, LineCounter } from 'yaml'
import type { Message } from './words/phrase.ts'
import { safe } from './say.ts'
import { say } from './words/phrase.ts'
import { placeAt, treeOf } from './tree.ts'
import { faultsIn } from './yaml-fault.ts'
import { marksOf } from './yaml-marks.ts'

/** In characters of a text and in bytes of a file: 1 MB. */
export const FILE_LIMIT = 1_000_000
export const megabytes = (size: number): string => `${(Math.ceil(size / 10_000) / 100).toFixed(2)} MB`

/** Control characters but the tab and the line breaks: a file that has them is not a text. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

export type Reading =
  | { readonly ok: true; readonly data: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads a text as one YAML document, which every JSON text is too, without trusting its author. */
export function readYaml(given: string): Reading {
  if (given.length > FILE_LIMIT) return { ok: false, problems: [tooLong(given.length)] }
  const text = given.replace(/^\uFEFF/, '')
  const lines = new LineCounter()
  const refused = (offset: number, message: Message): LocatedProblem => ({
    path: [],
    message,
    ...placeAt(lines, offset),
  })
  const marks = marksOf(text, lines)
  const { tokens, stopped } = marks
  if (stopped) return { ok: false, problems: [refused(stopped.offset, stopped.message)] }
  const strange = CONTROL.exec(text)
  if (strange)
    return {
      ok: false,
      problems: [refused(strange.index, say('strange-character', { character: safe(strange[0]) }))],
    }

  const [doc, second] = withoutStacks(() => documentsOf(tokens, text.length))
  const problems = faultsIn(text, marks, [...doc.errors, ...doc.warnings]).map(fault =>
    refused(fault.offset, fault.message),
  )
  if (second) problems.push(refused(second.range[0], say('second-document')))
  if (problems.length > 0) return { ok: false, problems }

  const tree = treeOf(doc, lines, text)
  if (tree.problems.length > 0) return { ok: false, problems: tree.problems }
  return { ok: true, data: tree.data, locate: path => placeAt(lines, offsetOf(tree.root, path)) }
}

const tooLong = (length: number): LocatedProblem => ({
  path: [],
  message: say('text-too-big', { size: megabytes(length) }),
  line: 1,
  column: 1,
})

/** The first document, and the second if there is one; any further are not looked at. */
function documentsOf(tokens: CST.Token[], length: number): [Document.Parsed, Document.Parsed | undefined] {
  // Keys are compared in the tree, by one look-up each; here it would take the square of their number.
  const options = {
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    stringKeys: true,
    uniqueKeys: false,
  }
  const found: Document.Parsed[] = []
  for (const doc of new Composer(options).compose(tokens, true, length)) if (found.push(doc) === 2) break
  const [doc, second] = found
  if (!doc) throw new Error('the YAML composer gave no document')
  return [doc, second]
}

/** Junk can hold a million errors: to take a stack trace of each would last half a minute. */
function withoutStacks<T>(work: () => T): T {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return work()
  } finally {
    Error.stackTraceLimit = limit
  }
}

function offsetOf(root: Spot, path: readonly (string | number)[]): number {
  let spot = root
  for (const step of path) {
    const inner = spot.inside.get(step)
    if (!inner) break
    spot = inner
  }
  return spot.offset
}
