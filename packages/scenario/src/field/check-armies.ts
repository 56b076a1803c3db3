import type { CatalogueFile, FieldUnitFile } from '../field-file.ts'
import type { Finding } from '../finding.ts'
import type { Path } from '../problem.ts'
import type { ArmyText, GroupText, StackText } from './army-schema.ts'
import type { FieldTexts } from './parts.ts'
import type { Ring } from './shape.ts'
import { once } from '../known-ids.ts'
import { GROUP_LIMIT } from './army-schema.ts'
import { checkFootprint, footprintOf, standsIn } from './check-footprint.ts'
import { offMap } from './check-map.ts'
import { refTo } from './known.ts'
import { overlap } from './shape.ts'

/** A group with where it is written. */
interface Placed {
  readonly side: string
  readonly group: GroupText
  readonly path: Path
  readonly units: readonly FieldUnitFile[]
}

export function checkArmies(texts: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const { pack, armies } = texts
  const placed = pack.sides.flatMap(({ id }) => groupsOf(id, armies[id] ?? {}, catalogue))
  return [
    ...Object.keys(armies).flatMap(id =>
      refTo(
        'a side',
        id,
        pack.sides.map(side => side.id),
        ['armies', id],
      ),
    ),
    ...pack.sides
      .filter(({ id }) => armies[id] === undefined)
      .map(({ id }) => ({ path: ['armies'], message: `required: an army for ${id}` })),
    ...Object.entries(armies).flatMap(([id, army]) => checkArmy(id, army, texts, catalogue)),
    ...leadersOnce(armies),
    ...placed.flatMap(each => checkGroup(each, texts, catalogue)),
    ...heroesOnce(placed, catalogue),
    ...apart(
      placed.filter(({ path }) => path[2] === 'groups'),
      texts,
    ),
  ]
}

function groupsOf(side: string, army: ArmyText, catalogue: CatalogueFile): Placed[] {
  const tables = [
    { groups: army.groups ?? {}, path: ['armies', side, 'groups'] },
    ...(army.reinforcements ?? []).map(({ groups }, i) => ({
      groups: groups ?? {},
      path: ['armies', side, 'reinforcements', i, 'groups'],
    })),
  ]
  return tables.flatMap(({ groups, path }) =>
    Object.entries(groups).map(([id, group]) => ({
      side,
      group,
      path: [...path, id],
      units: Object.keys(group.stacks).flatMap(unit => catalogue.units[unit] ?? []),
    })),
  )
}

function checkArmy(id: string, army: ArmyText, { pack }: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const path = ['armies', id]
  const turns = pack.turns
  const groups = groupsOf(id, army, catalogue)
  return [
    ...refTo('a leader', army.leader, Object.keys(catalogue.leaders), [...path, 'leader']),
    ...(army.buys ?? []).flatMap((unit, i) =>
      refTo('a unit', unit, Object.keys(catalogue.units), [...path, 'buys', i]),
    ),
    ...once(army.buys ?? [], [...path, 'buys']),
    ...groupsOnce(groups),
    ...(groups.length > GROUP_LIMIT ? [{ path, message: `expected at most ${GROUP_LIMIT} groups` }] : []),
    ...(army.reinforcements ?? []).flatMap(({ turn }, i) =>
      turns !== undefined && turn > turns
        ? [
            {
              path: [...path, 'reinforcements', i, 'turn'],
              message: `expected a turn from 1 to ${turns}, the last`,
            },
          ]
        : [],
    ),
  ]
}

/** A group has an id of its own, among those that come later, too. */
function groupsOnce(groups: readonly Placed[]): Finding[] {
  const ids = groups.map(({ path }) => String(path.at(-1)))
  return groups
    .filter((_, i) => ids.indexOf(ids[i] ?? '') < i)
    .map(({ path }) => ({ path, message: 'expected an id of its own, found that of another group' }))
}

/** MG-lead-unique */
function leadersOnce(armies: FieldTexts['armies']): Finding[] {
  const before = new Set<string>()
  return Object.entries(armies).flatMap(([id, { leader }]) => {
    if (leader === undefined || !before.has(leader)) {
      if (leader !== undefined) before.add(leader)
      return []
    }
    const message = `expected another leader, found ${leader} of another side`
    return [{ path: ['armies', id, 'leader'], message, rule: 'MG-lead-unique' }]
  })
}

