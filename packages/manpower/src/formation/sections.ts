import type { Box, Outline, Point } from '@sandtable/board'
import { boxOf, placed } from '@sandtable/board'
import type { GroupSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { isHouse } from '../ground/houses.ts'
import { footprint, living, spacing, unitsOf } from './layout.ts'

/** MG-measure No side of a section is longer. */
const LONGEST = 2000

/** MG-measure A formation's division into sections of at most 20 m by 20 m: block by block from the front left corner. */
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
  readonly footprint: Outline
  /** The ground of each section, worked out on first use. */
  readonly areas: (Area | undefined)[]
}

/** The ground of a section, and the box around it. */
interface Area {
  readonly outline: Outline
  readonly box: Box
}

/** Sections are kept beside their groups until a group's footprint changes. */
const kept = new WeakMap<GroupSight, Sections>()

export function sectionsOf(s: Scenario, group: GroupSight): Sections {
  const outline = footprint(s, group)
  if (isHouse(group.inside)) return indoors(group, outline)
  const known = kept.get(group)
  if (known?.footprint === outline) return known
  const made = sectionsFor(s, group, outline)
  kept.set(group, made)
  return made
}

function sectionsFor(s: Scenario, group: GroupSight, outline: Outline): Sections {
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
    footprint: outline,
    areas: [],
  }
}

/** MG-house A group in a house is one section, the house. */
function indoors(group: GroupSight, outline: Outline): Sections {
  const units = unitsOf(group)
  return { group, block: units, each: 0, files: units, units, across: 1, count: 1, footprint: outline, areas: [] } // prettier-ignore
}

/** The ground that a section stands on. */
export const sectionOutline = (sections: Sections, n: number): Outline => areaOf(sections, n).outline

/** The box around that ground. */
export const sectionBox = (sections: Sections, n: number): Box => areaOf(sections, n).box

function areaOf(sections: Sections, n: number): Area {
  const known = sections.areas[n]
  if (known !== undefined) return known
  const outline = drawn(sections, n)
  return (sections.areas[n] = { outline, box: boxOf(outline) })
}

function drawn(sections: Sections, n: number): Outline {
  const { group, block, each, files, units, across } = sections
  if (across === 1 && units <= block * files) return sections.footprint
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
  const [first, end] = numbersOf(group, stack)
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

/** Whether a stack has units in a section. */
export function isInSection(sections: Sections, stack: number, n: number): boolean {
  const { group, block, files, units } = sections
  if (group.stacks.length === 1) return true
  const [first, end] = numbersOf(group, stack)
  const [file, rank] = firstOf(sections, n)
  for (let r = rank; r < rank + block && r * files < units; r++) {
    const from = Math.max(r * files + file, first)
    if (from < Math.min(r * files + Math.min(file + block, files), units, end)) return true
  }
  return false
}

/** The numbers in the layout of a stack's units: the first, and the one after the last. */
function numbersOf({ stacks }: GroupSight, stack: number): [number, number] {
  let first = 0
  for (let k = 0; k < stack; k++) first += living(at(stacks, k))
  return [first, first + living(at(stacks, stack))]
}
