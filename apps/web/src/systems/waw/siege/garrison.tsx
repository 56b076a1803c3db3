import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import type { PrintedWar } from '../game/printed-war.ts'
import { Counter } from '../counters/counter.tsx'
import { faceOf } from '../counters/seen-counter.ts'
import { nameOfCounter } from '../counters/counter-name.ts'
import { useSettings } from '../../../look/settings.ts'
import shared from '../climax/climax.module.css'
import styles from './siege-board.module.css'

interface Inside {
  readonly printed: PrintedWar
  readonly before: Position
  readonly garrison: readonly number[]
  /** They fell with the fortress. */
  readonly isLost: boolean
}

/** Everybody in the fortress, crossed out if they fell with it. */
export function Garrison({ printed: { pack, s }, before, garrison, isLost }: Inside) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  return (
    <section>
      <h2 className={shared['caption']}>
        {t(isLost && garrison.length > 0 ? 'siege:lostAll' : 'siege:inside')}
      </h2>
      {garrison.length === 0 ? <p>{t('siege:empty')}</p> : null}
      <ul className={styles['garrison']}>
        {garrison.map(counter => {
          const face = faceOf(pack, s, before, counter)
          const states = isLost ? (['eliminated'] as const) : []
          return (
            <li key={counter}>
              <Counter
                face={face}
                size={80}
                states={states}
                symbols={symbols}
                label={nameOfCounter(t, face, states)}
              />
              {isLost ? <b>{t('siege:lost')}</b> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
