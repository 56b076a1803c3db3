import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** A list of options whose first button takes the focus at each new decision, if a player who uses keys has lost it. */
export function useOptionsFocus(decision: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isFocusLost() && document.querySelector('[role="dialog"]') === null)
      list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [decision])
  return list
}
