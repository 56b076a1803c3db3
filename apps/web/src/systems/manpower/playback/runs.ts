import type { Event, Tale } from '@sandtable/manpower'

/** Events that come of a blow. */
const FALLOUT: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'carrier-lost',
  'cloud-rose',
  'granted',
  'healed',
  'hero-fell',
  'morale-changed',
  'spell-struck',
  'stack-hit',
  'wall-raised',
  'work-hit',
])

/** Events with nothing to tell, within a blow or between two. */
const SILENT: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'attacks-begun',
  'equipment-used',
  'opened-fire',
])

const STARTS: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'ground-struck',
  'mines-sprung',
  'rushed',
  'shot-fired',
  'spell-worked',
  'volley-fired',
])

/** Ground that a spell or mines strike is part of their blow. */
const isFallout = (e: Event): boolean => FALLOUT.has(e.is) || (e.is === 'ground-struck' && e.by === null)

/** The event starts a blow, or fires another shot of one. */
export const startsBlow = (e: Event): boolean => STARTS.has(e.is) && !isFallout(e)

/** The weapon of a single shot; null: it is none. */
function weaponIn(e: Event): string | null {
  const by = e.is === 'shot-fired' || e.is === 'ground-struck' ? e.by : null
  return by === null ? null : `${by.group}.${by.stack}.${by.attack}`
}

/** The end of the blow that starts at this event of a tale, with all shots of the weapon in a row. */
export function endOfBlow(tale: readonly Pick<Tale, 'e'>[], from: number): number {
  const weapon = weaponIn((tale[from] as Tale).e)
  let end = from + 1
  for (let at = end; at < tale.length; at++) {
    const { e } = tale[at] as Tale
    const isPart = isFallout(e) || (weapon !== null && weaponIn(e) === weapon)
    if (isPart) end = at + 1
    else if (!SILENT.has(e.is)) break
  }
  return end
}

/** The place in a tale where the blow of this event starts; null: it belongs to none. */
export function startOfBlow(tale: readonly Pick<Tale, 'e'>[], at: number): number | null {
  let from = at
  while (from >= 0 && !startsBlow((tale[from] as Tale).e)) {
    const { e } = tale[from] as Tale
    if (!isFallout(e) && !SILENT.has(e.is)) return null
    from--
  }
  if (from < 0) return null
  const weapon = weaponIn((tale[from] as Tale).e)
  for (let back = from - 1; weapon !== null && back >= 0; back--) {
    const { e } = tale[back] as Tale
    if (weaponIn(e) === weapon) from = back
    else if (!isFallout(e) && !SILENT.has(e.is)) break
  }
  return from
}

/** Where the silent events begin that lead to a blow. */
export function beforeBlow(tale: readonly Pick<Tale, 'e'>[], start: number): number {
  let from = start
  while (from > 0 && SILENT.has((tale[from - 1] as Tale).e.is)) from--
  return from
}
