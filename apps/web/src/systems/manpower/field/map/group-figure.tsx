import type { FieldShown } from '@sandtable/draw'
import type { Scenario, Sight } from '@sandtable/manpower'
import { formation, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../../../look/drawn.tsx'
import { figureMaker } from '../logic/figures.ts'
import { groupAt } from '../logic/orders.ts'
import { useField } from '../field-context.ts'

interface Pictured {
  readonly s: Scenario
  readonly p: Sight
  readonly group: number
}

/** Pixels of the picture, and between its edge and the formation. */
const [SIZE, EDGE] = [84, 8]

/** A group's formation with its men, as it stands on the field; nothing for those who aren't on it. */
export function GroupFigure({ s, p, group }: Pictured) {
  const { pack, field } = useField()
  const figure = useMemo(() => figureMaker(pack, s)(p, groupAt(p, group)), [pack, s, p, group])
  if (groupAt(p, group).where !== 'field') return null
  const corners = figure.footprint.map(field.at)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const across = Math.max(right - left, bottom - top, 4)
  const scale = (SIZE - 2 * EDGE) / across
  const shown: FieldShown = { scale, palette: VARIABLES, id: 'card' }
  const side = SIZE / scale
  const view = [(left + right - side) / 2, (top + bottom - side) / 2, side, side]
  return (
    <svg width={SIZE} height={SIZE} viewBox={view.join(' ')} aria-hidden="true">
      <Drawn drawing={formation({ ...figure, state: null }, field, shown)} />
    </svg>
  )
}
