import type { CST, LineCounter } from 'yaml'
import { Lexer, Parser } from 'yaml'
import type { Message } from './words/phrase.ts'
import { say } from './words/phrase.ts'

/** A mark of a text that a message may have to point at. */
interface Mark {
  readonly offset: number
  readonly text: string
}

/** What a text is made of, and where it has comments, quoted values, and brackets that nothing closes. */
export interface Marks {
  readonly tokens: CST.Token[]
  readonly comments: readonly Mark[]
  readonly quoted: readonly Mark[]
  readonly unclosed: readonly Mark[]
  readonly stopped: { readonly offset: number; readonly message: Message } | null
}

/** A card's effect that is the outcome of a test is eight levels down, and each test within it takes two more. */
const DEPTH_LIMIT = 20
const COLLECTIONS = ['block-map', 'block-seq', 'flow-collection']
/** Words, signs and blanks; two sides of 500 units with all that a unit can have take 90,000. */
const MARK_LIMIT = 250_000
const TOO_MANY = say('too-many-words', { limit: MARK_LIMIT })
export const TOO_DEEP = say('too-deep', { limit: DEPTH_LIMIT })

/** What the lexer says where a bracket is still open on a line that can't belong to it. */
const FLOW_BROKEN = '\u{18}'

/** The marks of a text, up to where it is nested too deep, for what follows works by recursion, or goes on too long. */
export function marksOf(text: string, lines: LineCounter): Marks {
  const parser = new Parser(lines.addNewLine)
  const [tokens, comments, quoted, unclosed]: [CST.Token[], Mark[], Mark[], Mark[]] = [[], [], [], []]
  const open: Mark[] = []
  const found = (stopped: Marks['stopped']): Marks => ({
    tokens,
    comments,
    quoted,
    unclosed: [...unclosed, ...open.slice(-1)],
    stopped,
  })
  let marks = 0
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    const mark = { offset: parser.offset, text: lexeme }
    if (lexeme.startsWith('#')) comments.push(mark)
    else if (/^['"]/.test(lexeme)) quoted.push(mark)
    else if (lexeme === '{' || lexeme === '[') open.push(mark)
    else if (lexeme === '}' || lexeme === ']') close(open, unclosed, lexeme)
    else if (lexeme === FLOW_BROKEN) unclosed.push(...open.splice(0).slice(-1))
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (++marks > MARK_LIMIT) return found({ offset: parser.offset, message: TOO_MANY })
    if (parser.stack.length <= DEPTH_LIMIT) continue
    const levels = parser.stack.filter(token => COLLECTIONS.includes(token.type)).length
    if (levels > DEPTH_LIMIT) return found({ offset: parser.offset, message: TOO_DEEP })
  }
  for (const token of parser.end()) tokens.push(token)
  return found(null)
}

/** A bracket closes the last one that is open; if that is of the other kind, it was never closed. */
function close(open: Mark[], unclosed: Mark[], bracket: string): void {
  const last = open.pop()
  if (last !== undefined && (last.text === '{') !== (bracket === '}')) unclosed.push(last)
}
