import type { El } from '../../../el.ts'
import type { Livery, Pattern } from '../../../livery/livery.ts'
import type { Palette } from '../../../palette.ts'
import type { Sided } from './liveries.ts'
import { el } from '../../../el.ts'
import { fieldLiveries } from './liveries.ts'
import { SYMBOLS } from './symbols.ts'

/** What drawings of battles on a page refer to: silhouettes, each side's stripe, hatches. Once on every page. */
export const fieldDefs = (files: readonly Sided[], palette: Palette): El =>
  el(
    'defs',
    {},
    Object.entries(SYMBOLS).map(([name, { d }]) => el('path', { id: `symbol-${name}`, d })),
    files.flatMap(file => [...fieldLiveries(file).values()].map(stripes)),
    hatch('unseen', palette.unseen, palette.unseenHatch),
    hatch('barred', 'none', palette.mapInk2),
  )

/** A plain stripe needs no pattern, whose seams a printer may show. */
export const stripeFill = ({ id, stripe, pattern }: Livery): string =>
  pattern === 'solid' ? stripe : `url(#stripe-${id}) ${stripe}`

/** Marks of a stripe in a square of 8 that can be laid beside itself, as the stripes of counters have them. */
// prettier-ignore
const MARKS: Readonly<Record<Pattern, { readonly d: string; readonly turn?: number } | null>> = {
  solid: null,
  diagonal: { d: 'M0 0h3.2v8H0z', turn: 45 },
  bars: { d: 'M0 0h8v4H0z' },
  dots: { d: 'M2 4a2 2 0 0 1 4 0a2 2 0 0 1-4 0z' },
  chevrons: { d: 'M0 0l4 3 4-3v3.500l-4 3-4-3z' },
  lines: { d: 'M0 0h8v2H0zM0 4h8v2H0z' },
  crosses: { d: 'M0 1l1-1 3 3 3-3 1 1-3 3 3 3-1 1-3-3-3 3-1-1 3-3z' },
  waves: { d: 'M0 3q2-3 4 0t4 0v2q-2 3-4 0t-4 0z' },
}

/** A side's stripe, to fill a band on the ground or the edge of a tag with. */
function stripes({ id, pattern, stripe, mark }: Livery): El {
  const marks = MARKS[pattern]
  return el(
    'pattern',
    {
      id: `stripe-${id}`,
      width: 8,
      height: 8,
      patternUnits: 'userSpaceOnUse',
      patternTransform: marks?.turn !== undefined && `rotate(${marks.turn})`,
    },
    el('rect', { width: 8, height: 8, fill: stripe }),
    marks && el('path', { d: marks.d, fill: mark }),
  )
}

const hatch = (id: string, ground: string, line: string): El =>
  el(
    'pattern',
    { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('rect', { width: 7, height: 7, fill: ground }),
    el('path', { d: 'M0 0v7', stroke: line, 'stroke-width': 1.5 }),
  )
