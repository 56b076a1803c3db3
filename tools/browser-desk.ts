import type { BrowserServer } from 'playwright-core'
import type { Desk } from '@sandtable/testkit'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_ARGS, findChromium, openDesk } from '@sandtable/testkit'
import { chromium } from 'playwright-core'

const ROOT = join(import.meta.dirname, '..')

interface Opened {
  readonly server: BrowserServer
  readonly pages: string
}

/** Opens the desk for browsers: one Chromium, and the table built once, serve all clients. */
export function openBrowserDesk(): Promise<Desk> {
  let opening: Promise<Opened | { readonly missing: string }> | null = null
  const give = async (): Promise<unknown> => {
    const opened = await (opening ??= open())
    return 'missing' in opened ? opened : { browser: opened.server.wsEndpoint(), pages: opened.pages }
  }
  return openDesk(give, async () => {
    const opened = await opening?.catch(() => null)
    if (!opened || 'missing' in opened) return
    await opened.server.close()
    await rm(opened.pages, { recursive: true })
  })
}

async function open(): Promise<Opened | { readonly missing: string }> {
  const found = await findChromium()
  if ('missing' in found) return found
  const pages = await mkdtemp(join(tmpdir(), 'sandtable-table-'))
  await buildTable(pages)
  return {
    pages,
    server: await chromium.launchServer({ executablePath: found.path, args: [...CHROMIUM_ARGS] }),
  }
}

/** Builds the table as it is served, into this folder. */
export async function buildTable(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const words = ['build', 'apps/web', '--logLevel', 'error', '--emptyOutDir', '--outDir', folder]
  await promisify(execFile)(process.execPath, [vite, ...words], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
