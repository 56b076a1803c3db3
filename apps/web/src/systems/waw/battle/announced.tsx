import type { Mark } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Scenario } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'
import { armiesOf } from './battle-story.ts'
import { regionName } from '../table/logic/names.ts'
import { Swatch } from '../climax/swatch.tsx'
import styles from './battle-layer.module.css'

interface Notice {
  readonly s: Scenario
  readonly story: BattleStory
  readonly marks: readonly Mark[]
  readonly open: () => void
}

/** Who attacks whom, where and with what, while the map is still in view. */
export function Announced({ s, story, marks, open }: Notice) {
  const { t } = useTranslation()
  const region = regionName(s, story.region)
  const armies = armiesOf(story)
  const name = (side: number): string => s.players[armies[side]?.player ?? -1]?.name ?? ''
  return (
    <section className={styles['announced']} aria-label={t('battle:title', { region })} data-playback>
      <div>
        <h1>{t('battle:title', { region })}</h1>
        <p role="status">{t('battle:attacked', { attacker: name(0), defender: name(1), region })}</p>
        <ul>
          {armies.map(({ player, leaders, units }) => (
            <li key={player}>
              <Swatch mark={marks[player]} />
              <span>
                <b>{s.players[player]?.name}</b>: {leaders}, {t('battle:units', { count: units })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Button className={styles['open'] as string} onPress={open} autoFocus>
        {t('battle:open')}
      </Button>
    </section>
  )
}
