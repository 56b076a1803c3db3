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

/** Called with a sentence for the server's operator. */
export type Tell = (notice: string) => void

/** All files of a database begin with this. */
const OWN = 'sandtable.'
const FOLDER = 0o700
const FILE = 0o600

/**
 * Makes a folder for a database that only its owner can look into. A folder that others can enter is closed to them
 * if it belongs to this user and holds nothing but the database; otherwise it stays, and the files in it are closed.
 */
export function privateFolder(folder: string, tell: Tell): void {
  makeFolder(folder)
  if (isStrange(folder))
    tell(
      `${folder} belongs to another user, who can read and replace the games in it. Choose a folder of your own.`,
    )
  if (!isLoose(folder)) return
  if (readdirSync(folder).every(name => name.startsWith(OWN))) {
    chmodSync(folder, FOLDER)
    tell(`Other users of this machine could open ${folder}. Now only you can (mode 0700).`)
  } else
    tell(
      `Other users of this machine can open ${folder}, which also holds other files. Give games a folder of their own, or run: chmod 700 ${folder}`,
    )
}

/** Folder by folder: Node's own recursive way tries for ever where a system refuses new folders as missing, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: FOLDER })
}

/**
 * Makes a file that only its owner can read, or closes it to others; SQLite gives its other files the same mode. A file
 * that is there is not opened: to close it again would drop the locks that this process holds on it. A link is refused:
 * what it points to is not ours to close, and SQLite would make a missing target readable to all.
 */
export function privateFile(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      `${file} is a symbolic link, and games are kept only in real files. Put the file itself there, or choose another folder.`,
    )
  try {
    closeSync(openSync(file, 'wx', FILE))
  } catch {
    // It is there already, or opening the database will say what is wrong with it.
  }
  if (isLoose(file)) chmodSync(file, FILE)
}

/** Closes whatever files of the database are in a folder already. */
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
