import type { CST, Document, ErrorCode, YAMLError } from 'yaml'
import type { Locate, LocatedProblem } from './problem.ts'
import type { Spot } from './tree.ts'
import { Composer, Lexer, LineCounter, Parser } from 'yaml'
import { safe } from './say.ts'
import { placeAt, treeOf } from './tree.ts'

/** In characters of a text and in bytes of a file: 1 MB. */
export const FILE_LIMIT = 1_000_000
export const megabytes = (size: number): string => `${(Math.ceil(size / 10_000) / 100).toFixed(2)} MB`

/** A card's effect that is the outcome of a test is eight levels down, and each test within it takes two more. */
const DEPTH_LIMIT = 20
/** Control characters but the tab and the line breaks: a file that has them is not a text. */
const CONTROL = /[^\P{Cc}\t\n\r]/u
const COLLECTIONS = ['block-map', 'block-seq', 'flow-collection']
/** Words, signs and blanks; two sides of 500 units with all that a unit can have take 90,000. */
const MARK_LIMIT = 250_000
const TOO_MANY = `expected at most ${MARK_LIMIT} words and signs, found more`
const TOO_DEEP = `expected at most ${DEPTH_LIMIT} levels of maps and lists, found more`

export type Reading =
  | { readonly ok: true; readonly data: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads a text as one YAML document, of which every JSON text is one, without trust in whoever wrote it. */
export function readYaml(given: string): Reading {
  if (given.length > FILE_LIMIT) return { ok: false, problems: [tooLong(given.length)] }
  const text = given.replace(/^\uFEFF/, '')
  const lines = new LineCounter()
  const refused = (offset: number, message: string): LocatedProblem => ({
    path: [],
    message,
    ...placeAt(lines, offset),
  })
  const { tokens, stopped } = tokensOf(text, lines)
  if (stopped) return { ok: false, problems: [refused(stopped.offset, stopped.message)] }
  const strange = CONTROL.exec(text)
  if (strange)
    return {
      ok: false,
      problems: [refused(strange.index, `expected text, found the character ${safe(strange[0])}`)],
    }

  const [doc, second] = withoutStacks(() => documentsOf(tokens, text.length))
  const problems = [...doc.errors, ...doc.warnings].map(error => refused(error.pos[0], wordsOf(error)))
  if (second) problems.push(refused(second.range[0], 'expected one document, found a second'))
  if (problems.length > 0) return { ok: false, problems }

  const tree = treeOf(doc, lines)
  if (tree.problems.length > 0) return { ok: false, problems: tree.problems }
  return { ok: true, data: tree.data, locate: path => placeAt(lines, offsetOf(tree.root, path)) }
}

const tooLong = (length: number): LocatedProblem => ({
  path: [],
  message: `expected at most 1 MB of text, found ${megabytes(length)}`,
  line: 1,
  column: 1,
})

interface Tokens {
  readonly tokens: CST.Token[]
  readonly stopped: { readonly offset: number; readonly message: string } | null
}

/** The tokens of a text, up to where it is nested too deep, for what follows works by recursion, or goes on too long. */
function tokensOf(text: string, lines: LineCounter): Tokens {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  let marks = 0
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (++marks > MARK_LIMIT) return { tokens, stopped: { offset: parser.offset, message: TOO_MANY } }
    if (parser.stack.length <= DEPTH_LIMIT) continue
    const levels = parser.stack.filter(token => COLLECTIONS.includes(token.type)).length
    if (levels > DEPTH_LIMIT) return { tokens, stopped: { offset: parser.offset, message: TOO_DEEP } }
  }
  for (const token of parser.end()) tokens.push(token)
  return { tokens, stopped: null }
}

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

const ONE_PAIR =
  "expected one 'key: value' a line: keys of one map begin at one column, text with a colon is in quotes"
const WORDS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'expected spaces at the beginning of the line, found a tab',
  BLOCK_AS_IMPLICIT_KEY: ONE_PAIR,
  MULTILINE_IMPLICIT_KEY: ONE_PAIR,
  NON_STRING_KEY: 'expected a plain word as key',
  TAG_RESOLVE_FAILED: 'expected a value without a tag',
  RESOURCE_EXHAUSTION: TOO_DEEP,
}

const wordsOf = ({ code, message }: YAMLError): string =>
  WORDS[code] ?? `expected YAML or JSON: ${safe(message, 120)}`

function offsetOf(root: Spot, path: readonly (string | number)[]): number {
  let spot = root
  for (const step of path) {
    const inner = spot.inside.get(step)
    if (!inner) break
    spot = inner
  }
  return spot.offset
}
