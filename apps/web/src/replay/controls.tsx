import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Playback, Wish } from '../playback/playback.ts'
import type { Moment } from '../playback/reel.ts'
import { SPEEDS } from '../playback/playback.ts'
import { turnsOf } from '../playback/reel.ts'
import look from './controls.module.css'

interface ControlsProps {
  readonly moments: readonly Moment[]
  /** The names of the turns, where they have any. */
  readonly turns: readonly string[]
  readonly playback: Playback
  readonly wish: (wish: Wish) => void
}

const ICONS = {
  first: 'M5 5v14M19 5L8 12l11 7z',
  back: 'M17 5L6 12l11 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z',
  forward: 'M7 5l11 7-11 7z',
  last: 'M19 5v14M5 5l11 7-11 7z',
} as const

/** Buttons of a replay, its speed, and its turns. */
export function Controls({ moments, turns, playback, wish }: ControlsProps) {
  const { t } = useTranslation()
  const turn = moments[playback.moment]?.turn ?? 0
  const tool = (name: keyof typeof ICONS, wanted: Wish, kind = '') => (
    <Button
      className={`${look['tool']} ${look[kind] ?? ''}`}
      aria-label={t(`replay:${name}`)}
      onPress={() => wish(wanted)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
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
    <div className={look['controls']}>
      <div className={look['tools']}>
        {tool('first', { do: 'go', to: 0 }, 'end')}
        {tool('back', { do: 'step', by: -1 })}
        {tool(playback.playing ? 'pause' : 'play', { do: 'play' }, 'main')}
        {tool('forward', { do: 'step', by: 1 })}
        {tool('last', { do: 'go', to: Infinity }, 'end')}
      </div>
      <label className={look['choice']}>
        <span>{t('replay:jump')}</span>
        <select
          value={turn}
          onChange={event => {
            const found = turnsOf(moments).find(one => one.turn === Number(event.target.value))
            wish({ do: 'go', to: found?.moment ?? 0 })
          }}
        >
          <option value={0}>{t('replay:before')}</option>
          {turnsOf(moments).map(one => (
            <option key={one.turn} value={one.turn}>
              {turns.length === 0
                ? one.turn
                : t('replay:turn-option', { turn: one.turn, name: turns[one.turn - 1] })}
            </option>
          ))}
        </select>
      </label>
      <label className={look['choice']}>
        <span>{t('replay:speed')}</span>
        <select
          value={playback.speed}
          onChange={event => wish({ do: 'speed', speed: Number(event.target.value) })}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {t('replay:times', { speed })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
