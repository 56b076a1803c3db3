import type { InLanguage } from '../../../locale/files.ts'
import type { LocatedProblem } from '../../../problem.ts'
import type { PackReading } from './parse.ts'
import type { FileName } from './parts.ts'
import { basename, resolve } from 'node:path'
import { textInside, whyNoFolder } from '../../../folder.ts'
import { readLocales } from '../../../locale/files.ts'
import { parsePack } from './parse.ts'
import { FILE_NAMES, fileOf, PARTS } from './parts.ts'

/** Reads a pack from its folder: its five YAML files and its texts in a language, and nothing outside. */
export function readPack(folder: string, language: InLanguage = {}): PackReading {
  const missing = whyNoFolder(folder, FILE_NAMES)
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
  const locales = readLocales(folder, language)
  problems.push(...locales.problems)
  return problems.length > 0
    ? { ok: false, problems }
    : parsePack(basename(resolve(folder)), texts, locales.texts)
}
