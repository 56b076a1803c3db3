import type { El } from '../el.ts'

/** A drawing and everything in it. */
export const elements = (drawing: El): El[] => [
  drawing,
  ...drawing.kids.flatMap(kid => (typeof kid === 'string' ? [] : elements(kid))),
]

/** What is written in a drawing. */
export const texts = (drawing: El): string[] =>
  elements(drawing).flatMap(({ tag, kids }) =>
    tag === 'text' ? kids.map(kid => (typeof kid === 'string' ? kid : '')) : [],
  )
