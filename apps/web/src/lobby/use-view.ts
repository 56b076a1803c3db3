import type { Position } from '@sandtable/waw'
import type { Position as FieldPosition } from '@sandtable/manpower'
import { useEffect, useState } from 'react'
import type { HeldSeat } from '../game/seats.ts'
import type { OpenedField, OpenedGame, OpenedWar } from '../game/opened-game.ts'
import { openGame } from '../game/opened-game.ts'

/** What is printed for a game and how it stands now, as whoever holds the seat sees it; null: it is on its way. */
export type Looked =
  | { readonly opened: OpenedWar; readonly view: Position | null }
  | { readonly opened: OpenedField; readonly view: FieldPosition | null }

export function useView(game: string, seat: HeldSeat | null): Looked | null {
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    let leave = (): void => {}
    let left = false
    const look = async (): Promise<void> => {
      const opened = await openGame(game)
      if (left) return
      setLooked(opened.is === 'war' ? { opened, view: null } : { opened, view: null })
      const stop = await follow(opened, game, seat, setLooked)
      if (left) stop()
      else leave = stop
    }
    // The list beside it says what became of a game that cannot be shown.
    look().catch(() => {})
    return () => {
      left = true
      leave()
    }
  }, [game, seat])
  return looked
}

/** Tells how a game stands whenever that changes; gives the way to stop that. */
async function follow(
  opened: OpenedGame,
  game: string,
  seat: HeldSeat | null,
  tell: (looked: Looked) => void,
): Promise<() => void> {
  if (opened.is === 'war') {
    const { joinWar } = await import('../systems/waw/game/live-war.ts')
    const live = joinWar(opened.s, game, seat)
    const stop = live.seen.subscribe(({ view }) => tell({ opened, view }))
    return () => (stop(), live.close())
  }
  const { joinField } = await import('../systems/manpower/game/live-field.ts')
  const { fieldScenario } = await import('@sandtable/manpower')
  const live = joinField(fieldScenario(opened.pack), game, seat)
  const stop = live.seen.subscribe(({ view }) => tell({ opened, view }))
  return () => (stop(), live.close())
}
