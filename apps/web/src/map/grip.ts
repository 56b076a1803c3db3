import type { Point } from '@sandtable/draw'
import type { Held, View } from './view.ts'
import { held, pointAt, scaledAt } from './view.ts'

interface Gripped {
  readonly frame: HTMLElement
  /** Whether an event on a part of the map is for the map. */
  readonly isForMap: (event: MouseEvent) => boolean
  readonly view: () => View
  /** The least and the largest scale. */
  readonly reach: () => readonly [number, number]
  readonly onMove: (to: View) => void
}

/** Lets a mouse, a wheel and fingers move a map; `renew` keeps a grip when something else has moved it. */
export function startGrip({ frame, isForMap, view, reach, onMove }: Gripped): {
  renew: () => void
  stop: () => void
} {
  const pointers = new Map<number, Held>()
  const listening = new AbortController()
  let hasMoved = false
  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return [event.clientX - left - frame.clientLeft, event.clientY - top - frame.clientTop]
  }
  const renew = (): void => {
    for (const [id, { at }] of pointers) pointers.set(id, { at, point: pointAt(view(), at) })
  }
  const grip = (event: PointerEvent): void => {
    if (!isForMap(event) || pointers.size === 2) return
    const at = placeOf(event)
    if (pointers.size === 0) hasMoved = false
    pointers.set(event.pointerId, { at, point: pointAt(view(), at) })
  }
  const letGo = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return
    renew()
    if (hasMoved && event.pointerType === 'mouse') keepClick()
  }
  const drag = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    // The button was released where the page couldn't see it.
    if (event.buttons === 0) return letGo(event)
    const at = placeOf(event)
    hasMoved ||= at[0] !== before.at[0] || at[1] !== before.at[1]
    pointers.set(event.pointerId, { ...before, at })
    onMove(held(view(), [...pointers.values()], reach()))
  }
  const turn = (event: WheelEvent): void => {
    if (!isForMap(event)) return
    event.preventDefault()
    onMove(scaledAt(view(), placeOf(event), 2 ** turned(event), reach()))
    renew()
  }
  const { signal } = listening
  frame.addEventListener('pointerdown', grip, { signal })
  frame.addEventListener('wheel', turn, { signal, passive: false })
  addEventListener('pointermove', drag, { signal })
  addEventListener('pointerup', letGo, { signal })
  addEventListener('pointercancel', letGo, { signal })
  return { renew, stop: () => listening.abort() }
}

/** The end of a drag is a click for the browser, but not for the player. */
function keepClick(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation()
  addEventListener('click', stop, { capture: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

/** Wheels count in pixels, lines or pages; a pinch on a touchpad is a wheel with the control key. */
const UNITS = [0.002, 0.05, 1]
const PINCH = 10

/** How many times over a turn of the wheel doubles the scale. */
const turned = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number =>
  -deltaY * (UNITS[deltaMode] as number) * (ctrlKey ? PINCH : 1)
