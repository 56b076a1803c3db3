import type { Found } from '../disk.ts'
import type { LocatedProblem } from '../problem.ts'
import type { PackReading } from './parse.ts'
import type { FileName } from './parts.ts'
import { realpathSync, statSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { textAt, whyUnread } from '../disk.ts'
import { parsePack } from './parse.ts'
import { fileOf, PARTS } from './parts.ts'

/** Reads a pack from its folder: its five YAML files, nothing else, and nothing that lies outside. */
export function readPack(folder: string): PackReading {
  const missing = whyNoFolder(folder)
  if (missing !== null) return { ok: false, problems: [{ path: [], message: missing, line: 1, column: 1 }] }
  const texts: Record<FileName, string> = {
    'pack.yaml': '',
    'map.yaml': '',
    'counters.yaml': '',
    'cards.yaml': '',
    'setup.yaml': '',
  }
  const problems: LocatedProblem[] = []
  for (const part of PARTS) {
    const file = fileOf(part)
    const found = textInside(folder, file)
    if ('text' in found) texts[file] = found.text
    else problems.push({ path: [part], message: found.refused, line: 1, column: 1, file })
  }
  return problems.length > 0 ? { ok: false, problems } : parsePack(basename(resolve(folder)), texts)
}

function whyNoFolder(folder: string): string | null {
  const what = `expected a folder with ${PARTS.map(fileOf).join(', ')}`
  try {
    return statSync(folder).isDirectory() ? null : `${what}, found a file`
  } catch {
    return `${what}, found none of this name`
  }
}

/** A link may lead to another file of the folder, but not out of it. */
function textInside(folder: string, file: FileName): Found {
  try {
    const real = realpathSync(join(folder, file))
    if (real.startsWith(realpathSync(folder) + sep)) return textAt(real)
    return { refused: "expected a file of the pack's folder, found a link that leads out of it" }
  } catch (error) {
    return { refused: whyUnread(error) }
  }
}
