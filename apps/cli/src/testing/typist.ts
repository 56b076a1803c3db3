import type { Terminal } from '../terminal.ts'
import { inkOf, shown } from '../ink.ts'
import { fitted } from '../screen.ts'

export interface Typist extends Terminal {
  /** Everything written and typed, as it would stand on the screen. */
  readonly paper: () => string
  /** The output since the last call. */
  readonly fresh: () => string
}

/** A typist that types more than this is stuck. */
const MOST = 3_000

/** A terminal at which a script types: its lines one after another, or its answer to each prompt. */
export function typist(
  script: readonly string[] | ((prompt: string, paper: string) => string | null),
  attended = false,
  width = 100,
): Typist {
  let text = ''
  let read = 0
  let next = 0
  let lines = 0
  const typing = typeof script === 'function' ? script : () => script[next++] ?? null
  return {
    screen: { width, paint: inkOf(false) },
    attended,
    write: more => void (text += shown(fitted(more, width))),
    read: prompt => {
      if (++lines > MOST) throw new Error(`typed ${MOST} lines, and no end: ${text.slice(-400)}`)
      const line = typing(prompt, text)
      text += shown(`${prompt}${line ?? ''}\n`)
      return Promise.resolve(line)
    },
    left: new Promise(() => {}),
    close: () => {},
    paper: () => text,
    fresh: () => {
      const found = text.slice(read)
      read = text.length
      return found
    },
  }
}
