import { gameSummary } from '@sandtable/protocol'
import { useEffect, useState } from 'react'
import type { HeldSeat } from '../game/seats.ts'
import type { Standing } from '../systems/plug.ts'
import { printed } from '../game/printed.ts'

/** A game's standing as the holder of the seat sees it; null while it loads. */
export function useStanding(game: string, seat: HeldSeat | null): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    let leave = (): void => {}
    let left = false
    const look = async (): Promise<void> => {
      const { scenario, pack } = await gameSummary(location.origin, game)
      const laid = await printed(scenario, pack)
      if (left) return
      const stop = await laid.follow?.(game, seat, setStanding)
      if (stop === undefined) return
      if (left) stop()
      else leave = stop
    }
    // The list beside it reports on a game that can't be shown.
    look().catch(() => {})
    return () => {
      left = true
      leave()
    }
  }, [game, seat])
  return standing
}
