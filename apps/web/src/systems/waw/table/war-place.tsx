import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { AtTable } from './table-context.ts'
import type { Desk } from './logic/desk.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import type { Watching } from '../../../playback/playback-context.ts'
import type { Tale } from '@sandtable/waw'
import { asShown } from './logic/desk.ts'
import { climaxesIn, climaxWithin, labelOf } from '../climax/climaxes.ts'
import { createReopened } from '../climax/reopened.ts'
import { DeedThumb } from '../playback/deed-thumb.tsx'
import { Sounds } from '../../../sound/sounds.tsx'
import { PlaybackContext } from '../../../playback/playback-context.ts'
import { TableContext, useTable } from './table-context.ts'

interface Placed {
  readonly frame: Framed
  readonly opened: PrintedWar
  readonly desk: Desk
  readonly odds: OpenDesk
  readonly children: ReactNode
}

/** One place at the table, with all that its parts share. */
export function WarPlace({ frame, opened, desk, odds, children }: Placed) {
  const table = useMemo(
    () => ({ ...frame, opened, desk, odds, reopened: createReopened() }),
    [frame, opened, desk, odds],
  )
  const watching = useMemo((): Watching => watchingAt(table), [table])
  return (
    <TableContext value={table}>
      <PlaybackContext value={watching}>
        {children}
        <Sounds live={desk.live} />
      </PlaybackContext>
    </TableContext>
  )
}

/** The parts that see the war as the screen shows it, which may be behind its head. */
export function AsShown({ children }: { readonly children: ReactNode }) {
  const table = useTable()
  const shown = useStore(table.desk.cursor.shown)
  const past = useMemo(() => {
    const desk = asShown(table.desk, shown)
    return desk === table.desk ? table : { ...table, desk }
  }, [table, shown])
  return <TableContext value={past}>{children}</TableContext>
}

/** The cursor of a place at the table, and wars' pictures of deeds. */
const watchingAt = ({ desk, opened, ui, marks, reopened }: AtTable): Watching => {
  const { live, cursor } = desk
  const tale = (): readonly Tale[] => live.seen.getState().tale
  return {
    cursor,
    thumb: deed => <DeedThumb deed={deed} tale={tale()} printed={opened} marks={marks} />,
    show: ({ place }) => {
      if (place !== null) ui.getState().showPlace(place)
    },
    reopen: ({ from, to }) => {
      const past = climaxWithin(climaxesIn(tale()), from, to)
      return past === null ? null : { label: labelOf(past), open: () => reopened.getState().open(past.id) }
    },
  }
}
