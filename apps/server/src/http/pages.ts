import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StartFault } from '../start-fault.ts'
import { failure } from '@sandtable/kernel'

/** A file of the browser app, kept in memory: they are few and small. */
interface Page {
  readonly body: Buffer
  /** The same, compressed; null: it doesn't get smaller. */
  readonly packed: Buffer | null
  readonly type: string
  readonly tag: string
  /** Its name changes with its content. */
  readonly lasting: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** Addresses that the app itself reads, once it is loaded. */
const VIEWS = [
  '/',
  '/game/:id',
  '/join/:id',
  '/watch/:id',
  '/odds',
  '/miniatures',
  '/replay',
  '/replay/:id',
  '/learn',
  '/rules',
  '/rules/:book',
  '/units',
  '/units/:system',
]

/** The browser app, as built. */
export interface Pages {
  readonly table: Page
  readonly files: ReadonlyMap<string, Page>
  /** This build's name in its own page; null: it has none. */
  readonly build: string | null
}

/** Reads the app from its build folder. */
export function openPages(folder: string): Pages {
  const files = existsSync(folder) ? readPages(folder) : new Map<string, Page>()
  const table = files.get('/index.html')
  if (table === undefined)
    throw failure('PagesError', { key: 'no-pages', parts: { folder } } satisfies StartFault)
  return { table, files, build: /<meta name="build" content="(\w+)"/.exec(String(table.body))?.[1] ?? null }
}

export function addPages(app: FastifyInstance, pages: Pages): void {
  const { table, files } = pages
  for (const view of VIEWS)
    app.get<{ Params: Record<string, string> }>(view, ({ params, headers }, reply) =>
      // The address ends where a game's name should start.
      Object.values(params).includes('') ? giveLost(reply, pages) : give(reply, table, headers),
    )
  // A browser asks for it beside anything that isn't a page of the app: a list of scenarios, a PDF.
  const icon = files.get('/icon.svg')
  if (icon !== undefined) app.get('/favicon.ico', (request, reply) => give(reply, icon, request.headers))
  for (const [path, page] of files)
    if (page !== table) app.get(path, (request, reply) => give(reply, page, request.headers))
}

/** Whether a person with a browser asked for a page; programs and the page's own scripts get data. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|assets)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

/** If there is nothing, the app says so in its own look. */
export const giveLost = (reply: FastifyReply, { table }: Pages): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type(table.type).send(table.body)

function give(reply: FastifyReply, page: Page, wanted: IncomingHttpHeaders): FastifyReply {
  const { body, packed, type, tag, lasting } = page
  reply.header('etag', tag)
  reply.header('vary', 'accept-encoding')
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (wanted['if-none-match'] === tag) return reply.code(304).send()
  reply.type(type)
  if (packed === null || !/\bgzip\b/.test(wanted['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(packed)
}

function readPages(folder: string): ReadonlyMap<string, Page> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  return new Map(
    files.map(file => {
      const path = join(file.parentPath, file.name)
      const body = readFileSync(path)
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const address = `/${relative(folder, path).replaceAll('\\', '/')}`
      const type = TYPES[extname(file.name)] ?? 'application/octet-stream'
      const packed = /^font|png$/.test(type) ? null : gzipSync(body)
      return [address, { body, packed, type, tag, lasting: address.startsWith('/assets/') }]
    }),
  )
}
