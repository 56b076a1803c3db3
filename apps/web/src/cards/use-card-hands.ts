import type { StoreApi } from 'zustand/vanilla'
import { useEffect } from 'react'
import type { Cards } from './card-state.ts'
import { isTyping } from '../frame/is-typing.ts'

/** Milliseconds of rest on a piece, of a finger held on it, and after the pointer has left it and its card. */
const [REST, HELD, GONE] = [400, 450, 150]
/** A finger that goes farther than this drags, in pixels. */
const DRAG = 10

const PIECE = '[data-piece]'
const CARD = '[data-card]'

const pieceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PIECE) : null

/** A card opens when a mouse rests on a piece, when a finger is held on it, and by the key I where the focus is on it. */
export function useCardHands(cards: StoreApi<Cards>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    let pressed: readonly [number, number] | null = null
    const later = (ms: number, deed: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(deed, ms)
    }
    const open = (piece: Element, isHeld: boolean): void => {
      const { left, right, top, bottom } = piece.getBoundingClientRect()
      const name = piece.getAttribute('data-piece')
      if (name !== null && piece.isConnected)
        cards.getState().show({ piece: name, beside: { left, right, top, bottom }, isHeld })
    }
    const close = (): void => cards.getState().show(null)
    const move = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse') return
      const piece = pieceOf(target)
      const isOpen = cards.getState().open !== null
      if (target instanceof Element && target.closest(CARD) !== null) return clearTimeout(timer)
      if (piece === over && !(piece === null && isOpen)) return
      over = piece
      if (piece === null) return cards.getState().open?.isHeld === true ? undefined : later(GONE, close)
      if (buttons === 0) later(isOpen ? GONE : REST, () => open(piece, false))
    }
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      const isOnCard = target instanceof Element && target.closest(CARD) !== null
      if (!isOnCard) close()
      const piece = pieceOf(target)
      clearTimeout(timer)
      if (pointerType === 'mouse' || piece === null) return
      pressed = [clientX, clientY]
      later(HELD, () => open(piece, true))
    }
    const drag = ({ clientX, clientY }: PointerEvent): void => {
      if (pressed === null || Math.hypot(clientX - pressed[0], clientY - pressed[1]) < DRAG) return
      pressed = null
      clearTimeout(timer)
    }
    const up = (): void => {
      if (pressed !== null) clearTimeout(timer)
      pressed = null
    }
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key === 'Escape' && cards.getState().open !== null) {
        event.stopImmediatePropagation()
        return close()
      }
      if (key.toLowerCase() !== 'i' || ctrlKey || metaKey || altKey || isTyping(event.target)) return
      const focused = document.activeElement
      const piece = pieceOf(focused) ?? focused?.querySelector(PIECE) ?? over
      if (piece !== null && piece !== undefined) open(piece, true)
    }
    /** A finger that is held does not open the menu of the browser as well. */
    const menu = (event: Event): void => {
      if (pressed !== null && pieceOf(event.target) !== null) event.preventDefault()
    }
    const listeners = [
      ['pointermove', move],
      ['pointerdown', down],
      ['pointermove', drag],
      ['pointerup', up],
      ['pointercancel', up],
      ['keydown', press],
      ['contextmenu', menu],
    ] as const
    for (const [name, hear] of listeners) addEventListener(name, hear as EventListener, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, hear] of listeners)
        removeEventListener(name, hear as EventListener, { capture: true })
    }
  }, [cards])
}
