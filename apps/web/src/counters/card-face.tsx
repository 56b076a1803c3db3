import type { CardFace as Face } from '@sandtable/draw'
import { CARD, card, cardBack, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from './drawn.tsx'

interface CardShown {
  readonly face: Face
  /** In pixels. */
  readonly width: number
  /** Whether it lies face down. */
  readonly down?: boolean
}

/** A card as it is printed; who does not see it is told by what stands beside it. */
export function CardFace({ face, width, down = false }: CardShown) {
  const drawing = useMemo(() => (down ? cardBack(face) : card(face, VARIABLES)), [face, down])
  return (
    <svg
      width={width}
      height={(width * CARD.height) / CARD.width}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      aria-hidden="true"
    >
      <Drawn drawing={drawing} />
    </svg>
  )
}
