import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { codeOf } from '@sandtable/kernel'
import { phrase } from '../words/words.ts'
import { sayCause } from '../words/faults.ts'

/** Where a server's log goes, one JSON object a line. */
export interface Log {
  readonly stream: NodeJS.WritableStream
  readonly level: 'info' | 'error'
  readonly onStdout: boolean
  readonly close: () => Promise<void>
}

/** The requested log, on stdout or in a file, or why there is none. Errors are always shown. */
export async function openLog(to: string | true | null): Promise<Log | string> {
  if (to === null) return { ...NOTHING, stream: plainly(process.stderr), level: 'error' }
  if (to === true) return { ...NOTHING, stream: plainly(process.stdout), level: 'info', onStdout: true }
  const file = createWriteStream(to, { flags: 'a', mode: 0o600 })
  try {
    await once(file, 'open')
  } catch (error) {
    return phrase('serve:log', { path: to, why: sayCause(codeOf(error)) })
  }
  // A full disk is no reason to stop the games.
  file.once('error', error =>
    process.stderr.write(`${phrase('serve:log-broken', { path: to, why: sayCause(codeOf(error)) })}\n`),
  )
  const stream = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      const line = spelledOut(bytes)
      if (isError(line)) process.stderr.write(line)
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

/** Passes lines on at once, so that none is lost when the process ends. */
const plainly = (to: NodeJS.WritableStream): Writable =>
  new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      to.write(spelledOut(bytes))
      done()
    },
  })

/** Characters that JSON leaves as they are, though they act on a terminal, reverse a line or can't be seen. */
const ACTING = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** A line of JSON with such characters as \uXXXX, which reads back the same. */
const spelledOut = (line: Buffer): string =>
  line
    .toString('utf8')
    .replace(ACTING, character =>
      Array.from(
        { length: character.length },
        (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
      ).join(''),
    )

const ERROR = 50

/** The level comes first in a line. */
const isError = (line: string): boolean => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR
