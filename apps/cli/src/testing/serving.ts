import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { afterAll } from 'vitest'
import { BIN } from './bin.ts'

/** `sandtable serve` in a process of its own. */
export interface Serving {
  /** Where it can be reached. */
  readonly url: string
  readonly said: () => string
  readonly pid: number
  /** Sends a signal, and waits for the end: its code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts it, and waits until it says where it is. */
export async function serving(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const { DATABASE_URL: _database, ...plain } = process.env
  const child: ChildProcess = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...args], {
    env: { ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  afterAll(() => void child.kill('SIGKILL'))
  let said = ''
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const url = await new Promise<string>((found, fail) => {
    const hear = (part: Buffer): void => {
      said += part.toString()
      const at = /running at (\S+)[\s\S]*Ctrl-C to stop/.exec(said)?.[1]
      if (at !== undefined) found(at)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then(code => fail(new Error(`it ended with ${code}: ${said}`)))
  })
  return {
    url,
    said: () => said,
    pid: child.pid as number,
    end: signal => {
      child.kill(signal)
      return ended
    },
  }
}
