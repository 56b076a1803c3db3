import type { FieldShown } from '@sandtable/draw'
import { reachLine, unseenGround, unseenVeil } from '@sandtable/draw'
import { footprint, isAimedAtGround, seesPoint } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../counters/drawn.tsx'
import { attackIn, groupAt } from '../logic/orders.ts'
import { useField, useFieldState } from '../field-context.ts'

/** The ground is asked so many metres apart whether it is seen. */
const apart = (width: number, height: number): number => Math.max(8, Math.sqrt((width * height) / 6000))

/** How far the weapon that is taken up reaches, and what its group cannot see. */
export function RangeLayer({ shown }: { readonly shown: FieldShown }) {
  const { t } = useTranslation()
  const { field } = useField()
  const { seen, selection, asked } = useFieldState()
  const { s, view } = seen
  const group = selection.at === 'aim' ? selection.group : null
  const unseen = useMemo(() => {
    if (group === null || view === null) return []
    return unseenGround(field, apart(field.width, field.height), ([x, y]) =>
      seesPoint(s, view, group, [x, y]),
    )
  }, [field, s, view, group])
  if (selection.at !== 'aim' || view === null || asked === null) return null
  const attack = attackIn(s, view, selection)
  const metres = Math.round(attack.range / 100)
  const isHidden = attack.inaccuracy !== null && isAimedAtGround(attack)
  return (
    <>
      {isHidden ? null : <Drawn drawing={unseenVeil(unseen, shown)} />}
      {attack.range === 0 ? null : (
        <Drawn
          drawing={reachLine(
            {
              from: footprint(s, groupAt(view, selection.group)),
              far: metres,
              text: t('field:metres', { metres }),
            },
            field,
            shown,
          )}
        />
      )}
    </>
  )
}
