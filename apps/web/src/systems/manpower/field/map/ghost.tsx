import type { FieldShown, FormationFigure, Spot } from '@sandtable/draw'
import { formation } from '@sandtable/draw'
import { Drawn } from '../../../../look/drawn.tsx'
import { useDrag } from './use-drag.ts'
import { useField } from '../field-context.ts'
import css from './field-map.module.css'

interface Ghosted {
  readonly figure: FormationFigure
  readonly shown: FieldShown
  readonly group: number
  /** Its middle. */
  readonly middle: Spot
}

/** Pixels from the front to the handle that turns it, of the handle, and of its touch target. */
const [OFF, HANDLE, TOUCH] = [30, 10, 22]

/** A group where it would stand: it can be dragged, turned by the handle in front of it, and clicked to go there. */
export function Ghost({ figure, shown, group, middle: [x, y] }: Ghosted) {
  const { desk, field } = useField()
  const hand = useDrag({
    field,
    can: true,
    from: [x, y],
    onDrag: to => desk.drag(group, to),
    onDrop: desk.drop,
    onClick: desk.confirm,
  })
  const { at, spot } = handleOf(figure, shown, field.at)
  const turning = useDrag({
    field,
    can: true,
    from: spot,
    onDrag: desk.face,
    onDrop: desk.drop,
    onClick: () => desk.turn(1),
  })
  const px = 1 / shown.scale
  const [left, right] = [figure.footprint[0], figure.footprint[1]].map(field.at) as [Spot, Spot]
  const front = `M${(left[0] + right[0]) / 2} ${(left[1] + right[1]) / 2}L${at[0]} ${at[1]}`
  return (
    <g data-ghost>
      <g className={css['ghost']} opacity={0.72} {...hand}>
        <Drawn drawing={formation({ ...figure, state: 'can' }, field, shown)} />
        <polygon fill="transparent" points={figure.footprint.map(p => field.at(p).join(',')).join(' ')} />
      </g>
      <g className={css['handle']} data-turn {...turning}>
        <path d={front} strokeWidth={2 * px} />
        <circle cx={at[0]} cy={at[1]} r={TOUCH * px} fill="transparent" stroke="none" />
        <circle cx={at[0]} cy={at[1]} r={HANDLE * px} strokeWidth={2 * px} />
        <path
          d="M-4.500 1.500A4.800 4.800 0 1 1 -1 4.700M-7 -1.500l2.500 3 3 -2.500"
          transform={`translate(${at[0]} ${at[1]}) scale(${px})`}
          strokeWidth={1.8}
        />
      </g>
    </g>
  )
}

/** The handle's place: on the drawing, and in the battle. */
function handleOf(
  { footprint }: FormationFigure,
  { scale }: FieldShown,
  drawn: (spot: Spot) => readonly [number, number],
): { at: readonly [number, number]; spot: [number, number] } {
  const [left, right, , backLeft] = footprint
  const [dx, dy] = [left[0] - backLeft[0], left[1] - backLeft[1]]
  const far = (100 * OFF) / scale / (Math.hypot(dx, dy) || 1)
  const spot: [number, number] = [
    Math.round((left[0] + right[0]) / 2 + dx * far),
    Math.round((left[1] + right[1]) / 2 + dy * far),
  ]
  return { at: drawn(spot), spot }
}
