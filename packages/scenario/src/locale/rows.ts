import type { Field, Section } from './section.ts'

type Step = string | number
type Holder = Record<Step, unknown>

/** A row of a pack's file: its container, and the path to it. */
export interface Row {
  readonly parent: Holder
  readonly key: Step
  readonly path: readonly Step[]
}

/** The rows of a section by the keys that a locale file has for them. */
export interface Known {
  readonly inside: Map<string, Known>
  readonly rows: Row[]
}

/** One file of a pack as read, whatever it contains. */
export interface Source {
  readonly part: string
  readonly data: unknown
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** A section's rows in these files. */
export function knownIn(section: Section, sources: readonly Source[]): Known {
  const top: Known = { inside: new Map(), rows: [] }
  for (const [part, ...steps] of section.rows)
    for (const source of sources) {
      if (source.part !== part) continue
      const root: Row = { parent: { [part]: source.data }, key: part, path: [part] }
      for (const row of rowsAt(root, steps)) enter(top, section, row)
    }
  return top
}

function enter(top: Known, section: Section, row: Row): void {
  const keys = keysOf(section, row)
  if (keys === null) return
  let at = top
  for (const key of keys) {
    const next = at.inside.get(key) ?? { inside: new Map<string, Known>(), rows: [] }
    at.inside.set(key, next)
    at = next
  }
  at.rows.push(row)
}

function rowsAt(row: Row, [step, ...rest]: readonly string[]): Row[] {
  if (step === undefined) return [row]
  const value = row.parent[row.key]
  if (!isHolder(value)) return []
  const keys: Step[] = step !== '*' ? [step] : Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys
    .filter(key => Object.hasOwn(value, key))
    .flatMap(key => rowsAt({ parent: value, key, path: [...row.path, key] }, rest))
}

function keysOf({ known, fields }: Section, row: Row): string[] | null {
  const { parent, key, path } = row
  if (known === 'nothing') return isHolder(parent[key]) ? [] : null
  if (known === 'key') return [String(key)]
  if (known === 'side and key') return [String(path[1]), String(key)]
  const value = parent[key]
  const own = isHolder(value) ? { id: value['id'], word: value['name'] } : {}
  const word = known === 'id' || known === 'word' ? own[known] : fields['name'] && textIn(row, fields['name'])
  return typeof word === 'string' ? [word] : null
}

/** The place of a row's text, present or future; null: the row has no room for one. */
function placeOf(row: Row, { into }: Field): { holder: Holder; key: Step } | null {
  let place: { holder: Holder; key: Step } = { holder: row.parent, key: row.key }
  for (const step of into) {
    const holder = place.holder[place.key]
    // A city may be written as its name alone.
    if (typeof holder === 'string') return place
    if (!isHolder(holder)) return null
    place = { holder, key: step }
  }
  return place
}

/** Whether a row has such a text or room for one. */
export const hasRoom = (row: Row, field: Field): boolean => placeOf(row, field) !== null

/** What stands in the place of a text, or is missing there. */
export function textIn(row: Row, field: Field): unknown {
  const place = placeOf(row, field)
  return place === null ? undefined : place.holder[place.key]
}

export function putText(row: Row, field: Field, text: string): void {
  const place = placeOf(row, field)
  if (place !== null) place.holder[place.key] = text
}

export function dropText(row: Row, field: Field): void {
  const place = placeOf(row, field)
  if (place !== null) delete place.holder[place.key]
}
