import type { Event, Sight, Tale } from '@sandtable/manpower'
import type { Spot } from '@sandtable/draw'
import { spreadOf } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useField } from '../field/field-context.ts'

/** A roll of scatter, and the position just before it. */
export interface ShownScatter {
  readonly e: Extract<Event, { is: 'deviation-rolled' | 'spell-strayed' }>
  readonly before: Sight
  /** The shot's aim, the place where it will fall, and all where it might have; null: they are told later. */
  readonly shot: { readonly aim: Spot; readonly falls: Spot; readonly spread: readonly Spot[] } | null
}

/** The scatter that is on screen; null: none. */
export function useScatter(): ShownScatter | null {
  const { desk } = useField()
  const { isBehind, after } = useStore(desk.cursor.shown)
  const { s, tale } = useStore(desk.live.seen)
  const { at } = desk.cursor
  return useMemo(() => {
    const e = isBehind ? tale[after - 1]?.e : undefined
    if (e?.is !== 'deviation-rolled' && e?.is !== 'spell-strayed') return null
    const before = at(after - 1)
    if (before === null) return null
    const declared = declaredAfter(tale, after)
    const aim = declared?.aim.at === 'point' && e.is === 'deviation-rolled' ? declared.aim.point : null
    if (declared === null || aim === null || e.is !== 'deviation-rolled') return { e, before, shot: null }
    const spread = spreadOf(s, before, declared, e.roll) ?? []
    const falls: Spot = [aim[0] + e.offset[0], aim[1] + e.offset[1]]
    const places = spread.map((fall): Spot => [fall.at[0], fall.at[1]])
    return { e, before, shot: { aim: [aim[0], aim[1]], falls, spread: places } }
  }, [isBehind, after, s, tale, at])
}

/** The attack that a roll of scatter is made for. */
function declaredAfter(tale: readonly Tale[], after: number) {
  const e = tale[after]?.e
  return e?.is === 'attack-declared' ? e.declared : null
}
