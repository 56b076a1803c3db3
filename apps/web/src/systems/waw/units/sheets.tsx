import type { AsPrinted, Card, Scenario } from '@sandtable/waw'
import type { CardFace, Face } from '@sandtable/draw'
import { useState } from 'react'
import { CardLines } from '../../../cards/card-lines.tsx'
import { CardPicture } from '../counters/card-picture.tsx'
import { Flip } from '../counters/counter-sheet.tsx'
import { LabelledCounter } from '../counters/labelled-counter.tsx'
import { cardUses } from '../words/story.ts'
import { sayCounter, sayGoodFor } from '../words/pieces.ts'
import { sentence } from '../../../words/sentence.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import css from '../../../units/catalogue.module.css'

/** A side of a counter: as the rules know it, and as it is drawn. */
export interface Side extends AsPrinted {
  readonly face: Face
}

interface Printed {
  readonly s: Scenario
  /** The full side first. */
  readonly sides: readonly Side[]
}

/** A counter as it is printed: its parts by name, its figures, and what its marks do. */
export function PrintedSheet({ s, sides }: Printed) {
  const narrow = useNarrow()
  const [up, turn] = useState(0)
  const side = sides[up]
  const next = sides[(up + 1) % sides.length]
  if (side === undefined || next === undefined) return null
  const { p, c, face } = side
  const { figures, marks } = sayCounter(s, p, c)
  return (
    <>
      <div className={css['picture']}>
        <LabelledCounter face={face} size={narrow ? 120 : 176} column={narrow ? 88 : 112} />
      </div>
      <p className={css['good']}>{sayGoodFor(s, p, c)}</p>
      <CardLines lines={figures} book="waw" />
      <CardLines lines={marks} book="waw" />
      {sides.length < 2 ? null : (
        <div className={css['buttons']}>
          <Flip back={next.face} isBack={up > 0} flip={() => turn((up + 1) % sides.length)} />
        </div>
      )}
    </>
  )
}

interface Drawn {
  readonly s: Scenario
  readonly card: Card
  readonly face: CardFace
}

/** A card as it is printed, its text, and when and on which terms it can be played. */
export const CardSheet = ({ s, card, face }: Drawn) => (
  <>
    <div className={css['picture']}>
      <CardPicture face={face} width={252} label={card.text} />
    </div>
    <ul className={css['terms']}>
      {cardUses(s, card).map(term => (
        <li key={term}>{sentence(term)}</li>
      ))}
    </ul>
  </>
)
