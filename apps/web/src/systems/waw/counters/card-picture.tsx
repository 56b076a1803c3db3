import type { CardFace } from '@sandtable/draw'
import { CARD, card, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { cardVoice } from '../words/counters.ts'
import { Drawn } from '../../../look/drawn.tsx'
import styles from './counters.module.css'

interface Pictured {
  readonly face: CardFace
  /** In pixels. */
  readonly width: number
  /** What is said to those who can’t see it, unless that stands beside it. */
  readonly label?: string
}

/** A card as it is printed. */
export function CardPicture({ face, width, label }: Pictured) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const drawing = useMemo(() => card(face, VARIABLES, cardVoice), [face])
  return (
    <svg
      className={styles['card']}
      width={width}
      height={(width * CARD.height) / CARD.width}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      data-drawn-card
      {...name}
    >
      <Drawn drawing={drawing} />
    </svg>
  )
}
