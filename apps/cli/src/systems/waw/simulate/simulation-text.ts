import type { BattleOdds, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { change, decimals, percent } from '../../../figures.ts'
import { howText } from '../../../simulate/shares-text.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { errorOfShare } from './tally.ts'
import { warPhrase } from '../words/words.ts'

export interface Simulated {
  readonly runs: number
  readonly seed: string
  readonly hands: number
  readonly seconds: number
  readonly odds: BattleOdds
  readonly errorOfPoints: number
  /** Null where exact odds are beyond reach. */
  readonly exact: BattleOdds | null
}

/** The results of many battles, with standard errors, beside the exact odds. */
export function simulationText(screen: Screen, s: Scenario, figures: Simulated): string {
  const { paint } = screen
  const { runs, seed, hands, seconds, exact } = figures
  const rows = rowsOf(s, figures)
  const names = widest(rows.map(({ name }) => name))
  const heads = `  ${' '.repeat(names)}  ${padStart(warPhrase('battles:simulated'), 10)}  ${padEnd(warPhrase('battles:error'), 9)}`
  return [
    paint.bold(s.name),
    paint.dim(warPhrase('battles:how', { count: runs, seed, how: howText({ seconds, hands }) })),
    '',
    paint.dim(
      exact === null
        ? heads.trimEnd()
        : `${heads}${padStart(warPhrase('battles:exact'), 10)}  ${warPhrase('battles:difference')}`,
    ),
    ...rows.map(row => rowText(screen, row, names)),
    '',
    ...(exact === null ? [`  ${warPhrase('battles:beyond')}`, ''] : []),
  ].join('\n')
}

interface Row {
  readonly name: string
  readonly value: number
  readonly error: number
  readonly exact: number | null
  /** The standard error expected from the exact odds. */
  readonly expected: number
  readonly show: (value: number) => string
}

function rowText({ paint }: Screen, row: Row, names: number): string {
  const { name, value, error, exact, show } = row
  const text = `  ${padEnd(name, names)}  ${padStart(show(value), 10)}  ${paint.dim(padEnd(`± ${show(error).replace('+', '')}`, 9))}`
  if (name === '' || exact === null) return name === '' ? '' : text.trimEnd()
  const off = (value - exact) / row.expected
  const far = row.expected === 0 ? (value === exact ? decimals(0, 1) : '∞') : change(off, 1)
  return `${text}${padStart(show(exact), 10)}  ${padStart(Math.abs(off) > 4 ? paint.red(far) : far, 8)}`
}

/** A value that would print as zero. */
const SMALLEST = 0.00005

const GAP: Row = { name: '', value: 0, error: 0, exact: null, expected: 0, show: String }

function rowsOf(s: Scenario, { runs, odds, exact, errorOfPoints }: Simulated): Row[] {
  const [attacker = '', defender = ''] = s.players.map(({ name }) => name)
  const share = (name: string, of: (odds: BattleOdds) => number): Row => ({
    name,
    value: of(odds),
    error: errorOfShare(of(odds), runs),
    exact: exact === null ? null : of(exact),
    expected: errorOfShare(exact === null ? of(odds) : of(exact), runs),
    show: value => percent(value, 2),
  })
  const losses = (name: string, of: (odds: BattleOdds) => readonly number[]): Row[] => [
    GAP,
    ...of(odds)
      .map((_, n) => share(warPhrase('battles:lost', { player: name, count: n }), o => of(o)[n] ?? 0))
      .filter(({ value, exact }) => value > 0 || (exact ?? 0) > SMALLEST),
  ]
  const expected = errorOfPoints
  return [
    share(warPhrase('battles:wins', { player: attacker }), o => o.attackerWins),
    share(warPhrase('battles:wins', { player: defender }), o => o.defenderWins),
    share(warPhrase('battles:nobody'), o => o.draw),
    share(warPhrase('battles:routed', { player: attacker }), o => o.attackerRouted),
    share(warPhrase('battles:routed', { player: defender }), o => o.defenderRouted),
    {
      name: warPhrase('battles:points', { player: attacker }),
      value: odds.meanVp,
      error: expected,
      exact: exact?.meanVp ?? null,
      expected,
      show: value => change(value, 3),
    },
    ...losses(attacker, o => o.lost.attacker),
    ...losses(defender, o => o.lost.defender),
  ]
}
