import type { El, Face, Page, Paper } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Voice } from '@sandtable/kernel'
import type { WarSheetWords } from './words/words.ts'
import {
  CARD,
  card,
  cardBack,
  cardFace,
  counter,
  counterDefs,
  counterKey,
  fortFace,
  hiddenFace,
  leaderFace,
  LIGHT,
  richestFaces,
  unitFace,
} from '@sandtable/draw'
import { gridPages } from '../../grid.ts'
import { keyPage } from '../../key-page.ts'

type Says = Voice<WarSheetWords>

/** Counters of 20 millimetres, first the leaders, then the units, nation by nation; last the fortresses, player by player. */
export function counterPages(pack: PackFile, paper: Paper, voice: Says): Page[] {
  const pieces = [
    ...Object.keys(pack.nations).flatMap(nation => [
      ...idsOf(pack.leaders, nation).map(id => leaderPiece(pack, id)),
      ...idsOf(pack.units, nation).flatMap(id => unitPieces(pack, id)),
    ]),
    ...pack.players.flatMap(({ id, forts }) => forts.map(({ fdv }) => fortPiece(pack, id, fdv, voice))),
  ]
  const drawn = (face: Face): El => counter(face, { detail: 96, palette: LIGHT, flat: true, voice })
  const sheet = {
    title: voice('sheet:counters', { title: pack.title }),
    width: 20,
    height: 20,
    gap: 2,
    scale: 5,
    defs: counterDefs([pack]),
    pieces: pieces.map(({ front, back }) => ({ front: drawn(front), back: drawn(back) })),
  }
  return gridPages(paper, sheet, voice)
}

/** How a counter is read: the unit and the leader with the most on them, each part by name. */
export function counterKeyPage(pack: PackFile, paper: Paper, voice: Says): Page {
  const { unit, leader } = richestFaces(pack)
  const shown = { palette: LIGHT, flat: true, voice }
  return keyPage(paper, {
    title: voice('sheet:key', { title: pack.title }),
    defs: counterDefs([pack]),
    keys: [unit, leader].flatMap(face =>
      face === null ? [] : [counterKey(face, { size: 200, column: 130 }, shown)],
    ),
  })
}

/** Cards of 63 by 88 millimetres, each as often as its deck has it. */
export function cardPages(pack: PackFile, paper: Paper, voice: Says): Page[] {
  const sheet = {
    title: voice('sheet:cards', { title: pack.title }),
    width: CARD.width / 2,
    height: CARD.height / 2,
    gap: 0,
    scale: 2,
    defs: counterDefs([pack]),
    pieces: Object.entries(pack.cards).flatMap(([id, { copies }]) => {
      const face = cardFace(pack, id)
      return Array.from({ length: copies }, () => ({ front: card(face, LIGHT, voice), back: cardBack(face) }))
    }),
  }
  return gridPages(paper, sheet, voice)
}

const idsOf = (counters: Readonly<Record<string, { readonly nation: string }>>, nation: string): string[] =>
  Object.keys(counters).filter(id => counters[id]?.nation === nation)

/** Both sides of a counter. */
interface Piece {
  readonly front: Face
  readonly back: Face
}

const leaderPiece = (pack: PackFile, id: string): Piece => ({
  front: leaderFace(pack, id),
  back: hiddenFace(pack, pack.leaders[id]?.nation ?? '', true),
})

const fortPiece = (pack: PackFile, player: string, fdv: number, voice: Says): Piece => ({
  front: fortFace(pack, player, fdv, voice),
  back: hiddenFace(pack, player),
})

/** Two steps to a counter: the full side and the reduced one; where there is no second step the back hides the unit. */
function unitPieces(pack: PackFile, id: string): Piece[] {
  const { fullSteps } = unitFace(pack, id)
  const hidden = hiddenFace(pack, pack.units[id]?.nation ?? '')
  return Array.from({ length: Math.ceil(fullSteps / 2) }, (_, i) => {
    const steps = fullSteps - 2 * i
    return { front: unitFace(pack, id, steps), back: steps > 1 ? unitFace(pack, id, steps - 1) : hidden }
  })
}
