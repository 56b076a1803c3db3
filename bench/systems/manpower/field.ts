import { join } from 'node:path'
import type { Dice } from '@sandtable/kernel'
import type { Group, Scenario, Sight } from '@sandtable/manpower'
import { rollDice, seeded } from '@sandtable/kernel'
import { caughtIn, fieldScenario, screenBetween } from '@sandtable/manpower'
import { readCatalogue, readField } from '@sandtable/scenario'
import { cost } from '../../measure.ts'

const PACKS = join(import.meta.dirname, '../../../packs')

/** A battle that comes with the program, as a scenario. */
export function packBattle(name: string): Scenario {
  const common = readCatalogue(join(PACKS, 'catalogue'))
  if (!common.ok) throw new Error(`the catalogue cannot be read: ${JSON.stringify(common.problems[0])}`)
  const reading = readField(join(PACKS, name), common.catalogue)
  if (!reading.ok) throw new Error(`pack '${name}' cannot be read: ${JSON.stringify(reading.problems[0])}`)
  return fieldScenario(reading.field)
}

/** Units on a field, which grows with them. */
export type Units = 50 | 500 | 5000

/** Groups of ten stand in squares of 60 m; lines run within 300 m. */
const [STRONG, SQUARE, REACH] = [10, 6_000, 5]
/** Forests and contours, one in every square of 60 m. */
const [SIZE, RISE] = [2_000, 300]

/** A field of squares, with a group in each, and a forest or a rise in each of as many as there are areas. */
function crowded(units: number, areas: number): { readonly s: Scenario; readonly p: Sight } {
  const known = packBattle('hallam-junction')
  const dice = seeded('crowded field')
  const columns = Math.ceil(Math.sqrt(units / STRONG))
  const place = (n: number): [number, number] => {
    const [column, row] = [n % columns, Math.floor(n / columns) % columns]
    return [SQUARE * column + rollDice(dice, SQUARE / 2), SQUARE * row + rollDice(dice, SQUARE / 2)]
  }
  const outlines = Array.from({ length: areas }, (_, n) => squareAt(place(n), dice))
  const forests = outlines.filter((_, n) => n % 2 === 0)
  const rises = outlines.filter((_, n) => n % 2 === 1)
  const map = {
    ...known.map,
    width: SQUARE * columns,
    height: SQUARE * columns,
    ground: forests.map(outline => ({ name: '', kind: 'forest' as const, outline })),
    contours: rises.map(outline => ({ height: RISE, outline })),
    walls: [],
  }
  const model = known.setup.groups[0] as Group
  const groups = Array.from({ length: units / STRONG }, (_, n): Group => {
    const stack = { ...(model.stacks[0] as Group['stacks'][number]), healthy: STRONG, injured: 0, dead: 0 }
    return { ...model, owner: n % 2, at: place(n), where: 'field', files: 5, strays: [], stacks: [stack] }
  })
  const s: Scenario = { ...known, map }
  return { s, p: { ...known.setup, works: [], clouds: [], groups } }
}

const squareAt = ([x, y]: readonly [number, number], dice: Dice): [number, number][] => {
  const size = SIZE / 2 + rollDice(dice, SIZE / 2)
  return [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
}

/** Lines of sight between two groups within five squares of each other, and units under a pattern. */
export function onField(units: Units): Record<string, number> {
  const { s, p } = crowded(units, units / STRONG)
  const dice = seeded('lines of sight')
  const columns = Math.ceil(Math.sqrt(units / STRONG))
  const near = (n: number): number =>
    Math.min(columns - 1, Math.max(0, n + rollDice(dice, 2 * REACH + 1) - REACH))
  const pair = (): [number, number] => {
    const one = rollDice(dice, p.groups.length)
    const other = near(Math.floor(one / columns)) * columns + near(one % columns)
    return [one, Math.min(other, p.groups.length - 1)]
  }
  return { us: cost(pair, ([one, other]) => screenBetween(s, p, one, other)), pattern: underCircle(s, p) }
}

/** Under a pattern among 2,000 units, on a field with 500 areas. */
export function underPattern(): Record<string, number> {
  const { s, p } = crowded(2_000, 500)
  return { us: underCircle(s, p) }
}

/** The units under a circle of 20 m. */
function underCircle(s: Scenario, p: Sight): number {
  const dice = seeded('patterns')
  const point = (): [number, number] => [rollDice(dice, s.map.width), rollDice(dice, s.map.height)]
  const circle = (origin: [number, number]) =>
    ({ shape: { kind: 'circle', at: origin, radius: 2_000 }, origin }) as const
  return cost(point, origin => caughtIn(s, p, circle(origin)))
}
