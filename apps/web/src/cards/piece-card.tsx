import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { OpenCard } from './card-state.ts'
import { Push } from '../frame/controls.tsx'
import { useCardHands } from './use-card-hands.ts'
import { useFrame } from '../frame/frame-context.ts'
import css from './piece-card.module.css'

interface Holder {
  /** What is on the card of a piece; null: nothing is known of it. */
  readonly card: (piece: string) => CardOf | null
}

export interface CardOf {
  readonly title: string
  /** Whose it is and what kind. */
  readonly about: string
  readonly picture: ReactNode
  readonly body: ReactNode
}

/** The card of the piece that somebody looks at, beside it on the screen. */
export function PieceCard({ card }: Holder) {
  const { cards } = useFrame()
  useCardHands(cards)
  const { open, show } = useStore(cards)
  const content = open === null ? null : card(open.piece)
  if (open === null || content === null) return null
  return <Card key={open.piece} open={open} content={content} close={() => show(null)} />
}

const [GAP, EDGE] = [12, 8]

interface Shown {
  readonly open: OpenCard
  readonly content: CardOf
  readonly close: () => void
}

function Card({ open, content, close }: Shown) {
  const { t } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<readonly [number, number] | null>(null)
  const { left, right, top } = open.beside
  useLayoutEffect(() => {
    const size = card.current?.getBoundingClientRect()
    if (size === undefined) return
    const isRight = right + GAP + size.width + EDGE <= innerWidth
    const x = isRight ? right + GAP : Math.max(EDGE, left - GAP - size.width)
    setPlace([x, Math.max(EDGE, Math.min(top, innerHeight - size.height - EDGE))])
  }, [left, right, top])
  useEffect(() => {
    if (open.isHeld) card.current?.focus()
  }, [open.isHeld])
  const style = place === null ? { visibility: 'hidden' as const } : { left: place[0], top: place[1] }
  return (
    <div
      ref={card}
      className={css['card']}
      style={style}
      role="dialog"
      aria-label={content.title}
      tabIndex={-1}
      data-card
    >
      <div className={css['head']}>
        {content.picture}
        <div>
          <h2>{content.title}</h2>
          <p>{content.about}</p>
        </div>
        <Push as="icon" aria-label={t('card:close')} onPress={close}>
          ×
        </Push>
      </div>
      {content.body}
    </div>
  )
}
