import type { El } from '../../../el.ts'
import type { Field, FieldWork } from './field.ts'
import type { Viewed } from './drawn.ts'
import { el, short } from '../../../el.ts'
import { isIn, pixels } from './drawn.ts'

/** What is built, to scale and turned to its front: its look follows from what it does. */
export const works = (field: Field, viewed: Viewed): El[] =>
  field.works
    .filter(({ at, front, deep }) => isIn(viewed.window, at, front + deep))
    .map(work =>
      el(
        'g',
        { transform: `translate(${short(work.at[0])} ${short(work.at[1])}) rotate(${short(work.turn)})` },
        lookOf(work)(work, viewed),
      ),
    )

type Look = (work: FieldWork, viewed: Viewed) => El[]

function lookOf({ work: { traits } }: FieldWork): Look {
  if ('mines' in traits) return mines
  if ('bridge' in traits) return bridge
  if ('hazard' in traits) return wire
  if ('halves-blasts' in traits) return trench
  if ('shelter' in traits) return bunker
  if ('high-ground' in traits) return tower
  if ('airfield' in traits) return airfield
  if ('hospital' in traits) return hospital
  return 'capacity' in traits || 'depot' in traits || 'factory' in traits || 'base' in traits ? hall : barrier
}

const box = ({ front, deep }: FieldWork, paint: Readonly<Record<string, string | number>>): El =>
  el('rect', {
    x: short(-front / 2),
    y: short(-deep / 2),
    width: short(front),
    height: short(deep),
    ...paint,
  })

/** A zigzag as long as the trench. */
const trench: Look = ({ front, deep }, viewed) => {
  const { palette } = viewed
  const wide = Math.max(deep, pixels(viewed, 3))
  const many = Math.max(4, 2 * Math.round(front / wide / 3))
  const d = `M${Array.from(
    { length: many + 1 },
    (_, i) => `${short((front * i) / many - front / 2)} ${short((i % 2 === 0 ? 1 : -1) * wide * 0.5)}`,
  ).join('L')}`
  const line = (stroke: string, width: number): El =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': short(width), 'stroke-linejoin': 'bevel' })
  return [line(palette.trench, wide + pixels(viewed, 3)), line(palette.trenchFloor, wide * 0.45)]
}

/** Rows of crosses. */
const wire: Look = ({ front, deep }, viewed) => {
  const r = Math.max(0.9, pixels(viewed, 3))
  const [columns, rows] = [Math.max(2, Math.round(front / r / 3)), Math.max(1, Math.round(deep / r / 4))]
  const crosses = Array.from({ length: columns * rows }, (_, i) => {
    const x = (front * ((i % columns) + 0.5)) / columns - front / 2
    const y = (deep * (Math.floor(i / columns) + 0.5)) / rows - deep / 2
    const [d, back] = [short(2 * r), short(-2 * r)]
    return `M${short(x - r)} ${short(y - r)}l${d} ${d}M${short(x + r)} ${short(y - r)}l${back} ${d}`
  })
  return [
    el('path', {
      d: crosses.join(''),
      fill: 'none',
      stroke: viewed.palette.wall,
      'stroke-width': short(pixels(viewed, 1.3)),
    }),
  ]
}

/** Crosses in rings, spread over the field, in a dotted edge. */
const mines: Look = (work, viewed) => {
  const { front, deep } = work
  const { palette } = viewed
  const r = Math.max(1, pixels(viewed, 2.6))
  const apart = Math.max(5, 4 * r)
  const [columns, rows] = [Math.max(2, Math.floor(front / apart)), Math.max(2, Math.floor(deep / apart))]
  const discs = Array.from({ length: columns * rows }, (_, i) =>
    el('circle', {
      cx: short((front * ((i % columns) + 0.5)) / columns - front / 2),
      cy: short((deep * (Math.floor(i / columns) + 0.5)) / rows - deep / 2),
      r: short(r),
    }),
  )
  const dash = short(pixels(viewed, 3))
  return [
    box(work, {
      fill: palette.hit,
      'fill-opacity': 0.08,
      stroke: palette.hit,
      'stroke-width': short(pixels(viewed, 1.2)),
      'stroke-dasharray': `${dash} ${dash}`,
    }),
    el(
      'g',
      {
        fill: palette.hit,
        'fill-opacity': 0.25,
        stroke: palette.hit,
        'stroke-width': short(pixels(viewed, 1.2)),
      },
      discs,
    ),
  ]
}

