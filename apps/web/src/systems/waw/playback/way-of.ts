import type { Ground, Point } from '@sandtable/draw'
import type { Event, Tale } from '@sandtable/waw'
import type { Deed } from '../../../playback/story.ts'
import { groundAt } from '@sandtable/draw'

/** The regions of a march or a retreat; empty: neither. */
export function wayOf({ from, to }: Deed, tale: readonly Tale[]): readonly number[] {
  const steps = tale.slice(from, to).flatMap(({ e }) => (e.is === 'marched' ? [e] : []))
  return steps.flatMap((e, i) => (i === 0 ? [e.from, e.to] : [e.to]))
}

/** A beaten side's way from the battle. */
interface Retreat {
  readonly player: number
  readonly way: readonly number[]
}

type Joined = Extract<Event, { is: 'battle-joined' }>

/** The ways of those who retreated from a battle. */
export function retreatsOf({ from, to, place }: Deed, tale: readonly Tale[]): readonly Retreat[] {
  const events = tale.slice(from, to).map(({ e }) => e)
  const joined = events.find((e): e is Joined => e.is === 'battle-joined')
  if (place === null || joined === undefined) return []
  return events.flatMap(e =>
    e.is === 'retreated' && e.to !== place
      ? [{ player: joined.battle.players[e.side] ?? -1, way: [place, e.to] }]
      : [],
  )
}

/** The middle of a way as it is drawn, for its number. */
export function middleOf(ground: Ground, way: readonly number[], scale: number): Point | null {
  const leg = Math.max(1, Math.ceil((way.length - 1) / 2))
  const places = groundAt(ground, scale).regions
  const [a, b] = [places[way[leg - 1] ?? -1]?.anchor, places[way[leg] ?? -1]?.anchor]
  if (a === undefined || b === undefined) return null
  return [(a[0] + b[0]) / 2 - (b[1] - a[1]) * BEND, (a[1] + b[1]) / 2 + (b[0] - a[0]) * BEND]
}

/** How far the middle of a leg lies beside the straight line. */
const BEND = 0.05
