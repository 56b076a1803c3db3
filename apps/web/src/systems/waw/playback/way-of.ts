import type { Tale } from '@sandtable/waw'
import type { Deed } from '../../../playback/story.ts'

/** The regions of a march or a retreat; empty: neither. */
export function wayOf({ from, to }: Deed, tale: readonly Tale[]): readonly number[] {
  const steps = tale.slice(from, to).flatMap(({ e }) => (e.is === 'marched' ? [e] : []))
  return steps.flatMap((e, i) => (i === 0 ? [e.from, e.to] : [e.to]))
}

/** The way of a retreat, from the battle. */
export const retreatsOf = (
  { from, to, place }: Deed,
  tale: readonly Tale[],
): readonly (readonly number[])[] =>
  place === null
    ? []
    : tale.slice(from, to).flatMap(({ e }) => (e.is === 'retreated' && e.to !== place ? [[place, e.to]] : []))
