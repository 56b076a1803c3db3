import { clearLine, createInterface, cursorTo } from 'node:readline'
import type { Screen } from './screen.ts'
import { fitted } from './screen.ts'
import { ownScreen, print } from './print.ts'
import { shown } from './ink.ts'

/** The user's input and output; tests have their own. */
export interface Terminal {
  readonly screen: Screen
  /** A user sits at it. */
  readonly attended: boolean
  readonly write: (text: string) => void
  /** The next typed line; null at the end. */
  readonly read: (prompt: string) => Promise<string | null>
  /** Resolves when the user wants to leave, without a question. */
  readonly left: Promise<null>
  readonly close: () => void
}

/** The terminal that the program was started from, or the file or pipe in its place. */
export function ownTerminal(): Terminal {
  const { stdin, stdout } = process
  const attended = stdin.isTTY === true && stdout.isTTY === true
  const reader = createInterface({ input: stdin, output: stdout, terminal: attended })
  const typed = reader[Symbol.asyncIterator]()
  const screen = ownScreen()
  let asking = false
  const write = (text: string): void => {
    if (asking && attended) {
      cursorTo(stdout, 0)
      clearLine(stdout, 1)
    }
    print(fitted(text, screen.width))
    if (asking && attended) reader.prompt(true)
  }
  reader.on('SIGINT', () => reader.close())
  const left = new Promise<null>(leave => {
    if (attended) reader.once('close', () => leave(null))
  })
  return {
    screen,
    attended,
    write,
    left,
    read: async prompt => {
      if (attended) {
        reader.setPrompt(shown(prompt))
        reader.prompt()
      } else write(prompt)
      asking = true
      const line = await typed.next()
      asking = false
      if (line.done === true) {
        write('\n')
        return null
      }
      if (!attended) write(`${line.value}\n`)
      return line.value
    },
    close: () => reader.close(),
  }
}
