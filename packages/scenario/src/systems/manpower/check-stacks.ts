import type { CatalogueFile, Era, FieldUnitFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { Path } from '../../problem.ts'
import type { StackText } from './army-schema.ts'
import { once } from '../../known-ids.ts'
import { refTo } from './known.ts'
import { say } from '../../words/phrase.ts'

/** A group with where it is written. */
export interface Listed {
  readonly group: { readonly stacks: Readonly<Record<string, StackText>> }
  readonly path: Path
}

/** The requirements for a group's stacks. */
interface Army {
  readonly era: Era
  readonly leader: string | undefined
}

/** The units of a group, with their equipment and spells. */
export function checkStacks({ group, path }: Listed, army: Army, catalogue: CatalogueFile): Finding[] {
  const units = Object.keys(group.stacks).flatMap(unit => catalogue.units[unit] ?? [])
  const flying = units.filter(unit => unit.minSpeed !== null).length
  return [
    ...Object.entries(group.stacks).flatMap(([unit, stack]) => {
      const at = [...path, 'stacks', unit]
      const found = catalogue.units[unit]
      if (found === undefined) return refTo('a-unit', unit, Object.keys(catalogue.units), at)
      return [...ownLeader(found, army.leader, at), ...checkStack(stack, found, army, catalogue, at)]
    }),
    ...(flying > 0 && flying < units.length
      ? [
          {
            path: [...path, 'stacks'],
            message: say('flyers-and-ground'),
            rule: 'MG-fly-path',
          },
        ]
      : []),
  ]
}

/** MG-lead-unique */
export function leadersOnce(
  armies: Readonly<Record<string, { readonly leader?: string | undefined }>>,
  path: Path,
): Finding[] {
  const before = new Set<string>()
  return Object.entries(armies).flatMap(([id, { leader }]) => {
    if (leader === undefined || !before.has(leader)) {
      if (leader !== undefined) before.add(leader)
      return []
    }
    const message = say('leader-taken', { leader })
    return [{ path: [...path, id, 'leader'], message, rule: 'MG-lead-unique' }]
  })
}

/** MG-special */
const ownLeader = ({ name, leader }: FieldUnitFile, found: string | undefined, path: Path): Finding[] =>
  leader === null || leader === found
    ? []
    : [{ path, message: say('unit-of-a-leader', { leader, name }), rule: 'MG-special' }]

function checkStack(
  stack: StackText,
  unit: FieldUnitFile,
  { era, leader }: Army,
  catalogue: CatalogueFile,
  at: Path,
): Finding[] {
  if (typeof stack === 'number') return []
  const { equipment = [], spells = [] } = stack
  const slots = slotsOf(unit, leader, catalogue)
  return [
    ...once(equipment, [...at, 'equipment']),
    ...equipment.flatMap((id, i) => {
      const path = [...at, 'equipment', i]
      const found = catalogue.equipment[id]
      if (found === undefined) return refTo('some-equipment', id, Object.keys(catalogue.equipment), path)
      if (found.eras.includes(unit.era ?? era) || found.eras.includes(era)) return []
      return [{ path, message: say('equipment-of-another-era', { id }), rule: 'MG-equip' }]
    }),
    ...checkSlots(spells, slots, [...at, 'spells']),
    ...spells.flatMap((id, i) => refTo('a-spell', id, Object.keys(catalogue.spells), [...at, 'spells', i])),
  ]
}

/** MG-slots A spell fills one slot, and is taken once. */
export const checkSlots = (spells: readonly string[], slots: number, path: Path): Finding[] => [
  ...once(spells, path).map(finding => ({ ...finding, rule: 'MG-slots' })),
  ...(spells.length > slots
    ? [{ path, message: say('too-many-spells', { slots, found: spells.length }), rule: 'MG-slots' }]
    : []),
]

/** The spells that a unit takes, with those that its leader adds. */
function slotsOf(unit: FieldUnitFile, leader: string | undefined, catalogue: CatalogueFile): number {
  const own = unit.traits.spellcasting ?? 0
  const effects = catalogue.leaders[leader ?? '']?.effects ?? []
  const more = effects.reduce((sum, effect) => (effect.kind === 'slots' ? sum + effect.add : sum), 0)
  return own === 0 ? 0 : own + more
}

/** M-hero-unit A hero is one man, and there is only one of him. */
export function heroesOnce(groups: readonly Listed[], catalogue: CatalogueFile): Finding[] {
  const before = new Set<string>()
  return groups.flatMap(({ group, path }) =>
    Object.entries(group.stacks)
      .filter(([unit]) => Object.hasOwn(catalogue.heroes, unit))
      .flatMap(([unit, stack]) => {
        const units = typeof stack === 'number' ? stack : stack.units
        const again = before.has(unit)
        before.add(unit)
        if (units === 1 && !again) return []
        const message = say('hero-twice', { unit })
        return [{ path: [...path, 'stacks', unit], message, rule: 'M-hero-unit' }]
      }),
  )
}
