import type { ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { WarPack } from '@sandtable/shelf'
import type { Topology } from 'topojson-specification'
import { createStore } from 'zustand/vanilla'
import { groundOf } from '@sandtable/draw'
import { mapText } from '@sandtable/shelf'
import type { Desk } from '../logic/desk.ts'
import type { OpenDesk } from '../../odds/odds-desk.ts'
import type { PrintedWar } from '../../game/printed-war.ts'
import type { SeenWar } from '../../game/live-war.ts'
import type { Ui } from '../../../../frame/ui.ts'
import { createCards } from '../../../../cards/card-state.ts'
import { createUi } from '../../../../frame/ui.ts'
import { current } from '../../../../testing/draw.ts'
import { FrameContext } from '../../../../frame/frame-context.ts'
import { layFlat } from '../../../../testing/flat.tsx'
import { marksOf } from '../logic/marks.ts'
import { sitAtOnce } from './sit-at-once.ts'
import { notTold } from '../../../../game/testing/not-told.ts'
import { addWords, startWords } from '../../../../words/words.ts'
import { summaryOf } from '../../../../game/testing/summary-of.ts'
import { playback } from '../../../../words/en/playback.ts'
import { war as wars } from '../../words/en/war.ts'

layFlat()
await startWords(false)
addWords({ playback })
addWords(wars, 'waw')
const { Board } = await import('../board.tsx')
const { WarPlace } = await import('../war-place.tsx')

/** The table of a war at one moment, for one viewer, without a browser. */
export interface PaperTable {
  readonly opened: PrintedWar
  readonly desk: Desk
  readonly ui: StoreApi<Ui>
  readonly page: () => ReactNode
}

/** Odds are asked for in effects, which don't run on paper. */
export const NO_ODDS: OpenDesk = {
  ask: () => Promise.reject(new Error('no odds on paper')),
  close: () => {},
}

/** Lays a table that refuses all orders. */
export function tableOnPaper(war: WarPack): (seen: SeenWar) => PaperTable {
  const { pack, s } = war
  const topology = JSON.parse(mapText(war) ?? '') as Topology
  const opened: PrintedWar = { pack, s, ground: groundOf(topology, pack) }
  const marks = marksOf(pack)
  return seen => {
    const live = {
      seen: createStore<SeenWar>(() => seen),
      answer: refused,
      undo: refused,
      say: refused,
      told: notTold,
      close: () => {},
    }
    const desk = sitAtOnce(live)
    const ui = createUi('log')
    for (const store of [live.seen, desk.state, desk.cursor.shown, ui] as readonly StoreApi<unknown>[])
      current(store)
    const frame = {
      game: 'paper',
      summary: summaryOf(war),
      title: pack.title,
      about: pack.about,
      players: s.players.map(({ name }) => name),
      marks,
      counters: true,
      seats: [],
      ui,
      cards: createCards(),
    }
    const page = (): ReactNode => (
      <FrameContext value={frame}>
        <WarPlace {...{ frame, opened, desk }} odds={NO_ODDS}>
          <Board />
        </WarPlace>
      </FrameContext>
    )
    return { opened, desk, ui, page }
  }
}

const refused = (): Promise<string> => Promise.resolve('nothing is played on paper')
