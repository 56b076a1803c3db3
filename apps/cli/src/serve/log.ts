import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Where a server's log goes, one JSON object a line. */
export interface Log {
  readonly stream: NodeJS.WritableStream
  readonly level: 'info' | 'error'
  readonly onStdout: boolean
  readonly close: () => Promise<void>
}

/** The log that was asked for, on stdout or in a file, or why there is none. Errors are shown in any case. */
export async function openLog(to: string | true | null): Promise<Log | string> {
  if (to === null) return { ...NOTHING, stream: process.stderr, level: 'error' }
  if (to === true) return { ...NOTHING, stream: process.stdout, level: 'info', onStdout: true }
  const file = createWriteStream(to, { flags: 'a' })
  try {
    await once(file, 'open')
  } catch (error) {
    return `--log: ${to} cannot be written (${(error as Error).message})`
  }
  // A disk that is full is no reason to stop the games.
  file.once('error', ({ message }) => process.stderr.write(`${to} cannot be written any more: ${message}\n`))
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      if (isError(line.toString('utf8'))) process.stderr.write(line)
      file.write(line, () => done())
    },
  })
  const close = async (): Promise<void> => {
    stream.end()
    await finished(stream)
    if (file.destroyed) return
    file.end()
    await finished(file)
  }
  return { ...NOTHING, stream, level: 'info', close }
}

const NOTHING = { onStdout: false, close: () => Promise.resolve() }

const ERROR = 50

/** The level comes first in a line. */
const isError = (line: string): boolean => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR
