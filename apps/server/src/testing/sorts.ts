import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Where } from '@sandtable/store'
import { emptyDatabase } from '@sandtable/testkit'

/** One of the two kinds of databases that a server can run on. */
export interface Sort {
  readonly name: string
  /** Whether there is none here; the name says why. */
  readonly missing: boolean
  /** A new and empty place, and a way to delete it. */
  readonly empty: () => Promise<{ readonly where: Where; readonly clear: () => void }>
}

/** Both kinds; the desk gives out databases of PostgreSQL. */
export async function sortsAt(desk: string): Promise<readonly [Sort, Sort]> {
  const tried = await emptyDatabase(desk)
  const missing = 'missing' in tried
  return [
    { name: 'SQLite', missing: false, empty: async () => newFolder() },
    {
      name: missing ? `PostgreSQL (left out: ${tried.missing})` : 'PostgreSQL',
      missing,
      empty: async () => ({ where: (await emptyDatabase(desk)) as { url: string }, clear: () => {} }),
    },
  ]
}

function newFolder(): { readonly where: Where; readonly clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-server-'))
  return { where: { folder }, clear: () => rmSync(folder, { recursive: true }) }
}
