import { useEffect, useMemo, useState } from 'react'
import type { Desk } from './logic/desk.ts'
import type { HeldSeat } from '../game/seats.ts'
import type { OpenedGame } from '../game/opened-game.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import { openOddsDesk } from '../odds/odds-desk.ts'
import { joinGame } from '../game/live-game.ts'
import { Board } from './board.tsx'
import { createUi } from './ui.ts'
import { Curtain } from './curtain.tsx'
import { marksOf } from './logic/marks.ts'
import { onlyAnswer } from './logic/only-answer.ts'
import { nextSeat } from './logic/hotseat.ts'
import { sitAt } from './logic/desk.ts'
import { TableContext } from './table-context.ts'

interface Laid {
  readonly game: string
  readonly opened: OpenedGame
  readonly seats: readonly HeldSeat[]
}

/** The table that a game is played at: from every seat that is held here, or from none to look on. */
export function Table({ game, opened, seats }: Laid) {
  const [places, setPlaces] = useState<Pick<Seated, 'desks' | 'odds'> | null>(null)
  useEffect(() => {
    const desks = (seats.length === 0 ? [null] : seats).map(seat => sitAt(joinGame(opened.s, game, seat)))
    const odds = openOddsDesk(opened.pack)
    setPlaces({ desks, odds })
    return () => {
      for (const desk of desks) desk.close()
      odds.close()
    }
  }, [game, opened, seats])
  return places === null ? null : <Places {...places} game={game} opened={opened} seats={seats} />
}

interface Seated extends Laid {
  readonly desks: readonly Desk[]
  readonly odds: OpenDesk
}

/** Who sits at the screen: with several seats, whoever must decide takes it behind a curtain. */
function Places({ desks, odds, game, opened, seats }: Seated) {
  const [at, setAt] = useState(() => Math.max(0, desks.findIndex(isAsked)))
  const [next, setNext] = useState<number | null>(null)
  const ui = useMemo(createUi, [])
  useEffect(() => {
    const look = (): void => setNext(nextSeat(desks.map(isAsked), at))
    look()
    const stops = desks.map(desk => desk.live.seen.subscribe(look))
    return () => {
      for (const stop of stops) stop()
    }
  }, [desks, at])
  const desk = desks[at] as Desk
  const marks = useMemo(() => marksOf(opened.pack), [opened])
  const table = useMemo(
    () => ({ game, opened, seats, desk, odds, ui, marks }),
    [game, opened, seats, desk, odds, ui, marks],
  )
  const player = next === null ? undefined : seats[next]?.player
  if (next !== null && player !== undefined)
    return <Curtain name={opened.s.players[player]?.name ?? ''} open={() => setAt(next)} />
  return (
    <TableContext value={table}>
      <Board key={at} />
    </TableContext>
  )
}

const isAsked = ({ live }: Desk): boolean => {
  const { decision, state } = live.seen.getState()
  return decision !== null && onlyAnswer(decision) === null && state?.stage !== 'over'
}
