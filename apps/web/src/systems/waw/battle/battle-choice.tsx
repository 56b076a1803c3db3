import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Answer, Pending } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { isLoss, lossesDue, lossOf } from '@sandtable/waw'
import type { Scene } from './battle-story.ts'
import { sayOption, sayQuestion } from '../words/story.ts'
import { sentence } from '../../../words/sentence.ts'
import styles from './battle-choice.module.css'

interface Choosing {
  readonly s: Scenario
  readonly scene: Scene
  readonly asked: Pending
  readonly chosen: number | null
  readonly choose: (option: number) => void
  readonly answer: (answer: Answer) => void
  readonly openRule: (rule: string) => void
}

/** The battle's question: its options in words, the result of the selected one, and one button. */
export function BattleChoice({ s, scene, asked, chosen, choose, answer, openRule }: Choosing) {
  const { t } = useTranslation()
  const { view } = scene
  const options = Array.isArray(asked.options) ? (asked.options as readonly Answer[]) : []
  const loss = isLoss(asked.kind)
  const question = sayQuestion(asked.kind, missedIn(s, scene))
  return (
    <div className={styles['choice']} role="group" aria-label={question}>
      <p className={styles['question']} role="status">
        <b>{question}</b> <Due {...{ s, view, asked }} />
        <button type="button" className={styles['rule']} onClick={() => openRule(asked.rule)}>
          {asked.rule}
        </button>
      </p>
      {chosen !== null ? <Consequences {...{ s, view, asked, unit: chosen }} /> : null}
      <div className={styles['foot']}>
        <div className={styles['options']} data-row={loss || undefined}>
          {options.map((option, i) => {
            const words = sayOption(s, view, asked.kind, option)
            return loss ? (
              <Button
                key={i}
                className={styles['option'] as string}
                data-chosen={option === chosen || undefined}
                onPress={() => (option === chosen ? answer(option) : choose(option as number))}
              >
                {words}
              </Button>
            ) : (
              <Button key={i} className={styles['option'] as string} onPress={() => answer(option)}>
                {sentence(words)}
                <CardText {...{ s, asked, option }} />
              </Button>
            )
          })}
        </div>
        {chosen !== null ? (
          <Button className={styles['take'] as string} onPress={() => answer(chosen)}>
            {t('battle:take')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** A card says what it does. */
function CardText({
  s,
  asked: { kind },
  option,
}: {
  readonly s: Scenario
  readonly asked: Pending
  readonly option: Answer
}) {
  if (kind !== 'cards' || typeof option !== 'number') return null
  return <small>{s.cards[option]?.text}</small>
}

/** The number of results still to place. */
function Due({ s, view, asked: { kind, player } }: Omit<Losing, 'unit'>) {
  const { t } = useTranslation()
  if (!isLoss(kind)) return null
  const words = kind === 'support-loss' ? 'supportToLose' : kind === 'panic' ? 'panicsToPlace' : 'hitsToPlace'
  return <span>{t(`battle:${words}`, { count: lossesDue(s, view, kind, player) })} </span>
}

/** The last shot, whose die may be rerolled. */
const missedIn = (s: Scenario, { last }: Scene): Parameters<typeof sayQuestion>[1] =>
  last === null ? null : { unit: s.units[last.unit]?.name ?? '', die: last.die, value: last.value }

interface Losing {
  readonly s: Scenario
  readonly view: Position
  readonly asked: Pending
  readonly unit: number
}

/** The state of a unit after a loss; the question itself tells of a panic. */
const FATES = { eliminated: 'loseUnit', reduced: 'loseStep', steady: 'steady', panics: null } as const

function Consequences({ s, view, asked: { kind, player }, unit }: Losing) {
  const { t } = useTranslation()
  if (!isLoss(kind)) return null
  const loss = lossOf(s, view, kind, player, unit)
  const { from, to, breaks } = loss.morale
  const fate = FATES[loss.unit]
  const morale = to === from ? 'moraleSame' : breaks ? 'moraleBreaks' : 'moraleHolds'
  return (
    <p className={styles['consequence']}>
      <b>{sayOption(s, view, kind, unit)}.</b> {fate === null ? '' : t(`battle:${fate}`)}{' '}
      {t(`battle:${morale}`, { from, to })}
    </p>
  )
}
