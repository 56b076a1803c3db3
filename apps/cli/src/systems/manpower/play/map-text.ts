import type { Outline, Point } from '@sandtable/board'
import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { boxOf, contains, distanceFromSegment, distanceToSegment } from '@sandtable/board'
import {
  centre,
  footprint,
  heightAt,
  holder,
  NOBODY,
  present,
  stands,
  workOutline,
} from '@sandtable/manpower'
import { nodeLine } from './node-line.ts'
import { padStart, TIED, wrapped } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { signOf } from './names.ts'
import { fieldPhrase } from '../words/words.ts'

/** How a kind of ground is drawn, and its name. */
const GROUND: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  forest: ['♣', fieldPhrase('map:forest')],
  river: ['~', fieldPhrase('map:river')],
  mud: ['%', fieldPhrase('map:mud')],
  swamp: ['≈', fieldPhrase('map:swamp')],
  water: ['░', fieldPhrase('map:water')],
  cliff: ['^', fieldPhrase('map:cliff')],
  house: ['▓', fieldPhrase('map:house')],
  rail: ['=', fieldPhrase('map:rail')],
}
/** Ground often narrower than a sign: it is shown even if it misses the sign's middle, so that rivers have no gaps. */
const NARROW: readonly string[] = ['river', 'rail', 'house']
const WALL = ['#', fieldPhrase('map:wall')] as const
const WORK = ['+', fieldPhrase('map:work')] as const
/** Ground above the lowest, by terraces of 5 m, ten metres a sign. */
const HEIGHTS = [' ', '.', ':', '∴', '⁘', '⁙'] as const
const TERRACE = 1000

/** Columns left for the metres at the side, and the most rows. */
const SIDE = 7
const ROWS = 40

/** The plan of a battle: what a cell shows, and its width in centimetres; it is twice as high. */
interface Plan {
  readonly cells: readonly (readonly Cell[])[]
  readonly each: number
}

/** A sign, and its owner's colour; ground has none. Only groups lie on top of everything. */
interface Cell {
  readonly sign: string
  readonly side: number
  readonly group?: true
}

/** The map to scale in characters, with its metres and a legend. */
export function mapText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint, width } = screen
  const { cells, each } = planOf(s, p, width - SIDE)
  const rows = cells.map((row, i) => {
    const north = Math.round(((cells.length - i - 0.5) * 2 * each) / 100)
    const label = i % 4 === 0 ? String(north) : ''
    const line = row.map(({ sign, side }) =>
      side === NOBODY ? paint.dim(sign) : paintOf(screen, side)(sign),
    )
    return `${paint.dim(padStart(label, SIDE - 2))} ${line.join('').trimEnd()}`
  })
  const step = 10
  const columns = cells[0]?.length ?? 0
  const below = Array.from({ length: Math.ceil(columns / step) }, (_, i) =>
    String(Math.round((i * step * each) / 100)).padEnd(step),
  )
  const legend = legendOf(s, p, cells, each)
  return [
    ...rows,
    paint.dim(`${' '.repeat(SIDE - 1)}${below.join('').trimEnd()}`),
    ...wrapped(legend, width - 2).map(line => paint.dim(`  ${line}`)),
  ]
}

function planOf(s: Scenario, p: Position, columns: number): Plan {
  const { width, height } = s.map
  const each = Math.ceil(Math.max(width / columns, height / (2 * ROWS)) / 100) * 100
  const [across, down] = [Math.ceil(width / each), Math.ceil(height / (2 * each))]
  const middle = (i: number, j: number): Point => [
    Math.round((j + 0.5) * each),
    Math.round((down - i - 0.5) * 2 * each),
  ]
  const cellOf = ([x, y]: Point): [number, number] => [
    Math.min(down - 1, Math.max(0, down - 1 - Math.floor(y / (2 * each)))),
    Math.min(across - 1, Math.max(0, Math.floor(x / each))),
  ]
  const layers = layersOf(s, p)
  const line = s.map.node && nodeLine(s.map.node.outline, { rows: down, columns: across, middle, cellOf })
  const held = holder(s, p)
  const cells = Array.from({ length: down }, (_, i) =>
    Array.from({ length: across }, (_, j): Cell => {
      const sign = line?.[i]?.[j] ?? ''
      return cellAt(s, layers, middle(i, j), each, sign === '' ? null : { sign, side: held })
    }),
  )
  const put = (point: Point, cell: Cell): void => {
    const [i, j] = cellOf(point)
    if (cell.group || !cells[i]?.[j]?.group) cells[i]?.splice(j, 1, cell)
  }
  for (const work of p.works) if (stands(s, work)) put(work.at, { sign: WORK[0], side: NOBODY })
  for (const [g, group] of p.groups.entries())
    if (present(group)) put(centre(s, group), { sign: signOf(g), side: group.owner, group: true })
  return { cells, each }
}

