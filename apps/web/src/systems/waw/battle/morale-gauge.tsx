import { useTranslation } from 'react-i18next'
import { numeral } from '../../../words/numerals.ts'
import styles from './morale-gauge.module.css'

interface Gauge {
  /** The army's starting morale; null: not known yet. */
  readonly start: number | null
  readonly now: number
  /** Its value after the current choice. */
  readonly after: number | null
  readonly mine: boolean
}

const BELOW = -2

/** An army's morale from its start to below 0, where it is demoralized. */
export function MoraleGauge({ start, now, after, mine }: Gauge) {
  const { t } = useTranslation()
  if (start === null) return <p className={styles['words']}>{t('battle:moraleUnknown')}</p>
  const top = Math.max(start, now)
  const cells = Array.from({ length: top - BELOW + 1 }, (_, i) => top - i)
  return (
    <div className={styles['gauge']} data-mine={mine || undefined}>
      <ol aria-hidden="true">
        {cells.map(value => (
          <li
            key={value}
            data-left={(value >= 0 && value <= now) || undefined}
            data-below={value < 0 || undefined}
            data-now={value === now || undefined}
            data-after={(after !== null && after !== now && value === after) || undefined}
          >
            {numeral(value)}
          </li>
        ))}
      </ol>
      <p className={styles['words']}>
        <b>{t('battle:moraleNow', { now })}</b> {t('battle:moraleStart', { start })}
      </p>
    </div>
  )
}
