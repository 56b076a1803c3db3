import type { PackFile } from '@sandtable/scenario'
import type { El } from '../../../el.ts'
import type { Figure } from './figures.ts'
import type { Livery } from '../../../livery/livery.ts'
import { el } from '../../../el.ts'
import { FIGURES } from './figures.ts'
import { liveries } from './liveries.ts'

/** What all counters of a page refer to: the outlines, and each nation's gradient and lattice. Once on every page. */
export const counterDefs = (packs: readonly PackFile[]): El =>
  el(
    'defs',
    {},
    Object.entries(FIGURES).map(([name, { d }]) => el('path', { id: `figure-${name}`, d })),
    packs.flatMap(pack =>
      [...liveries(pack).values()].flatMap(livery => [gradient(livery), lattice(livery)]),
    ),
    el('clipPath', { id: 'cameo' }, el('ellipse', { cx: 32, cy: 29.9, rx: 27.4, ry: 32.4 })),
  )

export const figure = (name: Figure, paint: Readonly<Record<string, string | number>>): El =>
  el('use', { href: `#figure-${name}`, ...paint })

export const fieldOf = ({ id, field }: Livery): string => `url(#field-${id}) ${field}`
export const latticeOf = ({ id, lattice: colour }: Livery): string => `url(#lattice-${id}) ${colour}`

const gradient = ({ id, field, foot }: Livery): El =>
  el(
    'linearGradient',
    { id: `field-${id}`, x1: 0, y1: 0, x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': field }),
    el('stop', { offset: 1, 'stop-color': foot }),
  )

const lattice = ({ id, lattice: ground, latticeLine }: Livery): El =>
  el(
    'pattern',
    {
      id: `lattice-${id}`,
      width: 14,
      height: 14,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    el('rect', { width: 14, height: 14, fill: ground }),
    el('path', { d: 'M0 7h14M7 0v14', stroke: latticeLine, 'stroke-width': 2, 'stroke-opacity': 0.55 }),
  )