/** Something that takes ground, and what is shown for it. */
interface Layer {
  readonly outline: Outline
  readonly box: ReturnType<typeof boxOf>
  readonly cell: Cell
}

const layer = (outline: Outline, cell: Cell): Layer => ({ outline, box: boxOf(outline), cell })

/** What lies on the ground, and the ground itself. */
interface Layers {
  readonly groups: readonly Layer[]
  readonly works: readonly Layer[]
  readonly narrow: readonly Layer[]
  readonly ground: readonly Layer[]
}

const layersOf = (s: Scenario, p: Position): Layers => {
  const ground = s.map.ground.flatMap(({ kind, outline }) => {
    const sign = GROUND[kind]?.[0]
    return sign === undefined ? [] : [{ kind, ...layer(outline, { sign, side: NOBODY }) }]
  })
  return {
    groups: p.groups.flatMap((group, g) =>
      present(group) ? [layer(footprint(s, group), { sign: signOf(g), side: group.owner, group: true })] : [],
    ),
    works: p.works.flatMap(work =>
      stands(s, work) ? [layer(workOutline(s, work), { sign: WORK[0], side: NOBODY })] : [],
    ),
    narrow: ground.filter(({ kind }) => NARROW.includes(kind)),
    ground,
  }
}

/** The topmost thing at a point. */
const cellIn = (layers: readonly Layer[], point: Point): Cell | undefined =>
  layers.find(({ outline, box: [west, south, east, north] }) => {
    const [x, y] = point
    return x >= west && x <= east && y >= south && y <= north && contains(outline, point)
  })?.cell

/** The topmost narrow thing that crosses one of the two middle lines of a cell. */
const narrowIn = (layers: readonly Layer[], [x, y]: Point, each: number): Cell | undefined =>
  layers.find(({ outline, box: [west, south, east, north] }) => {
    const half = Math.floor(each / 2)
    if (x + half < west || x - half > east || y + each < south || y - each > north) return false
    return (
      distanceFromSegment([x, y - each], [x, y + each], outline) === 0 ||
      distanceFromSegment([x - half, y], [x + half, y], outline) === 0
    )
  })?.cell

/** What a cell shows: a group, a wall, a work, the line around the node, or the ground. */
function cellAt(s: Scenario, layers: Layers, point: Point, each: number, line: Cell | null): Cell {
  const group = cellIn(layers.groups, point)
  if (group !== undefined) return group
  const walled = s.map.walls.some(wall =>
    wall.line.some((end, i) => i > 0 && distanceToSegment(point, wall.line[i - 1] as Point, end) <= each / 2),
  )
  if (walled) return { sign: WALL[0], side: NOBODY }
  const terrace = Math.min(Math.max(0, Math.ceil(heightAt(s, point) / TERRACE)), HEIGHTS.length - 1)
  return (
    cellIn(layers.works, point) ??
    line ??
    narrowIn(layers.narrow, point, each) ??
    cellIn(layers.ground, point) ?? { sign: HEIGHTS[terrace] as string, side: NOBODY }
  )
}

/** The meaning of the signs on the map; no line break parts a sign from its meaning. */
function legendOf(s: Scenario, p: Position, cells: Plan['cells'], each: number): string {
  const seen = new Set(cells.flat().flatMap(({ sign, side }) => (side === NOBODY ? [sign] : [])))
  const known = [...Object.values(GROUND), WALL, WORK].filter(([sign]) => seen.has(sign))
  const heights = HEIGHTS.slice(1).flatMap((sign, i) =>
    seen.has(sign) ? [fieldPhrase('map:height', { sign, metres: (i + 1) * 10 })] : [],
  )
  const { node } = s.map
  return [
    fieldPhrase('map:winds'),
    ...(node === null
      ? []
      : [fieldPhrase('map:node', { node: node.name, side: s.sides[holder(s, p)]?.name ?? '' })]),
    fieldPhrase('map:scale', { width: each / 100, height: (2 * each) / 100 }),
    ...known.map(([sign, ground]) => fieldPhrase('map:sign', { sign, ground })),
    ...heights,
    fieldPhrase(p.groups.some(group => group.flying && present(group)) ? 'map:flyers' : 'map:groups'),
  ]
    .map(text => text.replaceAll(' ', TIED))
    .join(' · ')
}
