import type { CatalogueFile } from './field-file.ts'
import type { InLanguage } from '../../locale/files.ts'
import type { LocatedProblem } from '../../problem.ts'
import type { FieldReading } from './parse.ts'
import type { FieldFileName } from './parts.ts'
import type { ArmyReading } from './army.ts'
import type { RosterReading } from './roster.ts'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { textAt } from '../../disk.ts'
import { textInside, whyNoFolder } from '../../folder.ts'
import { readLocales } from '../../locale/files.ts'
import { parseArmy } from './army.ts'
import { parseField } from './parse.ts'
import { FIELD_FILES } from './parts.ts'
import { parseRoster } from './roster.ts'

const NEEDED = FIELD_FILES.filter(file => file !== 'sheets.yaml')

/** Reads a battle pack from its folder: its YAML files and its texts in a language, and nothing outside. */
export function readField(folder: string, common: CatalogueFile, language: InLanguage = {}): FieldReading {
  const missing = whyNoFolder(folder, NEEDED)
  if (missing !== null) return { ok: false, problems: [{ path: [], message: missing, line: 1, column: 1 }] }
  const texts: Record<FieldFileName, string> = {
    'pack.yaml': '',
    'map.yaml': '',
    'armies.yaml': '',
    'sheets.yaml': '{}',
  }
  const problems: LocatedProblem[] = []
  for (const file of existsSync(join(folder, 'sheets.yaml')) ? FIELD_FILES : NEEDED) {
    const found = textInside(folder, file)
    if ('text' in found) texts[file] = found.text
    else
      problems.push({ path: [file.replace('.yaml', '')], message: found.refused, line: 1, column: 1, file })
  }
  const locales = readLocales(folder, language)
  problems.push(...locales.problems)
  return problems.length > 0
    ? { ok: false, problems }
    : parseField(basename(resolve(folder)), texts, common, locales.texts)
}

/** Reads an army from its file. */
export function readArmy(path: string, common: CatalogueFile): ArmyReading {
  const found = textAt(path)
  if ('text' in found) return parseArmy(found.text, common)
  return { ok: false, problems: [{ path: [], message: found.refused, line: 1, column: 1 }] }
}

/** Reads a roster from its file. */
export function readRoster(path: string, common: CatalogueFile): RosterReading {
  const found = textAt(path)
  if ('text' in found) return parseRoster(found.text, common)
  return { ok: false, problems: [{ path: [], message: found.refused, line: 1, column: 1 }] }
}
