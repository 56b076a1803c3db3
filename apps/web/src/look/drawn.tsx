import type { El } from '@sandtable/draw'
import { memo } from 'react'
import { markup } from '@sandtable/draw'

/** A drawing within an SVG. Its markup is set at once, which is faster than a React element for each part. */
export const Drawn = memo(function Drawn({ drawing }: { readonly drawing: El }) {
  return <g dangerouslySetInnerHTML={{ __html: markup(drawing) }} />
})
