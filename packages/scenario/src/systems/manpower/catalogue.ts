import type { CatalogueFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { PartReading } from '../../part.ts'
import type { InLanguage } from '../../locale/files.ts'
import type { LocaleTexts } from '../../locale/overlay.ts'
import type { Locate, LocatedProblem, Path } from '../../problem.ts'
import type { SheetText } from './sheet-schema.ts'
import { readdirSync } from 'node:fs'
import { textInside, whyNoFolder } from '../../folder.ts'
import { firstOf, readRaw, shaped } from '../../part.ts'
import { localeFile, overlay } from '../../locale/overlay.ts'
import { readLocales } from '../../locale/files.ts'
import { checkSheet } from './check-sheets.ts'
import { allOf, sheetOf } from './normalise-sheets.ts'
import { SHEET } from './sheet-schema.ts'
import { SHEET_TEXTS } from './texts.ts'
import { say } from '../../words/phrase.ts'

/** Paths begin with 'sheets': ['sheets', 'units', 'spearman', 'cost'] is in the sheet that has the spearman. */
export type CatalogueReading =
  | { readonly ok: true; readonly catalogue: CatalogueFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/**
 * Reads the texts of stat sheets, by file name, with those of locale files laid over them, and returns all their rows
 * or all problems.
 */
export function parseCatalogue(
  texts: Readonly<Record<string, string>>,
  locales: LocaleTexts = {},
): CatalogueReading {
  const files = [...Object.keys(texts), ...Object.keys(locales).map(localeFile)]
  const raw = Object.entries(texts).map(([file, text]) => readRaw('sheets', file, text))
  const worded = overlay(raw, SHEET_TEXTS, locales)
  const sheets = raw.map(sheet => shaped(sheet, SHEET))
  const locate: Locate = path => (sheets.find(sheet => has(sheet, path)) ?? sheets[0] ?? NOWHERE).locate(path)

  const shape = [...worded, ...sheets.flatMap(({ problems }) => problems)]
  const written = sheets.flatMap(({ data }) => data ?? [])
  if (shape.length > 0) return { ok: false, problems: firstOf(files, shape) }
  const catalogue = allOf(written.map(sheetOf))
  const findings = sheets.flatMap((sheet, i) =>
    [...checkSheet(sheet.data ?? {}, catalogue), ...again(sheet, sheets.slice(0, i))].map(finding => ({
      ...finding,
      ...sheet.locate(finding.path),
    })),
  )
  return findings.length > 0
    ? { ok: false, problems: firstOf(files, findings) }
    : { ok: true, catalogue, locate }
}

const NOWHERE = { locate: () => ({ line: 1, column: 1 }) }

const KINDS = ['units', 'works', 'spells', 'leaders', 'heroes', 'equipment'] as const

const has = ({ data }: PartReading<SheetText>, [, kind, id]: Path): boolean =>
  KINDS.some(known => known === kind && Object.hasOwn(data?.[known] ?? {}, id ?? ''))

/** An id is one row of one sheet: those that an earlier one has already. */
const again = (sheet: PartReading<SheetText>, earlier: readonly PartReading<SheetText>[]): Finding[] =>
  KINDS.flatMap(kind => Object.keys(sheet.data?.[kind] ?? {}).map(id => ['sheets', kind, id]))
    .filter(path => earlier.some(other => has(other, path)))
    .map(path => ({ path, message: say('id-in-another-sheet', { id: path[2] ?? '' }) }))

/** Reads the stat sheets of a folder, its YAML files and its texts in a language, and nothing outside. */
export function readCatalogue(folder: string, language: InLanguage = {}): CatalogueReading {
  const missing = whyNoFolder(folder, say('stat-sheets'))
  if (missing !== null) return { ok: false, problems: [{ path: [], message: missing, line: 1, column: 1 }] }
  const texts: Record<string, string> = {}
  const problems: LocatedProblem[] = []
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.yaml'))
    .sort()
  for (const file of files) {
    const found = textInside(folder, file)
    if ('text' in found) texts[file] = found.text
    else problems.push({ path: ['sheets'], message: found.refused, line: 1, column: 1, file })
  }
  const locales = readLocales(folder, language)
  problems.push(...locales.problems)
  return problems.length > 0 ? { ok: false, problems } : parseCatalogue(texts, locales.texts)
}
