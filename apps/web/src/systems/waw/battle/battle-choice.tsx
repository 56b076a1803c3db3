import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Answer, Pending } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { sayOption, sayQuestion, supportDue } from '@sandtable/waw'
import type { Scene } from './battle-story.ts'
import { consequenceOf, sideOfPlayer } from './consequence.ts'
import { isLoss } from './battle-kinds.ts'
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

/** The choice that the battle waits for: its options in words, what the marked one would do, and one button. */
export function BattleChoice({ s, scene, asked, chosen, choose, answer, openRule }: Choosing) {
  const { t } = useTranslation()
  const { view } = scene
  const options = Array.isArray(asked.options) ? (asked.options as readonly Answer[]) : []
  const loss = isLoss(asked.kind)
  const question = sayQuestion(asked.kind)
  return (
    <div className={styles['choice']} role="group" aria-label={question}>
      <p className={styles['question']} role="status">
        <b>{capital(question)}.</b> <Due {...{ s, view, asked }} />
        <Rolled {...{ s, scene, asked }} />
        <button type="button" className={styles['rule']} onClick={() => openRule(asked.rule)}>
          {asked.rule}
        </button>
      </p>
      {loss && chosen !== null ? <Consequences {...{ s, view, asked, unit: chosen }} /> : null}
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
                {capital(words)}
                <CardText {...{ s, asked, option }} />
              </Button>
            )
          })}
        </div>
        {loss && chosen !== null ? (
          <Button className={styles['take'] as string} onPress={() => answer(chosen)}>
            {t('battle:take')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a card does stands on it. */
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

/** How many results are still to be placed. */
function Due({ s, view, asked: { kind, player } }: Omit<Loss, 'unit'>) {
  const { t } = useTranslation()
  if (!isLoss(kind)) return null
  const side = sideOfPlayer(view, player)
  if (kind === 'support-loss')
    return <span>{t('battle:supportToLose', { count: supportDue(s, view.battle, side) })}. </span>
  const due = (kind === 'panic' ? view.battle.panicsDue : view.battle.hitsDue)[side] ?? 0
  return <span>{t(kind === 'panic' ? 'battle:panicsToPlace' : 'battle:hitsToPlace', { count: due })}. </span>
}

/** Whose die may be rolled again, and what it was. */
function Rolled({ s, scene: { last }, asked: { kind } }: Pick<Choosing, 's' | 'scene' | 'asked'>) {
  const { t } = useTranslation()
  if (kind !== 'reroll' || last === null) return null
  const { unit, die, value } = last
  return <span>{t('battle:rolled', { unit: s.units[unit]?.name, die, value })} </span>
}

interface Loss {
  readonly s: Scenario
  readonly view: Position
  readonly asked: Pending
  readonly unit: number
}

function Consequences({ s, view, asked, unit }: Loss) {
  const { t } = useTranslation()
  const { gone, from, to } = consequenceOf(s, view, asked, unit)
  const morale = to === from ? 'moraleSame' : to < 0 ? 'moraleBreaks' : 'moraleHolds'
  const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)
  return (
    <p className={styles['consequence']}>
      <b>{sayOption(s, view, asked.kind, unit)}.</b>{' '}
      {asked.kind === 'panic' ? '' : t(gone ? 'battle:loseUnit' : 'battle:loseStep')}{' '}
      {t(`battle:${morale}`, { from: number(from), to: number(to) })}
    </p>
  )
}
