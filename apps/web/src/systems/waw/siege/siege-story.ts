import type { Event, Position, Tale } from '@sandtable/waw'

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** A siege test as its viewer saw it, with what followed at once. */
export interface SiegeStory {
  /** The event of the tale where it was tested, which identifies it. */
  readonly id: number
  readonly turn: number
  readonly test: Of<'siege-tested'>
  /** The view just before the die. */
  readonly before: Position
  /** The owner of the fortress. */
  readonly owner: number
  /** Everybody who was inside. */
  readonly garrison: readonly number[]
  readonly tale: readonly Tale[]
}

/** What may follow a test before anything else happens. */
const FOLLOWS: ReadonlySet<Event['is']> = new Set([
  'fortress-fell',
  'leader-revealed',
  'scored',
  'fort-built',
])

/** The siege tested at this event of a tale; null: there is none. */
export function siegeFrom(tale: readonly Tale[], id: number): SiegeStory | null {
  const first = tale[id]
  if (first?.e.is !== 'siege-tested' || first.before === null) return null
  const { before, e: test, turn } = first
  const { region } = test
  const rest = tale.slice(id + 1)
  const end = rest.findIndex(({ e }) => !FOLLOWS.has(e.is) || (e.is === 'fort-built' && e.region !== region))
  return {
    id,
    turn,
    test,
    before,
    owner: before.fort[region] as number,
    garrison: [...before.where.keys()].filter(c => before.where[c] === region && before.inside[c] === 1),
    tale: tale.slice(id, end < 0 ? tale.length : id + 1 + end),
  }
}

/** The siege to show after this many events: the last one tested, until it has been read; null: none. */
export function siegeAt(tale: readonly Tale[], after: number, watched: number): SiegeStory | null {
  const id = tale.findLastIndex(({ e }, at) => at < after && e.is === 'siege-tested')
  return id < watched ? null : siegeFrom(tale, id)
}
