import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { sayQuestion } from '@sandtable/waw'
import type { HeldSeat } from '../game/seats.ts'
import type { LiveGame } from '../game/live-game.ts'
import type { OpenedGame } from '../game/opened-game.ts'
import { joinGame } from '../game/live-game.ts'

interface Laid {
  readonly game: string
  readonly opened: OpenedGame
  readonly seats: readonly HeldSeat[]
}

/** The table that a game is played at. */
export function Table({ game, opened, seats }: Laid) {
  const [live, setLive] = useState<LiveGame | null>(null)
  useEffect(() => {
    const joined = joinGame(opened.s, game, seats[0] ?? null)
    setLive(joined)
    return joined.close
  }, [game, opened, seats])
  return live === null ? null : <Board live={live} opened={opened} />
}

function Board({ live, opened }: { readonly live: LiveGame; readonly opened: OpenedGame }) {
  const { decision, view, tale } = useStore(live.seen)
  return (
    <main>
      <h1>{opened.pack.title}</h1>
      <p>{decision === null ? '' : sayQuestion(decision.kind)}</p>
      <p>
        {view?.turn} {tale.length}
      </p>
    </main>
  )
}
