import type { ReactNode } from 'react'
import type { Kind } from '@sandtable/kernel'
import type { GameSummary } from '@sandtable/protocol'
import { createStore } from 'zustand/vanilla'
import type { Plain, PlainTale } from '../plain.ts'
import type { Seen } from '../../game/live-game.ts'
import { addWords, startWords } from '../../words/words.ts'
import { createCards } from '../../cards/card-state.ts'
import { createUi } from '../../frame/ui.ts'
import { current } from '../../testing/draw.ts'
import { FrameContext } from '../../frame/frame-context.ts'
import { layFlat } from '../../testing/flat.tsx'
import { marksOf } from '../plain.ts'
import { notTold } from '../../game/testing/not-told.ts'
import { plain as table } from '../../words/en/plain.ts'

layFlat()
await startWords(false)
addWords({ plain: table })
const { PlainPlace } = await import('../plain-table.tsx')

/** A plain table at one moment, for one viewer, without a browser. */
export function plainOnPaper<K extends Kind>(
  plain: Plain<K>,
  summary: GameSummary,
  seen: Seen<K, PlainTale<K>>,
): ReactNode {
  const live = {
    seen: createStore<Seen<K, PlainTale<K>>>(() => seen),
    answer: refused,
    undo: refused,
    say: refused,
    told: notTold,
    close: () => {},
  }
  const ui = createUi('log')
  current(live.seen)
  current(ui)
  const frame = {
    game: 'paper',
    summary,
    title: plain.title,
    about: plain.about,
    players: plain.players.map(({ name }) => name),
    marks: marksOf(plain),
    counters: false,
    seats: [],
    ui,
    cards: createCards(),
  }
  return (
    <FrameContext value={frame}>
      <PlainPlace plain={plain} live={live} />
    </FrameContext>
  )
}

const refused = (): Promise<string> => Promise.resolve('nothing is played on paper')
