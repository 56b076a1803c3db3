import { useEffect } from 'react'
import type { MapHand } from './motion.ts'

const STEP = 1.4
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}

/** Whether a key is meant for a text field or for the browser. */
export const isTyped = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest(
      'input, textarea, select, [contenteditable=true], [role=slider], dialog, [role=dialog]',
    ) !== null)

/** + − 0 zoom wherever the focus is; arrows pan while nothing has the focus. */
export function useMapKeys(hand: MapHand | null): void {
  useEffect(() => {
    if (hand === null) return
    const onKey = (event: KeyboardEvent): void => {
      if (isTyped(event) || event.defaultPrevented) return
      const arrow = document.activeElement === document.body ? ARROWS[event.key] : undefined
      if (event.key === '+' || event.key === '=') hand.zoomBy(STEP)
      else if (event.key === '-' || event.key === '−') hand.zoomBy(1 / STEP)
      else if (event.key === '0') hand.home()
      else if (arrow !== undefined) hand.panBy(...arrow)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [hand])
}
