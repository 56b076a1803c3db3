import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shortName } from '@sandtable/kernel'
import { Mark } from '../../../frame/controls.tsx'
import { phaseNow, phaseTrack } from './logic/phase-track.ts'
import { sayPhase } from '../words/story.ts'
import { sentence } from '../../../words/sentence.ts'
import { TopBar } from '../../../frame/top-bar.tsx'
import { useLay } from './table-context.ts'
import css from '../../../frame/top-bar.module.css'

/** The turn of a war, its phases and points. */
export function WarBar({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation()
  const { seen } = useLay()
  const { s, view } = seen
  const marks = useMemo(
    () =>
      phaseTrack(s, phaseNow(seen)).map(({ name, steps, ...mark }) => ({
        ...mark,
        words: sentence(sayPhase(name)),
        steps: steps.map(step => ({ words: sentence(sayPhase(step.name)), is: step.is })),
      })),
    [s, seen],
  )
  const turn = view?.turn ?? 0
  const when =
    turn === 0
      ? t('table:before')
      : t('table:turn', { turn, turns: s.turns.length, name: s.turns[turn - 1] ?? '' })
  const over = seen.state?.stage === 'over'
  return <TopBar narrow={narrow} when={when} marks={marks} sides={<Scores />} over={over} />
}

function Scores() {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  return (
    <div className={css['score']} data-scores>
      {s.players.map((player, i) => {
        const count = view?.points[i] ?? 0
        const name = shortName(s, i)
        return (
          <div
            key={player.id}
            className={css['side']}
            data-active={view?.active === i}
            role="group"
            aria-label={t('table:points', { name: player.name, count })}
          >
            <Mark player={i} />
            <span>{name}</span>
            <b>{count}</b>
          </div>
        )
      })}
    </div>
  )
}
