import type { El } from '../../../el.ts'
import type { Figure } from './figures.ts'
import { el } from '../../../el.ts'

const FRAME = 'M8 15h48v33H8z'
const CROSS = 'M8 15l48 33M56 15L8 48'
const SLASH = 'M56 15L8 48'
const PEAK = 'M26 48l6-9 6 9z'
const WHEELS = 'M22 48a4 4 0 0 0 8 0M34 48a4 4 0 0 0 8 0'
const BOW = 'M22 22v19M22 22c12 3 12 16 0 19M22 31.500h20'
const ARMOUR = 'M22 22h20a9.500 9.500 0 0 1 0 19H22a9.500 9.500 0 0 1 0-19z'
const SUPPLY = 'M8 41h48'
const ANCHOR = 'M32 20v22M25 26h14M21 34c2 6 6 8 11 8s9-2 11-8'
const WALLS = 'M20 41V23h5v5h5v-5h4v5h5v-5h5v18z'
const WINGS = 'M32 31.500c-6-7-16-7-16 0s10 7 16 0c6-7 16-7 16 0s-10 7-16 0z'
const CANOPY = 'M20 30a12 9 0 0 1 24 0zM20 30l12 12 12-12'
const TENT = 'M20 42l12-20 12 20z'
const EYE = 'M16 31.500h32M32 20v23'

/** Lines in a frame, after the symbols of modern armies; `dot` adds the gun's ball. */
const SYMBOLS: Readonly<Partial<Record<Figure, { readonly lines: string; readonly dot?: true }>>> = {
  rifleman: { lines: CROSS },
  spearman: { lines: CROSS },
  axeman: { lines: `${CROSS}M8 21h48` },
  'mountain-rifleman': { lines: `${CROSS}${PEAK}` },
  'mountain-spearman': { lines: `${CROSS}${PEAK}` },
  bowman: { lines: BOW },
  cavalry: { lines: SLASH },
  knight: { lines: `${SLASH}M8 21h48` },
  'horse-archer': { lines: `${SLASH}M22 22c10 3 10 16 0 19` },
  cannon: { lines: '', dot: true },
  trebuchet: { lines: WHEELS, dot: true },
  outlaw: { lines: `${CROSS}M32 15v33` },
  carbine: { lines: `${CROSS}M32 15v33` },
  wagon: { lines: `${SUPPLY}${WHEELS}` },
  lorry: { lines: `${SUPPLY}${WHEELS}` },
  camp: { lines: TENT },
  tower: { lines: WALLS },
  fort: { lines: WALLS },
  longship: { lines: ANCHOR },
  caravel: { lines: ANCHOR },
  steamer: { lines: ANCHOR },
  battleship: { lines: ANCHOR },
  tank: { lines: ARMOUR },
  plane: { lines: WINGS },
  parachute: { lines: CANOPY },
  telescope: { lines: EYE },
}

/** A unit's symbol in a box of 64 by 64; null: this figure has none, as leaders have none. */
export function natoSymbol(figure: Figure, colour: string): El | null {
  const symbol = SYMBOLS[figure]
  if (symbol === undefined) return null
  return el(
    'g',
    { fill: 'none', stroke: colour, 'stroke-width': 3.4, 'stroke-linejoin': 'round' },
    el('path', { d: `${FRAME}${symbol.lines}` }),
    symbol.dot === true && el('circle', { cx: 32, cy: 31.5, r: 6, fill: colour }),
  )
}
