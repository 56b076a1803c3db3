import type { Kind } from '@sandtable/kernel'
import type { Plain } from './plain.ts'
import type { Printed, Seated, Staging } from '../systems/plug.ts'
import { addWords } from '../words/words.ts'
import { joinGame } from '../game/live-game.ts'
import { plain as words } from '../words/en/plain.ts'
import { plainShow } from './plain-show.tsx'
import { PlainTable } from './plain-table.tsx'

addWords(words)

/** What can be shown of any game: a table, how it stands and a replay, all of it in words. */
export const printPlain = <K extends Kind>(plain: Plain<K>): Printed => ({
  Table: (seated: Seated) => <PlainTable plain={plain} {...seated} />,
  follow: (game, seat, tell) => {
    const live = joinGame({ rules: plain.rules, chronicle: null }, plain.s, game, seat)
    const stop = live.seen.subscribe(({ view }) => {
      if (view === null) return
      const points = plain.players.map(({ name }, player) => `${name} ${plain.points(view)[player]}`)
      const values = { turn: plain.turn(view), points: points.join(', ') }
      tell({ picture: null, words: t => t('plain:stands', values) })
    })
    return Promise.resolve(() => (stop(), live.close()))
  },
  stage: async <R,>(use: Staging<R>): Promise<Awaited<R>> => await use(plainShow(plain)),
})
