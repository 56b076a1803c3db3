import type { End, Pair, Sight } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { SeenField } from '../../game/live-field.ts'
import type { Selection } from './selection.ts'
import { centre, endAt, present } from '@sandtable/manpower'
import { aheadOf } from './fires.ts'
import { groupAt } from './orders.ts'
import { groupOf } from './selection.ts'

/** What the player looks into on the map, beside any order. */
export type Probe =
  /** The distance and the sight between two ends; the second follows the pointer until it is set. */
  | { readonly at: 'ruler'; readonly from: End | null; readonly to: End | null; readonly isSet: boolean }
  /** What could hit the chosen group; or, with none chosen, this place. */
  | { readonly at: 'threat'; readonly place: Pair | null }

export type Ruling = Extract<Probe, { at: 'ruler' }>

/** What a player does to look into something. */
export interface Probing {
  /** Takes up the ruler or the threat, or puts it away. */
  readonly look: (into: Probe['at']) => void
  /** The free end of the ruler follows to a place. */
  readonly stretch: (to: Pair) => void
  /** Moves the end of the ruler by so much, if it is taken up. */
  readonly shift: (by: Pair) => boolean
}

/** What a player looks at, and what he has prepared. */
export interface Looking {
  readonly seen: Pick<SeenField, 's' | 'view'>
  readonly asked: Asked | null
  readonly selection: Selection
  readonly probe: Probe | null
}

export function probing(look: () => Looking, put: (probe: Probe | null) => void): Probing {
  return {
    look: into => {
      const now = look()
      if (now.probe?.at === into) return put(null)
      put(into === 'ruler' ? newRuler(now) : { at: 'threat', place: null })
    },
    stretch: to => {
      const { seen, probe } = look()
      if (probe?.at !== 'ruler' || probe.from === null || probe.isSet || seen.view === null) return
      put({ ...probe, to: endAt(seen.s, seen.view, to) })
    },
    shift: by => {
      const now = look()
      if (now.probe?.at !== 'ruler' || now.seen.view === null) return false
      put(movedBy(now.probe, now, by))
      return true
    },
  }
}

/** A new ruler, from the chosen group if there is one. */
function newRuler({ seen, selection }: Looking): Ruling {
  const group = groupOf(selection)
  const isThere = group !== null && seen.view !== null && present(groupAt(seen.view, group))
  return { at: 'ruler', from: isThere ? { at: 'group', group } : null, to: null, isSet: false }
}

/** The ruler with its next end: the first of a new line, or the second. */
export const measuredTo = (ruler: Ruling, end: End): Ruling =>
  ruler.from === null || ruler.isSet
    ? { at: 'ruler', from: end, to: null, isSet: false }
    : { ...ruler, to: end, isSet: true }

/** The ruler with its far end moved by some centimetres; a new one starts in the middle of the field. */
function movedBy(ruler: Ruling, { seen }: Looking, [east, north]: Pair): Ruling {
  const { width, height } = seen.s.map
  const middle: End = { at: 'point', point: [Math.round(width / 2), Math.round(height / 2)] }
  const from = ruler.from ?? middle
  const base = ruler.to ?? from
  const [x, y] = base.at === 'point' ? base.point : centre(seen.s, groupAt(seen.view as Sight, base.group))
  return { at: 'ruler', from, to: { at: 'point', point: [x + east, y + north] }, isSet: true }
}

/** What is still there of a probe after something has happened: a ruler needs both its groups. */
export function probeIn(probe: Probe | null, view: Sight | null): Probe | null {
  if (probe?.at !== 'ruler' || view === null) return probe
  const isGone = [probe.from, probe.to].some(end => {
    const group = end?.at === 'group' ? view.groups[end.group] : null
    return group === undefined || (group !== null && !present(group))
  })
  return isGone ? { at: 'ruler', from: null, to: null, isSet: false } : probe
}

/** What the threat is looked at of: a group as it stands or would stand, or a place. */
export type Threatened =
  | { readonly at: 'group'; readonly group: number; readonly p: Sight; readonly isAhead: boolean }
  | { readonly at: 'place'; readonly place: Pair; readonly p: Sight }

export function threatenedIn({ seen, asked, selection, probe }: Looking): Threatened | null {
  const { view } = seen
  if (probe?.at !== 'threat' || view === null) return null
  const group = groupOf(selection)
  if (group !== null && present(groupAt(view, group))) {
    const p = asked === null ? null : aheadOf(asked, selection)
    return { at: 'group', group, p: p ?? view, isAhead: p !== null }
  }
  return probe.place === null ? null : { at: 'place', place: probe.place, p: view }
}
