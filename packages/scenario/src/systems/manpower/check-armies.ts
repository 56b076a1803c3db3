import type { CatalogueFile, FieldUnitFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { ArmyText, GroupText } from './army-schema.ts'
import type { Listed } from './check-stacks.ts'
import type { FieldTexts } from './parts.ts'
import type { Ring } from './shape.ts'
import { once } from '../../known-ids.ts'
import { GROUP_LIMIT } from './army-schema.ts'
import { checkFootprint, footprintOf, standsIn } from './check-footprint.ts'
import { offMap } from './check-map.ts'
import { checkStacks, heroesOnce, leadersOnce } from './check-stacks.ts'
import { refTo } from './known.ts'
import { overlap } from './shape.ts'
import { say } from '../../words/phrase.ts'

/** A group of a battle with the units in it. */
interface Placed extends Listed {
  readonly side: string
  readonly group: GroupText
  readonly units: readonly FieldUnitFile[]
}

export function checkArmies(texts: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const { pack, armies } = texts
  const placed = pack.sides.flatMap(({ id }) => groupsOf(id, armies[id] ?? {}, catalogue))
  return [
    ...Object.keys(armies).flatMap(id =>
      refTo(
        'a-side',
        id,
        pack.sides.map(side => side.id),
        ['armies', id],
      ),
    ),
    ...pack.sides
      .filter(({ id }) => armies[id] === undefined)
      .map(({ id }) => ({ path: ['armies'], message: say('army-missing', { id }) })),
    ...Object.entries(armies).flatMap(([id, army]) => checkArmy(id, army, texts, catalogue)),
    ...leadersOnce(armies, ['armies']),
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
    ...refTo('a-leader', army.leader, Object.keys(catalogue.leaders), [...path, 'leader']),
    ...(army.buys ?? []).flatMap((unit, i) =>
      refTo('a-unit', unit, Object.keys(catalogue.units), [...path, 'buys', i]),
    ),
    ...once(army.buys ?? [], [...path, 'buys']),
    ...groupsOnce(groups),
    ...(groups.length > GROUP_LIMIT
      ? [{ path, message: say('too-many-groups', { most: GROUP_LIMIT }) }]
      : []),
    ...(army.reinforcements ?? []).flatMap(({ turn }, i) =>
      turns !== undefined && turn > turns
        ? [
            {
              path: [...path, 'reinforcements', i, 'turn'],
              message: say('turn-after-last', { turns }),
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
    .map(({ path }) => ({ path, message: say('id-of-another-group') }))
}

function checkGroup(placed: Placed, texts: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const { group, path, units, side } = placed
  const army = { era: texts.pack.era, leader: texts.armies[side]?.leader }
  return [
    ...checkStacks(placed, army, catalogue),
    ...(group.at === undefined ? [] : offMap(group.at, texts.map.size, [...path, 'at'])),
    ...checkFootprint(group, units, texts, path),
  ]
}

/** MG-contact, M-move-block-terrain No two groups on the same ground, and none on closed ground. */
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
              message: say('ground-taken', { name: other.name }),
              rule: 'MG-contact',
            },
          ]),
      ...(flies ? [] : standsIn(ring, texts.map, at)),
    ]
  })
}
