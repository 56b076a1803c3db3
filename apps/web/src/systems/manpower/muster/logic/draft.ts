import type { Bought } from '@sandtable/manpower'

/** A group before it is bought. */
export interface DraftGroup {
  /** Empty: named after its first units. */
  readonly name: string
  readonly order: 'close' | 'open'
  readonly stacks: readonly Bought[]
}

export type Draft = readonly DraftGroup[]

/** Where the next units go: a group for each kind, a new group, or the group with this number. */
export type Target = 'own' | 'new' | number

/** A draft of an army: its groups, and where the next units go. */
export interface Drafted {
  readonly draft: Draft
  readonly target: Target
}

/** Units to add: their kind and number, and whether they are alone or fly. */
export interface Added {
  readonly unit: number
  readonly units: number
  readonly isUnique: boolean
  readonly isFlyer: (unit: number) => boolean
}

const stackOf = (unit: number, units: number): Bought => ({ unit, units, equipment: [], spells: [] })

/** Adds units to the target group; flyers and ground units never share a group, so units that don't fit get a new one. */
export function added({ draft, target }: Drafted, what: Added): Drafted {
  const at = groupFor({ draft, target }, what)
  if (at === null) {
    const group: DraftGroup = { name: '', order: 'close', stacks: [stackOf(what.unit, what.units)] }
    return { draft: [...draft, group], target: target === 'own' ? 'own' : draft.length }
  }
  const group = draft[at] as DraftGroup
  const k = group.stacks.findIndex(({ unit }) => unit === what.unit)
  const known = group.stacks[k]
  const stacks =
    known === undefined
      ? [...group.stacks, stackOf(what.unit, what.units)]
      : group.stacks.with(k, { ...known, units: what.isUnique ? 1 : known.units + what.units })
  return { draft: draft.with(at, { ...group, stacks }), target }
}

/** The group that units join; null: a new one. */
function groupFor({ draft, target }: Drafted, { unit, isFlyer }: Added): number | null {
  if (target === 'new') return null
  if (target === 'own') {
    const at = draft.findLastIndex(({ stacks }) => stacks.length === 1 && stacks[0]?.unit === unit)
    return at < 0 ? null : at
  }
  const group = draft[target]
  if (group === undefined) return null
  return group.stacks.every(stack => isFlyer(stack.unit) === isFlyer(unit)) ? target : null
}

export const withGroup = (draft: Draft, at: number, change: Partial<DraftGroup>): Draft =>
  draft.map((group, n) => (n === at ? { ...group, ...change } : group))

/** The draft with a stack changed; an empty stack disappears, and an empty group with it. */
export function withStack(drafted: Drafted, at: number, k: number, change: Partial<Bought>): Drafted {
  const group = drafted.draft[at]
  const stack = group?.stacks[k]
  if (group === undefined || stack === undefined) return drafted
  const next = { ...stack, ...change }
  const stacks = next.units > 0 ? group.stacks.with(k, next) : group.stacks.toSpliced(k, 1)
  return stacks.length === 0
    ? withoutGroup(drafted, at)
    : { ...drafted, draft: withGroup(drafted.draft, at, { stacks }) }
}

export function withoutGroup({ draft, target }: Drafted, at: number): Drafted {
  const later = typeof target === 'number' && target > at ? target - 1 : target
  return { draft: draft.toSpliced(at, 1), target: target === at ? 'own' : later }
}

/** One more group like this, with its own name. */
export const withCopy = ({ draft, target }: Drafted, at: number): Drafted => {
  const group = draft[at]
  return group === undefined
    ? { draft, target }
    : { draft: draft.toSpliced(at + 1, 0, { ...group, name: '' }), target: 'own' }
}
