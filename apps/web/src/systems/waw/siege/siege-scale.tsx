import { useTranslation } from 'react-i18next'
import { DieFace } from '../battle/die-face.tsx'
import { numeral } from '../../../words/numerals.ts'
import styles from './siege-scale.module.css'

interface Scale {
  readonly fdv: number
  /** The faces of the die that take the fortress. */
  readonly faces: readonly number[]
  /** Where the die stands now; null: it hasn't fallen. */
  readonly at: number | null
  /** It stands on its result. */
  readonly isResult: boolean
}

const BOXES = Array.from({ length: 10 }, (_, i) => i)
const LAST = BOXES.length - 1

/** Results of a siege test from 0 to 9: those that take the fortress, a bar behind them, and the die on its box. */
export function SiegeScale({ fdv, faces, at, isResult }: Scale) {
  const { t } = useTranslation()
  const box = at === null ? null : Math.min(LAST, Math.max(0, at))
  return (
    <div
      className={styles['scale']}
      role="img"
      aria-label={t('siege:scale', { fdv, faces: faces.length })}
      data-falls={isResult && at !== null && at <= fdv ? true : undefined}
    >
      <div className={styles['heads']} aria-hidden="true">
        <span style={{ flexGrow: fdv + 1 }}>{t('siege:falls')}</span>
        <span style={{ flexGrow: LAST - fdv }}>{t('siege:holds')}</span>
      </div>
      <ol className={styles['boxes']} aria-hidden="true">
        {BOXES.map(value => (
          <li
            key={value}
            data-falls={value <= fdv || undefined}
            data-bar={value === fdv && fdv < LAST ? true : undefined}
            data-ringed={(isResult && value === box) || undefined}
          >
            {numeral(value)}
          </li>
        ))}
      </ol>
      {box === null || at === null ? null : (
        <span className={styles['lane']} aria-hidden="true">
          <span className={styles['die']} style={{ left: `${(box + 0.5) * 10}%` }} data-siege-die={at}>
            <DieFace face={at} />
          </span>
        </span>
      )}
    </div>
  )
}
