import type { z } from 'zod'
import type { CatalogueFile, DuelFile, MusterFile, TrialFile } from '../field-file.ts'
import type { Finding } from '../finding.ts'
import type { LocatedProblem, Path } from '../problem.ts'
import { textInside } from '../folder.ts'
import { firstOf, readPart } from '../part.ts'
import { byRef, map, ref, shownName, some, wholeFrom, word } from '../shapes.ts'
import { refTo } from './known.ts'
import { distance, hundredths, mapSize } from './measures.ts'
import { TURN_LIMIT } from './pack-schema.ts'
import { ERAS } from './words.ts'

const manpower = wholeFrom(1, 10_000)
const muster = byRef(manpower, 'a map of manpower, unit by unit')

const CASE = map('a duel', {
  manpower: manpower.optional(),
  escort: manpower.optional(),
  distance: distance.optional(),
})

/** A file of trials as it is written. */
const TRIAL = map('trials (era, infantry, ground, turns, mirror, duels)', {
  era: word(ERAS),
  infantry: ref('a unit'),
  ground: mapSize,
  turns: wholeFrom(1, TURN_LIMIT),
  mirror: map('mirrored armies (distance, lines)', {
    distance,
    lines: some(some(muster, 'a list of groups'), 'a list of lines'),
  }),
  duels: map('duels (distance, manpower)', {
    distance,
    manpower,
    cases: byRef(CASE, 'a map of duels, unit by unit').optional(),
    unmeasured: byRef(shownName, 'a map of reasons, unit by unit').optional(),
  }),
})

type TrialText = z.infer<typeof TRIAL>

export type TrialReading =
  | { readonly ok: true; readonly trial: TrialFile }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads a file of trials in a folder, to be fought with these stat sheets. */
export function readTrial(folder: string, file: string, catalogue: CatalogueFile): TrialReading {
  const found = textInside(folder, file)
  if (!('text' in found))
    return { ok: false, problems: [{ path: [], message: found.refused, line: 1, column: 1, file }] }
  const { data, problems, locate } = readPart('trials', file, found.text, TRIAL)
  if (data === null) return { ok: false, problems }
  const findings = checkTrial(data, catalogue).map(finding => ({ ...finding, ...locate(finding.path) }))
  return findings.length > 0
    ? { ok: false, problems: firstOf([file], findings) }
    : { ok: true, trial: trialOf(data, catalogue) }
}

function checkTrial({ infantry, mirror, duels }: TrialText, { units }: CatalogueFile): Finding[] {
  const unit = (id: string, path: Path): Finding[] => refTo('a unit', id, Object.keys(units), path)
  const keys = (row: object | undefined, ...path: (string | number)[]): Finding[] =>
    Object.keys(row ?? {}).flatMap(id => unit(id, ['trials', ...path, id]))
  const { cases = {}, unmeasured = {} } = duels
  return [
    ...unit(infantry, ['trials', 'infantry']),
    ...mirror.lines.flatMap((line, i) => line.flatMap((group, j) => keys(group, 'mirror', 'lines', i, j))),
    ...keys(cases, 'duels', 'cases'),
    ...keys(unmeasured, 'duels', 'unmeasured'),
    ...Object.keys(cases)
      .filter(id => Object.hasOwn(unmeasured, id))
      .map(id => ({
        path: ['trials', 'duels', 'unmeasured', id],
        message: 'expected a unit that has no duel, found one that has',
      })),
  ]
}

const spent = (row: MusterFile): MusterFile =>
  Object.fromEntries(Object.entries(row).map(([id, given]) => [id, hundredths(given)]))

function trialOf(written: TrialText, catalogue: CatalogueFile): TrialFile {
  const { era, infantry, ground, turns, mirror } = written
  const ofEra = Object.entries(catalogue.units).filter(
    ([id, unit]) => unit.era === era && unit.leader === null && !Object.hasOwn(catalogue.heroes, id),
  )
  return {
    era,
    infantry,
    ground: hundredths(ground),
    turns,
    mirror: { distance: hundredths(mirror.distance), lines: mirror.lines.map(line => line.map(spent)) },
    duels: ofEra.map(([unit]) => duelOf(unit, written.duels)),
  }
}

function duelOf(unit: string, duels: TrialText['duels']): DuelFile {
  const own = duels.cases?.[unit]
  return {
    unit,
    manpower: hundredths(own?.manpower ?? duels.manpower),
    escort: hundredths(own?.escort ?? 0),
    distance: hundredths(own?.distance ?? duels.distance),
    unmeasured: duels.unmeasured?.[unit] ?? null,
  }
}
