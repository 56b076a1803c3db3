import type { El } from '../../../el.ts'
import type { Livery, Pattern } from '../../../livery/livery.ts'
import { el } from '../../../el.ts'

/** The stripe on a counter's left edge, 7 wide and 100 high, with its rounded corners. */
export const stripe = ({ pattern, stripe: colour, mark }: Livery): El[] => [
  el('path', { d: 'M7 .5A10 10 0 0 0 0 10V90A10 10 0 0 0 7 99.5Z', fill: colour }),
  ...marks(pattern, mark),
]

function marks(pattern: Pattern, colour: string): El[] {
  const shape = SHAPES[pattern]
  if (shape === null) return []
  const d = shape.drawn(steps(shape.every)).join('')
  return [
    el(
      'path',
      shape.line === undefined
        ? { d, fill: colour }
        : { d, fill: 'none', stroke: colour, 'stroke-width': shape.line },
    ),
  ]
}

/** Heights at which a mark begins; the corners are left out. */
const steps = (every: number): number[] =>
  Array.from({ length: Math.floor(84 / every) }, (_, i) => 8 + (84 % every) / 2 + i * every)

interface Shape {
  readonly every: number
  readonly drawn: (heights: readonly number[]) => string[]
  /** Width of the line; a shape without it is filled. */
  readonly line?: number
}

const each = (mark: (y: number) => string) => (heights: readonly number[]) => heights.map(mark)

const SHAPES: Readonly<Record<Pattern, Shape | null>> = {
  solid: null,
  diagonal: { every: 12, drawn: each(y => `M0 ${y + 7}L7 ${y}v5L0 ${y + 12}z`) },
  bars: { every: 14, drawn: each(y => `M0 ${y + 3.5}h7v7H0z`) },
  dots: { every: 10.5, drawn: each(y => `M1.5 ${y + 5}a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1-4.4 0z`) },
  chevrons: { every: 10.5, drawn: each(y => `M0 ${y + 1}l3.5 3.5L7 ${y + 1}v4l-3.500 3.500L0 ${y + 5}z`) },
  lines: { every: 6, drawn: each(y => `M0 ${y + 2}h7v2H0z`) },
  crosses: {
    every: 12,
    drawn: each(y => `M1.300 ${y + 3.6}l4.800 4.800M6.100 ${y + 3.6}l-4.800 4.800`),
    line: 1.7,
  },
  waves: { every: 12, drawn: ys => [`M3.600 ${ys[0] ?? 8}`, ...ys.map(() => 'q-4 3 0 6t0 6')], line: 2 },
}
