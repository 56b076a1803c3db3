import type { ScenarioSummary } from '@sandtable/protocol'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { MapPicture } from './printed-picture.tsx'
import { timeOf } from './plan.ts'
import { titleOf } from '../systems/plugged.ts'
import look from './scenario-card.module.css'
import { row } from '../words/numerals.ts'

interface CardProps {
  readonly scenario: ScenarioSummary
  /** Its game is being started. */
  readonly busy: boolean
  readonly play: () => void
  readonly choose: () => void
  /** Sets it up as a variant, if it has any. */
  readonly vary?: () => void
  /** Starts it with the tutorial, if it has one. */
  readonly teach?: () => void
}

/** A scenario in the lobby. */
export function ScenarioCard({ scenario, busy, play, choose, vary, teach }: CardProps) {
  const { t } = useTranslation()
  const { id, ruleset, title, when, tagline, difficulty, players } = scenario
  const named = (what: string): string => t('lobby:on', { what, title })
  return (
    <article className={look['card']} aria-labelledby={`scenario-${id}`}>
      <div className={look['map']}>
        <MapPicture scenario={id} pack={scenario.pack} />
      </div>
      <div className={look['body']}>
        <div className={look['head']}>
          <h3 id={`scenario-${id}`}>{title}</h3>
          {difficulty === null ? null : <Difficulty level={difficulty} />}
        </div>
        <p className={look['system']}>
          {t([`lobby:system-${ruleset}`, 'lobby:system'], { title: titleOf(ruleset), when })}
        </p>
        {tagline === null ? null : <p>{tagline}</p>}
        <div className={look['foot']}>
          <p>
            <Length scenario={scenario} />
            <br />
            {row(players.map(({ name }) => name))}
          </p>
          <div className={look['buttons']}>
            {teach === undefined ? null : (
              <Action onPress={teach} isDisabled={busy}>
                {t('lesson:start')}
              </Action>
            )}
            {vary === undefined ? null : (
              <Action onPress={vary} aria-label={named(t(`lobby:variant-${ruleset}`))}>
                {t(`lobby:variant-${ruleset}`)}
              </Action>
            )}
            <Action onPress={choose} aria-label={named(t('lobby:options'))}>
              {t('lobby:options')}
            </Action>
            <Action onPress={play} isDisabled={busy} aria-label={named(t('lobby:play'))}>
              {busy ? t('lobby:starting') : t('lobby:play')}
            </Action>
          </div>
        </div>
      </div>
    </article>
  )
}

function Length({ scenario: { minutes, turns } }: { readonly scenario: ScenarioSummary }) {
  const { t } = useTranslation()
  const all = t('lobby:turns', { count: turns })
  if (minutes === null) return all
  const { unit, count } = timeOf(minutes * 60_000)
  const time = t(unit === 'hours' ? 'lobby:hours' : 'lobby:minutes', { count })
  return t('lobby:length', { time, turns: all })
}

function Difficulty({ level }: { readonly level: number }) {
  const { t } = useTranslation()
  const words = t(`lobby:difficulty-${level as 1 | 2 | 3}`)
  return (
    <span role="img" aria-label={words} title={words} className={look['dots']}>
      {[1, 2, 3].map(dot => (
        <i key={dot} data-filled={dot <= level} />
      ))}
    </span>
  )
}
