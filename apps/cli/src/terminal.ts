import { createInterface } from 'node:readline'
import type { Screen } from './screen.ts'
import { fitted, screenOf } from './screen.ts'

/** Where somebody reads and types; tests have one of their own. */
export interface Terminal {
  readonly screen: Screen
  /** Somebody sits at it. */
  readonly attended: boolean
  readonly write: (text: string) => void
  /** The next line that is typed; null when there are no more. */
  readonly read: (prompt: string) => Promise<string | null>
  readonly close: () => void
}

/** The terminal that the program was started from, or the file or pipe that stands in its place. */
export function ownTerminal(): Terminal {
  const { stdin, stdout } = process
  const attended = stdin.isTTY === true && stdout.isTTY === true
  const reader = createInterface({ input: stdin, output: stdout, terminal: attended })
  const typed = reader[Symbol.asyncIterator]()
  const screen = screenOf(stdout)
  const write = (text: string): void => void stdout.write(fitted(text, screen.width))
  reader.on('SIGINT', () => reader.close())
  return {
    screen,
    attended,
    write,
    read: async prompt => {
      if (attended) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else write(prompt)
      const line = await typed.next()
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
