import type { Group, Position, Scenario } from '@sandtable/manpower'
import type { Found, Named } from '../../../play/names.ts'
import { attacksOf } from '@sandtable/manpower'
import { find } from '../../../play/names.ts'
import { groupsWith, signOf, sought } from '../play/names.ts'
import { fieldPhrase } from '../words/words.ts'

/** A named stack; null: any of the group. */
export interface Meant {
  readonly group: number
  readonly stack: number | null
}

export const groupNamed = (p: Position, word: string): Found<Named> =>
  find(
    word,
    groupsWith(p, () => true),
    sought('group'),
  )

interface NamedStack extends Named {
  readonly stack: number
}

/** A group by its name or sign, or a stack of it: "Alpha", "Cavalry of Alpha". */
export function meant(s: Scenario, p: Position, word: string): Meant | { readonly trouble: string } {
  const group = groupNamed(p, word)
  if ('found' in group) return { group: group.found.number, stack: null }
  const stacks = p.groups.flatMap(({ name, stacks: own }, number) =>
    own.map(({ unit }, stack): NamedStack => {
      const called = fieldPhrase('say:stack', { unit: s.units[unit]?.name ?? '', group: name })
      return {
        number,
        stack,
        name: called,
        keys: [name, signOf(number)].map(of => `${s.units[unit]?.name ?? ''} of ${of}`),
      }
    }),
  )
  const found = find(word, stacks, sought('group'))
  return 'found' in found ? { group: found.found.number, stack: found.found.stack } : found
}

/** The number of a stack's weapon: the usual one, or one by its name. */
export function weaponNamed(
  s: Scenario,
  p: Position,
  group: number,
  stack: number,
  word: string | null,
): number | { readonly trouble: string } {
  if (word === null) return 0
  const own = (p.groups[group] as Group).stacks[stack] as Group['stacks'][number]
  const weapons = attacksOf(s, own).map(({ name }, number) => ({
    number,
    name: name ?? fieldPhrase('say:usual'),
    keys: [name ?? 'usual'],
  }))
  const found = find(word, weapons, sought('weapon'))
  return 'found' in found ? found.found.number : found
}
