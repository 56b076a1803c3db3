import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '@sandtable/kernel'
import type { Scenario } from '@sandtable/waw'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { Outlook } from '../odds/odds-worker.ts'
import type { BattleStory, Scene } from './battle-story.ts'
import { OddsPicture } from '../odds/odds-picture.tsx'
import { Reasons } from '../odds/reasons.tsx'
import { sayForeseen } from '../words/story.ts'
import { figure } from '../../../chances/figures.ts'
import styles from './battle-before.module.css'

interface Before {
  readonly s: Scenario
  readonly story: BattleStory
  readonly scene: Scene
  readonly odds: OpenDesk
  readonly viewer: Viewer
  readonly mine: number
  readonly openRule: (rule: string) => void
  /** On a small screen it lies over the armies, on request. */
  readonly shown: boolean
}

/** The odds before the dice, the modifiers of the current round with their reasons, and both sides' luck since. */
export function BattleBefore({ s, story, scene, odds, viewer, mine, openRule, shown }: Before) {
  const { t } = useTranslation()
  const outlook = useOutlook(story, odds)
  const name = (side: number): string => s.players[scene.view.battle.players[side] ?? -1]?.name ?? ''
  const onlooker = viewer === null ? { names: [name(0), name(1)] as const } : {}
  return (
    <aside className={styles['before']} data-shown={shown || undefined} aria-label={t('odds:title')}>
      <h2>{t('odds:title')}</h2>
      {outlook === 'working' ? (
        <p>{t('odds:working')}</p>
      ) : outlook === null ? (
        <p>{t('odds:too-big')}</p>
      ) : null}
      {outlook === null || outlook === 'working' ? null : (
        <>
          <OddsPicture odds={outlook.odds} side={mine} {...onlooker} />
          {scene.modifiers === null ? (
            <Reasons
              s={s}
              lines={sayForeseen(s, outlook.modifiers)}
              players={outlook.players}
              openRule={openRule}
            />
          ) : null}
        </>
      )}
      {scene.modifiers === null ? null : (
        <>
          <h2>{t('battle:inRound', { round: scene.modifiers.round })}</h2>
          <Reasons
            s={s}
            lines={scene.modifiers.lines}
            players={scene.view.battle.players}
            openRule={openRule}
          />
          <LuckSoFar {...{ scene, mine, name }} />
        </>
      )}
    </aside>
  )
}

interface Lucky extends Pick<Before, 'scene' | 'mine'> {
  readonly name: (side: number) => string
}

/** The results of both sides' dice, against the average. */
function LuckSoFar({ scene, mine, name }: Lucky) {
  const { t } = useTranslation()
  return (
    <section className={styles['luck']}>
      <h3>{t('battle:luck')}</h3>
      {[mine, 1 - mine].map(side => (
        <p key={side}>
          {t('battle:luckOf', {
            side: name(side),
            count: scene.luck[side]?.results ?? 0,
            expected: figure(scene.luck[side]?.expected ?? 0),
          })}
        </p>
      ))}
    </section>
  )
}

/** The odds before the first round, as far as the viewer knew then. */
function useOutlook(story: BattleStory, odds: OpenDesk): Outlook | null | 'working' {
  const [outlook, setOutlook] = useState<Outlook | null | 'working'>('working')
  const ready = story.tale.findIndex(({ e }) => e.is === 'round-began')
  const before = story.tale[ready]?.before ?? undefined
  useEffect(() => {
    if (before === undefined) return
    let wanted = true
    const tell = (found: Outlook | null): void => {
      if (wanted) setOutlook(found)
    }
    odds.ask(desk => desk.ofBattle(before)).then(tell, () => tell(null))
    return () => {
      wanted = false
    }
    // The view before the first round never changes, though its object does with every message.
  }, [story.id, ready, odds])
  return outlook
}
