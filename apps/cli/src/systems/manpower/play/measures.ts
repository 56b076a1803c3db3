import type { Pair } from '@sandtable/manpower'
import { at } from '@sandtable/kernel'
import { quoted } from '../../../play/names.ts'
import { fieldPhrase } from '../words/words.ts'

const NUMBER = String.raw`-?\d+(?:\.\d+)?`

/** The farthest that anything is measured, in metres: any figure beyond it is off every map. */
const FURTHEST = 1_000_000

/** Metres as they are typed, in whole centimetres. */
const centimetres = (text: string): number =>
  Math.round(Math.max(-FURTHEST, Math.min(FURTHEST, Number(text))) * 100)

/** MG-exact Why a length in fractions of a centimetre is refused; null: the line has none. */
export function tooFine(text: string): string | null {
  const [, figure] = /(?:^|[\s,])(-?\d+\.\d{3,})(?=[\s,]|$)/.exec(text) ?? []
  return figure === undefined ? null : fieldPhrase('names:fine', { typed: quoted(figure) })
}

/** The points in a line, `300 450` or `300,450`, and the words before and after them. */
export function pointsIn(text: string): { before: string; points: Pair[]; after: string } | null {
  const found = new RegExp(String.raw`(?:^|\s)(${NUMBER}(?:[\s,]+${NUMBER})*)(?=\s|$)`).exec(text)
  const figures = found?.[1]?.split(/[\s,]+/).map(centimetres) ?? []
  if (found === null || figures.length % 2 === 1) return null
  const points = figures.flatMap((x, i): Pair[] => (i % 2 === 0 ? [[x, at(figures, i + 1)]] : []))
  return {
    before: text.slice(0, found.index).trim(),
    points,
    after: text.slice(found.index + found[0].length).trim(),
  }
}

const WINDS: Readonly<Record<string, Pair>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
}

const LONG = /^(north|south)?-?(east|west)?$/

/** A facing by its compass point: n, north-east, sw …; null: it is none. */
export function windNamed(word: string): Pair | null {
  const name = word.toLowerCase()
  const [, up = '', across = ''] = LONG.exec(name) ?? []
  return WINDS[name] ?? WINDS[`${up.slice(0, 1)}${across.slice(0, 1)}`] ?? null
}

export const noWind = (word: string): string => fieldPhrase('names:wind', { typed: quoted(word) })

/** The compass point nearest to a front's direction. */
export function windOf([east, north]: readonly [number, number]): string {
  const eighth = Math.round((Math.atan2(east, north) * 4) / Math.PI)
  return Object.keys(WINDS)[(eighth + 8) % 8] as string
}
