import type { Mark } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Scenario } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'
import { resultOf } from './round-result.ts'
import { sayLine } from '../words/story.ts'
import { Swatch } from '../climax/swatch.tsx'
import styles from './round-result.module.css'

interface ResultShown {
  readonly s: Scenario
  readonly story: BattleStory
  readonly marks: readonly Mark[]
  readonly players: readonly number[]
  readonly openRule: (rule: string) => void
  readonly goOn: () => void
}

/** What the round did to both sides; it stays until it has been read. */
export function RoundResult({ s, story, marks, players, openRule, goOn }: ResultShown) {
  const { t } = useTranslation()
  const { round, sides } = resultOf(story)
  return (
    <div className={styles['result']}>
      <div role="status">
        <h2>{t('battle:roundOver', { round })}</h2>
        <ul>
          {sides.map(({ hits, panics, check }, side) => (
            <li key={side}>
              <Swatch mark={marks[players[side] ?? -1]} />
              <span>
                {check === null ? '' : sayLine(s, check)} ·{' '}
                {t('battle:suffered', {
                  hits: t('battle:hitsTaken', { count: hits }),
                  panics: t('battle:panicsTaken', { count: panics }),
                })}{' '}
                {check?.rules.map(rule => (
                  <Button key={rule} className={styles['rule'] as string} onPress={() => openRule(rule)}>
                    {rule}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Button className={styles['on'] as string} onPress={goOn} autoFocus>
        {t('battle:goOn')}
      </Button>
    </div>
  )
}
