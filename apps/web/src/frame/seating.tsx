import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import type { HeldSeat } from '../game/seats.ts'
import type { SeatNews } from '../trouble/seat-news.ts'
import { Curtain } from './curtain.tsx'
import { keepTold } from '../trouble/seat-news.ts'
import { nextSeat } from './hotseat.ts'
import type { Speaker } from './talk-context.ts'
import { useTabTitle } from './use-tab-title.ts'
import { TalkBar } from './talk-bar.tsx'
import { TalkContext } from './talk-context.ts'

/** The desk of a player at the table. */
interface Sat {
  readonly live: Speaker & { readonly told: () => SeatNews }
}

interface Seats<D extends Sat> {
  /** One for each seat, in order, or a single one to watch from. */
  readonly desks: readonly D[]
  readonly seats: readonly HeldSeat[]
  readonly players: readonly string[]
  readonly isAsked: (desk: D) => boolean
  /** Calls back on every change at a desk; returns the way to stop that. */
  readonly follow: (desk: D, look: () => void) => () => void
  readonly children: (desk: D, at: number) => ReactNode
}

/** The player at the screen; with several seats, the next to decide takes over behind a curtain. */
export function Seating<D extends Sat>({ desks, seats, players, isAsked, follow, children }: Seats<D>) {
  const [at, setAt] = useState(() => Math.max(0, desks.findIndex(isAsked)))
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    const look = (): void => setNext(nextSeat(desks.map(isAsked), at))
    look()
    const stops = desks.map(desk => follow(desk, look))
    return () => {
      for (const stop of stops) stop()
    }
  }, [desks, at, isAsked, follow])
  const { told } = (desks[at] as D).live
  useEffect(() => keepTold(told), [told])
  const talking = useMemo(
    () => ({ speakers: desks.map(({ live }) => live), at: (desks[at] as D).live }),
    [desks, at],
  )
  useTabTitle(talking)
  const player = next === null ? undefined : seats[next]?.player
  if (next !== null && player !== undefined)
    return <Curtain name={players[player] ?? ''} open={() => setAt(next)} />
  return (
    <TalkContext value={talking}>
      {children(desks[at] as D, at)}
      <TalkBar />
    </TalkContext>
  )
}
