import type { CSSProperties } from 'react'
import type { Ground } from '@sandtable/draw'
import { routeShape } from '../map/route-shape.ts'
import css from './deeds.module.css'

interface Way {
  readonly ground: Ground
  /** Regions in the order in which they were entered, the first being where it began. */
  readonly regions: readonly number[]
  readonly scale: number
  readonly colour: string
  readonly dashed?: boolean
  /** The longest of its turn is a little wider. */
  readonly isLongest?: boolean
  /** Whether its last leg grows, as an animation. */
  readonly isNew?: boolean
}

/** The way of a stack, in the colour of its player on a pale casing. */
export function Arrow({
  ground,
  regions,
  scale,
  colour,
  dashed = false,
  isLongest = false,
  isNew = false,
}: Way) {
  const shape = routeShape(ground, regions, scale)
  if (shape === null) return null
  const head = shape.head.map(point => point.join(',')).join(' ')
  const width = (isLongest ? 7.5 : 6) / scale
  const dashes = dashed ? { strokeDasharray: `${9 / scale} ${5 / scale}` } : {}
  return (
    <g className={css['arrow']} key={regions.length}>
      <path className={css['casing']} d={shape.d} strokeWidth={width + 5 / scale} />
      <polygon className={css['casing']} points={head} strokeWidth={5 / scale} />
      <path
        className={isNew && !dashed ? css['grows'] : undefined}
        style={{ '--leg': 1 / (regions.length - 1) } as CSSProperties}
        d={shape.d}
        pathLength={isNew && !dashed ? 1 : undefined}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        {...dashes}
      />
      <polygon points={head} fill={colour} />
    </g>
  )
}
