import type { FieldState } from './desk.ts'
import type { Ruling } from './probe.ts'
import type { WhatNow } from '../../../../frame/what-now.tsx'
import { reachersOf, ruled } from '@sandtable/manpower'
import { firesOf } from './fires.ts'
import { groupAt } from './orders.ts'
import { metres } from './metres.ts'
import { sayScreen } from '../../words/story.ts'
import { threatenedIn } from './probe.ts'

/** The prompt while the player measures something. */
export function measuring({ seen: { s, view } }: FieldState, { from, to, isSet }: Ruling): WhatNow {
  if (view === null || from === null) return asking('field:ruler:start')
  if (to === null || !isSet) return asking('field:ruler:end')
  const { length, hiding } = ruled(s, view, from, to)
  const values = { metres: metres(length) }
  const hint = { key: 'field:ruler:again' }
  if (hiding === null) return { say: { key: 'field:ruler:seen', values }, hint, keys: KEYS }
  return {
    say: { key: 'field:ruler:unseen', values: { ...values, why: sayScreen(hiding.by) } },
    hint,
    keys: KEYS,
  }
}

const KEYS = { key: 'field:keys:ruler' }

const asking = (key: string): WhatNow => ({ say: { key }, hint: { key: `${key}:hint` }, keys: KEYS })

/** The prompt with how many could hit what the player looks at; the odds of an aim and warnings of a move come first. */
export function threatening(now: WhatNow, state: FieldState): WhatNow {
  if (state.probe === null || state.selection.at === 'aim') return now
  const threatened = threatenedIn(state)
  if (threatened === null) return { ...now, hint: { key: 'field:threat:choose' } }
  const { s } = state.seen
  if (threatened.at === 'place') {
    const groups = reachersOf(s, threatened.p, state.seen.viewer ?? 0, threatened.place)
    const count = new Set(groups.map(({ group }) => group)).size
    return { ...now, hint: { key: 'field:threat:count:place', values: { count } } }
  }
  const { group, p } = threatened
  const { shots } = firesOf(s, p, group, 'at')
  const count = new Set(shots.map(shot => shot.group)).size
  return { ...now, hint: { key: 'field:threat:count', values: { who: groupAt(p, group).name, count } } }
}
