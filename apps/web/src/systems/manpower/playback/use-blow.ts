import type { Blow, Scenario, Sight, Tale } from '@sandtable/manpower'
import { blowsIn } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { FieldCursor } from '../game/live-field.ts'
import type { Scene } from '../field/logic/scene-of.ts'
import { beforeBlow, startOfBlow } from './runs.ts'
import { placeOf } from '../field/logic/scene-of.ts'
import { useField, useFieldState } from '../field/field-context.ts'

/** A blow as far as it is shown, and the position just before it. */
export interface ShownBlow {
  readonly blow: Blow
  readonly before: Sight
  /** The position just before its last throw. */
  readonly beforeLast: Sight
  /** The number of events before its own, from which they are counted. */
  readonly from: number
}

/** The blow of the last event of a tale; null: that belongs to none. */
export function lastBlow(s: Scenario, tale: readonly Tale[], at: FieldCursor['at']): ShownBlow | null {
  const start = tale.length === 0 ? null : startOfBlow(tale, tale.length - 1)
  if (start === null) return null
  const from = beforeBlow(tale, start)
  const before = at(from)
  if (before === null) return null
  const events = tale.slice(from).map(({ e }) => e)
  const blow = blowsIn(s, before, events).at(-1)
  if (blow === undefined) return null
  const last = blow.throws.at(-1)
  const beforeLast = (last === undefined ? null : at(from + last.after - 1)) ?? before
  return { blow, before, beforeLast, from }
}

/** The blow that the screen shows now; null: none. */
export function useBlow(): ShownBlow | null {
  const { desk } = useField()
  const { isBehind, lingers, after } = useStore(desk.cursor.shown)
  const { s, tale } = useFieldState().seen
  const { at } = desk.cursor
  const isShown = isBehind || lingers
  return useMemo(
    () => (isShown ? lastBlow(s, tale.slice(0, after), at) : null),
    [isShown, s, tale, after, at],
  )
}

/** The place of the event that is playing; null: none, or only words. */
export function useStep(): Scene | null {
  const { desk } = useField()
  const { isBehind } = useStore(desk.cursor.shown)
  const { s, view, tale } = useFieldState().seen
  return useMemo(() => {
    const told = isBehind ? tale.at(-1) : undefined
    return told === undefined || view === null ? null : placeOf(s, view, told.e)
  }, [isBehind, s, view, tale])
}
