import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import type { RunningServer } from '@sandtable/server'
import type { Log } from './log.ts'
import { startServer } from '@sandtable/server'
import { openBrowser } from './browser.ts'
import { openLog } from './log.ts'
import { onOrphaned } from './npm-parents.ts'
import { pagesOf } from './pages.ts'
import { complain, print, printError } from '../print.ts'
import { refuse } from '../refuse.ts'
import { isBusy, whyNotStarted } from './trouble.ts'
import { phrase } from '../words/words.ts'
import { sayProblem } from '../words/faults.ts'

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
  /** The folder of the scenarios that can be played. */
  readonly packs?: string
  readonly origin?: readonly string[]
  readonly proxied?: boolean
  /** The folder of the browser app; false: none. */
  readonly pages?: string | false
  /** For the user who starts it: the browser opens, and any free port will do. */
  readonly open?: boolean
  readonly quiet?: boolean
  /** True: to stdout. */
  readonly log?: string | true
}

type Store = { readonly folder: string } | { readonly url: string }

/** sandtable serve: hosts games for others until stopped. */
export async function serve(options: ServeOptions): Promise<void> {
  const { origin: origins = [] } = options
  if (options.packs !== undefined && !isFolder(options.packs))
    return refuse([phrase('serve:problem', { why: phrase('serve:no-packs', { path: options.packs }) })])
  const store = storeOf(options.data)
  const log = await openLog(options.log ?? null)
  if (typeof log === 'string') return refuse([phrase('serve:problem', { why: log })])
  const stopped = untilStopped()
  const server = await started(options, store, log)
  if (typeof server === 'string') {
    await log.close()
    return refuse([phrase('serve:problem', { why: server })])
  }
  const say = speaker(options, log)
  say(phrase('serve:at', { url: server.url }))
  if (pagesOf(options.pages) === null)
    say(phrase(options.pages === false ? 'serve:programs-only' : 'serve:not-built', { url: server.url }))
  say(phrase('serve:kept', { place: placeOf(store) }))
  for (const origin of origins) say(phrase('serve:known-as', { origin }))
  say(reachOf(options))
  // Printed with --quiet too: something is wrong.
  complain([
    ...server.leftOut.map(({ name, problem }) =>
      phrase('serve:left-out', { name, why: sayProblem(problem) }),
    ),
    ...server.notices.map(({ key, parts }) => phrase(`notice:${key}`, parts)),
  ])
  say(phrase('serve:stop'))
  if (options.open === true) openBrowser(server.url)
  await stopped
  say(phrase('serve:stopping'))
  await server.close()
  await log.close()
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** How many ports are tried, one after the other, if any will do. */
const TRIES = 20

/** The server; or why there is none. */
async function started(options: ServeOptions, store: Store, log: Log): Promise<RunningServer | string> {
  const { host, origin: origins = [], proxied = false } = options
  const pages = pagesOf(options.pages)
  const packs = options.packs === undefined ? {} : { packs: resolve(options.packs) }
  const settings = { host, store, origins, proxied, pages, ...packs, log: log.stream, logLevel: log.level }
  const last =
    options.open === true && options.port > 0 ? Math.min(options.port + TRIES, 65_535) : options.port
  for (let port = options.port; ; port++) {
    try {
      return await startServer({ ...settings, port })
    } catch (error) {
      if (!isBusy(error) || port >= last) return whyNotStarted(error, { port, host })
    }
  }
}

/** A named folder wins over the database of the environment, and that over this user's folder. */
function storeOf(folder: string | undefined): Store {
  const { DATABASE_URL: url, XDG_DATA_HOME: home = '' } = process.env
  if (folder !== undefined) return { folder: resolve(folder) }
  if (url !== undefined && url !== '') return { url }
  return { folder: join(isAbsolute(home) ? home : join(homedir(), '.local/share'), 'sandtable') }
}

/** Where the games are, without the password of a database. */
function placeOf(store: Store): string {
  if ('folder' in store) return store.folder
  const { host, pathname } = new URL(store.url)
  return phrase('serve:database', { name: pathname.slice(1), host })
}

function reachOf({ host, proxied }: ServeOptions): string {
  const isLocal = /^(localhost|127\.|::1$)/.test(host)
  const everywhere = host === '0.0.0.0' || host === '::'
  const key = isLocal ? 'serve:local' : everywhere ? 'serve:open' : 'serve:open-at'
  return phrase(proxied === true ? `${key}-proxied` : key, { host })
}

/** Text goes to stdout, unless the log does. */
function speaker({ quiet }: ServeOptions, { onStdout }: Log): (line: string) => unknown {
  const write = onStdout ? printError : print
  return line => quiet === true || write(`${line}\n`)
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const

/** Resolves when it should stop; a second request doesn't wait. */
function untilStopped(): Promise<void> {
  return new Promise(stop => {
    onOrphaned(stop)
    let asked = false
    for (const [signal, number] of Object.entries(SIGNALS))
      process.on(signal, () => {
        if (asked) process.exit(128 + number)
        asked = true
        stop()
      })
  })
}
