import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shortName } from '@sandtable/waw'
import { Mark } from '../controls.tsx'
import { PhaseChip } from './phase-chip.tsx'
import { PhaseTrack } from './phase-track.tsx'
import { phaseNow, phaseTrack } from '../logic/phase-track.ts'
import { TableMenu } from './table-menu.tsx'
import { useLay, useTable } from '../table-context.ts'
import css from './top-bar.module.css'

/** Scenario and turn, the phases, the points, and the menu. */
export function TopBar({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation()
  const { opened } = useTable()
  const { seen } = useLay()
  const { s, view } = seen
  const marks = useMemo(() => phaseTrack(s, phaseNow(seen)), [s, seen])
  const turn = view?.turn ?? 0
  const when =
    turn === 0
      ? t('table:before')
      : t('table:turn', { turn, turns: s.turns.length, name: s.turns[turn - 1] ?? '' })
  return (
    <header className={css['bar']}>
      <div className={css['brand']}>
        {narrow ? null : <img src="/icon.svg" alt="" width={34} height={34} />}
        <div>
          <h1>{opened.pack.title}</h1>
          <p>{when}</p>
        </div>
      </div>
      {narrow ? (
        <PhaseChip marks={marks}>
          <Scores />
        </PhaseChip>
      ) : (
        <>
          <PhaseTrack marks={marks} />
          <Scores />
        </>
      )}
      <TableMenu />
    </header>
  )
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
