import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { install } from './installed.ts'

/** A PostgreSQL server for tests alone: unreachable from elsewhere, and nothing of it stays. */
export interface Postgres {
  /** The address of a new and empty database. */
  readonly database: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Why there is none, and what to do about it. */
export interface Missing {
  readonly missing: string
}

/** Where Debian keeps the programs, one folder a version. */
const DEBIAN = '/usr/lib/postgresql'
const USER = 'postgres'
/** How long a server may take to start, in milliseconds. */
const PATIENCE = 30_000

const run = promisify(execFile)

/** Starts a server in its own folder; installs PostgreSQL first if it is missing and that is allowed. */
export async function startPostgres(): Promise<Postgres | Missing> {
  const programs = (await findPrograms()) ?? ((await install('postgresql')) ? await findPrograms() : null)
  if (programs === null) return { missing: 'PostgreSQL is not installed; its package is called postgresql' }
  const owner = await ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-pg-'))
  if (owner !== null) await chown(folder, owner.uid, owner.gid)
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', programs, folder], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(keeper, 'exit')
  const stop = async (): Promise<void> => {
    keeper.stdin.end()
    await ended
  }

  const psql = (statement: string): Promise<unknown> =>
    run(join(programs, 'psql'), ['-h', folder, '-U', USER, '-d', 'postgres', '-qc', statement])
  const giveUp = Date.now() + PATIENCE
  while (!(await answers(psql))) {
    if (Date.now() > giveUp || keeper.exitCode !== null) {
      await stop()
      throw new Error(`PostgreSQL does not start:\n${said}`)
    }
    await sleep(50)
  }
  let made = 0
  const database = async (): Promise<string> => {
    const name = `test_${++made}`
    await psql(`create database ${name}`)
    return `postgresql://${USER}@localhost/${name}?host=${encodeURIComponent(folder)}`
  }
  return { database, stop }
}

/**
 * Keeps a server while its own input stays open: until its parent says so or dies, in any way. Then it stops the
 * server, and deletes the folder in any case.
 */
const KEEPER = `
trap 'cd / && rm -rf "$2"' EXIT
"$1/initdb" -D "$2/data" -U ${USER} --auth=trust --encoding=UTF8 --locale=C --no-sync || exit 1
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c shared_buffers=32MB &
read -r _
kill -QUIT $!
wait $!
`

const answers = (psql: (statement: string) => Promise<unknown>): Promise<boolean> =>
  psql('select 1').then(
    () => true,
    () => false,
  )

/** The folder with the programs of the newest version; null: there is none. */
async function findPrograms(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = versions
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a)[0]
  if (newest !== undefined) return join(DEBIAN, String(newest), 'bin')
  return run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

/** A server must not run as root: then it runs as the user made by its package. */
async function ownerOfServer(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const id = async (which: string): Promise<number> => Number((await run('id', [which, USER])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
