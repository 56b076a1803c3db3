import type { PackFile } from '../pack-file.ts'
import type { PartReading } from '../../../part.ts'
import type { Locate, LocatedProblem } from '../../../problem.ts'
import type { FileName, PackTexts, Part } from './parts.ts'
import { firstOf, readPart, wrongName } from '../../../part.ts'
import { checkPack } from './check.ts'
import { normalisePack } from './normalise.ts'
import { FILE_NAMES, fileOf, PARTS, SCHEMAS } from './parts.ts'

/** Paths begin with the part: ['map', 'regions', 'st-louis', 'terrain'] is in map.yaml. */
export type PackReading =
  | { readonly ok: true; readonly pack: PackFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads the texts of a pack's files, and either gives what they say or all that is wrong with them. */
export function parsePack(id: string, texts: Readonly<Record<FileName, string>>): PackReading {
  const partOf = <P extends Part>(part: P): PartReading<PackTexts[P]> =>
    readPart(part, fileOf(part), texts[fileOf(part)], SCHEMAS[part])
  const pack = partOf('pack')
  const map = partOf('map')
  const counters = partOf('counters')
  const cards = partOf('cards')
  const setup = partOf('setup')
  const parts = { pack, map, counters, cards, setup }
  const locate: Locate = path => parts[PARTS.find(part => part === path[0]) ?? 'pack'].locate(path)

  const shape = [...wrongName(id), ...Object.values(parts).flatMap(part => part.problems)]
  if (!pack.data || !map.data || !counters.data || !cards.data || !setup.data || shape.length > 0)
    return { ok: false, problems: firstOf(FILE_NAMES, shape) }
  const written = {
    pack: pack.data,
    map: map.data,
    counters: counters.data,
    cards: cards.data,
    setup: setup.data,
  }
  const findings = checkPack(written)
  if (findings.length > 0)
    return {
      ok: false,
      problems: firstOf(
        FILE_NAMES,
        findings.map(finding => ({ ...finding, ...locate(finding.path) })),
      ),
    }
  return { ok: true, pack: normalisePack(id, written), locate }
}
