import type { Phrase } from '../../words/phrase.ts'
import type { CatalogueFile, DuelFile, Era, MusterFile, OpenGroundFile, TrialFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { LocatedProblem, Path } from '../../problem.ts'
import type { TrialText } from './trial-schema.ts'
import { textInside } from '../../folder.ts'
import { checkSlots } from './check-stacks.ts'
import { firstOf, readPart } from '../../part.ts'
import { refTo } from './known.ts'
import { hundredths } from './measures.ts'
import { TRIAL } from './trial-schema.ts'
import { say } from '../../words/phrase.ts'

export type TrialReading =
  | { readonly ok: true; readonly trial: TrialFile }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

const fileOf = (era: Era): string => `${era}.yaml`

/** Reads the file of an era's trials in a folder, to be fought with these stat sheets. */
export function readTrial(folder: string, era: Era, catalogue: CatalogueFile): TrialReading {
  const file = fileOf(era)
  const found = textInside(folder, file)
  if ('text' in found) return parseTrial(found.text, era, catalogue)
  return { ok: false, problems: [{ path: [], message: found.refused, line: 1, column: 1, file }] }
}

export function parseTrial(text: string, era: Era, catalogue: CatalogueFile): TrialReading {
  const file = fileOf(era)
  const { data, problems, locate } = readPart('trials', file, text, TRIAL)
  if (data === null) return { ok: false, problems }
  const findings = checkTrial(data, era, catalogue).map(finding => ({ ...finding, ...locate(finding.path) }))
  return findings.length > 0
    ? { ok: false, problems: firstOf([file], findings) }
    : { ok: true, trial: trialOf(data, catalogue) }
}

function checkTrial(written: TrialText, era: Era, catalogue: CatalogueFile): Finding[] {
  const { infantry, mirror, duels } = written
  const ofEra = Object.keys(catalogue.units).filter(id => catalogue.units[id]?.eras.includes(era))
  const duelling = duellingIn(era, catalogue)
  const known = (row: object, ids: readonly string[], ...path: Path): Finding[] =>
    Object.keys(row).flatMap(id => refTo(say('unit-of-era', { era }), id, ids, ['trials', ...path, id]))
  const { cases = {}, kept = {}, unmeasured = {} } = duels
  const alsoUnmeasured = (row: object, message: Phrase): Finding[] =>
    Object.keys(row)
      .filter(id => Object.hasOwn(unmeasured, id))
      .map(id => ({ path: ['trials', 'duels', 'unmeasured', id], message }))
  return [
    ...(written.era === era
      ? []
      : [{ path: ['trials', 'era'], message: say('another-era', { era, found: written.era }) }]),
    ...refTo(say('unit-of-era', { era }), infantry, ofEra, ['trials', 'infantry']),
    ...mirror.lines.flatMap((line, i) =>
      line.flatMap((group, j) => known(group, ofEra, 'mirror', 'lines', i, j)),
    ),
    ...known(cases, duelling, 'duels', 'cases'),
    ...checkSpells(cases, catalogue),
    ...known(kept, duelling, 'duels', 'kept'),
    ...known(unmeasured, duelling, 'duels', 'unmeasured'),
    ...alsoUnmeasured(cases, say('unmeasured-duel')),
    ...alsoUnmeasured(kept, say('kept-and-unmeasured')),
  ]
}

/** MG-slots What units have taken in their duels are spells that are cast in a battle. */
function checkSpells(
  cases: NonNullable<TrialText['duels']['cases']>,
  { units, spells: sheets }: CatalogueFile,
): Finding[] {
  const inBattle = Object.keys(sheets).filter(id => sheets[id]?.scale === 'battle')
  return Object.entries(cases).flatMap(([id, { spells = [] }]) => {
    const unit = units[id]
    if (unit === undefined) return []
    const path = ['trials', 'duels', 'cases', id, 'spells']
    return [
      ...checkSlots(spells, unit.traits.spellcasting ?? 0, path),
      ...spells.flatMap((spell, i) => refTo('a-spell-of-battles', spell, inBattle, [...path, i])),
    ]
  })
}

/** Units of an era alone that any player may have: neither a leader's own nor heroes. */
const duellingIn = (era: Era, { units, heroes }: CatalogueFile): string[] =>
  Object.entries(units)
    .filter(([id, unit]) => unit.era === era && unit.leader === null && !Object.hasOwn(heroes, id))
    .map(([id]) => id)

const spent = (row: MusterFile): MusterFile =>
  Object.fromEntries(Object.entries(row).map(([id, given]) => [id, hundredths(given)]))

function trialOf(written: TrialText, catalogue: CatalogueFile): TrialFile {
  const { era, infantry, mirror } = written
  return {
    era,
    infantry,
    mirror: { ...openGround(mirror), lines: mirror.lines.map(line => line.map(spent)) },
    duels: duellingIn(era, catalogue).map(unit => duelOf(unit, written.duels)),
  }
}

const openGround = ({ ground, turns, distance }: OpenGroundFile): OpenGroundFile => ({
  ground: hundredths(ground),
  turns,
  distance: hundredths(distance),
})

function duelOf(unit: string, duels: TrialText['duels']): DuelFile {
  const own = duels.cases?.[unit]
  return {
    unit,
    manpower: hundredths(own?.manpower ?? duels.manpower),
    escort: hundredths(own?.escort ?? 0),
    spells: own?.spells ?? [],
    ...openGround({ ...duels, distance: own?.distance ?? duels.distance }),
    kept: duels.kept?.[unit] ?? null,
    unmeasured: duels.unmeasured?.[unit] ?? null,
  }
}
