import type { Data } from '@sandtable/kernel'
import type { FieldFile } from '@sandtable/scenario'
import { without } from '@sandtable/kernel'

/**
 * As much of a battle's file as the rules read: its words may be rewritten while battles of it go on. Stat sheets are
 * numbered by their place in the file, and listed in that order.
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

/** A sheet without what attacks and abilities are called; the words that they are known by stay. */
const wordless = (sheet: object): object =>
  JSON.parse(JSON.stringify(sheet), (field, value: unknown) =>
    field === 'called' ? undefined : value,
  ) as object

/** How a part is called. */
const NAMES = ['name', 'singular', 'plural']

const nameless = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([field]) => !NAMES.includes(field)))
