import type { Outline, Point } from '@sandtable/board'
import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../screen.ts'
import { boxOf, contains, distanceToSegment } from '@sandtable/board'
import { centre, footprint, heightAt, present, stands, workOutline } from '@sandtable/manpower'
import { padStart, wrapped } from '../../screen.ts'
import { paintOf } from '../paints.ts'
import { signOf } from './names.ts'

/** What a kind of ground looks like, and what it is called. */
const GROUND: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  forest: ['♣', 'forest'],
  river: ['~', 'river'],
  mud: ['%', 'mud'],
  swamp: ['≈', 'swamp'],
  water: ['░', 'water'],
  cliff: ['^', 'cliff'],
  house: ['▓', 'house'],
  rail: ['=', 'rails'],
}
const WALL = ['#', 'wall'] as const
const WORK = ['+', 'work'] as const
/** Ground above the lowest, by terraces of 5 m, ten metres a sign. */
const HEIGHTS = [' ', '.', ':', '∴', '⁘', '⁙'] as const
const TERRACE = 1000

/** So many columns are left for the metres at the side, and so many rows at the most. */
const SIDE = 7
const ROWS = 40

/** The plan of a battle: what a cell shows, and how many centimetres it is wide; it is twice as high. */
interface Plan {
  readonly cells: readonly (readonly Cell[])[]
  readonly each: number
}

interface Cell {
  readonly sign: string
  readonly side: number
}

/** The map to scale in characters, with its metres and a legend. */
export function mapText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint, width } = screen
  const { cells, each } = planOf(s, p, width - SIDE)
  const rows = cells.map((row, i) => {
    const north = Math.round(((cells.length - i - 0.5) * 2 * each) / 100)
    const label = i % 4 === 0 ? String(north) : ''
    const line = row.map(({ sign, side }) => (side < 0 ? paint.dim(sign) : paintOf(screen, side)(sign)))
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
  const layers = layersOf(s, p)
  const cells = Array.from({ length: down }, (_, i) =>
    Array.from({ length: across }, (_, j): Cell => {
      const point: Point = [Math.round((j + 0.5) * each), Math.round((down - i - 0.5) * 2 * each)]
      return cellAt(s, layers, point, each)
    }),
  )
  const put = ([x, y]: Point, cell: Cell): void => {
    const row = cells[Math.min(down - 1, Math.max(0, down - 1 - Math.floor(y / (2 * each))))]
    const column = Math.min(across - 1, Math.floor(x / each))
    if (cell.side >= 0 || (row?.[column]?.side ?? 0) < 0) row?.splice(column, 1, cell)
  }
  for (const work of p.works) if (stands(s, work)) put(work.at, { sign: WORK[0], side: -1 })
  for (const [g, group] of p.groups.entries())
    if (present(group)) put(centre(s, group), { sign: signOf(g), side: group.owner })
  return { cells, each }
}

/** Something that takes ground: who or what is shown for it. */
interface Layer {
  readonly outline: Outline
  readonly box: ReturnType<typeof boxOf>
  readonly cell: Cell
}

/** What lies on the ground, the uppermost first. */
function layersOf(s: Scenario, p: Position): Layer[] {
  const layer = (outline: Outline, sign: string, side = -1): Layer => ({
    outline,
    box: boxOf(outline),
    cell: { sign, side },
  })
  return [
    ...p.groups.flatMap((group, g) =>
      present(group) ? [layer(footprint(s, group), signOf(g), group.owner)] : [],
    ),
    ...p.works.flatMap(work => (stands(s, work) ? [layer(workOutline(s, work), WORK[0])] : [])),
    ...s.map.ground.flatMap(({ kind, outline }) => {
      const sign = GROUND[kind]?.[0]
      return sign === undefined ? [] : [layer(outline, sign)]
    }),
  ]
}

function cellAt(s: Scenario, layers: readonly Layer[], point: Point, each: number): Cell {
  const [x, y] = point
  const over = layers.find(
    ({ outline, box: [west, south, east, north] }) =>
      x >= west && x <= east && y >= south && y <= north && contains(outline, point),
  )
  if (over !== undefined && over.cell.side >= 0) return over.cell
  const walled = s.map.walls.some(({ line }) =>
    line.some((end, i) => i > 0 && distanceToSegment(point, line[i - 1] as Point, end) <= each / 2),
  )
  if (walled) return { sign: WALL[0], side: -1 }
  const terrace = Math.min(Math.max(0, Math.ceil(heightAt(s, point) / TERRACE)), HEIGHTS.length - 1)
  return over?.cell ?? { sign: HEIGHTS[terrace] as string, side: -1 }
}

/** What the signs mean that are on the map. */
function legendOf(s: Scenario, p: Position, cells: Plan['cells'], each: number): string {
  const seen = new Set(cells.flat().flatMap(({ sign, side }) => (side < 0 ? [sign] : [])))
  const known = [...Object.values(GROUND), WALL, WORK].filter(([sign]) => seen.has(sign))
  const heights = HEIGHTS.slice(1).flatMap((sign, i) =>
    seen.has(sign) ? [`${sign} up to ${(i + 1) * 10} m`] : [],
  )
  const node = s.map.node === null ? [] : [`the node is ${s.map.node.name}`]
  return [
    `one sign is ${each / 100} m wide and ${(2 * each) / 100} m high`,
    ...known.map(([sign, name]) => `${sign} ${name}`),
    ...heights,
    ...node,
    `letters are groups${p.groups.some(({ flying }) => flying) ? ', flyers too' : ''}; sheet lists them`,
  ].join(' · ')
}
