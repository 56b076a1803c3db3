import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

export const BIN = join(import.meta.dirname, '..', 'sandtable.ts')
export const MISSOURI = join(import.meta.dirname, '../../../../packs/examples/missouri-1861.battle.yaml')

/** A process takes its time to start on a busy machine. */
export const PATIENCE = 180_000

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the program as a shell would, without the tests' own colour settings; the input is piped. */
export const run = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> =>
  new Promise(resolve => {
    const { FORCE_COLOR: _force, NO_COLOR: _none, ...plain } = process.env
    const child = execFile(
      process.execPath,
      [BIN, ...args],
      { env: { ...plain, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
    // A reader may close the pipe before the end, and that is no fault.
    child.stdin?.on('error', () => {}).end(input)
  })

/** The object that a run with --json prints. */
export async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json'])
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as Record<string, unknown>
}

const folder = mkdtempSync(join(inject('scratch'), 'cli-'))

/** A path for a file that is deleted when the tests are over. */
export const scratch = (name: string): string => join(folder, name)

/** A copy of the example with something replaced. */
export function missouriWith(name: string, from: string | RegExp, to: string): string {
  const path = scratch(`${name}.battle.yaml`)
  const text = readFileSync(MISSOURI, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`the example has nothing like ${from}`)
  writeFileSync(path, changed)
  return path
}

/** The number of the first line that contains this text. */
export const lineOf = (path: string, text: string): number =>
  readFileSync(path, 'utf8')
    .split('\n')
    .findIndex(line => line.includes(text)) + 1
