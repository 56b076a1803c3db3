import type { BattleOdds } from '@sandtable/waw'
import type { Opened } from '../open-battle.ts'
import type { Screen } from '../../../screen.ts'
import type { WhatIf } from './what-if.ts'
import { apportioned } from '@sandtable/odds'
import { change, percent } from '../../../figures.ts'
import { beside, padEnd, padStart, widest, wrapped } from '../../../screen.ts'
import { ground } from '../battle/roster.ts'
import { warPhrase } from '../words/words.ts'

/** Odds, and whether they are exact or simulated. */
export type Found = BattleOdds & ({ method: 'exact' } | { method: 'sampled'; runs: number; error: number })

/** The odds of a battle, to be read at a glance. */
export function oddsText(screen: Screen, { s, file }: Opened, odds: Found, what: WhatIf | null): string {
  const { paint } = screen
  const [attacker = '', defender = ''] = s.players.map(({ name }) => name)
  const method =
    odds.method === 'exact'
      ? warPhrase('odds:exact')
      : warPhrase('odds:sampled', { runs: odds.runs, error: percent(odds.error, 2) })
  return [
    paint.bold(s.name),
    ...[...wrapped(ground(file), screen.width), method].map(paint.dim),
    '',
    ...verdictBar(screen, attacker, defender, odds),
    '',
    paint.bold(warPhrase('odds:lost')),
    ...losses(screen, attacker, defender, odds),
    '',
    paint.bold(warPhrase('odds:points')),
    `  ${warPhrase('odds:mean-points', {
      attacker,
      defender,
      own: paint.bold(change(odds.meanVp, 2)),
      theirs: change(-odds.meanVp, 2),
    })}`,
    '',
    ...(what === null ? [] : whatIfLines(screen, attacker, odds, what)),
  ].join('\n')
}

/** One way for a battle to end: its share, its name, and its cells. */
interface Kind {
  readonly share: number
  readonly name: string
  readonly cell: string
  readonly colour: 'green' | 'gray' | 'red'
}

const CELLS = 100

/** A hundred cells, two high, one for each per cent; routs are darker than retreats. */
function verdictBar({ paint }: Screen, attacker: string, defender: string, odds: BattleOdds): string[] {
  const kinds: Kind[] = [
    {
      share: odds.defenderRouted,
      name: warPhrase('odds:routed', { player: defender }),
      cell: '█',
      colour: 'green',
    },
    {
      share: odds.attackerWins - odds.defenderRouted,
      name: warPhrase('odds:beaten', { player: defender }),
      cell: '▓',
      colour: 'green',
    },
    { share: odds.draw, name: warPhrase('odds:draw'), cell: '·', colour: 'gray' },
    {
      share: odds.defenderWins - odds.attackerRouted,
      name: warPhrase('odds:beaten', { player: attacker }),
      cell: '▒',
      colour: 'red',
    },
    {
      share: odds.attackerRouted,
      name: warPhrase('odds:routed', { player: attacker }),
      cell: '░',
      colour: 'red',
    },
  ]
  const cells = apportioned(
    kinds.map(({ share }) => share),
    CELLS,
  ).flatMap((n, i) => {
    const { cell, colour } = kinds[i] as Kind
    return Array.from({ length: n }, () => paint[colour](cell))
  })
  const row = (offset: number): string => cells.filter((_, i) => i % 2 === offset).join('')
  const shown = kinds.filter(({ share, cell }) => cell !== '·' || share > 0)
  const names = widest(shown.map(({ name }) => name))
  return [
    `  ${paint.bold(victory(attacker, odds.attackerWins))}     ${victory(defender, odds.defenderWins)}`,
    '',
    `  ${row(0)}`,
    `  ${row(1)}`,
    '',
    ...shown.map(
      ({ share, name, cell, colour }) =>
        `  ${paint[colour](cell)} ${padEnd(name, names)}  ${padStart(percent(Math.max(0, share)), 7)}`,
    ),
  ]
}

const victory = (player: string, chance: number): string =>
  warPhrase('odds:victory', { player, chance: percent(chance) })

/** Two small bar charts: how many units each side loses. */
function losses({ paint, width }: Screen, attacker: string, defender: string, odds: BattleOdds): string[] {
  const rows = Math.max(shownLosses(odds.lost.attacker), shownLosses(odds.lost.defender))
  const most = Math.max(...odds.lost.attacker, ...odds.lost.defender)
  const chart = (name: string, lost: readonly number[]): string[] => [
    name,
    ...lost.slice(0, Math.min(rows, lost.length)).map((share, n) => {
      const full = bar((share / most) * 24)
      return `${padStart(String(n), 3)}  ${padEnd(paint.cyan(full), 24)} ${padStart(percent(share), 7)}`
    }),
  ]
  return beside(chart(attacker, odds.lost.attacker), chart(defender, odds.lost.defender), width - 2).map(
    line => `  ${line}`,
  )
}

/** Rows up to the last number of units that is at all likely. */
const shownLosses = (lost: readonly number[]): number => lost.findLastIndex(share => share >= 0.0005) + 1

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

function bar(length: number): string {
  const eighths = Math.round(length * 8)
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}

function whatIfLines({ paint }: Screen, attacker: string, odds: BattleOdds, what: WhatIf): string[] {
  const { changes, untried } = what
  if (changes.length === 0) return []
  const labels = widest(changes.map(({ label }) => label))
  const now = warPhrase('odds:what-if-of', { player: attacker, chance: percent(odds.attackerWins) })
  const lines = changes.map(({ label, attackerWins, by }) => {
    const colour = by > 0 ? paint.green : paint.red
    return `  ${padEnd(label, labels)}  ${colour(padStart(change(100 * by, 1), 6))}  ${paint.dim(warPhrase('odds:to', { chance: percent(attackerWins) }))}`
  })
  return [
    `${paint.bold(warPhrase('odds:what-if'))}  ${paint.dim(now)}`,
    ...lines,
    ...(untried === 0 ? [] : [paint.dim(`  ${warPhrase('odds:untried', { count: untried })}`)]),
    '',
  ]
}
