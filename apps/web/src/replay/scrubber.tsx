import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../playback/reel.ts'
import look from './scrubber.module.css'

interface ScrubberProps {
  readonly moments: readonly Moment[]
  readonly moment: number
  /** By player: the colour of their ticks. */
  readonly colours: readonly string[]
  /** The moment in words. */
  readonly words: string
  readonly go: (to: number) => void
}

/** The whole game as a row of ticks in the acting players' colours, taller in fights. */
export function Scrubber({ moments, moment, colours, words, go }: ScrubberProps) {
  const { t } = useTranslation()
  const last = Math.max(1, moments.length - 1)
  const ticks = useMemo(() => pathsOf(moments), [moments])
  return (
    <div className={look['scrubber']}>
      <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[...ticks].map(([player, d]) => (
          <path
            key={player}
            d={d}
            stroke={colours[player] ?? 'var(--ink3)'}
            strokeWidth={moments.length > MANY ? 1 : 2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={moment}
        aria-label={t('replay:scrubber')}
        aria-valuetext={words}
        onChange={event => go(Number(event.target.value))}
      />
    </div>
  )
}

/** With this many moments or more, ticks are thin. */
const MANY = 400
const HEIGHT = 32
const TALL = 28
const LOW = 11

/** By player, -1 for nobody: their ticks as one path. */
function pathsOf(moments: readonly Moment[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>()
  for (const [i, { player, fight }] of moments.entries()) {
    const by = player ?? -1
    paths.set(by, `${paths.get(by) ?? ''}M${i} ${HEIGHT}V${HEIGHT - (fight ? TALL : LOW)}`)
  }
  return paths
}
