import type { Position, Scenario, SheetRow } from '@sandtable/manpower'
import type { Screen } from '../../screen.ts'
import { padEnd, widest, wrapped } from '../../screen.ts'
import { paintOf } from '../paints.ts'
import { living, sheetRows } from '@sandtable/manpower'
import { signOf } from './names.ts'

const HEADS = ['group', 'alive', 'injured', 'dead', 'speed'] as const

/** M-sheet-columns The unit tracking sheet: a row for each group, side by side. */
export function sheetText(screen: Screen, s: Scenario, p: Position): string[] {
  const rows = sheetRows(s, p)
  const cells = rows.map(row => cellsOf(p, row))
  const columns = HEADS.map((head, i) =>
    Math.min(i === 0 ? 26 : 24, widest([head, ...cells.flatMap(lines => lines[i] ?? [])])),
  )
  const line = (texts: readonly string[]): string =>
    `  ${texts.map((text, i) => padEnd(text, columns[i] as number)).join('  ')}`.trimEnd()
  return s.sides.flatMap((side, number) => [
    '',
    paintOf(screen, number)(side.name),
    screen.paint.dim(line(HEADS)),
    ...rows.flatMap((row, i) => {
      if (row.side !== number) return []
      const own = (cells[i] as readonly (readonly string[])[]).map((texts, n) =>
        texts.flatMap(text => wrapped(text, columns[n] as number)),
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

const cellsOf = (p: Position, { group, name, alive, injured, dead, speed }: SheetRow): string[][] => [
  [`${signOf(group)} ${name}`],
  [...alive],
  [...injured],
  [...dead],
  [whereOf(p, group) ?? speedOf(p, group, speed)],
]

/** Who sets the speed is said where there are several. */
const speedOf = (p: Position, group: number, speed: string): string =>
  (p.groups[group]?.stacks.filter(stack => living(stack) > 0).length ?? 0) > 1
    ? speed
    : (speed.split(' ')[0] ?? '')

/** What stands in place of a speed for a group that is not in the field. */
function whereOf(p: Position, group: number): string | null {
  const where = p.groups[group]?.where
  return where === undefined || where === 'field' ? null : WHERE[where]
}

const WHERE: Readonly<Record<Exclude<Position['groups'][number]['where'], 'field'>, string>> = {
  waiting: 'to be placed',
  due: 'reinforcement',
  aboard: 'carried',
  left: 'left the field',
  captured: 'captured',
  merged: 'joined another',
}

/** MG-sheet What ours adds, as far as there is anything to say. */
export function moreOf(s: Scenario, p: Position, row: SheetRow): string {
  const group = p.groups[row.group]
  return [
    row.morale === '' ? '' : `${row.morale} morale`,
    group !== undefined && group.engaged >= 0 ? `engaged by ${p.groups[group.engaged]?.name}` : '',
    ...row.pools,
    ...row.equipment,
    ...row.spells,
    ...castingsOf(s, p, row.group),
    ...row.cargo.map(carried => `carries ${carried}`),
  ]
    .filter(text => text !== '')
    .join(' · ')
}

/** M-spl-time-n The spells that units of a group are casting, and when each takes effect. */
const castingsOf = (s: Scenario, p: Position, group: number): string[] =>
  p.castings
    .filter(({ casters }) => casters.some(([caster]) => caster === group))
    .map(({ spell, due, aim }) => {
      const target = due === p.turn && aim === null ? ', and its target is not named yet' : ''
      return `casting ${s.spells[spell]?.name}: it takes effect in turn ${due}${target}`
    })
