import type { Position, Scenario, SheetRow } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { padEnd, widest, wrapped } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { centre, living, NOBODY, present } from '@sandtable/manpower'
import { signOf } from './names.ts'
import { fieldPhrase } from '../words/words.ts'
import { sayShelter, sheetRows } from '../words/story.ts'

const HEADS = (['group', 'at', 'alive', 'injured', 'dead', 'speed'] as const).map(column =>
  fieldPhrase(`sheet:${column}`),
)
const PLACE = 1

/** M-sheet-columns The unit tracking sheet: a row for each group, side by side; without a map, groups have no place. */
export function sheetText(screen: Screen, s: Scenario, p: Position, hasMap = true): string[] {
  const rows = sheetRows(s, p)
  const shown = <T>(row: readonly T[]): T[] => row.filter((_, i) => hasMap || i !== PLACE)
  const heads = shown(HEADS)
  const cells = rows.map(row => shown(cellsOf(s, p, row)))
  const columns = fitting(
    heads.map((head, i) => widest([head, ...cells.flatMap(lines => lines[i] ?? [])])),
    screen.width - 2 * heads.length,
  )
  const line = (texts: readonly string[]): string =>
    `  ${texts.map((text, i) => padEnd(text, at(columns, i))).join('  ')}`.trimEnd()
  return s.players.flatMap((side, number) => [
    '',
    paintOf(screen, number)(side.name),
    screen.paint.dim(line(heads)),
    ...rows.flatMap((row, i) => {
      if (row.side !== number) return []
      const own = (cells[i] as readonly (readonly string[])[]).map((texts, n) =>
        texts.flatMap(text => wrapped(text, at(columns, n))),
      )
      const height = Math.max(1, ...own.map(texts => texts.length))
      return [
        ...Array.from({ length: height }, (_, n) => line(own.map(texts => texts[n] ?? ''))),
        ...wrapped(moreOf(s, p, row), screen.width - 6).flatMap(text =>
          text === '' ? [] : [screen.paint.dim(`      ${text}`)],
        ),
      ]
    }),
  ])
}

/** Columns that fit into this width together: the widest shrinks. */
function fitting(widths: readonly number[], most: number): number[] {
  const columns = [...widths]
  for (let over = columns.reduce((sum, one) => sum + one, 0) - most; over > 0; over--)
    columns.splice(columns.indexOf(Math.max(...columns)), 1, Math.max(...columns) - 1)
  return columns
}

const cellsOf = (
  s: Scenario,
  p: Position,
  { group, name, alive, injured, dead, speed }: SheetRow,
): string[][] => [
  [`${signOf(group)} ${name}`],
  [placeOf(s, p, group)],
  [...alive],
  [...injured],
  [...dead],
  [whereOf(p, group) ?? speedOf(p, group, speed)],
]

/** The metres of its centre, as a move order takes them. */
function placeOf(s: Scenario, p: Position, g: number): string {
  const group = p.groups[g]
  if (group === undefined || !present(group)) return ''
  const [x, y] = centre(s, group)
  return `${Math.round(x / 100)} ${Math.round(y / 100)}`
}

/** Names the group that sets the speed if there are several. */
export const speedOf = (p: Position, group: number, speed: string): string =>
  (p.groups[group]?.stacks.filter(stack => living(stack) > 0).length ?? 0) > 1
    ? speed
    : (speed.split(' ')[0] ?? '')

/** Text in place of a speed for a group that isn't in the field. */
function whereOf(p: Position, group: number): string | null {
  const where = p.groups[group]?.where
  return where === undefined || where === 'field' ? null : fieldPhrase(`where:${where}`)
}

/** MG-sheet Our additions, if there is anything to say. */
export function moreOf(s: Scenario, p: Position, row: SheetRow): string {
  const group = p.groups[row.group]
  return [
    row.morale === '' ? '' : fieldPhrase('sheet:morale', { morale: row.morale }),
    group === undefined || group.inside === NOBODY
      ? ''
      : fieldPhrase('sheet:inside', { shelter: sayShelter(s, p, group.inside) }),
    group !== undefined && group.engaged >= 0
      ? fieldPhrase('sheet:engaged', { group: p.groups[group.engaged]?.name ?? '' })
      : '',
    ...row.pools,
    ...row.equipment,
    ...row.spells,
    ...castingsOf(s, p, row.group),
    ...row.cargo.map(carried => fieldPhrase('sheet:carries', { group: carried })),
  ]
    .filter(text => text !== '')
    .join(' · ')
}

/** M-spl-time-n The spells that units of a group are casting, and when each takes effect. */
const castingsOf = (s: Scenario, p: Position, group: number): string[] =>
  p.castings
    .filter(({ casters }) => casters.some(([caster]) => caster === group))
    .map(({ spell, due, aim }) => {
      const places = { spell: s.spells[spell]?.name ?? '', turn: due }
      return due === p.turn && aim === null
        ? fieldPhrase('sheet:casting-target', places)
        : fieldPhrase('sheet:casting', places)
    })
