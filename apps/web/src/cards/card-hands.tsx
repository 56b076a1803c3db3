import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import type { Beside } from './card-state.ts'
import { useCardHands } from './use-card-hands.ts'
import { useFrame } from '../frame/frame-context.ts'
import css from './piece-card.module.css'

/** Opens cards of pieces; what draws them is loaded when the first one is looked at. */
export function CardHands({ children }: { readonly children: ReactNode }) {
  const { cards } = useFrame()
  useCardHands(cards)
  const { open, pressed } = useStore(cards)
  return (
    <>
      {pressed === null ? null : <Ring piece={pressed} />}
      {open === null && pressed === null ? null : <Suspense>{children}</Suspense>}
    </>
  )
}

/** A ring that fills round a piece while a finger rests on it. */
function Ring({ piece: { left, right, top, bottom } }: { readonly piece: Beside }) {
  const size = Math.max(right - left, bottom - top) * Math.SQRT2 + 16
  const style = { left: (left + right - size) / 2, top: (top + bottom - size) / 2 }
  return (
    <svg
      className={css['ring']}
      style={style}
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      aria-hidden
    >
      <circle r={46} pathLength={1} transform="rotate(-90)" />
    </svg>
  )
}
