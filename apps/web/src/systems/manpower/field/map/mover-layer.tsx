import type { FieldShown, Spot } from '@sandtable/draw'
import { strangeWay } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { Drawn } from '../../../../look/drawn.tsx'
import { groupAt } from '../logic/orders.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useFrame } from '../../../../frame/frame-context.ts'

/** The move under way: its start, its current place, and its goal. */
export function MoverLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { marks } = useFrame()
  const { s, view } = useFieldState().seen
  if (view === null || view.move === null) return null
  const { group, trail, path } = view.move
  const mover = groupAt(view, group)
  const here = centre(s, mover)
  const spots = (way: typeof trail): Spot[] => way.map(([x, y]): Spot => [x, y])
  const mark = marks[mover.owner]?.colour ?? shown.palette.mapInk
  return <Drawn drawing={strangeWay([...spots(trail), here], [here, ...spots(path)], mark, field, shown)} />
}
