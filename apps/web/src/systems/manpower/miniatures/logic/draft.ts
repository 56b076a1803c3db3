import { damageOf } from '@sandtable/manpower'
import type { GroupSight, Scenario, Sight } from '@sandtable/manpower'
import type {
  CatalogueFile,
  Enrolled,
  Era,
  RosterSideFile,
  RosterStackFile,
  SheetText,
} from '@sandtable/scenario'
import { orderOf } from '@sandtable/scenario'

/** A roster in the form, with stat sheets of its own if its file has any. */
export interface Draft {
  readonly roster: Enrolled
  readonly sheets: SheetText | null
}

/** A roster with its stacks' current losses, and its groups' current orders. */
export function draftOf({ roster: { title, era, sides }, sheets }: Draft, s: Scenario, p: Sight): Draft {
  const groups = p.groups.values()
  const standing = (side: RosterSideFile): RosterSideFile => ({
    ...side,
    groups: side.groups.map(group => {
      const { order = group.order, stacks = [] } = groups.next().value ?? {}
      return {
        ...group,
        order,
        stacks: group.stacks.map((stack, k) => ({ ...stack, ...lossesOf(s, stacks[k]) })),
      }
    }),
  })
  return { roster: { title, era, sides: sides.map(standing) }, sheets }
}

function lossesOf(s: Scenario, now: GroupSight['stacks'][number] | undefined): Partial<RosterStackFile> {
  if (now === undefined) return {}
  const { healthy, injured, dead, taken } = now
  // A machine's injuries are its damage.
  const men = taken.length === 0 ? injured : 0
  return { units: healthy + injured + dead, injured: men, dead, damage: damageOf(s, now) }
}

/** A free id with this prefix. */
function freeId(beginning: string, taken: readonly { readonly id: string }[]): string {
  for (let n = taken.length + 1; ; n++) {
    const id = `${beginning}-${n}`
    if (!taken.some(one => one.id === id)) return id
  }
}

const COLOURS = ['#a63a35', '#2b4c78', '#2e7f6f', '#8a6d1f', '#6b4a7d', '#5b6770'] as const
export const MOST_SIDES = COLOURS.length

/** One more side, without groups. */
export function withSide(sides: readonly RosterSideFile[], name: string): RosterSideFile[] {
  const colour = COLOURS.find(one => sides.every(side => side.colour !== one)) ?? COLOURS[0]
  const side: RosterSideFile = {
    id: freeId('side', sides),
    name,
    colour,
    status: 'attacking',
    leader: null,
    groups: [],
  }
  return [...sides, side]
}

/** One more group, with a first stack. */
export const withGroup = (
  side: RosterSideFile,
  { name, unit, era }: { readonly name: string; readonly unit: string; readonly era: Era },
): RosterSideFile => ({
  ...side,
  groups: [
    ...side.groups,
    { id: freeId('group', side.groups), name, order: orderOf({}, era), stacks: [stackWith(unit)] },
  ],
})

export const stackWith = (unit: string): RosterStackFile => ({
  unit,
  units: 1,
  equipment: [],
  spells: [],
  injured: 0,
  dead: 0,
  damage: [],
})

/** The rows of the sheets that this era can field, by name. */
const named = <T extends { readonly name: string }>(
  rows: Readonly<Record<string, T>>,
  fits: (row: T) => boolean,
): { readonly id: string; readonly name: string }[] =>
  Object.entries(rows)
    .filter(([, row]) => fits(row))
    .map(([id, { name }]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** MG-special Units of the era; a leader's own units only under that leader. */
export const unitsFor = ({ units }: CatalogueFile, era: Era, leader: string | null) =>
  named(units, unit => unit.eras.includes(era) && (unit.leader === null || unit.leader === leader))

/** The first unit of the era's own. */
export const firstUnit = ({ units }: CatalogueFile, era: Era): string =>
  Object.keys(units).find(id => units[id]?.era === era && units[id].leader === null) ?? ''

export const equipmentFor = ({ equipment }: CatalogueFile, era: Era) =>
  named(equipment, ({ eras }) => eras.includes(era))

/** MG-slots Spells, for casters. */
export const spellsFor = ({ units, spells }: CatalogueFile, unit: string) =>
  (units[unit]?.traits.spellcasting ?? 0) > 0 ? named(spells, () => true) : []

export const leadersFor = ({ leaders }: CatalogueFile) => named(leaders, () => true)

/** Whether two sides have a group. */
export const hasTwoArmies = ({ sides }: Pick<Enrolled, 'sides'>): boolean =>
  sides.filter(({ groups }) => groups.length > 0).length > 1

/** Two empty sides. */
export const firstDraft = (t: (key: string) => string): Draft => ({
  roster: {
    title: t('miniatures:new-table'),
    era: 'ww2',
    sides: withSide(withSide([], t('miniatures:first-side')), t('miniatures:second-side')).map((side, n) =>
      n === 0 ? side : { ...side, status: 'defending' as const },
    ),
  },
  sheets: null,
})
