import type { Answer, Kind } from '@sandtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Framed } from '../frame/frame-context.ts'
import type { LiveGame } from '../game/live-game.ts'
import type { Plain, PlainTale } from './plain.ts'
import type { Seated } from '../systems/plug.ts'
import { createCards } from '../cards/card-state.ts'
import { createUi } from '../frame/ui.ts'
import { FrameContext } from '../frame/frame-context.ts'
import { joinGame } from '../game/live-game.ts'
import { lookOf, marksOf, plainChronicle } from './plain.ts'
import { PlainBoard } from './plain-board.tsx'
import { PlainContext } from './plain-context.ts'
import { Seating } from '../frame/seating.tsx'

type Live<K extends Kind> = LiveGame<K, PlainTale<K>>

interface Laid<K extends Kind> extends Seated {
  readonly plain: Plain<K>
}

/** A table for any game: for every seat in this browser, or for a spectator. */
export function PlainTable<K extends Kind>({ plain, game, summary, seats }: Laid<K>) {
  const [desks, setDesks] = useState<readonly { readonly live: Live<K> }[] | null>(null)
  useEffect(() => {
    const followed = { rules: plain.rules, chronicle: plainChronicle(plain) }
    const sat = (seats.length === 0 ? [null] : seats).map(seat => ({
      live: joinGame(followed, plain.s, game, seat),
    }))
    setDesks(sat)
    return () => {
      for (const { live } of sat) live.close()
    }
  }, [game, plain, seats])
  const frame = useMemo(
    (): Framed => ({
      game,
      summary,
      title: plain.title,
      about: plain.about,
      players: plain.players.map(({ name }) => name),
      marks: marksOf(plain),
      counters: false,
      seats,
      ui: createUi('log'),
      cards: createCards(),
    }),
    [game, summary, plain, seats],
  )
  if (desks === null) return null
  return (
    <FrameContext value={frame}>
      <Seating desks={desks} seats={seats} players={frame.players} isAsked={isAsked} follow={follow}>
        {({ live }, at) => <PlainPlace key={at} plain={plain} live={live} />}
      </Seating>
    </FrameContext>
  )
}

const follow = <K extends Kind>({ live }: { readonly live: Live<K> }, look: () => void): (() => void) =>
  live.seen.subscribe(look)

const isAsked = <K extends Kind>({ live }: { readonly live: Live<K> }): boolean => {
  const { decision, state } = live.seen.getState()
  return decision !== null && state?.stage !== 'over'
}

interface AtSeat<K extends Kind> {
  readonly plain: Plain<K>
  readonly live: Live<K>
}

/** One place at the table. */
export function PlainPlace<K extends Kind>({ plain, live }: AtSeat<K>) {
  const seen = useStore(live.seen)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [draw, setDraw] = useState(0)
  const { view, decision, tale } = seen
  const look = useMemo(
    () => lookOf(plain, { view, decision, tale }, draw),
    [plain, view, decision, tale, draw],
  )
  const tell = (what: () => Promise<string | null>): void => {
    if (busy || !seen.connected) return
    setBusy(true)
    void what().then(text => {
      setTrouble(text)
      setBusy(false)
    })
  }
  const give = async (answer: Answer): Promise<string | null> => {
    const result = await live.answer([answer])
    return typeof result === 'string' ? result : null
  }
  const at = {
    ...look,
    seen: { ...seen, isKnown: view !== null },
    busy,
    trouble,
    give: (answer: Answer) => tell(() => give(answer)),
    takeBack: () => tell(live.undo),
    drawOthers: () => setDraw(draw + 1),
  }
  return (
    <PlainContext value={at}>
      <PlainBoard />
    </PlainContext>
  )
}
