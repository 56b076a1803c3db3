import type { El } from './el.ts'
import { el } from './el.ts'
import { FONTS } from './fonts.ts'
import { fitted } from './wrap.ts'
import { LIGHT } from './palette.ts'

/** Sizes in millimetres. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const

export type PaperName = keyof typeof PAPERS
export type Paper = { readonly width: number; readonly height: number }

/** Printers leave this much of the edge white. */
export const MARGIN = 8

/** One side of a sheet, drawn in millimetres. */
export interface Page {
  readonly paper: Paper
  /** Its content, for the sheet's viewer and for the PDF's outline. */
  readonly title: string
  readonly drawing: El
}

/** What is drawn inside the margins of a sheet, cut off at them, in a frame. */
export function framed({ width, height }: Paper, ...drawing: readonly (El | readonly El[])[]): El {
  const [wide, high] = [width - 2 * MARGIN, height - 2 * MARGIN]
  const frame = { x: MARGIN, y: MARGIN, width: wide, height: high }
  return el(
    'g',
    {},
    el('svg', { ...frame, viewBox: `0 0 ${wide} ${high}`, overflow: 'hidden' }, ...drawing),
    el('rect', { ...frame, fill: 'none', stroke: LIGHT.frame, 'stroke-width': 0.3 }),
  )
}

/** A line at the foot of a page that says what it is, and how to print it; a long one is set smaller. */
export const footer = ({ width, height }: Paper, text: string): El =>
  el(
    'text',
    {
      x: width / 2,
      y: height - 3.4,
      'text-anchor': 'middle',
      'font-family': FONTS.sans,
      'font-weight': 400,
      'font-size': fitted(text, width - 2 * MARGIN, 2.8),
      fill: LIGHT.ink2,
    },
    text,
  )

/** The title at the head of a page. */
export const heading = ({ width }: Paper, text: string): El =>
  el(
    'text',
    {
      x: MARGIN + 2,
      y: MARGIN + 10,
      'font-family': FONTS.serif,
      'font-weight': 600,
      'font-size': fitted(text, width - 2 * MARGIN - 4, 8),
      fill: LIGHT.ink,
    },
    text,
  )
