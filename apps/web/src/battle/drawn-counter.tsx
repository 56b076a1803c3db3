import type { Face, State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import { counter, counterDefs, markup, VARIABLES } from '@sandtable/draw'
import { memo, useMemo } from 'react'

interface Drawn {
  readonly face: Face
  readonly size: number
  readonly states: readonly State[]
}

/** A counter at its full size; rings and badges reach out of its box. */
export const DrawnCounter = memo(function DrawnCounter({ face, size, states }: Drawn) {
  const inside = { __html: markup(counter(face, { detail: 96, palette: VARIABLES, states })) }
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      <g dangerouslySetInnerHTML={inside} />
    </svg>
  )
})

/** What all counters refer to, once on a page. */
export function CounterDefs({ pack }: { readonly pack: PackFile }) {
  const inside = useMemo(() => ({ __html: markup(counterDefs([pack])) }), [pack])
  return <svg width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={inside} />
}
