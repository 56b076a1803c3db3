import type { FieldFile } from '@sandtable/scenario'
import type { El } from '../../../el.ts'
import type { Field, FieldGround, Placed, Spot } from './field.ts'
import type { FormationFigure } from './figure.ts'
import type { Polyline } from '../../../plane.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Palette } from '../../../palette.ts'
import type { Shown } from './drawn.ts'
import { blast } from './pattern.ts'
import { declaredFire } from './fire.ts'
import { el } from '../../../el.ts'
import { fieldLayers } from './layers.ts'
import { fieldLiveries } from './liveries.ts'
import { formation } from './formation.ts'
import { hazardMark } from './names.ts'
import { reachLine, unseenVeil } from './reach.ts'
import { strangeWay, trail } from './way.ts'
import { tag } from './tag.ts'
import { worksOf } from './field.ts'

/** Something of a battle as it is drawn, on a small piece of ground. */
export interface Sample {
  /** A kind of ground or a mark, or the id of a work. */
  readonly is: string
  readonly drawing: El
}

/** The size of a sample, in pixels. */
export const SAMPLE = { width: 64, height: 30 } as const

const { width, height } = SAMPLE

const BARE: Field = {
  width,
  height,
  at: ([x, y]) => [x / 100, height - y / 100],
  terraces: [],
  ground: [],
  walls: [],
  node: null,
  works: [],
  roads: [],
  names: [],
}

const box = (left: number, top: number, right: number, bottom: number): Polyline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
]

/** Pieces of ground that say what they are: a whole patch, a strip across, or a roof. */
const RINGS: Readonly<Record<FieldGround['kind'], Polyline>> = {
  forest: box(4, 4, 60, 26),
  field: box(4, 4, 60, 26),
  mud: box(4, 4, 60, 26),
  swamp: box(4, 4, 60, 26),
  water: box(4, 4, 60, 26),
  cliff: box(4, 4, 60, 26),
  river: box(-6, 9, 70, 21),
  rail: box(-6, 12, 70, 18),
  house: box(22, 9, 42, 21),
}

const GROUNDS = Object.keys(RINGS) as FieldGround['kind'][]

/** The ground of a battle in small: whatever of it there is, with the works that are named by their ids. */
export function groundSamples(
  file: FieldFile,
  field: Field,
  works: readonly string[],
  palette: Palette,
): Sample[] {
  const shownAs = (is: string): Shown => ({ scale: 1, palette, id: `sample-${is}` })
  const drawn = (is: string, part: Partial<Field>): Sample => {
    const { ground, built, works: standing } = fieldLayers({ ...BARE, ...part }, shownAs(is))
    return { is, drawing: el('g', {}, ground, built, standing) }
  }
  const { terraces, ground, walls, node, roads } = field
  return [
    ...GROUNDS.filter(kind => ground.some(one => one.kind === kind)).map(kind =>
      drawn(kind, { ground: [{ kind, name: null, ring: RINGS[kind] }] }),
    ),
    ...(roads.length === 0 ? [] : [drawn('road', { roads: [{ name: null, line: ACROSS }] })]),
    ...(walls.length === 0 ? [] : [drawn('wall', { walls: [{ name: null, line: ACROSS }] })]),
    ...(terraces.length === 0 ? [] : [drawn('contour', { terraces: TERRACES })]),
    ...(ground.some(({ kind }) => ['river', 'mud', 'swamp'].includes(kind)) ? [hazard(palette)] : []),
    ...(node === null ? [] : [drawn('zone', { node: { ...node, ring: box(-20, -20, 50, 22) } })]),
    ...works.map(work => drawn(work, { works: worksOf(file, [inTheMiddle(work)], BARE.at).map(fitting) })),
  ]
}

const ACROSS: Polyline = [
  [-6, 15],
  [70, 15],
]

/** Slopes that rise to the east, the last to a height with a heavier line. */
const TERRACES = [5, 10, 25].map((metres, i) => ({
  height: metres,
  ring: box(12 + 18 * i, -20, 90, 50),
}))

const hazard = (palette: Palette): Sample => ({
  is: 'hazard',
  drawing: el('g', { transform: `translate(${width / 2} ${height / 2 + 1})` }, hazardMark(palette)),
})

const inTheMiddle = (work: string): Placed => ({ work, at: [50 * width, 50 * height], facing: [0, 1] })

const fitting = (work: Field['works'][number]): Field['works'][number] => ({
  ...work,
  front: Math.min(work.front, width - 16),
  deep: Math.min(work.deep, height - 10),
})

/** The marks of units in small: formations and their tags, range and sight, fire and moves. */
export function markSamples(file: FieldFile, palette: Palette): Sample[] {
  const shown: Shown = { scale: 1, palette, id: 'sample' }
  const [own] = [...fieldLiveries(file).values()] as [Livery]
  const group = (part: Partial<FormationFigure>): El => formation({ ...figureIn(own), ...part }, BARE, shown)
  const named = (part: Partial<FormationFigure>): El =>
    el('g', { transform: 'translate(2 5) scale(.82)' }, tag({ ...figureIn(own), ...part }, shown))
  const fire = (mark: string, mine: boolean, indirect: boolean): El => {
    const up = indirect ? 700 : 1500
    return declaredFire({ from: [700, up], to: [5700, up], mark, mine, indirect }, BARE, shown)
  }
  const samples: Readonly<Record<string, El>> = {
    open: group({}),
    close: group({ order: 'close', spacing: 4 }),
    can: group({ state: 'can' }),
    chosen: group({ state: 'chosen' }),
    morale: named({ morale: 'high' }),
    declared: named({ declared: true }),
    shots: named({ shots: 7 }),
    range: reachLine({ from: WEST, far: 48 }, BARE, shown),
    unseen: unseenVeil([box(0, 0, width, height)], shown),
    mine: fire(palette.mineMark, true, false),
    theirs: fire(palette.theirsMark, false, false),
    indirect: fire(palette.mineMark, true, true),
    blast: blast([50 * width, 50 * height], 6, BARE, shown),
    move: strangeWay(
      [
        [600, 1500],
        [2600, 1500],
      ],
      [
        [2600, 1500],
        [5600, 1500],
      ],
      palette.theirsMark,
      BARE,
      shown,
    ),
    trail: trail(
      [
        [800, 1500],
        [5600, 1500],
      ],
      palette.theirsMark,
      BARE,
      shown,
    ),
  }
  return Object.entries(samples).map(([is, drawing]) => ({ is, drawing }))
}

/** Ground off the sample to the west, from which something reaches. */
const WEST: readonly Spot[] = [
  [-2000, 2000],
  [-1000, 2000],
  [-1000, 1000],
  [-2000, 1000],
]

/** A group of ten facing north, three of them injured. */
function figureIn(livery: Livery): FormationFigure {
  const [left, right, front, back] = [1700, 4700, 1900, 700]
  return {
    name: '',
    livery,
    symbol: 'rifle',
    footprint: [
      [left, front],
      [right, front],
      [right, back],
      [left, back],
    ],
    order: 'open',
    spacing: 6,
    units: Array.from({ length: 10 }, (_, k) => ({
      at: [left + 300 + 600 * (k % 5), front - 300 - 600 * Math.floor(k / 5)],
      width: 2,
      symbol: 'rifle',
      injured: k > 6,
    })),
    alive: 10,
    shots: null,
    morale: null,
    declared: false,
    state: null,
  }
}
