import type { FieldFile } from '@sandtable/scenario'
import { fieldOf } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import { useEffect, useMemo, useState } from 'react'
import type { FieldDesk } from './logic/desk.ts'
import type { OpenLosses } from '../odds/loss-desk.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { Seated } from '../../plug.ts'
import { createCards } from '../../../cards/card-state.ts'
import { createUi } from '../../../frame/ui.ts'
import { FieldBoard } from './field-board.tsx'
import { FieldPlace } from './field-place.tsx'
import { fieldMarks } from './logic/field-marks.ts'
import { FrameContext } from '../../../frame/frame-context.ts'
import { joinField, watchField } from '../game/live-field.ts'
import { mannerOf } from '../../../playback/manner.ts'
import { openLosses } from '../odds/loss-desk.ts'
import { Seating } from '../../../frame/seating.tsx'
import { sitAtField } from './logic/desk.ts'
import { NO_SHELF, shelfFor } from '../muster/logic/mustering.ts'
import { addWords } from '../../../words/words.ts'
import { field } from '../words/en/field.ts'
import { playback as shared } from '../../../words/en/playback.ts'
import { playback } from '../words/en/playback.ts'

addWords({ playback: shared })
addWords({ field, playback }, 'manpower')

interface Laid extends Seated {
  readonly pack: FieldFile
}

/** The table for a battle in metres: for every seat in this browser, or for a spectator. */
export function FieldTable({ game, summary, pack, seats }: Laid) {
  const s = useMemo(() => fieldScenario(pack), [pack])
  const [places, setPlaces] = useState<OpenDesks | null>(null)
  useEffect(() => {
    const desks = (seats.length === 0 ? [null] : seats).map(seat => {
      const live = joinField(s, game, seat)
      const cursor = watchField(live, mannerOf(game, seat?.player ?? null))
      return sitAtField(live, cursor, seat === null ? NO_SHELF : shelfFor(game, seat.player))
    })
    const losses = openLosses(pack)
    setPlaces({ desks, losses })
    return () => {
      for (const desk of desks) desk.close()
      losses.close()
    }
  }, [game, pack, s, seats])
  const field = useMemo(() => fieldOf(pack), [pack])
  const frame = useMemo(
    (): Framed => ({
      game,
      summary,
      title: pack.title,
      about: pack.about,
      players: s.players.map(({ name }) => name),
      marks: fieldMarks(pack),
      counters: false,
      seats,
      ui: createUi('sheet'),
      cards: createCards(),
    }),
    [game, summary, pack, s, seats],
  )
  if (places === null) return null
  return (
    <FrameContext value={frame}>
      <Seating desks={places.desks} seats={seats} players={frame.players} isAsked={isAsked} follow={follow}>
        {(desk, at) => (
          <FieldPlace key={at} {...{ pack, desk, field }} losses={places.losses}>
            <FieldBoard />
          </FieldPlace>
        )}
      </Seating>
    </FrameContext>
  )
}

interface OpenDesks {
  readonly desks: readonly FieldDesk[]
  readonly losses: OpenLosses
}

const follow = ({ live }: FieldDesk, look: () => void): (() => void) => live.seen.subscribe(look)

const isAsked = ({ live }: FieldDesk): boolean => {
  const { decision, state } = live.seen.getState()
  return decision !== null && state?.stage !== 'over'
}
