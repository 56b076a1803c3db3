import type { Callouts, El, Page, Paper } from '@sandtable/draw'
import { el, footer, heading, MARGIN } from '@sandtable/draw'

/** Millimetres to a pixel of a key. */
const UNIT = 0.32
const APART = 12

interface Keyed {
  readonly title: string
  /** What its drawings refer to. */
  readonly defs: El
  /** One below the other. */
  readonly keys: readonly Callouts[]
}

/** Pictures with all their parts by name, on one page. */
export function keyPage(paper: Paper, { title, defs, keys }: Keyed): Page {
  const tops = keys.map((_, i) =>
    keys.slice(0, i).reduce((sum, { height }) => sum + UNIT * height + APART, MARGIN + 24),
  )
  return {
    paper,
    title,
    drawing: el(
      'g',
      {},
      defs,
      heading(paper, title),
      keys.map(({ drawing, width }, i) =>
        el(
          'g',
          { transform: `translate(${(paper.width - UNIT * width) / 2} ${tops[i]}) scale(${UNIT})` },
          drawing,
        ),
      ),
      footer(paper, title),
    ),
  }
}
