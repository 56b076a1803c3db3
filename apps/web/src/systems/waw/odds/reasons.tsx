import { useTranslation } from 'react-i18next'
import type { LogLine, Scenario } from '@sandtable/waw'
import { addWords } from '../../../words/words.ts'
import { odds } from '../words/en/odds.ts'
import styles from './reasons.module.css'

addWords({ odds }, 'waw')

interface Reasoned {
  readonly s: Scenario
  /** Reasons and totals of the rules' own story, those of one side after those of the other. */
  readonly lines: readonly LogLine[]
  readonly players: readonly number[]
  readonly openRule: (rule: string) => void
}

/** Every number with its reason and its rule; if units differ, the modifier of each sort. */
export function Reasons({ s, lines, players, openRule }: Reasoned) {
  const { t } = useTranslation()
  return [0, 1].map(side => {
    const own = lines.filter(line => line.side === side)
    const name = s.players[players[side] ?? -1]?.name ?? ''
    const totals = own.filter(({ as }) => as === 'total')
    const reasons = own.filter(({ as }) => as !== 'total' || totals.length > 1)
    return (
      <section key={side} className={styles['side']}>
        <h3>
          <span>{t('odds:added', { side: name })}</span>
          <b>{totals.map(({ reckoning }) => reckoning).join(' / ')}</b>
        </h3>
        {reasons.length === 0 ? (
          <p className={styles['none']}>{t('odds:none')}</p>
        ) : (
          <ul>
            {reasons.map((line, i) => (
              <li key={i}>
                <b>{line.reckoning}</b>
                <span>
                  {line.who} {line.outcome} {line.note}
                  {line.rules.map(rule => (
                    <button key={rule} type="button" onClick={() => openRule(rule)}>
                      {rule}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}
