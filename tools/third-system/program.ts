import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ThirdSystem } from './scratch-tree.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const BIN = 'apps/cli/src/sandtable.ts'

/** Runs the program of a tree, and types these lines. */
export const typed = ({ root }: ThirdSystem, args: readonly string[], lines = ''): Promise<Ran> =>
  new Promise(resolve => {
    const { FORCE_COLOR: _force, ...env } = process.env
    const child = execFile(
      process.execPath,
      [join(root, BIN), ...args],
      { cwd: root, env: { ...env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
    // A reader that has enough before the end closes the pipe, and that is no fault.
    child.stdin?.on('error', () => {}).end(lines)
  })

export interface Server {
  readonly url: string
  readonly end: () => Promise<void>
}

/** Starts the server of a tree, and waits until it says where it is. */
export async function serve(
  { root }: ThirdSystem,
  more: readonly string[] = ['--no-pages'],
): Promise<Server> {
  const { DATABASE_URL: _database, ...env } = process.env
  const args = [join(root, BIN), 'serve', '--port', '0', '--data', join(root, 'games'), ...more]
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let said = ''
  const url = await new Promise<string>((found, fail) => {
    const hear = (part: Buffer): void => {
      said += part.toString()
      const at = /running at (\S+)[\s\S]*Ctrl-C to stop/.exec(said)?.[1]
      if (at !== undefined) found(at)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => fail(new Error(`the server ended: ${said}`)))
  })
  return {
    url,
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
