import type { El, Page, Paper } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import { voiceOf } from '@sandtable/words'
import {
  CARD,
  CARDS_IN,
  card,
  cardBack,
  cardFace,
  counter,
  counterDefs,
  fortFace,
  hiddenFace,
  leaderFace,
  LIGHT,
  unitFace,
} from '@sandtable/draw'
import { gridPages } from '../../grid.ts'

/** What stands on every card, in English. */
const VOICE = voiceOf(CARDS_IN.en)

/** Counters of 20 millimetres, first the leaders, then the units, nation by nation; last the fortresses, player by player. */
export const counterPages = (pack: PackFile, paper: Paper): Page[] =>
  gridPages(paper, {
    title: `${pack.title}: counters`,
    width: 20,
    height: 20,
    gap: 2,
    scale: 5,
    defs: counterDefs([pack]),
    pieces: [
      ...Object.keys(pack.nations).flatMap(nation => [
        ...idsOf(pack.leaders, nation).map(id => leaderPiece(pack, id)),
        ...idsOf(pack.units, nation).flatMap(id => unitPieces(pack, id)),
      ]),
      ...pack.players.flatMap(({ id, forts }) => forts.map(({ fdv }) => fortPiece(pack, id, fdv))),
    ],
  })

/** Cards of 63 by 88 millimetres, each as often as its deck has it. */
export const cardPages = (pack: PackFile, paper: Paper): Page[] =>
  gridPages(paper, {
    title: `${pack.title}: cards`,
    width: CARD.width / 2,
    height: CARD.height / 2,
    gap: 0,
    scale: 2,
    defs: counterDefs([pack]),
    pieces: Object.entries(pack.cards).flatMap(([id, { copies }]) => {
      const face = cardFace(pack, id)
      return Array.from({ length: copies }, () => ({ front: card(face, LIGHT, VOICE), back: cardBack(face) }))
    }),
  })

const idsOf = (counters: Readonly<Record<string, { readonly nation: string }>>, nation: string): string[] =>
  Object.keys(counters).filter(id => counters[id]?.nation === nation)

interface Piece {
  readonly front: El
  readonly back: El
}

const flat = { detail: 96, palette: LIGHT, flat: true } as const

const leaderPiece = (pack: PackFile, id: string): Piece => ({
  front: counter(leaderFace(pack, id), flat),
  back: counter(hiddenFace(pack, pack.leaders[id]?.nation ?? '', true), flat),
})

const fortPiece = (pack: PackFile, player: string, fdv: number): Piece => ({
  front: counter(fortFace(pack, player, fdv), flat),
  back: counter(hiddenFace(pack, player), flat),
})

/** Two steps to a counter: the full side and the reduced one; where there is no second step the back hides the unit. */
function unitPieces(pack: PackFile, id: string): Piece[] {
  const { fullSteps } = unitFace(pack, id)
  const hidden = hiddenFace(pack, pack.units[id]?.nation ?? '')
  return Array.from({ length: Math.ceil(fullSteps / 2) }, (_, i) => {
    const steps = fullSteps - 2 * i
    const back = steps > 1 ? unitFace(pack, id, steps - 1) : hidden
    return { front: counter(unitFace(pack, id, steps), flat), back: counter(back, flat) }
  })
}
