import type { ErrorCode, YAMLError } from 'yaml'
import type { Marks } from './yaml-marks.ts'
import { TOO_DEEP } from './yaml-marks.ts'
import { safe } from './say.ts'

/** What is wrong with the YAML of a text, and where. */
export interface Fault {
  readonly offset: number
  readonly message: string
}

/** All values that YAML takes for comments; without any, the first error, for those after it mostly follow from it. */
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
    message: `${key}: ${isComment(value)}`,
  }
}

export const isComment = (value: string): string =>
  `\`#\` starts a comment in YAML. Put the value in quotes: '${safe(value)}'`

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

const WORDS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'this line is indented with a tab. Use spaces, two for each level',
  NON_STRING_KEY: 'expected a plain word as key',
  TAG_RESOLVE_FAILED: 'expected a value without a tag',
  RESOURCE_EXHAUSTION: TOO_DEEP,
  BAD_DIRECTIVE: 'expected no line that starts with %',
  KEY_OVER_1024_CHARS: 'expected a key of at most 1024 characters',
}

/** A bracket or a quote that is never closed is reported where it opens. */
function unclosed({ unclosed: brackets, quoted }: Marks, { message, pos }: YAMLError): Fault | null {
  const quote = /Missing closing (['"])quote/.exec(message)?.[1]
  if (quote !== undefined) {
    const opened = quoted.findLast(mark => mark.offset < pos[0] && mark.text.startsWith(quote))
    return {
      offset: opened?.offset ?? pos[0],
      message: `this quote is never closed. Put a ${quote} at its end`,
    }
  }
  const bracket = brackets[0]
  if (bracket === undefined || bracket.offset > pos[0]) return null
  const end = bracket.text === '{' ? '}' : ']'
  return {
    offset: bracket.offset,
    message: `this ${bracket.text} is never closed. Put a ${end} after the last value`,
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

const APART =
  "this line doesn't go with the one above it: in a list each line starts with '- ', in a map with 'key: '"

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
    message: `this line is indented too far: start it in column ${indent + 1}, not ${column + 1}, since the line above already has a value`,
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
  const said =
    columns.length === 1
      ? `column ${columns[0]}`
      : `columns ${columns.slice(0, -1).join(', ')} and ${columns.at(-1)}`
  return {
    offset: line.offset + line.indent,
    message: `this line starts in column ${line.indent + 1}, but the lines above it start in ${said}. Line it up with the lines it belongs to`,
  }
}

const unindented = ({ offset, indent }: TextLine, above: readonly TextLine[]): Fault | null => {
  const [, sign] = /: *([|>])[+-]?$/.exec(above.at(-1)?.says ?? '') ?? []
  return sign === undefined
    ? null
    : { offset: offset + indent, message: `indent the text below ${sign} by two spaces` }
}

/** A colon without a space behind it makes no key, and one with a space makes one of what is only text. */
function colonOf({ offset, indent, says }: TextLine): Fault | null {
  const [, dashes = '', key, rest] = /^((?:- )*)([\w-]+):([^\s:].*)$/.exec(says) ?? []
  if (key !== undefined && rest !== undefined)
    return {
      offset: offset + indent + dashes.length + key.length,
      message: `put a space after the colon: '${safe(`${key}: ${rest}`)}'`,
    }
  const [, start = '', value = ''] = /^((?:- )*[\w-]+: +)([^'"[{].*:(?: .*)?)$/.exec(says) ?? []
  if (value === '') return null
  return {
    offset: offset + indent + start.length,
    message: `this text has a colon in it. Put it in quotes: '${safe(value.replaceAll("'", "''"))}'`,
  }
}

function strangeSign(text: string, { code, pos, message }: YAMLError): Fault {
  const [offset] = pos
  const sign = text[offset] ?? ''
  if (code === 'BAD_SCALAR_START')
    return { offset, message: `a value can't start with ${safe(sign)}. Put it in quotes` }
  if (code === 'BAD_DQ_ESCAPE')
    return {
      offset,
      message: `${safe(text.slice(offset, offset + 2))} means nothing inside double quotes. Write \\\\ for a backslash`,
    }
  if (/at node end/.test(message) && text[offset - 1] === "'")
    return {
      offset,
      message:
        "found more text after the closing quote. An apostrophe inside single quotes is written twice: ''",
    }
  const what = sign.trim() === '' ? 'none' : `'${safe(sign)}'`
  return { offset, message: `expected a value, found ${what}` }
}
