import type { Field } from '@sandtable/draw'
import type { FieldDesk, FieldState } from './logic/desk.ts'
import type { FieldFile } from '@sandtable/scenario'
import type { OpenLosses } from '../odds/loss-desk.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

/** Everything that the parts of a battle's table share. */
export interface AtField {
  /** Its pack. */
  readonly pack: FieldFile
  readonly desk: FieldDesk
  /** The ground as it is drawn. */
  readonly field: Field
  /** Works out what shots cost. */
  readonly losses: OpenLosses
}

export const FieldContext = createContext<AtField | null>(null)

export function useField(): AtField {
  const field = useContext(FieldContext)
  if (field === null) throw new Error('this part is not at the table of a battle')
  return field
}

export const useFieldState = (): FieldState => useStore(useField().desk.state)
/** No orders now: one is being sent, or the connection is lost. */
export const useFieldHeld = (): boolean =>
  useStore(useField().desk.state, ({ busy, seen }) => busy || !seen.connected)
