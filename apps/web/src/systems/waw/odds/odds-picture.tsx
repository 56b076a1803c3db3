import { apportioned } from '@sandtable/odds'
import { useTranslation } from 'react-i18next'
import type { BattleOdds } from '@sandtable/waw'
import type { End } from './shares.ts'
import { ENDS, holds, lossBars, sharesOf } from './shares.ts'
import { figure } from '../../../chances/figures.ts'
import { numeral, percent } from '../../../words/numerals.ts'
import type { Places } from '@sandtable/kernel'
import styles from './odds-picture.module.css'

const SQUARES = 100

interface Pictured {
  readonly odds: BattleOdds
  /** The viewer's side: 0 the attacker, 1 the defender. */
  readonly side: number
  /** The names of both sides, for spectators; without them, it addresses the viewer. */
  readonly names?: readonly [string, string]
}

/** The odds of a battle as a picture: a hundred squares, one for each way in a hundred, then losses and points. */
export function OddsPicture({ odds, side, names }: Pictured) {
  const { t } = useTranslation()
  const say = (key: string, values: Places = {}): string =>
    names === undefined
      ? t(`odds:${key}`, values)
      : t(`odds:of:${key}`, { ...values, first: names[side], second: names[1 - side] })
  const shares = sharesOf(odds, side)
  const [mine, theirs] = [lossBars(lost(odds, side)), lossBars(lost(odds, 1 - side))]
  const most = Math.max(...mine, ...theirs)
  const kinds = ENDS.filter(end => end !== 'nobody' || shares.nobody >= 0.005)
  return (
    <div className={styles['picture']}>
      <p className={styles['lead']}>{say('hold', { percent: Math.round(100 * holds(odds, side)) })}</p>
      <Squares shares={shares} label={say('picture', shares)} />
      <ul className={styles['legend']}>
        {kinds.map(end => (
          <li key={end}>
            <i className={styles[end]} aria-hidden="true" />
            <span>{say(end)}</span>
            <b>{percent(shares[end])}</b>
          </li>
        ))}
      </ul>
      <div className={styles['losses']}>
        <Losses title={say('yourLosses')} bars={mine} most={most} mine />
        <Losses title={say('theirLosses')} bars={theirs} most={most} mine={false} />
      </div>
      <p className={styles['points']}>
        <span className={styles['small']}>{t('odds:points')}</span>
        <span>{say('meanPoints', { change: figure(side === 0 ? odds.meanVp : -odds.meanVp) })}</span>
      </p>
    </div>
  )
}

const lost = ({ lost: { attacker, defender } }: BattleOdds, side: number): readonly number[] =>
  side === 0 ? attacker : defender

/** Columns of five, filled from the best ending to the worst, so that shares are easy to see. */
function Squares({
  shares,
  label,
}: {
  readonly shares: Readonly<Record<End, number>>
  readonly label: string
}) {
  const cells = apportioned(
    ENDS.map(end => shares[end]),
    SQUARES,
  ).flatMap((n, i) => Array.from({ length: n }, () => ENDS[i] as End))
  return (
    <div className={styles['squares']} role="img" aria-label={label}>
      {cells.map((end, i) => (
        <i key={i} className={styles[end]} />
      ))}
    </div>
  )
}

interface Lost {
  readonly title: string
  /** Chances of losing each number. */
  readonly bars: readonly number[]
  /** The tallest bar of both sides, so that they can be compared. */
  readonly most: number
  readonly mine: boolean
}

function Losses({ title, bars, most, mine }: Lost) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={styles['small']}>{title}</h3>
      <ol className={styles['bars']}>
        {bars.map((share, n) => {
          const label = n === bars.length - 1 ? t('odds:orMore', { lost: n }) : numeral(n)
          return (
            <li key={n} aria-label={t('odds:lossBar', { lost: label, share })}>
              <span>{Math.round(100 * share)}</span>
              <i
                className={mine ? styles['mine'] : styles['theirs']}
                style={{ height: `${(40 * share) / most}px` }}
              />
              <b>{label}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
