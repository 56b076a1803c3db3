import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { Desk } from './logic/desk.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import type { Watching } from '../../../playback/playback-context.ts'
import { DeedThumb } from '../playback/deed-thumb.tsx'
import { PlaybackContext } from '../../../playback/playback-context.ts'
import { TableContext } from './table-context.ts'

interface Placed {
  readonly frame: Framed
  readonly opened: PrintedWar
  readonly desk: Desk
  readonly odds: OpenDesk
  readonly children: ReactNode
}

/** One place at the table, with all that its parts share. */
export function WarPlace({ frame, opened, desk, odds, children }: Placed) {
  const table = useMemo(() => ({ ...frame, opened, desk, odds }), [frame, opened, desk, odds])
  const watching = useMemo((): Watching => watchingAt(desk, opened, frame), [desk, opened, frame])
  return (
    <TableContext value={table}>
      <PlaybackContext value={watching}>{children}</PlaybackContext>
    </TableContext>
  )
}

/** The cursor of a place at the table, and how wars picture what was done. */
const watchingAt = ({ live, cursor }: Desk, { ground }: PrintedWar, { ui, marks }: Framed): Watching => ({
  cursor,
  thumb: deed => <DeedThumb deed={deed} tale={live.seen.getState().tale} ground={ground} marks={marks} />,
  show: ({ place }) => {
    if (place !== null) ui.getState().showPlace(place)
  },
})
