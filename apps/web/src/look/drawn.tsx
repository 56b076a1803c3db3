import type { El } from '@sandtable/draw'
import { memo } from 'react'
import { markup } from '@sandtable/draw'

/** A drawing within an SVG. Its text is set at once, which is quicker than an element of React for each of its parts. */
export const Drawn = memo(function Drawn({ drawing }: { readonly drawing: El }) {
  return <g dangerouslySetInnerHTML={{ __html: markup(drawing) }} />
})
