import type { TFunction } from 'i18next'
import type { Kind } from '@sandtable/kernel'
import type { Plain } from './plain.ts'
import type { Printed, Seated, Staging } from '../systems/plug.ts'
import { addWords } from '../words/words.ts'
import { joinGame } from '../game/live-game.ts'
import { plain as table } from '../words/en/plain.ts'
import { plainShow } from './plain-show.tsx'
import { PlainTable } from './plain-table.tsx'

addWords({ plain: table })

/** Any game in words: its table, its standing and its replay. */
export const printPlain = <K extends Kind>(plain: Plain<K>): Printed => ({
  Table: (seated: Seated) => <PlainTable plain={plain} {...seated} />,
  follow: (game, seat, tell) => {
    const live = joinGame({ rules: plain.rules, chronicle: null }, plain.s, game, seat)
    const stop = live.seen.subscribe(({ view }) => {
      if (view === null) return
      const points = plain.points(view)
      const words = (t: TFunction): string => {
        const scores = plain.players.map(({ name }, n) => t('plain:score', { name, points: points[n] ?? 0 }))
        return t('plain:stands', { turn: plain.turn(view), scores })
      }
      tell({ picture: null, words })
    })
    return Promise.resolve(() => (stop(), live.close()))
  },
  stage: async <R,>(use: Staging<R>): Promise<Awaited<R>> => await use(plainShow(plain)),
})
