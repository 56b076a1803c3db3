import type { Data, Viewer } from '@sandtable/kernel'
import type { Store, Turn } from '@sandtable/store'
import type { Room } from '../game/room.ts'
import { at } from '@sandtable/kernel'
import { isTakenBack } from '../game/deeds.ts'
import { backAt, isBackForAll } from '../game/roll-back.ts'
import { redacted, rowOf } from '../game/room.ts'

/** How many turns to read at a time, and how many events to send at once. */
const PAGE = 64
const MOST = 400

/** A turn's events for a viewer. */
function shownBy(room: Room, turn: Turn, viewer: Viewer): readonly Data[] {
  const [first] = turn.others
  if (isBackForAll(first)) return [backAt(first, rowOf(room.body, viewer))]
  if (viewer !== null && viewer === turn.player) {
    return turn.own.some(isTakenBack) ? turn.own : redacted(room, turn.own, viewer)
  }
  return redacted(room, turn.others, viewer)
}

const toldBy = (room: Room, turn: Turn, viewer: Viewer): number => at(turn.told, rowOf(room.body, viewer))

/**
 * What a viewer has missed since a number of its stream; null: too much for that, or something was taken back, and the
 * viewer gets the view instead.
 */
export async function missedSince(
  store: Store,
  room: Room,
  viewer: Viewer,
  seen: number,
): Promise<readonly Data[] | null> {
  const now = at(room.body.told, rowOf(room.body, viewer))
  if (seen === now) return []
  if (seen > now || now - seen > MOST) return null
  let missed: Data[] = []
  for (let to = room.record.version; to > 0 && missed.length < now - seen; to -= PAGE) {
    const turns = await store.turns(room.record.id, Math.max(1, to - PAGE + 1), to)
    const shown = turns.flatMap(turn => shownBy(room, turn, viewer))
    if (shown.some(isTakenBack)) return null
    missed = [...shown, ...missed]
  }
  return missed.length < now - seen ? null : missed.slice(missed.length - (now - seen))
}

/** Events of a viewer's stream from a number on, as many as fit into a message, and whether there are more. */
export async function historyFrom(
  store: Store,
  room: Room,
  viewer: Viewer,
  from: number,
): Promise<{ events: readonly Data[]; more: boolean }> {
  const now = at(room.body.told, rowOf(room.body, viewer))
  if (from >= now) return { events: [], more: false }
  const last = room.record.version
  const events: Data[] = []
  let skip = 0
  for (
    let at = await firstAfter(store, room, viewer, from);
    at <= last && events.length - skip <= MOST;
    at += PAGE
  ) {
    const turns = await store.turns(room.record.id, at, Math.min(last, at + PAGE - 1))
    for (const turn of turns) {
      const shown = shownBy(room, turn, viewer)
      if (events.length === 0) skip = Math.max(0, from - (toldBy(room, turn, viewer) - shown.length))
      events.push(...shown)
    }
  }
  const some = events.slice(skip, skip + MOST)
  return { events: some, more: from + some.length < now }
}

/** The first turn that took a viewer's stream past this count; found by bisection. */
async function firstAfter(store: Store, room: Room, viewer: Viewer, from: number): Promise<number> {
  let [low, high] = [1, room.record.version + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [turn] = await store.turns(room.record.id, middle, Math.min(high - 1, middle + PAGE - 1))
    if (turn === undefined || toldBy(room, turn, viewer) > from) high = middle
    else low = turn.number + 1
  }
  return low
}
