import type { ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { FieldPack } from '@sandtable/shelf'
import { createStore } from 'zustand/vanilla'
import { fieldOf } from '@sandtable/draw'
import type { FieldDesk } from '../logic/desk.ts'
import type { OpenLosses } from '../../odds/loss-desk.ts'
import type { SeenField } from '../../game/live-field.ts'
import type { Ui } from '../../../../frame/ui.ts'
import { addWords, startWords } from '../../../../words/words.ts'
import { createCards } from '../../../../cards/card-state.ts'
import { createUi } from '../../../../frame/ui.ts'
import { current } from '../../../../testing/draw.ts'
import { field } from '../../words/en/field.ts'
import { fieldMarks } from '../logic/field-marks.ts'
import { FrameContext } from '../../../../frame/frame-context.ts'
import { layFlat } from '../../../../testing/flat.tsx'
import { playback as shared } from '../../../../words/en/playback.ts'
import { playback } from '../../words/en/playback.ts'
import { notTold } from '../../../../game/testing/not-told.ts'
import { sitAtOnce } from './sit-at-once.ts'
import { summaryOf } from '../../../../game/testing/summary-of.ts'

layFlat()
await startWords(false)
addWords({ playback: shared })
addWords({ field, playback }, 'manpower')
const { FieldBoard } = await import('../field-board.tsx')
const { FieldPlace } = await import('../field-place.tsx')

/** The table of a battle at one moment, for one viewer, without a browser. */
export interface PaperField {
  readonly desk: FieldDesk
  readonly ui: StoreApi<Ui>
  readonly page: () => ReactNode
}

/** Costs are asked for in effects, which don't run on paper. */
const NO_LOSSES: OpenLosses = {
  ask: () => Promise.reject(new Error('no costs on paper')),
  close: () => {},
}

/** Lays a table that refuses all orders. */
export function fieldOnPaper(battle: FieldPack): (seen: SeenField) => PaperField {
  const { pack, s } = battle
  const drawn = fieldOf(pack)
  const marks = fieldMarks(pack)
  return seen => {
    const live = {
      seen: createStore<SeenField>(() => seen),
      answer: refused,
      undo: refused,
      say: refused,
      told: notTold,
      close: () => {},
    }
    const desk = sitAtOnce(live)
    const ui = createUi('sheet')
    for (const store of [live.seen, desk.state, desk.cursor.shown, ui] as readonly StoreApi<unknown>[])
      current(store)
    const frame = {
      game: 'paper',
      summary: summaryOf(battle),
      title: pack.title,
      about: pack.about,
      players: s.sides.map(({ name }) => name),
      marks,
      counters: false,
      seats: [],
      ui,
      cards: createCards(),
    }
    const page = (): ReactNode => (
      <FrameContext value={frame}>
        <FieldPlace {...{ pack, desk }} field={drawn} losses={NO_LOSSES}>
          <FieldBoard />
        </FieldPlace>
      </FrameContext>
    )
    return { desk, ui, page }
  }
}

const refused = (): Promise<string> => Promise.resolve('nothing is played on paper')
