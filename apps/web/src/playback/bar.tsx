import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Wish } from './playback.ts'
import { SPEEDS } from './playback.ts'
import { set } from '../look/settings.ts'
import { useFrame } from '../frame/frame-context.ts'
import { usePace, useWatching } from './playback-context.ts'
import css from './bar.module.css'

const ICONS = {
  back: 'M17 5L6 12l11 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z',
  forward: 'M7 5l11 7-11 7z',
} as const

/** The bar shown while the screen is behind the game: the moment on screen, and the controls. */
export function PlaybackBar({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const { cursor } = useWatching()
  const { moments, playback, isBehind } = usePace()
  const { moment, playing, speed } = playback
  const words = useMemo(
    () => moments.slice(0, moment + 1).findLast(one => one.words !== '' && one.stay > 0)?.words ?? '',
    [moments, moment],
  )
  if (!isBehind) return null
  const tool = (name: keyof typeof ICONS, wanted: Wish, keys: string) => (
    <Button
      className={css['tool'] as string}
      aria-label={t(`playback:${name}`)}
      aria-keyshortcuts={keys}
      onPress={() => cursor.wish(wanted)}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={ICONS[name]}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  )
  return (
    <section className={css['bar']} aria-label={t('playback:bar')} data-playback>
      {tool('back', { do: 'step', by: -1 }, 'ArrowLeft')}
      {tool(playing ? 'pause' : 'play', { do: 'play' }, 'Space')}
      {tool('forward', { do: 'step', by: 1 }, 'ArrowRight')}
      <div className={css['middle']}>
        <p className={css['words']} role="status">
          {words}
        </p>
        <Track />
      </div>
      <label className={css['speed']}>
        <span>{t('playback:speed')}</span>
        <select
          value={speed}
          onChange={event => {
            const chosen = Number(event.target.value)
            cursor.wish({ do: 'speed', speed: chosen })
            set({ speed: chosen })
          }}
        >
          {SPEEDS.map(one => (
            <option key={one} value={one}>
              {t('playback:times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
      {children === undefined ? null : <div className={`${css['speed']} ${css['detail']}`}>{children}</div>}
      <Button className={css['skip'] as string} aria-keyshortcuts="Escape" onPress={cursor.skip}>
        {t('playback:skip')}
      </Button>
    </section>
  )
}

const HEIGHT = 10

/** The playback as a row of ticks in the acting players' colours, taller in fights, solid once past. */
function Track() {
  const { moments, playback, known } = usePace()
  const { marks } = useFrame()
  const from = Math.max(
    0,
    moments.findIndex(({ after }) => after > known),
  )
  const played = moments.slice(from)
  return (
    <svg
      className={css['track']}
      viewBox={`0 0 ${Math.max(1, played.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {played.map(({ player, fight, after }, i) => (
        <path
          key={after}
          d={`M${i + 0.5} ${HEIGHT}V${fight ? 1 : 5}`}
          stroke={player === null ? 'var(--ink3)' : (marks[player]?.colour ?? 'var(--ink3)')}
          strokeOpacity={from + i <= playback.moment ? 1 : 0.3}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
