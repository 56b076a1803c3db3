import type { FieldShown, FormationFigure } from '@sandtable/draw'
import type { GroupSight, Sight } from '@sandtable/manpower'
import { formation, wayLine } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { answerOf, groupAt, standing, wayOf } from '../logic/orders.ts'
import { Drawn } from '../../counters/drawn.tsx'
import { metres } from '../logic/metres.ts'
import { useField, useFieldState } from '../field-context.ts'

interface Ghost {
  readonly shown: FieldShown
  readonly draw: (p: Sight, group: GroupSight) => FormationFigure
}

/** The ghost of a group where it would go or be set down, with its way and what that costs. */
export function WayLayer({ shown, draw }: Ghost) {
  const { t } = useTranslation()
  const { field } = useField()
  const { seen, asked, selection } = useFieldState()
  const { s, view } = seen
  if (view === null || asked === null) return null
  const ghost = (group: GroupSight, can: boolean) => (
    <g opacity={can ? 0.72 : 0.35}>
      <Drawn drawing={formation({ ...draw(view, group), state: can ? 'can' : null }, field, shown)} />
    </g>
  )
  if (selection.at === 'stand') {
    const group = standing(s, groupAt(view, selection.group), selection.to, selection.facing)
    return ghost(group, answerOf(asked, selection) !== null)
  }
  const way = wayOf(asked, selection)
  if (way === null || way.plan === null || selection.at !== 'move') return null
  const from = centre(s, groupAt(view, selection.group))
  const text = t('field:metres', { metres: metres(way.plan.cost) })
  return (
    <>
      {ghost(way.plan.end, true)}
      <Drawn drawing={wayLine([from, ...way.order.path], text, field, shown)} />
    </>
  )
}
