import type { Position } from '@sandtable/waw'
import { useEffect, useState } from 'react'
import type { HeldSeat } from '../game/seats.ts'
import type { OpenedGame } from '../game/opened-game.ts'
import { joinGame } from '../game/live-game.ts'
import { openGame } from '../game/opened-game.ts'

/** What is printed for a game and how it stands now, as whoever holds the seat sees it; null: it is on its way. */
export function useView(
  game: string,
  seat: HeldSeat | null,
): { readonly opened: OpenedGame | null; readonly view: Position | null } {
  const [opened, setOpened] = useState<OpenedGame | null>(null)
  const [view, setView] = useState<Position | null>(null)
  useEffect(() => {
    let leave = (): void => {}
    let left = false
    const look = async (): Promise<void> => {
      const printed = await openGame(game)
      if (left) return
      setOpened(printed)
      const live = joinGame(printed.s, game, seat)
      const stop = live.seen.subscribe(seen => setView(seen.view))
      leave = () => {
        stop()
        live.close()
      }
    }
    // The list beside it says what became of a game that cannot be shown.
    look().catch(() => {})
    return () => {
      left = true
      leave()
    }
  }, [game, seat])
  return { opened, view }
}
