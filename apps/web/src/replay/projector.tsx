import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Eyes, Kind } from '@sandtable/kernel'
import type { Source } from './source.ts'
import type { Moment } from '../playback/reel.ts'
import type { Told } from '../playback/story.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { Controls } from './controls.tsx'
import { DiceCheck } from './dice-check.tsx'
import { EyesChoice } from './eyes-choice.tsx'
import { Part } from '../trouble/part.tsx'
import { Scrubber } from './scrubber.tsx'
import { Spoken } from './spoken.tsx'
import { Story } from './story.tsx'
import { fillOf } from '../frame/marks.ts'
import { positionAt, reelOf, sameMoment } from '../playback/reel.ts'
import { usePlayback } from '../playback/use-playback.ts'
import look from './replay.module.css'

interface Projected<K extends Kind, T extends Told<K>> {
  readonly source: Source<K, T>
  /** The event to start with, by its number in the log; null: none in particular. */
  readonly event?: number | null
}

/** A game on the map, moment by moment. */
export function Projector<K extends Kind, T extends Told<K>>({ source, event = null }: Projected<K, T>) {
  const { t } = useTranslation()
  const { show, record, game } = source
  const { Stage, marks, players, turns } = show
  const [eyes, setEyes] = useState<Eyes>(source.eyes[0] ?? null)
  const reel = useMemo(() => reelOf(show, record, eyes), [show, record, eyes])
  const [playback, wish] = usePlayback(reel.moments, startOf(source, reel.moments, event))
  const moment = Math.min(playback.moment, reel.moments.length - 1)
  const position = useMemo(() => positionAt(reel, moment), [reel, moment])
  const [colours, fills] = useMemo(() => [marks.map(({ colour }) => colour), marks.map(fillOf)], [marks])
  const { place = null, after = 0 } = reel.moments[moment] ?? {}
  const told = reel.moments.slice(0, moment + 1).findLast(one => one.words !== '')
  const words = told?.words ?? t('replay:setup')
  const go = (to: number): void => wish({ do: 'go', to })
  const lookAs = (other: Eyes): void => {
    go(sameMoment(reel.moments, moment, reelOf(show, record, other).moments))
    setEyes(other)
  }
  const turn = show.turn(position)
  const name = turns[turn - 1]
  return (
    <div className={look['page']}>
      <header className={look['bar']}>
        <div className={look['title']}>
          <h1>{show.title}</h1>
          <p>
            {turn === 0
              ? t('replay:before')
              : name === undefined
                ? t('replay:turn-only', { turn })
                : t('replay:turn', { turn, name })}
          </p>
        </div>
        <Points players={players} points={show.points(position)} fills={fills} />
        <EyesChoice players={players} eyes={source.eyes} chosen={eyes} choose={lookAs} />
        {game === null || source.file !== null ? null : (
          <Action onPress={() => goTo(`/game/${game}`)}>{t('replay:to-table')}</Action>
        )}
        <Action onPress={() => goTo('/')}>{t('replay:to-lobby')}</Action>
      </header>
      <main className={look['map']}>
        <Part name="map" of={position}>
          <Stage {...{ position, place, after, eyes }} tale={reel.tale} />
        </Part>
      </main>
      <aside className={look['panel']}>
        <Part name="panel" of={position}>
          <Story moments={reel.moments} moment={moment} fills={fills} go={go} />
        </Part>
        <Spoken entries={source.file?.read.entries ?? []} players={players} />
        <DiceCheck source={source} />
      </aside>
      <footer className={look['foot']}>
        <p className={look['now']} role="status">
          {words}
        </p>
        <Scrubber moments={reel.moments} moment={moment} colours={colours} words={words} go={go} />
        <Controls moments={reel.moments} turns={turns} playback={{ ...playback, moment }} wish={wish} />
      </footer>
    </div>
  )
}

/** The moment of an event; else the start of a finished game, or the present. */
function startOf(
  { file }: { readonly file: object | null },
  moments: readonly Moment[],
  event: number | null,
): number {
  const named = event === null ? -1 : moments.findIndex(({ happened }) => happened > event)
  if (named >= 0) return named
  return file === null ? moments.length - 1 : 0
}

interface PointsProps {
  readonly players: readonly string[]
  readonly points: readonly number[]
  readonly fills: readonly string[]
}

const Points = ({ players, points, fills }: PointsProps) => (
  <ul className={look['points']}>
    {players.map((name, player) => (
      <li key={name}>
        <i style={{ background: fills[player] }} />
        <span>{name}</span>
        <b>{points[player]}</b>
      </li>
    ))}
  </ul>
)
