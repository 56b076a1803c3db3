import type { TestProject } from 'vitest/node'
import { openDatabaseDesk } from '@sandtable/testkit'
import { openBrowserDesk } from './browser-desk.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The desk that gives out empty PostgreSQL databases: `await emptyDatabase(inject('databases'))`. */
    databases: string
    /** The desk that gives out a browser and the pages of the table. */
    browsers: string
  }
}

/** Before the tests: opens the desks. The function that it gives back is run after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [databases, browsers] = await Promise.all([openDatabaseDesk(), openBrowserDesk()])
  provide('databases', databases.address)
  provide('browsers', browsers.address)
  return async () => {
    await Promise.all([databases.close(), browsers.close()])
  }
}
