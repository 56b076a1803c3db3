import type { Ground } from '@sandtable/draw'
import type { ReactNode } from 'react'
import { counterSize } from '@sandtable/draw'

/** The transform of something that stands at a region's anchor, in pixels of the screen whatever the map's scale. */
export function anchored(
  ground: Ground,
  region: number,
  scale: number,
  offset: readonly [number, number] = [0, 0],
): string {
  const [x, y] = ground.regions[region]?.anchor ?? [0, 0]
  return `translate(${x} ${y}) scale(${1 / scale}) translate(${offset[0]} ${offset[1]})`
}

interface At {
  readonly ground: Ground
  readonly region: number
  readonly scale: number
  readonly offset?: readonly [number, number]
  /** Drawn around 0, in pixels; a counter is `counterSize(ground, scale)` wide. */
  readonly children: ReactNode
}

export function Anchored({ ground, region, scale, offset = [0, 0], children }: At) {
  return <g transform={anchored(ground, region, scale, offset)}>{children}</g>
}

/** Beside the stack, top right, or where it would stand. */
export function chipOffset(ground: Ground, scale: number, isOccupied: boolean): readonly [number, number] {
  const half = counterSize(ground, scale) / 2
  return isOccupied ? [-half - 4, half + 2] : [0, 0]
}
