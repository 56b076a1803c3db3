import type { Row } from '../../../play/command-table.ts'
import type { WarDesk } from './war-desk.ts'
import type { ENGLISH } from '../words/en/index.ts'
import { saidBy, shows } from '../../../play/command-table.ts'
import { finish, halt, inPlace, move, reach, search } from './orders.ts'
import { goalsText } from './goals-text.ts'
import { handText } from './hand-text.ts'
import { rulesText } from './rules-text.ts'
import { mapText } from './map-text.ts'
import { showLog, showOdds, showRegion, showStack } from './looks.ts'
import { warPhrase } from '../words/words.ts'

const MOVEMENT = { kind: 'orders', name: warPhrase('during:orders') }

// prettier-ignore
const ROWS: readonly Row<WarDesk, typeof ENGLISH>[] = [
  { name: 'move',    also: ['m'],     takes: 'takes:move',        during: MOVEMENT, help: 'typed:move',    run: move },
  { name: 'reach',                    takes: 'takes:stack',       during: MOVEMENT, help: 'typed:reach',   run: reach },
  { name: 'search',                   takes: 'takes:region',      during: MOVEMENT, help: 'typed:search',  run: search },
  { name: 'hide',                     takes: 'takes:stack',       during: MOVEMENT, help: 'typed:hide',    run: inPlace('hide') },
  { name: 'reveal',                   takes: 'takes:stack',       during: MOVEMENT, help: 'typed:reveal',  run: inPlace('uncover') },
  { name: 'shelter',                  takes: 'takes:stack',       during: MOVEMENT, help: 'typed:shelter', run: inPlace('enter') },
  { name: 'sortie',  also: ['sally'], takes: 'takes:stack',       during: MOVEMENT, help: 'typed:sortie',  run: inPlace('sally') },
  { name: 'halt',                                                 during: MOVEMENT, help: 'typed:halt',    run: halt },
  { name: 'done',                                                 during: MOVEMENT, help: 'typed:done',    run: finish },
  { name: 'map',                                                                    help: 'typed:map',     run: shows(mapText) },
  { name: 'region',  also: ['r'],     takes: 'takes:region',                        help: 'typed:region',  run: showRegion },
  { name: 'stack',   also: ['s'],     takes: 'takes:maybe-stack',                   help: 'typed:stack',   run: showStack },
  { name: 'hand',                                                                   help: 'typed:hand',    run: desk => ({ show: handText(desk) }) },
  { name: 'odds',                     takes: 'takes:odds',                          help: 'typed:odds',    run: showOdds },
  { name: 'log',                      takes: 'takes:lines',                         help: 'typed:log',     run: showLog },
  { name: 'goals',                                                                  help: 'typed:goals',   run: shows(goalsText) },
  { name: 'rules',                                                                  help: 'typed:rules',   run: shows(rulesText) },
]

/** What can be typed in a war. */
export const WAR_COMMANDS = saidBy(warPhrase, ROWS)
