import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { Palette } from '../../../palette.ts'
import type { Point } from '../../../plane.ts'
import { el } from '../../../el.ts'
import { levelRings } from './level-rings.ts'
import { ownerOf } from '../../../raster.ts'
import { ringsPath } from '../../../plane.ts'

/** Metres between two places where the slope is measured: finer on small ground. */
const stepOf = ({ width, height }: Field): number => Math.max(4, Math.max(width, height) / 160)

/** How far the edge of a terrace is taken to slope, in metres. */
const SLOPE = 36

/** Shades are laid over each other: the slope at which each starts, and how much it adds. */
const STEPS = [0.015, 0.035, 0.055, 0.08, 0.105, 0.135, 0.17, 0.21, 0.26, 0.32]
const SHARE = { lit: 0.08, dark: 0.036 }

const shaded = new WeakMap<Field, { readonly lit: readonly string[]; readonly dark: readonly string[] }>()

/** Slopes in a light from the north-west: terraces are smoothed, and what looks away from the light is darker. */
export function relief(field: Field, palette: Palette): El {
  const { lit, dark } = shaded.get(field) ?? shadesOf(field)
  const layer = (d: string, fill: string, opacity: number): El | null =>
    d === '' ? null : el('path', { d, fill, 'fill-opacity': opacity, 'fill-rule': 'evenodd' })
  return el(
    'g',
    {},
    lit.map(d => layer(d, palette.slopeLit, SHARE.lit)),
    dark.map(d => layer(d, palette.slopeDark, SHARE.dark)),
  )
}

function shadesOf(field: Field): { lit: string[]; dark: string[] } {
  const step = stepOf(field)
  const [columns, rows] = [Math.ceil(field.width / step) + 3, Math.ceil(field.height / step) + 3]
  const place = (i: number): Point => [((i % columns) - 1) * step, (Math.floor(i / columns) - 1) * step]
  const heights = heightsAt(field, columns * rows, place)
  const reach = Math.max(1, Math.round(SLOPE / 2 / step))
  for (let pass = 0; pass < 3; pass++) blur(heights, columns, rows, reach)
  const light = lightOf(heights, columns, rows, step)
  const rings = (values: Float64Array, level: number): string => {
    const grid = { columns, rows, left: -step, top: -step, step, values }
    return ringsPath(levelRings(grid, level))
  }
  const away = light.map(value => -value)
  const found = {
    lit: STEPS.map(level => rings(light, level)),
    dark: STEPS.map(level => rings(away, level)),
  }
  shaded.set(field, found)
  return found
}

function heightsAt(field: Field, places: number, place: (i: number) => Point): Float64Array {
  const owner = ownerOf(
    field.terraces.map(({ ring }) => [ring]),
    [0, 0, field.width, field.height],
  )
  const inside = ([x, y]: Point): Point => [
    Math.min(field.width - 0.01, Math.max(0, x)),
    Math.min(field.height - 0.01, Math.max(0, y)),
  ]
  return Float64Array.from({ length: places }, (_, i) => {
    const terrace = owner(inside(place(i)))
    return terrace === null ? 0 : (field.terraces[terrace]?.height ?? 0)
  })
}

/** Every place takes the mean of those so far around it, first along the rows, then along the columns. */
function blur(values: Float64Array, columns: number, rows: number, reach: number): void {
  const line = (first: number, stride: number, many: number): void => {
    const old = Array.from({ length: many }, (_, i) => values[first + i * stride] ?? 0)
    const at = (i: number): number => old[Math.min(many - 1, Math.max(0, i))] ?? 0
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += at(i)
    for (let i = 0; i < many; i++) {
      values[first + i * stride] = sum / (2 * reach + 1)
      sum += at(i + reach + 1) - at(i - reach)
    }
  }
  for (let row = 0; row < rows; row++) line(row * columns, 1, columns)
  for (let column = 0; column < columns; column++) line(column, columns, rows)
}

/** How steeply each place looks to the north-west. */
function lightOf(heights: Float64Array, columns: number, rows: number, step: number): Float64Array {
  const at = (column: number, row: number): number =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0
  return heights.map((_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const east = at(column + 1, row) - at(column - 1, row)
    const south = at(column, row + 1) - at(column, row - 1)
    return (east + south) / (2 * step)
  })
}
