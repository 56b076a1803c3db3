import type { TestProject } from 'vitest/node'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabaseDesk } from '@sandtable/testkit'
import { openBrowserDesk } from './browser-desk.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The desk that gives out empty PostgreSQL databases: `await emptyDatabase(inject('databases'))`. */
    databases: string
    /** The desk that gives out a browser and the pages of the table. */
    browsers: string
    /** A folder that is cleared away when all tests are over. */
    scratch: string
  }
}

/** Before the tests: opens the desks, and a folder for files. The function that it gives back is run after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [databases, browsers] = await Promise.all([openDatabaseDesk(), openBrowserDesk()])
  const scratch = await mkdtemp(join(tmpdir(), 'sandtable-tests-'))
  provide('databases', databases.address)
  provide('browsers', browsers.address)
  provide('scratch', scratch)
  return async () => {
    await Promise.all([databases.close(), browsers.close(), rm(scratch, { recursive: true })])
  }
}
