import type { Ground } from '@sandtable/draw'
import type { ReactNode } from 'react'
import { counterSize, groundAt } from '@sandtable/draw'

interface At {
  readonly ground: Ground
  readonly region: number
  readonly scale: number
  readonly offset?: readonly [number, number]
  /** Drawn around 0, in pixels; a counter is `counterSize(ground, scale)` wide. */
  readonly children: ReactNode
}

/** A drawing at a region's anchor, in screen pixels whatever the map's scale. */
export function Anchored({ ground, region, scale, offset = [0, 0], children }: At) {
  const [x, y] = groundAt(ground, scale).regions[region]?.anchor ?? [0, 0]
  const transform = `translate(${x} ${y}) scale(${1 / scale}) translate(${offset[0]} ${offset[1]})`
  return <g transform={transform}>{children}</g>
}

/** The middle of something this wide under a stack, clear of its figures and its number. */
export function underStack(ground: Ground, scale: number, width: number): readonly [number, number] {
  const half = counterSize(ground, scale) / 2
  return [half - 6 - width / 2, half + 14]
}
