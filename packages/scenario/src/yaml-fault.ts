import type { ErrorCode, YAMLError } from 'yaml'
import type { Marks } from './yaml-marks.ts'
import { TOO_DEEP } from './yaml-marks.ts'
import type { Message, Phrase } from './words/phrase.ts'
import { safe } from './say.ts'
import { say } from './words/phrase.ts'

/** The problem with a text's YAML, and its place. */
export interface Fault {
  readonly offset: number
  readonly message: Message
}

/** All values that YAML reads as comments; without any, the first error, as later ones mostly follow from it. */
export function faultsIn(text: string, marks: Marks, errors: readonly YAMLError[]): Fault[] {
  const [first] = errors
  if (first === undefined) return []
  const comments = marks.comments.flatMap(({ offset }) => commentedOut(text, offset) ?? [])
  return comments.length > 0 ? comments : [faultOf(text, marks, first)]
}

/** Behind a key and a space, with none of its own behind it, `#` was meant to start a value. */
function commentedOut(text: string, offset: number): Fault | null {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, key] = /([\w-]+): +$/.exec(before) ?? []
  const [value] = /^#[^\s,}\]'"]+/.exec(text.slice(offset, offset + 80)) ?? []
  if (key === undefined || value === undefined) return null
  return {
    offset: offset - before.length + before.lastIndexOf(`${key}:`),
    message: say('key-of-comment', { key, said: isComment(value) }),
  }
}

export const isComment = (value: string): Phrase => say('value-is-comment', { value: safe(value) })

function faultOf(text: string, marks: Marks, error: YAMLError): Fault {
  const [offset] = error.pos
  const known = WORDS[error.code]
  if (known !== undefined) return { offset, message: known }
  return (
    unclosed(marks, error) ??
    (MISPLACED.includes(error.code) ? misplaced(text, offset) : null) ??
    strangeSign(text, error)
  )
}

const WORDS: Partial<Record<ErrorCode, Phrase>> = {
  TAB_AS_INDENT: say('tab-as-indent'),
  NON_STRING_KEY: say('key-not-a-word'),
  TAG_RESOLVE_FAILED: say('tag'),
  RESOURCE_EXHAUSTION: TOO_DEEP,
  BAD_DIRECTIVE: say('directive'),
  KEY_OVER_1024_CHARS: say('key-too-long'),
}

