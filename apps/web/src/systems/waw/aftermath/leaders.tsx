import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LeaderFate } from '@sandtable/waw'
import type { Told } from './told.ts'
import { Counter } from '../counters/counter.tsx'
import { DieFace } from '../battle/die-face.tsx'
import { faceOf } from '../counters/seen-counter.ts'
import { Part } from './part.tsx'
import { counterName, sayFate, sayPart } from '../words/story.ts'
import { numeral, row, signed } from '../../../words/numerals.ts'
import { useSettings } from '../../../look/settings.ts'
import styles from './aftermath.module.css'

/** The leaders' tests, the worst fate first: die, sum, reasons, and when they are back. */
export function Leaders(told: Told) {
  const { t } = useTranslation()
  const { sides, after, openRule } = told
  const leaders = after.facts.leaders.toSorted(
    (a, b) => b.fate - a.fate || sides.indexOf(a.side) - sides.indexOf(b.side),
  )
  if (leaders.length === 0) return null
  return (
    <Part title={titleOf(t, leaders)} rule="W-12.4-threshold" openRule={openRule}>
      {leaders.map(leader => (
        <LeaderRow key={leader.slot} {...told} leader={leader} />
      ))}
    </Part>
  )
}

/** With the result that fells a leader, where any was tested. */
function titleOf(t: TFunction, leaders: readonly LeaderFate[]): string {
  const from = leaders.find(({ test }) => test !== null)?.test?.from
  return from === undefined ? t('after:leaders') : t('after:leadersFrom', { from })
}

function LeaderRow({ leader, ...told }: Told & { readonly leader: LeaderFate }) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const { printed, after } = told
  const { pack, s } = printed
  const { view, turn } = after.facts
  const { counter, fate, test } = leader
  const isDead = fate === DEAD
  const name = counterName(s, view, counter)
  return (
    <div className={styles['leader']} data-fate={fate} data-leader>
      <Counter face={faceOf(pack, s, view, counter)} size={48} symbols={symbols} />
      <div>
        <p>
          <b>{isDead ? <s>{name}</s> : name}</b> <b className={styles['fate']}>{sayFate(fate)}</b>
          {isDead ? <span> {t('after:leader:dead', { turn })}</span> : null}
        </p>
        <p className={styles['quiet']}>{reasonsOf(t, told, leader).join('; ')}</p>
        <Outcome {...told} leader={leader} />
      </div>
      {test === null ? null : (
        <span className={styles['test']}>
          <DieFace face={test.die} tone={fate === UNHURT ? 'plain' : 'hit'} />
          {test.because.length === 0 ? null : (
            <b>
              {t('after:leader:sum', {
                chain: test.because
                  .map(({ change }) => `${change < 0 ? '−' : '+'} ${Math.abs(change)}`)
                  .join(' '),
                result: numeral(test.result),
              })}
            </b>
          )}
        </span>
      )}
    </div>
  )
}

const [UNHURT, INJURED, DEAD] = [0, 1, 2]

/** What counted in his test, and the limit; of one who was felled the second die as well. */
function reasonsOf(t: TFunction, { printed: { s }, after: { facts } }: Told, leader: LeaderFate): string[] {
  const { test, side, fate } = leader
  if (test === null) return [t(fate === DEAD ? 'after:leader:lost' : 'after:leader:untested')]
  const { because, second, upTo } = test
  const parts = because.map(part => `${signed(part.change)} ${sayPart(s, facts.view, side, part)}`)
  const fell =
    second === null
      ? []
      : [t(fate === INJURED ? 'after:leader:injures' : 'after:leader:kills', { second, upTo })]
  return [row(parts), ...fell].filter(words => words !== '')
}

/** When he is back, or the points for his death. */
function Outcome({ leader, nameOf }: Told & { readonly leader: LeaderFate }) {
  const { t } = useTranslation()
  const { fate, back, worth, side } = leader
  if (fate === INJURED)
    return (
      <p>
        <b>{back === null ? t('after:leader:gone') : t('after:leader:back', { turn: back })}</b>
      </p>
    )
  if (worth === null) return null
  return <p>{t('after:leader:worth', { count: worth.change, side: nameOf(1 - side) })}</p>
}
