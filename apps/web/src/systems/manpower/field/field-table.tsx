import { fieldOf } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import { useEffect, useMemo, useState } from 'react'
import type { FieldDesk } from './logic/desk.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { HeldSeat } from '../../../game/seats.ts'
import type { OpenedField } from '../../../game/opened-game.ts'
import { createUi } from '../../../frame/ui.ts'
import { FieldBoard } from './field-board.tsx'
import { FieldContext } from './field-context.ts'
import { fieldMarks } from './logic/field-marks.ts'
import { FrameContext } from '../../../frame/frame-context.ts'
import { joinField } from '../game/live-field.ts'
import { Seating } from '../../../frame/seating.tsx'
import { sitAtField } from './logic/desk.ts'
import { addWords } from '../../../words/words.ts'
import { field } from '../words/en/field.ts'

addWords(field)

interface Laid {
  readonly game: string
  readonly opened: OpenedField
  readonly seats: readonly HeldSeat[]
}

/** The table that a battle in metres is played at: from every seat that is held here, or from none to look on. */
export function FieldTable({ game, opened, seats }: Laid) {
  const s = useMemo(() => fieldScenario(opened.pack), [opened])
  const [desks, setDesks] = useState<readonly FieldDesk[] | null>(null)
  useEffect(() => {
    const sat = (seats.length === 0 ? [null] : seats).map(seat => sitAtField(joinField(s, game, seat)))
    setDesks(sat)
    return () => {
      for (const desk of sat) desk.close()
    }
  }, [game, s, seats])
  const field = useMemo(() => fieldOf(opened.pack), [opened])
  const frame = useMemo(
    (): Framed => ({
      game,
      summary: opened.summary,
      title: opened.pack.title,
      about: opened.pack.about,
      players: s.players.map(({ name }) => name),
      marks: fieldMarks(opened.pack),
      counters: false,
      seats,
      ui: createUi('sheet'),
    }),
    [game, opened, s, seats],
  )
  if (desks === null) return null
  return (
    <FrameContext value={frame}>
      <Seating desks={desks} seats={seats} players={frame.players} isAsked={isAsked} follow={follow}>
        {(desk, at) => (
          <FieldContext key={at} value={{ opened, desk, field }}>
            <FieldBoard />
          </FieldContext>
        )}
      </Seating>
    </FrameContext>
  )
}

const follow = ({ live }: FieldDesk, look: () => void): (() => void) => live.seen.subscribe(look)

const isAsked = ({ live }: FieldDesk): boolean => {
  const { decision, state } = live.seen.getState()
  return decision !== null && state?.stage !== 'over'
}
