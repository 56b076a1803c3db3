import type { Command } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { finish, halt, inPlace, move, reach, search } from './orders.ts'
import { goalsText } from './goals-text.ts'
import { handText } from './hand-text.ts'
import { rulesText } from './rules-text.ts'
import { mapText } from './map-text.ts'
import { showLog, showOdds, showRegion, showStack } from './looks.ts'

const MOVEMENT = { kind: 'orders', name: 'your movement' }

/** What can be typed in a war. */
export const WAR_COMMANDS: readonly Command<WarDesk>[] = [
  {
    name: 'move',
    also: ['m'],
    takes: 'STACK to REGION',
    during: MOVEMENT,
    help: 'march, by the cheapest way: move all {from} to {to} · move {some} to {to}',
    run: move,
  },
  { name: 'reach', takes: 'STACK', during: MOVEMENT, help: 'where a stack can go this turn', run: reach },
  { name: 'search', takes: 'REGION', during: MOVEMENT, help: 'look for hidden enemies there', run: search },
  {
    name: 'hide',
    takes: 'STACK',
    during: MOVEMENT,
    help: 'turn guerrillas to their hidden side',
    run: (desk, rest) => inPlace(desk, 'hide', rest),
  },
  {
    name: 'reveal',
    takes: 'STACK',
    during: MOVEMENT,
    help: 'turn hidden counters of yours up',
    run: (desk, rest) => inPlace(desk, 'uncover', rest),
  },
  {
    name: 'shelter',
    takes: 'STACK',
    during: MOVEMENT,
    help: 'go into the fortress where they stand',
    run: (desk, rest) => inPlace(desk, 'enter', rest),
  },
  {
    name: 'sally',
    takes: 'STACK',
    during: MOVEMENT,
    help: 'come out of the fortress',
    run: (desk, rest) => inPlace(desk, 'sally', rest),
  },
  { name: 'halt', during: MOVEMENT, help: 'end the march of the stack that is moving', run: halt },
  { name: 'done', during: MOVEMENT, help: 'end your movement', run: finish },
  {
    name: 'map',
    help: 'the map',
    run: ({ terminal, s, view }) => ({ show: mapText(terminal.screen, s, view) }),
  },
  { name: 'region', also: ['r'], takes: 'REGION', help: 'all about a region', run: showRegion },
  {
    name: 'stack',
    also: ['s'],
    takes: '[STACK]',
    help: 'your stacks, or one with all its counters',
    run: showStack,
  },
  {
    name: 'hand',
    help: 'your cards, and why you can’t play those you can’t',
    run: desk => ({ show: handText(desk) }),
  },
  {
    name: 'odds',
    takes: 'REGION, or STACK to REGION',
    help: 'the chances of a battle there, or of an attack not yet made',
    run: showOdds,
  },
  { name: 'log', takes: '[NUMBER]', help: 'what happened last, or the last so many lines', run: showLog },
  {
    name: 'goals',
    help: 'how this game is won',
    run: ({ terminal, s, view }) => ({ show: goalsText(terminal.screen, s, view) }),
  },
  {
    name: 'rules',
    help: 'the special rules of this scenario',
    run: ({ terminal, s }) => ({ show: rulesText(terminal.screen, s) }),
  },
]
