import type { FieldShown } from '@sandtable/draw'
import { groundBut, unseenGround, unseenVeil } from '@sandtable/draw'
import { outletOf } from '@sandtable/manpower'
import { useMemo } from 'react'
import { Drawn } from '../../../../look/drawn.tsx'
import { answerOf, groupAt, whyNotHere } from '../logic/orders.ts'
import type { Selection } from '../logic/selection.ts'
import { groupOf } from '../logic/selection.ts'
import { inward } from '../logic/desk.ts'
import { useField, useFieldState } from '../field-context.ts'

/** The spacing, in metres, of test points for placing a group or coming out. */
const [APART, CLOSE] = [20, 3]

type Standing = Extract<Selection, { at: 'stand' }>

/** A veil over the ground where the next group's middle can't be placed. */
export function PlacingLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { asked, selection, ready } = useFieldState()
  const chosen = groupOf(selection)
  const isReady = chosen !== null && ready.includes(chosen)
  const group = isReady ? chosen : asked?.kind === 'place' ? ready[0] : undefined
  const facing = selection.at === 'stand' ? selection.facing : null
  const barred = useMemo(() => {
    if (asked === null || group === undefined) return null
    const front = facing ?? inward(asked, groupAt(asked.p, group).facing)
    const held = ([x, y]: readonly [number, number]): Standing => ({
      at: 'stand',
      group,
      to: [x, y],
      facing: front,
    })
    if (asked.kind === 'place')
      return unseenGround(field, APART, spot => whyNotHere(asked, held(spot)) === null)
    const outlet = asked.kind === 'orders' ? outletOf(asked.s, asked.p, group) : null
    if (outlet === null) return null
    return groundBut(
      field,
      outlet.middle,
      outlet.around / 100,
      CLOSE,
      spot => answerOf(asked, held(spot)) !== null,
    )
  }, [field, asked, group, facing])
  return barred === null ? null : <Drawn drawing={unseenVeil(barred, shown)} />
}
