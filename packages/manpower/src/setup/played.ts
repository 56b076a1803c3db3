import type { Data } from '@sandtable/kernel'
import type { FieldFile } from '@sandtable/scenario'
import { without } from '@sandtable/kernel'

/**
 * The part of a battle's file that the rules read: its texts may be rewritten while battles of it go on. Stat sheets
 * are numbered by their place in the file, and listed in that order.
 */
export function playedPart({ map, sides, catalogue, ...rest }: FieldFile): Data {
  const { ground, walls, node } = map
  const played = {
    ...without(rest, 'title', 'about', 'tagline', 'minutes', 'difficulty'),
    map: {
      ...without(map, 'roads', 'names'),
      ground: ground.map(nameless),
      walls: walls.map(nameless),
      node: node === null ? null : nameless(node),
    },
    sides: sides.map(side => ({
      ...without(side, 'name', 'colour'),
      groups: side.groups.map(nameless),
      reinforcements: side.reinforcements.map(come => ({ ...come, groups: come.groups.map(nameless) })),
    })),
    catalogue: Object.entries<Readonly<Record<string, object>>>({ ...catalogue }).map(([kind, sheets]) => [
      kind,
      Object.entries(sheets).map(([id, sheet]) => [id, wordless(nameless(sheet))]),
    ]),
  }
  return JSON.parse(JSON.stringify(played)) as Data
}

/** A sheet without names of attacks and abilities; the words that identify them stay. */
const wordless = (sheet: object): object =>
  JSON.parse(JSON.stringify(sheet), (field, value: unknown) =>
    field === 'called' ? undefined : value,
  ) as object

/** A part's name. */
const NAMES = ['name', 'singular', 'plural']

const nameless = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([field]) => !NAMES.includes(field)))
