import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { existsSync, lstatSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** A copy of this tree to which a game system is added. */
export interface ThirdSystem {
  readonly root: string
  /** The folders that are the new system's own. */
  readonly own: string[]
  /** Writes a file that the system brings along; its folder is one of its own. */
  readonly bring: (folder: string, file: string, text: string) => void
  /** Changes a file of the tree; fails if the text to replace is not there. */
  readonly change: (file: string, from: string, to: string) => void
  readonly remove: () => void
}

/** Left out of a copy: anything made, installed or stored by tools. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'reports', '.stryker-tmp'])

const isCopied = (path: string): boolean => !LEFT_OUT.has(path.split('/').at(-1) ?? '')

/** Copies the tree into the system's temporary folder, with links to installed packages. */
export function scratchTree(from: string): ThirdSystem {
  const root = mkdtempSync(join(tmpdir(), 'third-system-'))
  cpSync(from, root, { recursive: true, filter: isCopied })
  for (const folder of ['node_modules', 'node_modules/@sandtable', 'apps/cli/node_modules'])
    linkInstalled(join(from, folder), join(root, folder))
  const own: string[] = []
  return {
    root,
    own,
    bring: (folder, file, text) => {
      own.push(folder)
      const path = join(root, folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    },
    change: (file, before, after) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} has nothing like ${before}`)
      writeFileSync(join(root, file), text.replace(before, after))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Links of the workspace lead into the copy; everything else leads to where it is installed. */
function linkInstalled(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    const isOurs = lstatSync(path).isSymbolicLink()
    if (name !== '@sandtable') symlinkSync(isOurs ? readlinkSync(path) : path, join(to, name))
  }
}

/** The files that differ from the tree, or that it has not, outside the new system's own folders. */
export function changedOutside(from: string, { root, own }: ThirdSystem): string[] {
  const isOwn = (file: string): boolean => own.some(folder => file.startsWith(`${folder}/`))
  return filesIn(root, root)
    .filter(file => !isOwn(file))
    .filter(
      file =>
        !existsSync(join(from, file)) ||
        !readFileSync(join(from, file)).equals(readFileSync(join(root, file))),
    )
    .toSorted()
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (!isCopied(path)) return []
    return entry.isDirectory() ? filesIn(root, path) : [relative(root, path)]
  })
