import { join } from 'node:path'
import Database from 'better-sqlite3'
import { codeOf } from '@sandtable/kernel'
import { storeError } from './faults.ts'
import { privateFile } from './private-folder.ts'

const FILE = 'sandtable.lock'
/** How long to wait for a holder that is just writing its process id, in milliseconds. */
const PATIENCE = 1_000
/** What this process holds: a connection that nothing names is collected, and its lock would go with it. */
const held = new Set<Database.Database>()

/**
 * Holds a folder for this process until the returned function is called, or the process ends in any way: the lock is
 * the operating system's. Throws if another process holds it, and names that process.
 */
export function holdFolder(folder: string): () => void {
  const file = join(folder, FILE)
  privateFile(file)
  const db = open(file)
  try {
    db.exec('begin immediate; create table if not exists holder (pid integer); delete from holder')
    db.prepare('insert into holder values (?)').run(process.pid)
    db.exec('commit; begin immediate')
  } catch (error) {
    const pid = holderIn(db)
    db.close()
    if (!isBusy(error))
      throw storeError({ key: 'database-failed', parts: { file, why: codeOf(error) } }, error)
    throw storeError(
      pid === null
        ? { key: 'folder-in-use', parts: { folder } }
        : { key: 'folder-in-use-by', parts: { folder, pid: String(pid) } },
      error,
    )
  }
  held.add(db)
  return () => {
    held.delete(db)
    db.close()
  }
}

function open(file: string): Database.Database {
  try {
    return new Database(file, { timeout: 0 })
  } catch (error) {
    throw storeError({ key: 'database-failed', parts: { file, why: codeOf(error) } }, error)
  }
}

/** The holder's transaction keeps others from writing, not from reading. */
function holderIn(db: Database.Database): number | null {
  try {
    db.pragma(`busy_timeout = ${PATIENCE}`)
    return (db.prepare('select pid from holder').pluck().get() as number | undefined) ?? null
  } catch {
    return null
  }
}

const isBusy = (error: unknown): boolean =>
  (error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true
