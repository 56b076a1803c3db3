import type { BattleReport, Scenario, SideName } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { SIDE_NAMES } from '@sandtable/waw'
import { change } from '../../../figures.ts'
import { padEnd, ruler, widest, wrapped } from '../../../screen.ts'
import { warPhrase } from '../words/words.ts'

/** How it ended, side by side. */
export function summary(screen: Screen, s: Scenario, report: BattleReport): string[] {
  const { paint, width } = screen
  const nameOf = (side: SideName): string => s.players[SIDE_NAMES.indexOf(side)]?.name ?? ''
  const victory =
    report.winner === null
      ? warPhrase('result:draw')
      : warPhrase('result:victory', { player: nameOf(report.winner) })
  const routed =
    report.routed === null
      ? ''
      : paint.red(`  ${warPhrase('result:routed', { player: nameOf(report.routed) })}`)
  const rows = rowsOf(s, report)
  const labels = widest(rows.map(({ label }) => label)) + 2
  const column = Math.floor((width - labels - 4) / 2)
  const table = rows.flatMap(({ label, cells: whole }) => {
    const cells = whole.map(cell => cell.flatMap(text => wrapped(text, column)))
    return Array.from({ length: Math.max(...cells.map(cell => cell.length)) }, (_, i) => {
      const [left = '', right = ''] = cells.map(cell => cell[i] ?? '')
      return `  ${paint.dim(padEnd(i === 0 ? label : '', labels))}${padEnd(left, column)}  ${right}`.trimEnd()
    })
  })
  return [
    ruler(screen, warPhrase('result:title')),
    `  ${paint.bold(paint.green(victory))}${routed}`,
    '',
    ...table,
  ]
}

interface Row {
  readonly label: string
  /** Each side's share of it, one a line. */
  readonly cells: readonly (readonly string[])[]
}

function rowsOf(s: Scenario, report: BattleReport): Row[] {
  const units = (names: readonly string[]): string[][] =>
    s.players.map((_, side) => names.filter(name => s.units.some(u => u.owner === side && u.name === name)))
  const leaders = s.players.map((_, side) =>
    s.leaders
      .filter(({ owner, name }) => owner === side && report.leaders[name] !== undefined)
      .map(({ name }) => warPhrase(`result:${report.leaders[name] ?? 'ok'}`, { leader: name })),
  )
  const left = s.players.map((_, side) => {
    const force = s.units.filter(({ owner, support }) => owner === side && !support)
    const left = force.filter(({ name }) => !report.eliminated.includes(name)).length
    return [warPhrase('result:of', { left, all: force.length })]
  })
  const figures = (row: Record<SideName, number>, show: (n: number) => string): string[][] =>
    SIDE_NAMES.map(side => [show(row[side])])
  return [
    { label: '', cells: s.players.map(({ name }) => [name]) },
    { label: warPhrase('result:left'), cells: left },
    { label: warPhrase('result:eliminated'), cells: units(report.eliminated) },
    { label: warPhrase('result:reduced'), cells: units(report.reduced) },
    { label: warPhrase('result:support'), cells: units(report.supportLost) },
    { label: warPhrase('result:no-retreat'), cells: units(report.noRetreat) },
    { label: warPhrase('result:leaders'), cells: leaders },
    { label: warPhrase('result:losses'), cells: figures(report.vpLosses, String) },
    { label: warPhrase('result:points'), cells: figures(report.vp, n => change(n)) },
  ]
    .filter(({ cells }) => cells.some(cell => cell.length > 0))
    .map(({ label, cells }) => ({ label, cells: cells.map(cell => (cell.length > 0 ? cell : ['–'])) }))
}
