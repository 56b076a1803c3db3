import type { ReactNode } from 'react'
import type { Phase } from './phase-track.tsx'
import { PhaseChip } from './phase-chip.tsx'
import { PhaseTrack } from './phase-track.tsx'
import { TableMenu } from './table-menu.tsx'
import { useFrame } from './frame-context.ts'
import css from './top-bar.module.css'

interface Bar {
  readonly narrow: boolean
  /** Which turn it is. */
  readonly when: ReactNode
  /** Its phases; empty: it has none. */
  readonly marks: readonly Phase[]
  /** How the sides stand. */
  readonly sides: ReactNode
  /** The game is over. */
  readonly over: boolean
}

/** The title and the turn, the phases, the sides, and the menu. */
export function TopBar({ narrow, when, marks, sides, over }: Bar) {
  const { title } = useFrame()
  return (
    <header className={css['bar']}>
      <div className={css['brand']}>
        {narrow ? null : <img src="/icon.svg" alt="" width={34} height={34} />}
        <div>
          <h1 title={title}>{title}</h1>
          <p {...(typeof when === 'string' && { title: when })}>{when}</p>
        </div>
      </div>
      {narrow && marks.length > 0 ? (
        <PhaseChip marks={marks}>{sides}</PhaseChip>
      ) : (
        <>
          {marks.length > 0 ? <PhaseTrack marks={marks} /> : null}
          {sides}
        </>
      )}
      <TableMenu over={over} />
    </header>
  )
}
