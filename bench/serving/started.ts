import type { Served } from './serve.ts'
import type { Where } from '@sandtable/store'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { emptyDatabase, openDatabaseDesk } from '@sandtable/testkit'

export type Figures = Record<string, number | null>

/** Without a PostgreSQL there are no figures. */
export async function onDatabase(
  database: 'sqlite' | 'postgres',
  run: (where: Where) => Promise<Figures>,
): Promise<Figures> {
  if (database === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'))
    return run({ folder }).finally(() => rmSync(folder, { recursive: true }))
  }
  const desk = await openDatabaseDesk()
  const given = await emptyDatabase(desk.address)
  const figures = 'missing' in given ? { us: null } : await run(given)
  await desk.close()
  return figures
}

/** A server in a process of its own. */
export interface Server {
  readonly url: string
  /** CPU microseconds so far, or bytes that it holds. */
  readonly ask: (what: 'cpu' | 'memory') => Promise<number>
  readonly stop: () => void
}

/** `BENCH_PROFILE=folder` has each server leave a profile there. */
const { BENCH_PROFILE: folder } = process.env
const PROFILE = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

export async function started(served: Served): Promise<Server> {
  const program = join(import.meta.dirname, 'serve.ts')
  const server = spawn(process.execPath, ['--expose-gc', ...PROFILE, program, JSON.stringify(served)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = createInterface(server.stdout)
  const line = async (): Promise<string> => ((await once(said, 'line')) as [string])[0]
  const url = await line()
  return {
    url,
    ask: async what => {
      server.stdin.write(`${what}\n`)
      return Number(await line())
    },
    stop: () => server.stdin.end(),
  }
}
