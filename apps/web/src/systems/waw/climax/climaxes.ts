import type { Tale } from '@sandtable/waw'

/** A finished battle or a siege test that can be looked at again. */
export interface Past {
  readonly is: 'battle' | 'siege'
  /** The event of the tale where it began. */
  readonly id: number
  readonly region: number
  readonly turn: number
}

/** All of a tale, the oldest first. */
export function climaxesIn(tale: readonly Tale[]): readonly Past[] {
  const found: Past[] = []
  let joined: Past | null = null
  for (const [id, { e, turn }] of tale.entries()) {
    if (e.is === 'siege-tested') found.push({ is: 'siege', id, region: e.region, turn })
    if (e.is === 'battle-joined') joined = { is: 'battle', id, region: e.battle.region, turn }
    if (e.is === 'battle-ended' && joined !== null) found.push(joined)
  }
  return found
}

/** The one that the last of these events ended: a battle that is over, or a siege test; null: none. */
export function climaxAfter(tale: readonly Tale[], after: number): number | null {
  const last = tale[after - 1]?.e.is
  if (last === 'siege-tested') return after - 1
  return last === 'battle-ended'
    ? tale.findLastIndex(({ e }, at) => at < after && e.is === 'battle-joined')
    : null
}

/** The one that begins within a part of a tale; null: none. */
export const climaxWithin = (pasts: readonly Past[], from: number, to: number): Past | null =>
  pasts.find(({ id }) => id >= from && id < to) ?? null

/** The key of the words on a button that opens it. */
export const labelOf = ({ is }: Past): string => (is === 'battle' ? 'after:open' : 'after:openSiege')
