import type { Report, Scenario, Tale } from '@sandtable/manpower'
import { reportOf } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { FieldCursor } from '../game/live-field.ts'
import type { TurnPart } from './turn-ends.ts'
import { turnEndedIn } from './turn-ends.ts'
import { useField, useFieldState } from '../field/field-context.ts'

/** The report of a turn. */
export interface TurnReport extends TurnPart {
  readonly report: Report
}

export function reportOn(
  s: Scenario,
  tale: readonly Tale[],
  part: TurnPart,
  at: FieldCursor['at'],
): TurnReport | null {
  const before = at(part.from)
  if (before === null) return null
  const events = tale.slice(part.from, part.to).map(({ e }) => e)
  return { ...part, report: reportOf(s, before, events) }
}

/** The turn that has just ended on the screen, until its report has been read; null: none. */
export function useTurnEnded(): TurnPart | null {
  const { desk } = useField()
  const { after, watched } = useStore(desk.cursor.shown)
  const { tale } = useFieldState().seen
  return useMemo(() => turnEndedIn(tale, watched, after), [tale, watched, after])
}

/** The report to read now: of the turn that has just ended, or the one opened again. */
export function useReport(): TurnReport | null {
  const { desk } = useField()
  const ended = useTurnEnded()
  const { seen, reported } = useFieldState()
  const { s, tale } = seen
  const part = ended ?? reported
  const { at } = desk.cursor
  return useMemo(() => (part === null ? null : reportOn(s, tale, part, at)), [part, s, tale, at])
}