/** A deck with rails along both sides; one goes over it along its facing. */
const bridge: Look = (work, viewed) => {
  const { front, deep } = work
  const { palette } = viewed
  const [x, y] = [short(front / 2), short(deep / 2)]
  return [
    box(work, { fill: palette.roadFill }),
    el('path', {
      d: `M${-x} ${-y}V${y}M${x} ${-y}V${y}`,
      stroke: palette.wall,
      'stroke-width': short(Math.max(0.8, pixels(viewed, 2.2))),
    }),
    el('path', {
      d: Array.from(
        { length: Math.max(2, Math.floor(deep / 4)) },
        (_, i, many = Math.max(2, Math.floor(deep / 4))) =>
          `M${-x} ${short((deep * (i + 0.5)) / many - deep / 2)}h${2 * x}`,
      ).join(''),
      stroke: palette.road,
      'stroke-width': short(pixels(viewed, 0.8)),
    }),
  ]
}

const stone = (work: FieldWork, viewed: Viewed): El =>
  box(work, {
    fill: viewed.palette.roofShade,
    stroke: viewed.palette.wall,
    'stroke-width': short(Math.max(0.8, pixels(viewed, 2))),
  })

/** A thick box with a slit in its front. */
const bunker: Look = (work, viewed) => [
  stone(work, viewed),
  el('path', {
    d: `M${short(-work.front * 0.3)} ${short(-work.deep * 0.28)}h${short(work.front * 0.6)}`,
    stroke: viewed.palette.wall,
    'stroke-width': short(work.deep * 0.2),
  }),
]

const tower: Look = (work, viewed) => {
  const [x, y] = [short(work.front / 2), short(work.deep / 2)]
  return [
    stone(work, viewed),
    el('path', {
      d: `M${-x} ${-y}L${x} ${y}M${x} ${-y}L${-x} ${y}`,
      stroke: viewed.palette.wall,
      'stroke-width': short(Math.max(0.3, pixels(viewed, 1))),
    }),
  ]
}

const roof = (work: FieldWork, { palette, scale }: Viewed): El =>
  box(work, { fill: palette.roof, stroke: palette.mapInk2, 'stroke-width': short(1.2 / scale) })

/** Two halves of a long roof. */
const hall: Look = (work, viewed) => [
  roof(work, viewed),
  el('rect', {
    x: short(-work.front / 2),
    y: 0,
    width: short(work.front),
    height: short(work.deep / 2),
    fill: viewed.palette.roofShade,
  }),
]

const hospital: Look = (work, viewed) => {
  const arm = short(Math.min(work.front, work.deep) * 0.3)
  return [
    roof(work, viewed),
    el('path', {
      d: `M${-arm} 0h${2 * arm}M0 ${-arm}v${2 * arm}`,
      stroke: viewed.palette.hit,
      'stroke-width': short(arm * 0.7),
    }),
  ]
}

/** A runway with its middle line. */
const airfield: Look = (work, viewed) => [
  box(work, {
    fill: viewed.palette.roadFill,
    stroke: viewed.palette.road,
    'stroke-width': short(pixels(viewed, 1.2)),
  }),
  el('path', {
    d: `M${short(-work.front / 2)} 0h${short(work.front)}`,
    stroke: viewed.palette.road,
    'stroke-width': short(pixels(viewed, 1.2)),
    'stroke-dasharray': `${short(pixels(viewed, 9))} ${short(pixels(viewed, 7))}`,
  }),
]

/** A palisade or the like: dark, with a light seam. */
const barrier: Look = ({ front, deep }, viewed) => [
  el('path', {
    d: `M${short(-front / 2)} 0h${short(front)}`,
    stroke: viewed.palette.wall,
    'stroke-width': short(Math.max(deep, pixels(viewed, 3.8))),
  }),
  el('path', {
    d: `M${short(-front / 2)} 0h${short(front)}`,
    stroke: viewed.palette.wallSeam,
    'stroke-width': short(pixels(viewed, 1.2)),
    'stroke-dasharray': `${short(pixels(viewed, 4))} ${short(pixels(viewed, 2))}`,
  }),
]
