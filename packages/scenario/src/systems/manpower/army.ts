import type { ArmyFile, ArmyGroupFile, CatalogueFile } from './field-file.ts'
import type { ArmyFileText } from './army-file-schema.ts'
import type { Finding } from '../../finding.ts'
import type { Locate, LocatedProblem } from '../../problem.ts'
import { stringify } from 'yaml'
import { firstOf } from '../../part.ts'
import { once } from '../../known-ids.ts'
import { problemsOf } from '../../shapes.ts'
import { readYaml } from '../../yaml-text.ts'
import { ARMY_FILE } from './army-file-schema.ts'
import { refTo } from './known.ts'
import { orderOf } from './normalise.ts'

export type ArmyReading =
  | { readonly ok: true; readonly army: ArmyFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

type GroupText = ArmyFileText['groups'][number]

/** Reads the text of a saved army, whose ids must be those of these stat sheets. */
export function parseArmy(text: string, catalogue: CatalogueFile): ArmyReading {
  const read = readYaml(text)
  if (!read.ok) return { ok: false, problems: read.problems }
  const { data, locate } = read
  const refused = (findings: readonly Finding[]): ArmyReading => ({
    ok: false,
    problems: firstOf(
      [undefined],
      findings.map(finding => ({ ...finding, ...locate(finding.path) })),
    ),
  })
  const shape = ARMY_FILE.safeParse(data)
  if (!shape.success) return refused(shape.error.issues.flatMap(issue => problemsOf(issue)))
  const findings = checkArmy(shape.data, catalogue)
  return findings.length > 0 ? refused(findings) : { ok: true, army: armyOf(shape.data, catalogue), locate }
}

const checkArmy = ({ leader, groups }: ArmyFileText, catalogue: CatalogueFile): Finding[] => [
  ...refTo('a-leader', leader, Object.keys(catalogue.leaders), ['leader']),
  ...groups.flatMap(({ stacks }, g) =>
    stacks.flatMap(({ unit, equipment = [], spells = [] }, k) => {
      const path = ['groups', g, 'stacks', k]
      return [
        ...refTo('a-unit', unit, Object.keys(catalogue.units), [...path, 'unit']),
        ...once(equipment, [...path, 'equipment']),
        ...equipment.flatMap((id, i) =>
          refTo('some-equipment', id, Object.keys(catalogue.equipment), [...path, 'equipment', i]),
        ),
        ...once(spells, [...path, 'spells']),
        ...spells.flatMap((id, i) =>
          refTo('a-spell', id, Object.keys(catalogue.spells), [...path, 'spells', i]),
        ),
      ]
    }),
  ),
]

const armyOf = ({ army, leader, groups }: ArmyFileText, catalogue: CatalogueFile): ArmyFile => ({
  name: army,
  leader: leader ?? null,
  groups: groups.map(group => groupOf(group, catalogue)),
})

/** MG-spacing By default a group stands like troops of its first unit's era. */
const groupOf = (group: GroupText, { units }: CatalogueFile): ArmyGroupFile => ({
  name: group.name,
  order: orderOf(group, units[group.stacks[0]?.unit ?? '']?.era ?? 'modern'),
  stacks: group.stacks.map(({ unit, units: number, equipment, spells }) => ({
    unit,
    units: number,
    equipment: equipment ?? [],
    spells: spells ?? [],
  })),
})

/** An army as text, which reads back as the same. */
export const armyText = ({ name, leader, groups }: ArmyFile): string =>
  stringify({
    ruleset: 'manpower',
    army: name,
    ...(leader !== null && { leader }),
    groups: groups.map(({ name: called, order, stacks }) => ({
      name: called,
      order,
      stacks: stacks.map(({ unit, units, equipment, spells }) => ({
        unit,
        units,
        ...(equipment.length > 0 && { equipment: [...equipment] }),
        ...(spells.length > 0 && { spells: [...spells] }),
      })),
    })),
  })
