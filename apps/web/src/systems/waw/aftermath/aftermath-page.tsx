import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Viewer } from '@sandtable/kernel'
import type { AftermathStory } from './aftermath-story.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import type { Told } from './told.ts'
import { ClimaxFrame } from '../climax/climax-frame.tsx'
import { coloursOf } from '../battle/side-colours.ts'
import { Decision } from './decision.tsx'
import { Hands, Points } from './points.tsx'
import { Headline } from './headline.tsx'
import { InsetMap } from './inset-map.tsx'
import { Leaders } from './leaders.tsx'
import { Losses } from './losses.tsx'
import { marksOf } from '../table/logic/marks.ts'
import { ownSide } from '../climax/own-side.ts'
import { regionName } from '../table/logic/names.ts'
import { Remnants } from './remnants.tsx'
import { useRuleBox } from '../../../rules/use-rule-box.tsx'
import shared from '../climax/climax.module.css'
import styles from './aftermath.module.css'

interface PageShown {
  readonly printed: PrintedWar
  readonly viewer: Viewer
  readonly after: AftermathStory
  readonly inReplay?: boolean
  /** The region of the next battle; null: none. */
  readonly next: number | null
  /** Shows the battle's rolls; left out: there is no board here. */
  readonly rolls?: () => void
  /** Shows the place on the map; left out: the map lies behind it. */
  readonly show?: (region: number) => void
  readonly close: () => void
}

/** What a battle came to, as its viewer has to take it. */
export function AftermathPage({
  printed,
  viewer,
  after,
  inReplay = false,
  next,
  rolls,
  show,
  close,
}: PageShown) {
  const { t } = useTranslation()
  const { pack, s } = printed
  const { facts } = after
  const { players, region, turn, rounds } = facts
  const [openRule, ruleBox] = useRuleBox('waw')
  const marks = useMemo(() => marksOf(pack), [pack])
  const own = ownSide(s, players, viewer)
  const told: Told = {
    printed,
    after,
    own,
    sides: own === 1 ? [1, 0] : [0, 1],
    nameOf: side => s.players[players[side] ?? -1]?.name ?? '',
    markOf: side => marks[players[side] ?? -1],
    openRule,
  }
  const title = t('battle:title', { region: regionName(s, region) })
  const steps = Array.from({ length: rounds }, (_, i) => t('after:round', { round: i + 1 }))
  return (
    <>
      <ClimaxFrame label={title} isWhole {...{ inReplay, close }}>
        <header className={styles['top']}>
          <div>
            <p className={styles['title']}>{title}</p>
            <p>{t('after:where', { scenario: pack.title, turn })}</p>
          </div>
          <ol className={styles['steps']}>
            {steps.map(step => (
              <li key={step}>{step} ✓</li>
            ))}
            {facts.routs.length === 0 ? null : <li>{t('after:rout')} ✓</li>}
            <li aria-current="step">{t('after:now')}</li>
          </ol>
        </header>
        <div
          className={styles['body']}
          style={coloursOf(marks, players[told.sides[0]] ?? -1, players[told.sides[1]] ?? -1)}
          tabIndex={0}
          role="group"
          aria-label={t('after:now')}
        >
          <div>
            <div data-part="headline">
              <Headline {...told} takesFocus={!inReplay} />
            </div>
            <div data-part="decided">
              <Decision {...told} />
            </div>
          </div>
          <div>
            <div data-part="losses">
              <Losses {...told} />
            </div>
            <div data-part="leaders">
              <Leaders {...told} />
            </div>
          </div>
          <div>
            <div data-part="map">
              <InsetMap {...told} />
            </div>
            <div data-part="points">
              <Points {...told} />
              <Hands {...told} />
              <Remnants {...told} />
            </div>
          </div>
        </div>
        <footer className={shared['foot']}>
          {rolls === undefined ? null : (
            <Button className={shared['usual'] as string} onPress={rolls}>
              {t('after:rolls')}
            </Button>
          )}
          {show === undefined ? null : (
            <Button className={shared['usual'] as string} onPress={() => show(region)}>
              {t('after:show')}
            </Button>
          )}
          <Button className={shared['main'] as string} onPress={close}>
            {next === null ? t('after:close') : t('after:next', { region: regionName(s, next) })}
          </Button>
        </footer>
      </ClimaxFrame>
      {ruleBox}
    </>
  )
}