/** A bracket or a quote that is never closed is reported where it opens. */
function unclosed({ unclosed: brackets, quoted }: Marks, { message, pos }: YAMLError): Fault | null {
  const quote = /Missing closing (['"])quote/.exec(message)?.[1]
  if (quote !== undefined) {
    const opened = quoted.findLast(mark => mark.offset < pos[0] && mark.text.startsWith(quote))
    return {
      offset: opened?.offset ?? pos[0],
      message: say('quote-open', { quote }),
    }
  }
  const bracket = brackets[0]
  if (bracket === undefined || bracket.offset > pos[0]) return null
  const end = bracket.text === '{' ? '}' : ']'
  return {
    offset: bracket.offset,
    message: say('bracket-open', { bracket: bracket.text, end }),
  }
}

/** Errors of lines that are indented wrongly or have no `key: value` on them. */
const MISPLACED: readonly ErrorCode[] = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
]

/** A line of a text: where it starts, and what it says behind its indentation. */
interface TextLine {
  readonly offset: number
  readonly indent: number
  readonly says: string
}

function misplaced(text: string, offset: number): Fault {
  const above = linesUpTo(text, offset)
  const line = above.pop() ?? { offset, indent: 0, says: '' }
  const start = line.offset + line.indent
  return (
    tooFarIn(text, line) ??
    outOfLine(line, above) ??
    unindented(line, above) ??
    colonOf(line) ?? { offset: start, message: APART }
  )
}

const APART = say('line-apart')

/** The lines of a text that say something, up to the one that an offset is in. */
function linesUpTo(text: string, offset: number): TextLine[] {
  const end = text.indexOf('\n', offset)
  const lines: TextLine[] = []
  let at = 0
  for (const whole of text.slice(0, end < 0 ? text.length : end).split('\n')) {
    const says = whole.trim()
    if (says !== '' && !says.startsWith('#')) lines.push({ offset: at, indent: whole.search(/\S/), says })
    at += whole.length + 1
  }
  return lines
}

const PAIR = /^(?:- )*[\w-]+: +\S/

/** The line below a key with a value is indented as if it belonged to it. */
function tooFarIn(text: string, { offset, indent, says }: TextLine): Fault | null {
  const rest = text.slice(offset).split('\n').slice(1)
  const skipped = rest.findIndex(line => line.trim() !== '')
  const next = rest[skipped]
  if (next === undefined || !PAIR.test(says) || !/^(?:- )*[\w-]+:/.test(next.trim())) return null
  const column = next.search(/\S/)
  if (column <= indent) return null
  const before = text
    .slice(offset)
    .split('\n')
    .slice(0, skipped + 1)
  return {
    offset: offset + before.reduce((sum, line) => sum + line.length + 1, 0) + column,
    message: say('indented-too-far', { column: indent + 1, found: column + 1 }),
  }
}

/** The columns that lines above an indented one are still open in, from the left. */
function columnsOf(above: readonly TextLine[], indent: number): number[] {
  const open: number[] = []
  for (const line of above) {
    while ((open.at(-1) ?? -1) >= line.indent) open.pop()
    open.push(line.indent)
  }
  return open.includes(indent) ? [] : open.map(column => column + 1)
}

function outOfLine(line: TextLine, above: readonly TextLine[]): Fault | null {
  const columns = columnsOf(above, line.indent)
  if (columns.length === 0 || line.indent > (above.at(-1)?.indent ?? 0)) return null
  const [last = 0, ...others] = columns.toReversed()
  const open =
    others.length === 0
      ? say('one-column', { column: last })
      : say('columns', { columns: others.toReversed(), last })
  return {
    offset: line.offset + line.indent,
    message: say('out-of-line', { column: line.indent + 1, open }),
  }
}

const unindented = ({ offset, indent }: TextLine, above: readonly TextLine[]): Fault | null => {
  const [, sign] = /: *([|>])[+-]?$/.exec(above.at(-1)?.says ?? '') ?? []
  return sign === undefined ? null : { offset: offset + indent, message: say('text-not-indented', { sign }) }
}

/** A colon without a space behind it makes no key, and one with a space makes one of what is only text. */
function colonOf({ offset, indent, says }: TextLine): Fault | null {
  const [, dashes = '', key, rest] = /^((?:- )*)([\w-]+):([^\s:].*)$/.exec(says) ?? []
  if (key !== undefined && rest !== undefined)
    return {
      offset: offset + indent + dashes.length + key.length,
      message: say('colon-without-space', { line: safe(`${key}: ${rest}`) }),
    }
  const [, start = '', value = ''] = /^((?:- )*[\w-]+: +)([^'"[{].*:(?: .*)?)$/.exec(says) ?? []
  if (value === '') return null
  return {
    offset: offset + indent + start.length,
    message: say('colon-in-text', { text: safe(value.replaceAll("'", "''")) }),
  }
}

function strangeSign(text: string, { code, pos, message }: YAMLError): Fault {
  const [offset] = pos
  const sign = text[offset] ?? ''
  if (code === 'BAD_SCALAR_START') return { offset, message: say('value-starts-with', { sign: safe(sign) }) }
  if (code === 'BAD_DQ_ESCAPE')
    return {
      offset,
      message: say('backslash', { found: safe(text.slice(offset, offset + 2)) }),
    }
  if (/at node end/.test(message) && text[offset - 1] === "'")
    return {
      offset,
      message: say('apostrophe'),
    }
  const found = sign.trim() === '' ? say('none') : `'${safe(sign)}'`
  return { offset, message: say('no-value', { found }) }
}
