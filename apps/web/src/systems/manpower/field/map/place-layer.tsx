import type { FieldShown } from '@sandtable/draw'
import { spotRing } from '@sandtable/draw'
import { Drawn } from '../../../../look/drawn.tsx'
import { groupAt } from '../logic/orders.ts'
import { present } from '@sandtable/manpower'
import { useField, useFieldState } from '../field-context.ts'

/** A ring around the place of a log line, unless a group there is lit. */
export function PlaceLayer({ shown: as }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { seen, shown } = useFieldState()
  if (shown === null || seen.view === null) return null
  if (shown.group !== null && present(groupAt(seen.view, shown.group))) return null
  return <Drawn drawing={spotRing(shown.spot, field, as)} />
}
