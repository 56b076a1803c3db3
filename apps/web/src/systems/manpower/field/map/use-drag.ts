import type { Field } from '@sandtable/draw'
import type { Pair } from '@sandtable/manpower'
import type { PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { groundAt } from './ground-at.ts'

/** Pixels that the pointer must move before it drags, so that a click stays a click. */
const LEAST = 5

interface Dragged {
  readonly field: Field
  /** Whether it can be dragged now. */
  readonly can: boolean
  /** The place that moves with the pointer, in centimetres. */
  readonly from: Pair
  readonly onDrag: (to: Pair) => void
  readonly onDrop: () => void
  readonly onClick: () => void
}

/** The start of a drag. */
interface Hold {
  readonly pointer: number
  readonly x: number
  readonly y: number
  /** From the pointer to the place that moves with it. */
  readonly off: Pair
  drags: boolean
}

/** The handlers that let an element of the map be dragged over the ground by mouse or finger, or clicked. */
export function useDrag({ field, can, from, onDrag, onDrop, onClick }: Dragged) {
  const hold = useRef<Hold | null>(null)
  const hasDragged = useRef(false)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const under = (event: PointerEvent<SVGElement>): Pair | null => {
    const ground = event.currentTarget.ownerSVGElement?.querySelector('[data-ground]') ?? null
    return ground === null ? null : groundAt(field, ground, event)
  }
  const drop = (): void => {
    if (hold.current?.drags === true) onDrop()
    hold.current = null
  }
  return {
    'data-draggable': can,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const at = under(event)
      hasDragged.current = false
      if (!can || at === null || event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const off: Pair = [from[0] - at[0], from[1] - at[1]]
      hold.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, off, drags: false }
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const held = hold.current
      const at = under(event)
      if (held === null || at === null || held.pointer !== event.pointerId) return
      if (!held.drags && Math.hypot(event.clientX - held.x, event.clientY - held.y) < LEAST) return
      held.drags = true
      hasDragged.current = true
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => onDrag([at[0] + held.off[0], at[1] + held.off[1]]))
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const [held, at] = [hold.current, under(event)]
      cancelAnimationFrame(frame.current)
      if (held?.drags === true && at !== null) onDrag([at[0] + held.off[0], at[1] + held.off[1]])
      drop()
    },
    onPointerCancel: drop,
    onClick: () => {
      if (!hasDragged.current) onClick()
      hasDragged.current = false
    },
  }
}
