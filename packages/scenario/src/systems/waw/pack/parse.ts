import type { PackFile } from '../pack-file.ts'
import type { LocaleTexts } from '../../../locale/overlay.ts'
import type { Locate, LocatedProblem } from '../../../problem.ts'
import type { FileName, Part } from './parts.ts'
import type { RawPart } from '../../../part.ts'
import { firstOf, readRaw, shaped, wrongName } from '../../../part.ts'
import { localeFile, overlay } from '../../../locale/overlay.ts'
import { checkPack } from './check.ts'
import { normalisePack } from './normalise.ts'
import { FILE_NAMES, fileOf, PARTS, SCHEMAS } from './parts.ts'
import { WAR_TEXTS } from './texts.ts'

/** Paths start with the part: ['map', 'regions', 'st-louis', 'terrain'] is in map.yaml. */
export type PackReading =
  | { readonly ok: true; readonly pack: PackFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/**
 * Reads the texts of a pack's files, with those of locale files laid over them, and returns their content or all
 * problems.
 */
export function parsePack(
  id: string,
  texts: Readonly<Record<FileName, string>>,
  locales: LocaleTexts = {},
): PackReading {
  const raw = (part: Part): RawPart => readRaw(part, fileOf(part), texts[fileOf(part)])
  const written = { pack: raw('pack'), map: raw('map'), counters: raw('counters'), cards: raw('cards') }
  const worded = overlay(Object.values(written), WAR_TEXTS, locales)
  const pack = shaped(written.pack, SCHEMAS.pack)
  const map = shaped(written.map, SCHEMAS.map)
  const counters = shaped(written.counters, SCHEMAS.counters)
  const cards = shaped(written.cards, SCHEMAS.cards)
  const setup = shaped(raw('setup'), SCHEMAS.setup)
  const parts = { pack, map, counters, cards, setup }
  const locate: Locate = path => parts[PARTS.find(part => part === path[0]) ?? 'pack'].locate(path)

  const files = [...FILE_NAMES, ...Object.keys(locales).map(localeFile)]
  const shape = [...wrongName(id), ...worded, ...Object.values(parts).flatMap(part => part.problems)]
  if (!pack.data || !map.data || !counters.data || !cards.data || !setup.data || shape.length > 0)
    return { ok: false, problems: firstOf(files, shape) }
  const sound = {
    pack: pack.data,
    map: map.data,
    counters: counters.data,
    cards: cards.data,
    setup: setup.data,
  }
  const findings = checkPack(sound)
  if (findings.length > 0)
    return {
      ok: false,
      problems: firstOf(
        FILE_NAMES,
        findings.map(finding => ({ ...finding, ...locate(finding.path) })),
      ),
    }
  return { ok: true, pack: normalisePack(id, sound), locate }
}
