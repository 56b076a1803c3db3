import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { OpenCard } from './card-state.ts'
import { Icon } from '../frame/icon.tsx'
import { placeBeside } from './place-beside.ts'
import { Push } from '../frame/controls.tsx'
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
  /** Beside the title; null: it has its place in the body. */
  readonly picture: ReactNode
  readonly body: ReactNode
}

/** The card of the piece that somebody looks at, beside it on the screen. */
export function PieceCard({ card }: Holder) {
  const { cards } = useFrame()
  const { open, show } = useStore(cards)
  const content = open === null ? null : card(open.piece)
  if (open === null || content === null) return null
  return <Card key={open.piece} open={open} content={content} close={() => show(null)} />
}

interface Shown {
  readonly open: OpenCard
  readonly content: CardOf
  readonly close: () => void
}

function Card({ open, content, close }: Shown) {
  const { t } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<readonly [number, number] | null>(null)
  const { beside, isHeld } = open
  useLayoutEffect(() => {
    const shown = card.current
    if (shown === null) return
    const put = (): void => setPlace(placeBeside(beside, shown.getBoundingClientRect()))
    put()
    const follow = new ResizeObserver(put)
    follow.observe(shown)
    return () => follow.disconnect()
  }, [beside])
  useFocus(card, isHeld)
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
        <div className={css['title']}>
          <h2>{content.title}</h2>
          <p>{content.about}</p>
        </div>
        <Push as="icon" aria-label={t('card:close')} onPress={close}>
          <Icon name="close" />
        </Push>
      </div>
      {content.body}
    </div>
  )
}

/** A card that was opened by a key or a finger takes the focus, and gives it back. */
function useFocus(card: React.RefObject<HTMLDivElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const shown = card.current
    if (!isHeld || shown === null) return
    const before = document.activeElement
    shown.focus()
    return () => {
      const isInside = shown.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus()
    }
  }, [card, isHeld])
}
