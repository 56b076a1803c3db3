import type { Group, Position, Scenario } from '@sandtable/manpower'
import type { FieldPhraseOf } from '../words/words.ts'
import type { Found, Named, Sought } from '../../../play/names.ts'
import { find } from '../../../play/names.ts'
import { present } from '@sandtable/manpower'
import { fieldPhrase } from '../words/words.ts'

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')

/** A group's sign on the map, which also names it; the last of many groups share one. */
export const signOf = (group: number): string => SIGNS[group] ?? '*'

/** The groups that a text may name, by name and sign. */
export const groupsWith = (p: Position, which: (group: Group) => boolean): Named[] =>
  p.groups.flatMap((group, number) =>
    which(group) ? [{ number, name: group.name, keys: [signOf(number), group.name] }] : [],
  )

export const ownGroups = (p: Position, side: number): Named[] =>
  groupsWith(p, group => group.owner === side && present(group))

type Noun = FieldPhraseOf extends infer K ? (K extends `which:${infer N}` ? N : never) : never

/** What to say about a name that was looked up. */
export const sought =
  (what: Noun): Sought =>
  (form, places) =>
    fieldPhrase(`${form}:${what}`, places)

/** The player's own group in the field that a text names; for a group elsewhere, the reason says where. */
export function ownNamed(p: Position, side: number, text: string): Found<Named> {
  const named = find(text, ownGroups(p, side), sought('own'))
  if ('found' in named) return named
  const any = find(
    text,
    groupsWith(p, ({ owner }) => owner === side),
    sought('own'),
  )
  if ('trouble' in any) return named
  const where = p.groups[any.found.number]?.where ?? 'field'
  const told = fieldPhrase(where === 'field' ? 'where:dead' : `where:${where}`)
  return { trouble: fieldPhrase('names:elsewhere', { group: any.found.name, where: told }) }
}

export const enemyGroups = (p: Position, side: number): Named[] =>
  groupsWith(p, group => group.owner !== side && present(group))

/** Stat blocks by their numbers, under all their names. */
export const waresOf = (s: Scenario, units: readonly number[]): Named[] =>
  units.map(number => {
    const { id, name } = s.units[number] as Scenario['units'][number]
    return { number, name, keys: [id, name] }
  })

/** Two names in a row, with a word between them or nothing: each must be unambiguous. */
export function pairNamed(
  text: string,
  [first, what]: readonly [readonly Named[], Sought],
  [second, whatElse]: readonly [readonly Named[], Sought],
): { readonly one: Named; readonly other: Named } | { readonly trouble: string } {
  const [, left, right] = /^(.+?)\s+(?:at|to|into|on|with|->|→)\s+(.+)$/i.exec(text) ?? []
  if (left !== undefined && right !== undefined)
    return paired(find(left, first, what), find(right, second, whatElse))
  const words = text.split(/\s+/)
  for (let i = 1; i < words.length; i++) {
    const [one, other] = [
      find(words.slice(0, i).join(' '), first, what),
      find(words.slice(i).join(' '), second, whatElse),
    ]
    if ('found' in one && 'found' in other) return { one: one.found, other: other.found }
  }
  return paired(find(words[0] ?? '', first, what), find(words.slice(1).join(' '), second, whatElse))
}

function paired(
  one: Found<Named>,
  other: Found<Named>,
): { readonly one: Named; readonly other: Named } | { readonly trouble: string } {
  if ('trouble' in one) return one
  return 'trouble' in other ? other : { one: one.found, other: other.found }
}
