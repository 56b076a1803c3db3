import type { CatalogueFile, FieldFile } from './field-file.ts'
import type { LocaleTexts } from '../../locale/overlay.ts'
import type { Locate, LocatedProblem } from '../../problem.ts'
import type { FieldFileName } from './parts.ts'
import { firstOf, readRaw, shaped, wrongName } from '../../part.ts'
import { localeFile, overlay } from '../../locale/overlay.ts'
import { ARMIES } from './army-schema.ts'
import { checkField } from './check.ts'
import { FIELD_MAP } from './map-schema.ts'
import { normaliseField } from './normalise.ts'
import { allOf, sheetOf } from './normalise-sheets.ts'
import { FIELD_PACK } from './pack-schema.ts'
import { FIELD_FILES } from './parts.ts'
import { SHEET } from './sheet-schema.ts'
import { FIELD_TEXTS } from './texts.ts'

/** Paths begin with the part: ['armies', 'red', 'groups', 'first', 'at'] is in armies.yaml. */
export type FieldReading =
  | { readonly ok: true; readonly field: FieldFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/**
 * Reads the texts of a battle pack, to be played with these common stat sheets, and returns its content or all
 * problems. A pack without sheets of its own has {} for them. The texts of locale files are laid over those of the
 * pack.
 */
export function parseField(
  id: string,
  texts: Readonly<Record<FieldFileName, string>>,
  common: CatalogueFile,
  locales: LocaleTexts = {},
): FieldReading {
  const raw = {
    pack: readRaw('pack', 'pack.yaml', texts['pack.yaml']),
    map: readRaw('map', 'map.yaml', texts['map.yaml']),
    armies: readRaw('armies', 'armies.yaml', texts['armies.yaml']),
    sheets: readRaw('sheets', 'sheets.yaml', texts['sheets.yaml']),
  }
  const worded = overlay(Object.values(raw), FIELD_TEXTS, locales)
  const pack = shaped(raw.pack, FIELD_PACK)
  const map = shaped(raw.map, FIELD_MAP)
  const armies = shaped(raw.armies, ARMIES)
  const sheets = shaped(raw.sheets, SHEET)
  const parts = new Map<unknown, { locate: Locate }>(Object.entries({ pack, map, armies, sheets }))
  const locate: Locate = path => (parts.get(path[0]) ?? pack).locate(path)

  const files = [...FIELD_FILES, ...Object.keys(locales).map(localeFile)]
  const shape = [...wrongName(id), ...worded, ...[pack, map, armies, sheets].flatMap(part => part.problems)]
  if (!pack.data || !map.data || !armies.data || !sheets.data || shape.length > 0)
    return { ok: false, problems: firstOf(files, shape) }
  const written = { pack: pack.data, map: map.data, armies: armies.data, sheets: sheets.data }
  const catalogue = allOf([common, sheetOf(sheets.data)])
  const findings = checkField(written, catalogue)
  if (findings.length > 0)
    return {
      ok: false,
      problems: firstOf(
        FIELD_FILES,
        findings.map(finding => ({ ...finding, ...locate(finding.path) })),
      ),
    }
  return { ok: true, field: normaliseField(id, written, catalogue), locate }
}