function checkGroup(placed: Placed, texts: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const { group, path, units, side } = placed
  const flying = units.filter(unit => unit.minSpeed !== null).length
  const leader = texts.armies[side]?.leader
  return [
    ...Object.entries(group.stacks).flatMap(([unit, stack]) => {
      const at = [...path, 'stacks', unit]
      const found = catalogue.units[unit]
      if (found === undefined) return refTo('a unit', unit, Object.keys(catalogue.units), at)
      return [...ownLeader(found, leader, at), ...checkStack(stack, found, { texts, catalogue, leader, at })]
    }),
    ...(flying > 0 && flying < units.length
      ? [
          {
            path: [...path, 'stacks'],
            message: 'expected flyers or ground units, found both',
            rule: 'MG-fly-path',
          },
        ]
      : []),
    ...(group.at === undefined ? [] : offMap(group.at, texts.map.size, [...path, 'at'])),
    ...checkFootprint(group, units, texts, path),
  ]
}

/** MG-special */
const ownLeader = ({ name, leader }: FieldUnitFile, found: string | undefined, path: Path): Finding[] =>
  leader === null || leader === found
    ? []
    : [{ path, message: `expected ${leader} as leader of those who have ${name}`, rule: 'MG-special' }]

interface Beside {
  readonly texts: FieldTexts
  readonly catalogue: CatalogueFile
  readonly leader: string | undefined
  readonly at: Path
}

function checkStack(
  stack: StackText,
  unit: FieldUnitFile,
  { texts, catalogue, leader, at }: Beside,
): Finding[] {
  if (typeof stack === 'number') return []
  const { equipment = [], spells = [] } = stack
  const { era } = texts.pack
  const slots = slotsOf(unit, leader, catalogue)
  return [
    ...once(equipment, [...at, 'equipment']),
    ...equipment.flatMap((id, i) => {
      const path = [...at, 'equipment', i]
      const found = catalogue.equipment[id]
      if (found === undefined) return refTo('equipment', id, Object.keys(catalogue.equipment), path)
      if (found.eras.includes(unit.era ?? era) || found.eras.includes(era)) return []
      return [{ path, message: `expected equipment of the era, found ${id}`, rule: 'MG-equip' }]
    }),
    ...once(spells, [...at, 'spells']).map(finding => ({ ...finding, rule: 'MG-slots' })),
    ...spells.flatMap((id, i) => refTo('a spell', id, Object.keys(catalogue.spells), [...at, 'spells', i])),
    ...(spells.length > slots
      ? [
          {
            path: [...at, 'spells'],
            message: `expected at most ${slots} spells, found ${spells.length}`,
            rule: 'MG-slots',
          },
        ]
      : []),
  ]
}

/** The spells that a unit takes, with those that its leader adds. */
function slotsOf(unit: FieldUnitFile, leader: string | undefined, catalogue: CatalogueFile): number {
  const own = unit.traits.spellcasting ?? 0
  const effects = catalogue.leaders[leader ?? '']?.effects ?? []
  const more = effects.reduce((sum, effect) => (effect.kind === 'slots' ? sum + effect.add : sum), 0)
  return own === 0 ? 0 : own + more
}

/** M-hero-unit A hero is one man, and there is only one of him. */
function heroesOnce(placed: readonly Placed[], catalogue: CatalogueFile): Finding[] {
  const before = new Set<string>()
  return placed.flatMap(({ group, path }) =>
    Object.entries(group.stacks)
      .filter(([unit]) => Object.hasOwn(catalogue.heroes, unit))
      .flatMap(([unit, stack]) => {
        const units = typeof stack === 'number' ? stack : stack.units
        const again = before.has(unit)
        before.add(unit)
        if (units === 1 && !again) return []
        const message = `expected one ${unit} in the whole battle, found more`
        return [{ path: [...path, 'stacks', unit], message, rule: 'M-hero-unit' }]
      }),
  )
}

/** MG-contact, M-move-block-terrain No two groups on the same ground, and none where nobody can stand. */
function apart(placed: readonly Placed[], texts: FieldTexts): Finding[] {
  const standing: { name: string; flies: boolean; ring: Ring }[] = []
  return placed.flatMap(({ group, units, path }) => {
    const ring = footprintOf(group, units, texts.pack.era)
    if (ring === null) return []
    const flies = units.some(unit => unit.minSpeed !== null)
    const other = standing.find(before => before.flies === flies && overlap(before.ring, ring))
    standing.push({ name: group.name, flies, ring })
    const at = [...path, 'at']
    return [
      ...(other === undefined
        ? []
        : [
            {
              path: at,
              message: `expected ground of its own, found that of ${other.name}`,
              rule: 'MG-contact',
            },
          ]),
      ...(flies ? [] : standsIn(ring, texts.map, at)),
    ]
  })
}
