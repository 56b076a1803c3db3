import type { SyntheticEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Wish } from './playback.ts'
import { isTyping } from '../frame/is-typing.ts'
import { useWatching } from './playback-context.ts'

const WISHES: Readonly<Record<string, Wish>> = {
  ' ': { do: 'play' },
  ArrowLeft: { do: 'step', by: -1 },
  ArrowRight: { do: 'step', by: 1 },
}

/** Keys that give or prepare an order. */
const ORDERS: ReadonlySet<string> = new Set(['Enter', 'u', 'e', 'o'])

/** Parts of the table that give no orders: the bar itself, map tools, tabs, menus, dialogs. */
const HARMLESS = '[data-playback], [role=toolbar], [role=tablist], [role=tabpanel], [role=dialog], header'

interface Guard {
  readonly onPointerDownCapture: (event: SyntheticEvent) => void
  readonly onClickCapture: (event: SyntheticEvent) => void
}

/** While the screen is behind the game, the first click or key that would give an order only brings it to the head. */
export function usePlaybackGuard(): Guard {
  const { cursor } = useWatching()
  /** The click of a caught press. */
  const caught = useRef(false)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (!cursor.shown.getState().isBehind || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(target) || isIn(target, '[role=dialog]')) return
      if (isIn(target, 'button, select') && (key === ' ' || key === 'Enter') && isIn(target, HARMLESS)) return
      const wish = WISHES[key]
      const skips = key === 'Escape' || ORDERS.has(key.toLowerCase()) || ORDERS.has(key)
      if (wish === undefined && !skips) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (wish === undefined) cursor.skip()
      else cursor.wish(wish)
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [cursor])
  return {
    onPointerDownCapture: event => {
      caught.current = cursor.shown.getState().isBehind && !isIn(event.target, HARMLESS)
      if (!caught.current) return
      event.stopPropagation()
      cursor.skip()
    },
    onClickCapture: event => {
      if (!caught.current) return
      caught.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
