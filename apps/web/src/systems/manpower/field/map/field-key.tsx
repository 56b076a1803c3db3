import { compass, scaleBar, VARIABLES } from '@sandtable/draw'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Keyed } from './legend.tsx'
import { Drawn } from '../../../../look/drawn.tsx'
import { fieldVoice } from '../../words/field.ts'
import { lazily } from '../../../../look/lazily.ts'
import { Push } from '../../../../frame/controls.tsx'
import { useMapHand } from '../../../../map/index.ts'
import css from './field-key.module.css'

const Legend = lazily(async () => (await import('./legend.tsx')).Legend)

/** At the foot of the field: the scale bar and the legend. */
export function FieldKey(keyed: Keyed) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <div className={css['key']}>
      <div className={css['measure']}>
        <Compass />
        <ScaleBar />
      </div>
      <div className={css['legend']}>
        {isOpen ? (
          <Suspense>
            <Legend {...keyed} />
          </Suspense>
        ) : null}
        <Push aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} data-legend>
          {t('field:legend')}
        </Push>
      </div>
    </div>
  )
}

/** North is up on every map. */
function Compass() {
  const { t } = useTranslation()
  return (
    <svg className={css['compass']} width={24} height={38} role="img" aria-label={t('field:compass')}>
      <g transform="translate(12 25)">
        <Drawn drawing={compass({ palette: VARIABLES }, fieldVoice)} />
      </g>
    </svg>
  )
}

/** Pixels around the bar for its figures. */
const [LEFT, ABOVE] = [10, 22]

function ScaleBar() {
  const { t } = useTranslation()
  const hand = useMapHand()
  const [scale, setScale] = useState<number | null>(null)
  useEffect(() => {
    if (hand === null) return
    const look = (): void => setScale(hand.view().k)
    look()
    return hand.follow(look)
  }, [hand])
  if (scale === null) return null
  return (
    <svg className={css['bar']} width={200} height={34} role="img" aria-label={t('field:scale')}>
      <g transform={`translate(${LEFT} ${ABOVE})`}>
        <Drawn drawing={scaleBar({ scale, palette: VARIABLES, id: 'bar' }, fieldVoice)} />
      </g>
    </svg>
  )
}
