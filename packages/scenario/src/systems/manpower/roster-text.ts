import type { FieldFile, RosterFile, RosterGroupFile, RosterSideFile, RosterStackFile } from './field-file.ts'
import type { SheetText } from './sheet-schema.ts'
import { stringify } from 'yaml'

/** The forces on a table: with the common stat sheets, and their own beside them. */
export type Enrolled = Omit<RosterFile, 'ruleset' | 'catalogue' | 'odds'>

/** A roster as text, which reads back as the same. */
export const rosterText = ({ title, era, sides }: Enrolled, sheets: SheetText | null): string =>
  stringify({
    ruleset: 'manpower',
    title,
    era,
    ...(sheets !== null && { sheets }),
    sides: Object.fromEntries(sides.map(side => [side.id, sideText(side)])),
  })

const sideText = ({ name, colour, status, leader, groups }: RosterSideFile) => ({
  name,
  colour,
  status,
  ...(leader !== null && { leader }),
  groups: Object.fromEntries(groups.map(group => [group.id, groupText(group)])),
})

const groupText = ({ name, order, stacks }: RosterGroupFile) => ({
  name,
  order,
  stacks: Object.fromEntries(stacks.map(stack => [stack.unit, stackText(stack)])),
})

const stackText = ({ units, injured, dead, equipment, spells, damage }: RosterStackFile) => {
  const counts = Object.entries({ injured, dead }).filter(([, count]) => count > 0)
  const lists = Object.entries({ damage, equipment, spells }).filter(([, list]) => list.length > 0)
  return counts.length + lists.length === 0 ? units : { units, ...Object.fromEntries([...counts, ...lists]) }
}

/** The forces of a battle, reinforcements among them, for a table. */
export const enrolled = ({ title, era, sides }: FieldFile): Enrolled => ({
  title,
  era,
  sides: sides.map(({ id, name, colour, status, leader, groups, reinforcements }) => ({
    id,
    name,
    colour,
    status,
    leader,
    groups: [...groups, ...reinforcements.flatMap(later => later.groups)].map(group => ({
      id: group.id,
      name: group.name,
      order: group.order,
      stacks: group.stacks.map(stack => ({ ...stack, injured: 0, dead: 0, damage: [] })),
    })),
  })),
})
