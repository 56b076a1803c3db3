import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { LeftOut, OpenedPack, Systems } from '@sandtable/shelf'
import type { Notice } from '@sandtable/store'
import type { Clock } from './time.ts'
import type { ConnectionLimits } from './http/connections.ts'
import { LIMITS } from '@sandtable/protocol'
import { mapText, SYSTEMS, wholeShelf } from '@sandtable/shelf'
import { openStore } from '@sandtable/store'
import { boundAnswers } from './http/answers.ts'
import { openBacklog } from './http/backlog.ts'
import { boundConnections, CONNECTIONS, ownerOf, roomForLines } from './http/connections.ts'
import { oncePerPack } from './http/once-per-pack.ts'
import { addPages, openPages } from './http/pages.ts'
import { addRoutes } from './http/routes.ts'
import { addSocket, brokenOff, SOCKET, SOCKET_OPTIONS } from './http/socket.ts'
import { openHealth } from './http/health.ts'
import { openBots } from './bots/pool.ts'
import { openKeeper } from './keeper/keeper.ts'
import { openMetrics } from './metrics.ts'
import { openPress } from './sheets/press.ts'
import { realTime } from './time.ts'
import { keepDoors, wantsSocket } from './http/doors.ts'
import { keepPace } from './http/limits.ts'
import { answerFaults, unheard, unreadable } from './http/faults.ts'

/** All times in milliseconds. */
const HTTP_OPTIONS = {
  requireHostHeader: false,
  shouldUpgradeCallback: wantsSocket,
  // A request whose headers, or all of it, haven't arrived by then is dropped.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep an idle connection, so that none sends a request into one that is closing.
  keepAliveTimeout: 72_000,
}

export interface ServerSettings {
  readonly port: number
  /** By default this machine only. */
  readonly host: string
  /** The folder of the embedded database, or the address of a PostgreSQL database. */
  readonly store: { readonly folder: string } | { readonly url: string }
  /** Origins of pages elsewhere, or of this server itself, that may use it. */
  readonly origins?: readonly string[]
  readonly clock?: Clock
  /** The folder of the scenarios; by default the one that comes with the program. */
  readonly packs?: string
  /** Scenarios that games can start with; by default all in the folder. */
  readonly shelf?: readonly OpenedPack[]
  /** Game systems played here; by default all that the program knows. */
  readonly systems?: Systems
  /** The script of the bots' threads, if they must know other systems. */
  readonly botScript?: URL
  /** The folder of the built browser app; null: there is none, and only programs play here. */
  readonly pages?: string | null
  /** It runs behind one proxy, which gives a request's origin in `X-Forwarded-For`. */
  readonly proxied?: boolean
  /** How many connections may be open at once, where the defaults don't suit. */
  readonly connections?: Partial<ConnectionLimits>
  /** Where the log goes: one JSON object a line; null: nowhere. */
  readonly log?: NodeJS.WritableStream | null
  /** What the log holds: every request, or only errors. */
  readonly logLevel?: 'info' | 'error'
  readonly threads?: number
}

export interface RunningServer {
  /** The address it can be reached at. */
  readonly url: string
  /** All its routes: a method and a path each. */
  readonly routes: readonly string[]
  /** Packs of the folder that can't be played, and why. */
  readonly leftOut: readonly LeftOut[]
  /** Warnings for the operator about the folder of games. */
  readonly notices: readonly Notice[]
  /** Lets work in progress finish, and says goodbye. */
  readonly close: () => Promise<void>
}

export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { clock = realTime, systems = SYSTEMS, origins = [], host } = settings
  const pages = typeof settings.pages === 'string' ? openPages(settings.pages) : null
  const { packs: shelf, leftOut } =
    settings.shelf === undefined
      ? wholeShelf(systems, settings.packs)
      : { packs: settings.shelf, leftOut: [] }
  const notices: Notice[] = []
  const store = await openStore(settings.store, { alone: true, tell: notice => void notices.push(notice) })
  const metrics = openMetrics()
  const log = settings.log ?? null
  const server = createServer(HTTP_OPTIONS)
  const limits = { ...CONNECTIONS, ...settings.connections }
  const connections = boundConnections(server, limits, ownerOf(settings.proxied === true))
  const app = Fastify({
    logger:
      log === null
        ? false
        : { level: settings.logLevel ?? 'info', stream: log, serializers: { err: plainError, req: told } },
    // Everything before the proxy's own entry is written by the client, and isn't trusted.
    trustProxy: settings.proxied === true ? (_address, hop) => hop === 0 : false,
    bodyLimit: LIMITS.size,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    serverFactory: handle =>
      server.on('request', (request, response) => {
        if (connections.admits(request, response)) handle(request, response)
      }),
    clientErrorHandler: unheard,
    frameworkErrors: unreadable,
  })
  for (const { name, problem } of leftOut) app.log.warn({ pack: name, problem }, 'scenario-left-out')
  const keeper = openKeeper({
    store,
    shelf,
    systems,
    clock,
    bots: openBots(settings.threads, settings.botScript),
    complain: (error, { what, ...about }) => app.log.error({ err: error, ...about }, `${what}-failed`),
  })
  const routes: string[] = []
  app.addHook(
    'onRoute',
    ({ method, url }) => void routes.push(...[method].flat().map(one => `${one} ${url}`)),
  )
  const backlog = openBacklog()
  await app.register(websocket, { options: SOCKET_OPTIONS, errorHandler: brokenOff })
  const stopLooking = boundAnswers(app, clock, backlog)
  keepDoors(app, { local: isLoopback(host), origins, socket: SOCKET })
  keepPace(app, clock)
  answerFaults(app, pages)
  const sockets = addSocket(app, {
    keeper,
    clock,
    count: metrics.count,
    backlog,
    keep: connections.keep,
    most: roomForLines(limits.all),
    build: pages?.build ?? null,
  })
  const figures = (): string =>
    metrics.text({
      connections: connections.size(),
      sockets: sockets.size(),
      games: keeper.size().games,
    })
  const press = openPress()
  addRoutes(app, {
    keeper,
    store,
    press,
    metrics: figures,
    outlines: oncePerPack(opened => mapText(opened, settings.packs)),
    healthy: openHealth(store, clock),
  })
  const close = async (): Promise<void> => {
    stopLooking()
    sockets.close()
    await keeper.close()
    await press.close()
    await app.close()
    await store.close()
    metrics.close()
  }
  try {
    if (pages !== null) addPages(app, pages)
    await app.listen({ port: settings.port, host })
  } catch (error) {
    await close()
    throw error
  }
  for (const { key, parts } of notices) app.log.warn({ ...parts }, key)
  const { port } = app.server.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, routes, leftOut, notices, close }
}

/** An error without its other fields: a database puts whole rows into them. */
const plainError = ({
  name,
  message,
  stack,
  cause,
}: Error): { type: string; message: string; stack: string } => ({
  type: name,
  message,
  stack: `${stack}${cause instanceof Error ? `\ncaused by ${cause.stack}` : ''}`,
})

/** The log's entry for a request: of a link, only its path. */
const told = ({ method, url, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: url.split('?')[0],
  remoteAddress: ip,
})

const isLoopback = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host)
