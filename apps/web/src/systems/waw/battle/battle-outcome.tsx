import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Scenario } from '@sandtable/waw'
import type { BattleStory, Scene } from './battle-story.ts'
import { verdict } from './verdict.ts'
import { sayLine } from '../words/story.ts'
import styles from './battle-outcome.module.css'

interface OutcomeShown {
  readonly s: Scenario
  readonly story: BattleStory
  readonly scene: Scene
  /** The viewer's side; null: a spectator, or a player of both sides. */
  readonly own: number | null
  /** The region of the next battle; null: none. */
  readonly next: number | null
  readonly openRule: (rule: string) => void
  readonly close: () => void
}

/** The outcome: who holds the field and why, and the points. */
export function BattleOutcome({ s, story, scene, own, next, openRule, close }: OutcomeShown) {
  const { t } = useTranslation()
  const { players } = scene.view.battle
  const name = (side: number): string => s.players[players[side] ?? -1]?.name ?? ''
  const { decided, scored } = scene
  const change = (side: number): number => scored?.change[side] ?? 0
  const title = ((): string => {
    const winner = decided?.winner ?? -1
    if (winner < 0) return t('battle:nobody')
    if (own === null) return t('battle:wins', { side: name(winner) })
    return t(winner === own ? 'battle:won' : 'battle:lost', { region: s.map.regions[story.region]?.name })
  })()
  return (
    <div className={styles['outcome']} role="status">
      <div>
        <h2>{title}</h2>
        <ul className={styles['why']}>
          {verdict(story).map((line, at) => (
            <li key={at}>
              {sayLine(s, line)}{' '}
              {line.rules.map(rule => (
                <Button key={rule} className={styles['rule'] as string} onPress={() => openRule(rule)}>
                  {rule}
                </Button>
              ))}
            </li>
          ))}
        </ul>
        {scored === null ? null : (
          <p>{t('battle:points', { first: name(0), a: change(0), second: name(1), b: change(1) })}</p>
        )}
      </div>
      <Button className={styles['close'] as string} onPress={close} autoFocus>
        {next === null ? t('battle:close') : t('battle:next', { region: s.map.regions[next]?.name })}
      </Button>
    </div>
  )
}
