import { useEffect, useMemo, useState } from 'react'
import type { Desk } from './logic/desk.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { Seated } from '../../plug.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { openOddsDesk } from '../odds/odds-desk.ts'
import { joinWar, watchWar } from '../game/live-war.ts'
import { mannerOf } from '../../../playback/manner.ts'
import { Board } from './board.tsx'
import { createCards } from '../../../cards/card-state.ts'
import { createUi } from '../../../frame/ui.ts'
import { FrameContext } from '../../../frame/frame-context.ts'
import { marksOf } from './logic/marks.ts'
import { onlyAnswer } from './logic/only-answer.ts'
import { Seating } from '../../../frame/seating.tsx'
import { sitAt } from './logic/desk.ts'
import { WarPlace } from './war-place.tsx'
import { addWords } from '../../../words/words.ts'
import { playback } from '../../../words/en/playback.ts'
import { war } from '../words/en/war.ts'

addWords({ playback })
addWords(war, 'waw')

interface Laid extends Seated {
  readonly opened: PrintedWar
}

/** The table for a war: for every seat in this browser, or for a spectator. */
export function Table({ game, summary, opened, seats }: Laid) {
  const [places, setPlaces] = useState<OpenDesks | null>(null)
  useEffect(() => {
    const desks = (seats.length === 0 ? [null] : seats).map(seat => {
      const live = joinWar(opened.s, game, seat)
      return sitAt(live, watchWar(live, mannerOf(game, seat?.player ?? null)))
    })
    const odds = openOddsDesk(opened.pack)
    setPlaces({ desks, odds })
    return () => {
      for (const desk of desks) desk.close()
      odds.close()
    }
  }, [game, opened, seats])
  const frame = useMemo(
    (): Framed => ({
      game,
      summary,
      title: opened.pack.title,
      about: opened.pack.about,
      players: opened.s.players.map(({ name }) => name),
      marks: marksOf(opened.pack),
      counters: true,
      seats,
      ui: createUi('log'),
      cards: createCards(),
    }),
    [game, summary, opened, seats],
  )
  if (places === null) return null
  return (
    <FrameContext value={frame}>
      <Seating desks={places.desks} seats={seats} players={frame.players} isAsked={isAsked} follow={follow}>
        {(desk, at) => (
          <WarPlace key={at} frame={frame} opened={opened} desk={desk} odds={places.odds}>
            <Board />
          </WarPlace>
        )}
      </Seating>
    </FrameContext>
  )
}

interface OpenDesks {
  readonly desks: readonly Desk[]
  readonly odds: OpenDesk
}

const follow = ({ live }: Desk, look: () => void): (() => void) => live.seen.subscribe(look)

const isAsked = ({ live }: Desk): boolean => {
  const { decision, state } = live.seen.getState()
  return decision !== null && onlyAnswer(decision) === null && state?.stage !== 'over'
}
