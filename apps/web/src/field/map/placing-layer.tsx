import type { FieldShown } from '@sandtable/draw'
import { unseenGround, unseenVeil } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../counters/drawn.tsx'
import { groupAt, whyNotHere } from '../logic/orders.ts'
import { groupOf } from '../logic/selection.ts'
import { inward } from '../logic/desk.ts'
import { useField, useFieldState } from '../field-context.ts'

/** The ground is asked so many metres apart whether a group may be placed there. */
const APART = 20

/** A veil over the ground where the middle of the group that is to be placed next cannot be. */
export function PlacingLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { asked, selection, ready } = useFieldState()
  const chosen = groupOf(selection)
  const group = chosen !== null && ready.includes(chosen) ? chosen : ready[0]
  const facing = selection.at === 'stand' ? selection.facing : null
  const barred = useMemo(() => {
    if (asked?.kind !== 'place' || group === undefined) return null
    const front = facing ?? inward(asked, groupAt(asked.p, group).facing)
    return unseenGround(
      field,
      APART,
      ([x, y]) => whyNotHere(asked, { at: 'stand', group, to: [x, y], facing: front }) === null,
    )
  }, [field, asked, group, facing])
  return barred === null ? null : <Drawn drawing={unseenVeil(barred, shown)} />
}
