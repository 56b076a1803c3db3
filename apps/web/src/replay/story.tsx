import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../playback/reel.ts'
import look from './replay.module.css'

interface StoryProps {
  readonly moments: readonly Moment[]
  readonly moment: number
  /** How each player is marked. */
  readonly fills: readonly string[]
  readonly go: (to: number) => void
}

/** Lines are shown for this many moments before and after the current one. */
const BEFORE = 40
const AFTER = 12

/** The story around a moment, line by line; each line leads to its moment. */
export function Story({ moments, moment, fills, go }: StoryProps) {
  const { t } = useTranslation()
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'center' })
  }, [moment])
  const first = Math.max(0, moment - BEFORE)
  const shown = moments.slice(first, moment + AFTER)
  return (
    <section className={look['story']} aria-label={t('replay:story')}>
      <ol>
        {shown.map(({ player, words }, i) => {
          const at = first + i
          // The move continues without words.
          return words === '' && at > 0 ? null : (
            <li key={at} ref={at === moment ? now : null} data-now={at === moment} data-later={at > moment}>
              <button type="button" onClick={() => go(at)} aria-current={at === moment ? 'step' : undefined}>
                <i style={{ background: player === null ? 'var(--line2)' : fills[player] }} />
                <span>{words || t('replay:setup')}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
