import type { Missing } from './postgres.ts'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { install } from './installed.ts'

/** Chromium's names on different machines. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How it runs for tests and pictures: headless, and without any prompt. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium; installs it first if it is missing and that is allowed. */
export async function findChromium(): Promise<{ readonly path: string } | Missing> {
  const path = (await onPath()) ?? ((await install('chromium')) ? await onPath() : null)
  return path === null ? { missing: 'Chromium is not installed; its package is called chromium' } : { path }
}

async function onPath(): Promise<string | null> {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  for (const file of folders.flatMap(folder => NAMES.map(name => join(folder, name))))
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file
  return null
}
