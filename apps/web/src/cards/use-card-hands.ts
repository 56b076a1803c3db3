import type { StoreApi } from 'zustand/vanilla'
import { useEffect } from 'react'
import type { Cards } from './card-state.ts'
import { isTyping } from '../frame/is-typing.ts'

/** Milliseconds of rest on a piece, of a finger held on it, after the pointer has left it and its card, and while another card is open. */
const [REST, HELD, GONE, AT_ONCE] = [400, 450, 150, 0]
/** A finger that goes farther than this drags, in pixels. */
const DRAG = 10

const PIECE = '[data-piece]'
const CARD = '[data-card]'
/** Something else whose key opens the card of a piece. */
const OPENS = 'data-opens'
/** The piece that is selected. */
const CHOSEN = `${PIECE}[data-keep]`

const pieceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PIECE) : null

/** What a card opens by a key: the piece in focus, what the focus stands for, the piece under the mouse, or the selected one. */
function focusedPiece(over: Element | null): Element | null {
  const focused = document.activeElement === document.body ? null : document.activeElement
  return (
    pieceOf(focused) ??
    focused?.closest(`[${OPENS}]`) ??
    focused?.querySelector(PIECE) ??
    (over?.isConnected === true ? over : null) ??
    document.querySelector(CHOSEN)
  )
}

/** A card opens when a mouse rests on a piece, when a finger is held on it, and by the key I where the focus is on it. */
export function useCardHands(cards: StoreApi<Cards>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    let pressed: readonly [number, number] | null = null
    /** The finger that has opened a card does not press what it was held on as well. */
    let isSpent = false
    const later = (ms: number, deed: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(deed, ms)
    }
    const open = (piece: Element, isHeld: boolean): void => {
      const { left, right, top, bottom } = piece.getBoundingClientRect()
      const name = piece.getAttribute('data-piece') ?? piece.getAttribute(OPENS)
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
      if (buttons === 0) later(isOpen ? AT_ONCE : REST, () => open(piece, false))
    }
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      const isOnCard = target instanceof Element && target.closest(CARD) !== null
      if (!isOnCard) close()
      const piece = pieceOf(target)
      clearTimeout(timer)
      if (pointerType === 'mouse' || piece === null) return
      pressed = [clientX, clientY]
      isSpent = false
      const { left, right, top, bottom } = piece.getBoundingClientRect()
      cards.getState().press({ left, right, top, bottom })
      later(HELD, () => {
        isSpent = true
        open(piece, true)
      })
    }
    const click = (event: Event): void => {
      if (!isSpent || pieceOf(event.target) === null) return
      isSpent = false
      event.stopPropagation()
    }
    const release = (): void => {
      if (pressed === null) return
      pressed = null
      clearTimeout(timer)
      cards.getState().press(null)
    }
    const drag = ({ clientX, clientY }: PointerEvent): void => {
      if (pressed === null || Math.hypot(clientX - pressed[0], clientY - pressed[1]) < DRAG) return
      release()
    }
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key === 'Escape' && cards.getState().open !== null) {
        event.stopImmediatePropagation()
        return close()
      }
      if (key.toLowerCase() !== 'i' || ctrlKey || metaKey || altKey || isTyping(event.target)) return
      const piece = focusedPiece(over)
      if (piece !== null) open(piece, true)
    }
    /** A finger that is held does not open the menu of the browser as well. */
    const menu = (event: Event): void => {
      if (pressed !== null && pieceOf(event.target) !== null) event.preventDefault()
    }
    const listeners = [
      ['pointermove', move],
      ['pointerdown', down],
      ['pointermove', drag],
      ['pointerup', release],
      ['pointercancel', release],
      ['click', click],
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
