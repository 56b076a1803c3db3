import type { TestProject } from 'vitest/node'
import { openDatabaseDesk } from '@sandtable/testkit'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The desk that gives out empty PostgreSQL databases: `await emptyDatabase(inject('databases'))`. */
    databases: string
  }
}

/** Before the tests: opens the desk. The function that it gives back is run after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const desk = await openDatabaseDesk()
  provide('databases', desk.address)
  return desk.close
}
