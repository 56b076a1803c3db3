import type { Outline, Point } from '@sandtable/board'
import { placed } from '@sandtable/board'
import type { GroupSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { isHouse } from '../ground/houses.ts'
import { footprint, living, spacing, unitsOf } from './layout.ts'

/** MG-measure No side of a section is longer. */
const LONGEST = 2000

/** MG-measure How a formation is parted into sections of at most 20 m by 20 m: block by block from the front left corner. */
export interface Sections {
  readonly group: GroupSight
  /** Files and ranks of a block, and the room of each. */
  readonly block: number
  readonly each: number
  readonly files: number
  readonly units: number
  /** Blocks side by side, and how many sections there are: in the last row only those with units in them. */
  readonly across: number
  readonly count: number
}

export function sectionsOf(s: Scenario, group: GroupSight): Sections {
  if (isHouse(group.inside)) return indoors(group)
  const each = spacing(s, group)
  const units = unitsOf(group)
  const files = Math.max(1, Math.min(group.files, units))
  const block = Math.max(1, Math.floor(LONGEST / each))
  const across = Math.ceil(files / block)
  const ranks = Math.max(1, Math.ceil(units / files))
  const rows = Math.ceil(ranks / block)
  const inLastRow = Math.min(files, Math.max(1, units - (rows - 1) * block * files))
  return {
    group,
    block,
    each,
    files,
    units,
    across,
    count: (rows - 1) * across + Math.ceil(inLastRow / block),
  }
}

/** MG-house Who is in a house is one section, the house. */
function indoors(group: GroupSight): Sections {
  const units = unitsOf(group)
  return { group, block: units, each: 0, files: units, units, across: 1, count: 1 }
}

/** The ground that a section stands on. */
export function sectionOutline(s: Scenario, sections: Sections, n: number): Outline {
  const { group, block, each, files, units, across } = sections
  if (across === 1 && units <= block * files) return footprint(s, group)
  const [file, rank] = firstOf(sections, n)
  const [left, front] = [file * each, rank * each]
  const right = Math.min(file + block, files) * each
  const back = Math.min(rank + block, Math.ceil(units / files)) * each
  const corner = (x: number, y: number): Point => placed(group.at, group.facing, x, y)
  return [corner(left, front), corner(right, front), corner(right, back), corner(left, back)]
}

/** The first file and the first rank of a section. */
const firstOf = ({ block, across }: Sections, n: number): [number, number] => [
  (n % across) * block,
  Math.floor(n / across) * block,
]

/** The section on whose ground a point of the formation lies; where the last row has no units, the one before it. */
export function sectionAt({ group, block, each, across, count }: Sections, [x, y]: Point): number {
  if (count === 1) return 0
  const [east, north] = group.facing
  const size = block * each * Math.sqrt(east * east + north * north)
  const [dx, dy] = [x - group.at[0], y - group.at[1]]
  const column = Math.min(Math.max(Math.floor((dx * north - dy * east) / size), 0), across - 1)
  const row = Math.min(
    Math.max(Math.floor((-dx * east - dy * north) / size), 0),
    Math.ceil(count / across) - 1,
  )
  const found = row * across + column
  return found < count ? found : found - across
}

/** The units of a stack that stand in some sections, by their numbers in the stack; null: all of it. */
export function unitsInSections(
  sections: Sections,
  stack: number,
  which: readonly number[] | null,
): readonly number[] | null {
  const { group, block, files, units } = sections
  if (which === null || which.length === sections.count) return null
  const first = group.stacks.slice(0, stack).reduce((sum, other) => sum + living(other), 0)
  const end = first + living(at(group.stacks, stack))
  const found: number[] = []
  for (const n of which) {
    const [file, rank] = firstOf(sections, n)
    for (let r = rank; r < rank + block && r * files < units; r++) {
      const from = Math.max(r * files + file, first)
      const to = Math.min(r * files + Math.min(file + block, files), units, end)
      for (let k = from; k < to; k++) found.push(k - first)
    }
  }
  return found.sort((one, other) => one - other)
}

/** How many units of a stack stand in some sections. */
export const numberInSections = (
  sections: Sections,
  stack: number,
  which: readonly number[] | null,
): number => unitsInSections(sections, stack, which)?.length ?? living(at(sections.group.stacks, stack))

/** The sections in which a stack has units. */
export function sectionsWith(sections: Sections, stack: number): readonly number[] {
  const all = Array.from({ length: sections.count }, (_, n) => n)
  return sections.group.stacks.length === 1
    ? all
    : all.filter(n => numberInSections(sections, stack, [n]) > 0)
}
