import type { Face } from '@sandtable/draw'
import type { CardLine } from '@sandtable/waw'
import { useTranslation } from 'react-i18next'
import { Counter } from './counter.tsx'
import { LabelledCounter } from './labelled-counter.tsx'
import { useNarrow } from '../../../frame/use-narrow.ts'
import { useSettings } from '../../../look/settings.ts'
import { Push } from '../../../frame/controls.tsx'
import css from './counter-sheet.module.css'

/** A counter at 176 pixels between the names of its parts. */
export function CounterPicture({ face }: { readonly face: Face }) {
  return (
    <div className={css['picture']}>
      <LabelledCounter face={face} size={176} column={112} />
    </div>
  )
}

/** Figures in boxes, where there is no room for the names of a counter's parts around it. */
export const FigureBoxes = ({ lines }: { readonly lines: readonly CardLine[] }) => (
  <dl className={css['boxes']}>
    {lines.slice(0, BOXES).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const BOXES = 4

interface Flipped {
  readonly back: Face
  readonly isBack: boolean
  readonly flip: () => void
}

/** Turns a counter over; the button shows its other side. */
export function Flip({ back, isBack, flip }: Flipped) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const narrow = useNarrow()
  return (
    <Push aria-pressed={isBack} onPress={flip} data-flip>
      {narrow ? null : <Counter face={back} size={24} symbols={symbols} />}
      {t(isBack ? 'card:front' : 'card:back')}
    </Push>
  )
}
