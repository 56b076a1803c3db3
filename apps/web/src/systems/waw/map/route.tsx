import type { Ground } from '@sandtable/draw'
import { routeShape } from './route-shape.ts'
import css from './route.module.css'

interface Way {
  readonly ground: Ground
  /** Regions in the order of entry, from the starting region. */
  readonly regions: readonly number[]
  readonly scale: number
}

/** A stack's planned route: amber on white, a ring at each stop, an arrow at the end. */
export function Route({ ground, regions, scale }: Way) {
  const shape = routeShape(ground, regions, scale)
  if (shape === null) return null
  const head = shape.head.map(point => point.join(',')).join(' ')
  return (
    <g className={css.route} aria-hidden>
      <path className={css.casing} d={shape.d} strokeWidth={9 / scale} />
      <polygon className={css.casing} points={head} strokeWidth={5 / scale} />
      <path className={css.line} d={shape.d} strokeWidth={5 / scale} />
      <polygon className={css.head} points={head} />
      {shape.stops.map(([x, y], i) => (
        <circle key={i} className={css.stop} cx={x} cy={y} r={6 / scale} strokeWidth={3 / scale} />
      ))}
    </g>
  )
}
