import type { Desk, Outcome } from './desk.ts'
import { finish, halt, inPlace, move, reach, search } from './orders.ts'
import { goalsText } from './goals-text.ts'
import { handText } from './hand-text.ts'
import { rulesText } from './rules-text.ts'
import { mapText } from './map-text.ts'
import { showAbout, showLog, showOdds, showRegion, showRule, showStack } from './looks.ts'
import { trouble } from './desk.ts'

export interface Command {
  readonly name: string
  readonly also?: readonly string[]
  readonly takes?: string
  readonly help: string
  /** Only when orders for movement are asked for. */
  readonly moving?: true
  readonly run: (desk: Desk, rest: string) => Outcome
}

/** What can be typed, in the order in which `help` lists it. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'move',
    also: ['m'],
    takes: 'STACK to REGION',
    moving: true,
    help: 'march, by the cheapest way: move all {from} to {to} · move {some} to {to}',
    run: move,
  },
  { name: 'reach', takes: 'STACK', moving: true, help: 'where a stack can go this turn', run: reach },
  { name: 'search', takes: 'REGION', moving: true, help: 'look for hidden enemies there', run: search },
  {
    name: 'hide',
    takes: 'STACK',
    moving: true,
    help: 'turn guerrillas to their hidden side',
    run: (desk, rest) => inPlace(desk, 'hide', rest),
  },
  {
    name: 'reveal',
    takes: 'STACK',
    moving: true,
    help: 'turn hidden counters of yours up',
    run: (desk, rest) => inPlace(desk, 'uncover', rest),
  },
  {
    name: 'shelter',
    takes: 'STACK',
    moving: true,
    help: 'go into the fortress where they stand',
    run: (desk, rest) => inPlace(desk, 'enter', rest),
  },
  {
    name: 'sally',
    takes: 'STACK',
    moving: true,
    help: 'come out of the fortress',
    run: (desk, rest) => inPlace(desk, 'sally', rest),
  },
  { name: 'halt', moving: true, help: 'end the march of the stack that is moving', run: halt },
  { name: 'done', moving: true, help: 'end your movement', run: finish },
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
    help: 'your cards',
    run: ({ terminal, s, view, player }) => ({ show: handText(terminal.screen, s, view, player) }),
  },
  {
    name: 'odds',
    takes: 'REGION, or STACK to REGION',
    help: 'the chances of a battle there, or of an attack not yet made',
    run: showOdds,
  },
  { name: 'log', takes: '[NUMBER]', help: 'what happened last, or the last so many lines', run: showLog },
  { name: 'why', takes: '[RULE]', help: 'the rule of this decision, or any rule by its id', run: showRule },
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
  { name: 'about', help: 'what this game is about, and how to begin', run: showAbout },
  {
    name: 'auto',
    takes: '[turn or game]',
    help: 'let the captain decide this, the rest of your turn, or of the game',
    run: leaveIt,
  },
  {
    name: 'undo',
    also: ['u'],
    help: 'take the last command back, up to the last die',
    run: () => ({ undo: true }),
  },
  {
    name: 'save',
    takes: 'FILE',
    help: 'save the game',
    run: (_desk, rest) => (rest === '' ? trouble('Under which name? save FILE') : { save: rest }),
  },
  { name: 'quit', also: ['q', 'exit'], help: 'stop playing', run: () => ({ quit: true }) },
]

/** The command that a line begins with, and whether it was named in full: its name, another name, or the beginning of one. */
export function commandTyped(
  line: string,
  moving: boolean,
): { command: Command; rest: string; whole: boolean } | null | string {
  const [word = '', ...rest] = line.split(/\s+/)
  const wanted = word.toLowerCase()
  const known = COMMANDS.filter(({ moving: only }) => moving || only !== true)
  const exact = known.find(({ name, also }) => name === wanted || also?.includes(wanted))
  const begun = exact === undefined ? known.filter(({ name }) => name.startsWith(wanted)) : [exact]
  const [command] = begun
  if (command === undefined) return null
  if (begun.length > 1) return `'${word}' could be ${begun.map(({ name }) => name).join(' or ')}.`
  return { command, rest: rest.join(' '), whole: exact !== undefined }
}

/** The command of the movement phase that a line begins with, by its whole name. */
export function moving(line: string): string | null {
  const [word] = line.toLowerCase().split(/\s+/)
  return COMMANDS.find(({ name, moving: only }) => only === true && name === word)?.name ?? null
}

function leaveIt(_desk: Desk, rest: string): Outcome {
  const until = rest.toLowerCase()
  if (until === '') return { leave: 'once' }
  if (until === 'turn' || until === 'game') return { leave: until }
  return trouble('auto, auto turn or auto game?')
}
