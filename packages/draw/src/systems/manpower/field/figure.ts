import type { Field, Spot } from './field.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import type { SymbolName } from './symbols.ts'
import { between, distance } from '../../../plane.ts'
import { pixels } from './drawn.ts'

/** A group as it stands, in whole centimetres as battles measure. */
export interface FormationFigure {
  readonly name: string
  readonly livery: Livery
  readonly symbol: SymbolName
  /** Front left, front right, back right, back left. */
  readonly footprint: readonly [Spot, Spot, Spot, Spot]
  readonly order: 'close' | 'open'
  /** Metres from one unit to the next. */
  readonly spacing: number
  /** The living units, each in its place. */
  readonly units: readonly FormationUnit[]
  readonly alive: number
  /** Shots that are left to it in this turn; null: its tag doesn't show them. */
  readonly shots: number | null
  readonly morale: 'high' | 'low' | null
  /** Whether it has said whom it attacks. */
  readonly declared: boolean
  /** Whether it may act or be chosen, or is what the choice is about. */
  readonly state: 'can' | 'chosen' | null
}

export interface FormationUnit {
  readonly at: Spot
  /** Metres across. */
  readonly width: number
  readonly symbol: SymbolName
  readonly injured: boolean
}

/** How much of a formation is drawn: every man, a dot for each, or its ground alone. */
export type Zoom = 'man' | 'formation' | 'block'

export const zoomAt = (scale: number): Zoom => (scale >= 2 ? 'man' : scale >= 0.4 ? 'formation' : 'block')

/** What a formation takes on the screen at least, in pixels. */
const LEAST = 8

/** A formation's ground turned upright: around its middle, its front up. */
export interface Stance {
  readonly middle: Point
  /** Degrees, clockwise. */
  readonly turn: number
  readonly front: number
  readonly deep: number
}

export function stanceOf({ footprint }: FormationFigure, field: Field, shown: Shown): Stance {
  const [left, right, backRight, backLeft] = footprint.map(field.at) as [Point, Point, Point, Point]
  const middle = between(left, backRight, 0.5)
  return {
    middle,
    turn: (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI,
    front: Math.max(distance(left, right), pixels(shown, LEAST)),
    deep: Math.max(distance(left, backLeft), pixels(shown, LEAST)),
  }
}
