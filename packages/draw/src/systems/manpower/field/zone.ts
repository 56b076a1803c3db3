import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { Viewed } from './drawn.ts'
import { el } from '../../../el.ts'
import { inPixels, isSeen, onScreen } from './drawn.ts'
import { pathOf } from '../../../plane.ts'
import { stripeFill } from './defs.ts'

/** The zone of the node in its owner's stripe, inside the edge. */
export function zone({ node }: Field, viewed: Viewed): El | null {
  if (node === null || !isSeen(viewed, node.ring)) return null
  const { palette, id } = viewed
  const d = `${pathOf(inPixels(viewed, node.ring.slice(0, -1)))}Z`
  const edge = node.livery?.frame ?? palette.frame
  return onScreen(
    viewed,
    [0, 0],
    el('clipPath', { id: `${id}-zone` }, el('path', { d })),
    el('path', { d, fill: palette.reach }),
    el('path', {
      d,
      fill: 'none',
      stroke: node.livery === null ? edge : stripeFill(node.livery),
      'stroke-width': 12,
      'stroke-opacity': 0.85,
      'clip-path': `url(#${id}-zone)`,
    }),
    el('path', { d, fill: 'none', stroke: edge, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
  )
}
