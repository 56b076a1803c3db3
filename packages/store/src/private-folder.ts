import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Notice } from './faults.ts'
import { storeError } from './faults.ts'

/** Called with warnings for the server's operator. */
export type Tell = (notice: Notice) => void

/** All files of a database begin with this. */
const OWN = 'sandtable.'
const FOLDER = 0o700
const FILE = 0o600

/**
 * Makes a folder for a database that only its owner can read. A folder that others can enter is closed to them if it
 * belongs to this user and holds only the database; otherwise it stays, and the files in it are closed.
 */
export function privateFolder(folder: string, tell: Tell): void {
  makeFolder(folder)
  if (isStrange(folder)) tell({ key: 'folder-of-another', parts: { folder } })
  if (!isLoose(folder)) return
  if (readdirSync(folder).every(name => name.startsWith(OWN))) {
    chmodSync(folder, FOLDER)
    tell({ key: 'folder-closed', parts: { folder } })
  } else tell({ key: 'folder-open', parts: { folder } })
}

/** Folder by folder: Node's own recursive way retries for ever if a system refuses new folders as missing, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: FOLDER })
}

/**
 * Makes a file that only its owner can read, or closes it to others; SQLite gives its other files the same mode. An
 * existing file isn't opened: closing it again would drop this process's locks on it. A link is refused: its target
 * isn't ours to close, and SQLite would make a missing target readable to all.
 */
export function privateFile(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw storeError({ key: 'symbolic-link', parts: { file } })
  try {
    closeSync(openSync(file, 'wx', FILE))
  } catch {
    // It exists already, or opening the database will report its problem.
  }
  if (isLoose(file)) chmodSync(file, FILE)
}

/** Closes all existing database files in a folder. */
export function closeFiles(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith(OWN)) privateFile(join(folder, name))
}

const isStrange = (folder: string): boolean =>
  process.getuid !== undefined && statSync(folder).uid !== process.getuid()

/** Whether something of this user's can be read, written or entered by others. */
function isLoose(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & 0o077) !== 0 && found.uid === process.getuid?.()
}
