import type { Command } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { finish, halt, inPlace, move, reach, search } from './orders.ts'
import { goalsText } from './goals-text.ts'
import { handText } from './hand-text.ts'
import { rulesText } from './rules-text.ts'
import { mapText } from './map-text.ts'
import { showLog, showOdds, showRegion, showStack } from './looks.ts'
import type { WarPhraseOf } from '../words/words.ts'
import { warPhrase } from '../words/words.ts'

const MOVEMENT = { kind: 'orders', name: warPhrase('during:orders') }

/** A command whose help, and what it takes, stand in the table by their keys. */
type Row = Omit<Command<WarDesk>, 'help' | 'takes'> & {
  readonly help: WarPhraseOf
  readonly takes?: WarPhraseOf
}

const ROWS: readonly Row[] = [
  { name: 'move', also: ['m'], takes: 'takes:move', during: MOVEMENT, help: 'typed:move', run: move },
  { name: 'reach', takes: 'takes:stack', during: MOVEMENT, help: 'typed:reach', run: reach },
  { name: 'search', takes: 'takes:region', during: MOVEMENT, help: 'typed:search', run: search },
  {
    name: 'hide',
    takes: 'takes:stack',
    during: MOVEMENT,
    help: 'typed:hide',
    run: (desk, rest) => inPlace(desk, 'hide', rest),
  },
  {
    name: 'reveal',
    takes: 'takes:stack',
    during: MOVEMENT,
    help: 'typed:reveal',
    run: (desk, rest) => inPlace(desk, 'uncover', rest),
  },
  {
    name: 'shelter',
    takes: 'takes:stack',
    during: MOVEMENT,
    help: 'typed:shelter',
    run: (desk, rest) => inPlace(desk, 'enter', rest),
  },
  {
    name: 'sally',
    takes: 'takes:stack',
    during: MOVEMENT,
    help: 'typed:sally',
    run: (desk, rest) => inPlace(desk, 'sally', rest),
  },
  { name: 'halt', during: MOVEMENT, help: 'typed:halt', run: halt },
  { name: 'done', during: MOVEMENT, help: 'typed:done', run: finish },
  {
    name: 'map',
    help: 'typed:map',
    run: ({ terminal, s, view }) => ({ show: mapText(terminal.screen, s, view) }),
  },
  { name: 'region', also: ['r'], takes: 'takes:region', help: 'typed:region', run: showRegion },
  { name: 'stack', also: ['s'], takes: 'takes:maybe-stack', help: 'typed:stack', run: showStack },
  { name: 'hand', help: 'typed:hand', run: desk => ({ show: handText(desk) }) },
  { name: 'odds', takes: 'takes:odds', help: 'typed:odds', run: showOdds },
  { name: 'log', takes: 'takes:lines', help: 'typed:log', run: showLog },
  {
    name: 'goals',
    help: 'typed:goals',
    run: ({ terminal, s, view }) => ({ show: goalsText(terminal.screen, s, view) }),
  },
  {
    name: 'rules',
    help: 'typed:rules',
    run: ({ terminal, s }) => ({ show: rulesText(terminal.screen, s) }),
  },
]

/** What can be typed in a war. */
export const WAR_COMMANDS: readonly Command<WarDesk>[] = ROWS.map(({ help, takes, ...command }) => ({
  ...command,
  ...(takes === undefined ? {} : { takes: warPhrase(takes) }),
  help: examples => warPhrase(help, examples),
}))
