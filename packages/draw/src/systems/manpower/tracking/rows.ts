import type { Voice } from '@sandtable/kernel'
import type { Counted, TrackingRow } from './row.ts'
import type { El } from '../../../el.ts'
import type { TableRow } from './table.ts'
import type { TrackingWords } from '../words/words.ts'
import { counted, LINE, named, writingLines, written } from './marks.ts'
import { el } from '../../../el.ts'
import { fitted } from '../../../wrap.ts'
import { TICKS, ticks } from './ticks.ts'

type Says = Voice<TrackingWords>

/** The least lines to write on, and the line of boxes. */
export function groupRow(row: TrackingRow, least: number, voice: Says): TableRow {
  const lines = Math.max(least, row.alive.length, row.injured.length, row.dead.length)
  return {
    lines,
    more: TICKS,
    drawn: (edges, top) => {
      const from = voice('speed:from', { unit: row.speed?.from ?? '' }).trim()
      const [group = 0, alive = 0, injured = 0, dead = 0, speed = 0, end = 0] = edges
      return el(
        'g',
        {},
        named(group + 2, top, alive - group - 3, row.group),
        cell(row.alive, alive, injured, top, lines, voice),
        cell(row.injured, injured, dead, top, lines, voice),
        cell(row.dead, dead, speed, top, lines, voice),
        row.speed !== null &&
          written(speed + 2, top + 5, numeral(row.speed.metres, voice), {
            size: 5,
            weight: 600,
            serif: true,
          }),
        written(speed + 2, top + (row.speed === null ? lines * LINE - 0.8 : 9.4), from, {
          size: fitted(from, end - speed - 4, 3.1),
        }),
        ticks(row, group, top + lines * LINE + 1.4, end - group, voice),
      )
    },
  }
}

const cell = (
  all: readonly Counted[],
  left: number,
  right: number,
  top: number,
  lines: number,
  voice: Says,
): El =>
  el(
    'g',
    {},
    all.map(({ unit, units }, i) =>
      counted(left + 2, top + (i + 1) * LINE - 1.3, right - left - 4, unit, numeral(units, voice)),
    ),
    writingLines(left + 2, top + all.length * LINE, right - left - 4, lines - all.length),
  )

/** Health and crew, equipment, spells and cargo. */
export function storesRow(row: TrackingRow, voice: Says): TableRow {
  const pools = row.pools.map(pool => ({ name: pool.unit, number: poolOf(pool, voice) }))
  const equipment = row.equipment.map(({ name, left }) => ({
    name,
    number: left === null ? '' : numeral(left, voice),
  }))
  const spells = row.spells.map(name => ({ name, number: '' }))
  const lines = Math.max(4, pools.length, equipment.length, spells.length)
  const listed = (
    all: readonly { name: string; number: string }[],
    left: number,
    right: number,
    top: number,
  ): El =>
    el(
      'g',
      {},
      all.map(({ name, number }, i) =>
        counted(left + 2, top + (i + 1) * LINE - 1.3, right - left - 4, name, number),
      ),
      writingLines(left + 2, top + all.length * LINE, right - left - 4, lines - all.length),
    )
  return {
    lines,
    more: 0,
    drawn: ([group = 0, pool = 0, kit = 0, spell = 0, cargo = 0, end = 0], top) =>
      el(
        'g',
        {},
        named(group + 2, top, pool - group - 3, row.group),
        listed(pools, pool, kit, top),
        listed(equipment, kit, spell, top),
        listed(spells, spell, cargo, top),
        row.cargo === null
          ? writingLines(cargo + 2, top, end - cargo - 4, lines)
          : written(cargo + 2, top + 5, numeral(row.cargo, voice), { size: 5, weight: 600, serif: true }),
      ),
  }
}

/** What a unit can still take. */
function poolOf({ health, crew }: TrackingRow['pools'][number], voice: Says): string {
  if (health !== null && crew !== null) return voice('pool:both', { health, crew })
  if (health !== null) return voice('pool:health', { health })
  return crew === null ? '' : voice('pool:crew', { crew })
}

const numeral = (count: number, voice: Says): string => voice('count', { count })
