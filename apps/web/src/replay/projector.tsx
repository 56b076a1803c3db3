import type { Eyes } from '@sandtable/waw'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from './source.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { Controls } from './controls.tsx'
import { DiceCheck } from './dice-check.tsx'
import { EyesChoice } from './eyes-choice.tsx'
import { ReplayMap } from './replay-map.tsx'
import { Scrubber } from './scrubber.tsx'
import { Story, wordsAt } from './story.tsx'
import { fillOf, marksOf } from '../table/logic/marks.ts'
import { positionAt, reelOf, sameMoment } from './reel.ts'
import { usePlayback } from './use-playback.ts'
import look from './replay.module.css'

/** A game on the map, moment by moment. */
export function Projector({ source }: { readonly source: Source }) {
  const { t } = useTranslation()
  const { printed, record, game } = source
  const { s, pack } = printed
  const [eyes, setEyes] = useState<Eyes>(source.eyes[0] ?? null)
  const reel = useMemo(() => reelOf(s, record, eyes), [s, record, eyes])
  const [playback, wish] = usePlayback(
    reel.moments.length - 1,
    source.file === null ? reel.moments.length - 1 : 0,
  )
  const moment = Math.min(playback.moment, reel.moments.length - 1)
  const position = useMemo(() => positionAt(reel, moment), [reel, moment])
  const [colours, fills] = useMemo(() => {
    const marks = marksOf(pack)
    return [marks.map(({ colour }) => colour), marks.map(fillOf)]
  }, [pack])
  const words = wordsAt(reel, moment) || t('replay:setup')
  const go = (to: number): void => wish({ do: 'go', to })
  const lookAs = (other: Eyes): void => {
    go(sameMoment(reel, moment, reelOf(s, record, other)))
    setEyes(other)
  }
  const { turn } = position
  return (
    <div className={look['page']}>
      <header className={look['bar']}>
        <div className={look['title']}>
          <h1>{pack.title}</h1>
          <p>{turn > 0 ? t('replay:turn', { turn, name: s.turns[turn - 1] }) : t('replay:before')}</p>
        </div>
        <Points source={source} points={position.points} fills={fills} />
        <EyesChoice s={s} eyes={source.eyes} chosen={eyes} choose={lookAs} />
        {game === null || source.file !== null ? null : (
          <Action onPress={() => goTo(`/game/${game}`)}>{t('replay:to-table')}</Action>
        )}
        <Action onPress={() => goTo('/')}>{t('replay:to-lobby')}</Action>
      </header>
      <main className={look['map']}>
        <ReplayMap printed={printed} position={position} moment={reel.moments[moment] ?? null} />
      </main>
      <aside className={look['panel']}>
        <Story reel={reel} moment={moment} fills={fills} go={go} />
        <DiceCheck source={source} />
      </aside>
      <footer className={look['foot']}>
        <p className={look['now']} role="status">
          {words}
        </p>
        <Scrubber moments={reel.moments} moment={moment} colours={colours} words={words} go={go} />
        <Controls reel={reel} playback={{ ...playback, moment }} wish={wish} />
      </footer>
    </div>
  )
}

interface PointsProps {
  readonly source: Source
  readonly points: readonly number[]
  readonly fills: readonly string[]
}

const Points = ({ source, points, fills }: PointsProps) => (
  <ul className={look['points']}>
    {source.printed.s.players.map(({ id, name }, player) => (
      <li key={id}>
        <i style={{ background: fills[player] }} />
        <span>{name}</span>
        <b>{points[player]}</b>
      </li>
    ))}
  </ul>
)
