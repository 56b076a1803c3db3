import type { Zoom } from '@sandtable/draw'
import { zoomAt } from '@sandtable/draw'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMapHand } from '../../../../map/index.ts'
import css from './field-map.module.css'

/** Pixels for a metre at each zoom. */
const SCALES: Readonly<Record<Zoom, number>> = { man: 2.4, formation: 0.8, block: 0.36 }
const ZOOMS: readonly Zoom[] = ['man', 'formation', 'block']

/** The detail of formations: every man, ranks, or only their ground. */
export function ZoomChoice() {
  const { t } = useTranslation()
  const hand = useMapHand()
  const [now, setNow] = useState<Zoom | null>(null)
  useEffect(() => {
    if (hand === null) return
    const look = (): void => setNow(zoomAt(hand.view().k))
    look()
    return hand.follow(look)
  }, [hand])
  return (
    <div className={css['zooms']} role="group" aria-label={t('field:zoom')}>
      {ZOOMS.map(zoom => (
        <button
          key={zoom}
          type="button"
          aria-pressed={zoom === now}
          onClick={() => hand?.zoomBy(SCALES[zoom] / hand.view().k)}
        >
          {t(`field:zoom:${zoom}`)}
        </button>
      ))}
    </div>
  )
}
