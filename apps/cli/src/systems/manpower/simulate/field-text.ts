import type { BattleTournament, FieldTally } from './field-tally.ts'
import type { FieldPack } from '@sandtable/shelf'
import type { How } from '../../../simulate/shares-text.ts'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { sharesText, winsByBot } from '../../../simulate/shares-text.ts'
import { survivingValue } from '@sandtable/manpower'
import { decimals } from '../../../figures.ts'
import { fieldPhrase } from '../words/words.ts'

/** For each side: its manpower at the start, and the average left at the end. */
const lossesOf = (
  { s }: FieldPack,
  { left, games }: FieldTally,
): { name: string; first: number; last: number }[] =>
  s.sides.map(({ name }, side) => ({
    name,
    first: survivingValue(s, s.setup, side) / 100,
    last: at(left, side) / 100 / games,
  }))

/** The results of many games. */
export function fieldText(
  screen: Screen,
  opened: FieldPack,
  field: BattleTournament,
  tally: FieldTally,
  how: How,
): string {
  const { s } = opened
  const rows = lossesOf(opened, tally)
  const names = widest(rows.map(({ name }) => name))
  return [
    ...sharesText(
      screen,
      s.name,
      s.sides.map(({ name }) => name),
      s.turns,
      field,
      tally,
      how,
    ),
    '',
    `${screen.paint.bold(fieldPhrase('battles:manpower'))}  ${screen.paint.dim(fieldPhrase('battles:manpower-of'))}`,
    ...rows.map(
      ({ name, first, last }) =>
        `  ${padEnd(name, names)}  ${padStart(decimals(first, 0), 6)}  ${padStart(decimals(last, 1), 8)}`,
    ),
    '',
  ].join('\n')
}

/** The report of a simulation as one JSON object. */
export function fieldFigures(
  opened: FieldPack,
  field: BattleTournament,
  tally: FieldTally,
  seconds: number,
): object {
  const { sides } = opened.s
  const { games, wins, draws, turns, early, answers } = tally
  return {
    scenario: opened.id,
    games,
    seed: field.seed,
    bots: field.bots,
    swap: field.swap,
    wins: Object.fromEntries(sides.map(({ id }, side) => [id, wins[side]])),
    draws,
    byBot: Object.fromEntries(winsByBot(field, tally).map(({ bot, wins: won }) => [bot, won])),
    turns: { mean: turns / games, early },
    manpower: Object.fromEntries(
      lossesOf(opened, tally).map(({ first, last }, side) => [sides[side]?.id, { first, last }]),
    ),
    answers,
    seconds,
  }
}
