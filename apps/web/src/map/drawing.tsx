import type { El } from '@sandtable/draw'
import { markup } from '@sandtable/draw'
import { memo, useMemo } from 'react'

/** A drawing in an SVG, as one piece that React does not look into. */
export const Drawing = memo(function Drawing({
  of,
  className,
}: {
  readonly of: El
  readonly className?: string | undefined
}) {
  const html = useMemo(() => ({ __html: markup(of) }), [of])
  return <g className={className} dangerouslySetInnerHTML={html} />
})
