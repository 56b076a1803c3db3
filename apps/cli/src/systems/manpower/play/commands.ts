import type { Command } from '../../../play/table-talk.ts'
import type { FieldDesk } from './field-desk.ts'
import { again, build, cast, treat, use } from './deeds.ts'
import { aim, fire } from './fire.ts'
import { block, openFire } from './react.ts'
import { board, displaced, done, enter, form, merge, move, out, single, split, turn } from './orders.ts'
import { army, drop, enlist, leader, muster } from './muster.ts'
import { buy, equip, place, skip } from './setup.ts'
import { goalsText } from './goals-text.ts'
import { list } from './list.ts'
import { look, showGroup, showLog } from './looks.ts'
import { mapText } from './map-text.ts'
import { ordered } from './refusal.ts'
import { sheetText } from './sheet-text.ts'
import { showOdds } from './odds.ts'
import { tooFine } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'

const LEADING = { kind: 'lead', name: 'choosing your leader' }
const MUSTERING = { kind: 'muster', name: 'buying your army' }
const BUYING = { kind: 'buy', name: 'buying' }
const PLACING = { kind: 'place', name: 'the set-up' }
const MOVEMENT = { kind: 'orders', name: 'your movement' }
const REACTION = { kind: 'react', name: 'the moves of enemies' }
const TARGETING = { kind: 'declare', name: 'your targeting' }
const TRUCE = { kind: 'truce', name: 'an offer of truce' }
const ACTING = { kind: 'yield', name: 'the start of acting' }

const COMMANDS: readonly Command<FieldDesk>[] = [
  {
    name: 'leader',
    takes: 'NAME',
    during: LEADING,
    help: 'who leads your army; the number does, too',
    run: leader,
  },
  {
    name: 'list',
    also: ['shop'],
    takes: '[KIND or UNIT]',
    during: MUSTERING,
    help: 'what is for sale and what it is good for: list, list guns, list equipment, list missing',
    run: list,
  },
  {
    name: 'buy',
    takes: 'NUMBER UNIT [as NAME]',
    during: MUSTERING,
    help: 'a group: buy 40 riflemen + 2 machine-gun team with grenades as Alder; buy 1 wizard knowing fireball',
    run: enlist,
  },
  { name: 'drop', takes: 'GROUP', during: MUSTERING, help: 'take a group out again', run: drop },
  {
    name: 'done',
    during: MUSTERING,
    help: 'this is your army; nobody sees it before all are ready',
    run: muster,
  },
  {
    name: 'buy',
    takes: 'NUMBER UNIT [as NAME]',
    during: BUYING,
    help: 'a group: buy 40 riflemen + 2 machine-gun team with grenades as Alder',
    run: buy,
  },
  {
    name: 'equip',
    takes: 'GROUP with EQUIPMENT',
    during: BUYING,
    help: 'what your own groups carry or learn: equip Alder with grenades',
    run: equip,
  },
  {
    name: 'list',
    also: ['shop'],
    takes: '[KIND or UNIT]',
    during: BUYING,
    help: 'what is for sale and what it is good for',
    run: list,
  },
  { name: 'done', during: BUYING, help: 'end your buying', run: done },
  {
    name: 'place',
    takes: 'GROUP X Y [facing WIND] [files N]',
    during: PLACING,
    help: 'its centre there, in metres from the south-west corner',
    run: place,
  },
  { name: 'skip', takes: 'GROUP', during: PLACING, help: 'it stays out of the battle', run: skip },
  {
    name: 'move',
    also: ['m'],
    takes: 'GROUP X Y … [facing WIND]',
    during: MOVEMENT,
    help: 'its centre along these points: move {group} {x} {y} facing n; with rush at the end it does not wade through hazards',
    run: move,
  },
  {
    name: 'displaced',
    takes: 'GROUP X Y … [facing WIND]',
    during: MOVEMENT,
    help: 'who would be kept out of his place there; “put 1 X Y” after a move names another',
    run: displaced,
  },
  {
    name: 'turn',
    takes: 'GROUP WIND',
    during: MOVEMENT,
    help: 'wheel on the spot: turn {group} ne',
    run: turn,
  },
  {
    name: 'order',
    also: ['files'],
    takes: 'GROUP open|close [FILES]',
    during: MOVEMENT,
    help: 'another formation, for half the speed: order {group} open 20',
    run: form,
  },
  {
    name: 'split',
    takes: 'GROUP NUMBER [UNIT]',
    during: MOVEMENT,
    help: 'so many go off as a group of their own: split {group} 10',
    run: split,
  },
  { name: 'merge', takes: 'GROUP into GROUP', during: MOVEMENT, help: 'two groups become one', run: merge },
  { name: 'board', takes: 'GROUP CARRIER', during: MOVEMENT, help: 'get on a carrier', run: board },
  {
    name: 'enter',
    takes: 'GROUP [into BUILDING]',
    during: MOVEMENT,
    help: 'go into a building or a house within 10 m',
    run: enter,
  },
  {
    name: 'out',
    takes: 'GROUP [X Y]',
    during: MOVEMENT,
    help: 'off its carrier or out of its building',
    run: out,
  },
  {
    name: 'land',
    takes: 'GROUP',
    during: MOVEMENT,
    help: 'a hovering flyer lands',
    run: (desk, rest) => single(desk, 'land', rest),
  },
  {
    name: 'leave',
    takes: 'GROUP',
    during: MOVEMENT,
    help: 'off the field, by your edge',
    run: (desk, rest) => single(desk, 'leave', rest),
  },
  {
    name: 'surrender',
    takes: 'GROUP',
    during: MOVEMENT,
    help: 'give it up for a tenth of its price, before anybody of yours moves',
    run: (desk, rest) => single(desk, 'surrender', rest),
  },
  {
    name: 'truce',
    during: MOVEMENT,
    help: 'offer to end the battle as it stands; all others must accept',
    run: desk => ordered(desk, 'Truce', { do: 'offer-truce' }),
  },
  {
    name: 'resign',
    during: MOVEMENT,
    help: 'surrender everything you have, before anybody of yours moves',
    run: desk => ordered(desk, 'Resign', { do: 'give-up' }),
  },
  { name: 'done', during: MOVEMENT, help: 'end your movement', run: done },
  {
    name: 'accept',
    also: ['yes', 'y'],
    during: TRUCE,
    help: 'end the battle as it stands',
    run: () => ({ answers: [{ do: 'accept' }] }),
  },
  {
    name: 'refuse',
    also: ['no', 'n'],
    during: TRUCE,
    help: 'fight on',
    run: () => ({ answers: [{ do: 'refuse' }] }),
  },
  {
    name: 'fire',
    also: ['f'],
    takes: '[GROUP] [xNUMBER] [using WEAPON]',
    during: REACTION,
    help: 'at the enemy who moves, with one stack',
    run: openFire,
  },
  {
    name: 'block',
    also: ['b'],
    takes: '[GROUP]',
    during: REACTION,
    help: 'stop him: he is engaged',
    run: block,
  },
  {
    name: 'hold',
    also: ['h'],
    during: REACTION,
    help: 'do nothing for now; you are asked again as he goes on',
    run: () => ({ answers: [{ do: 'hold' }] }),
  },
  {
    name: 'pass',
    also: ['p'],
    during: REACTION,
    help: 'let his whole move pass',
    run: () => ({ answers: [{ do: 'pass' }] }),
  },
  {
    name: 'fire',
    also: ['f'],
    takes: 'GROUP TARGET [xNUMBER]',
    during: TARGETING,
    help: 'every stack of the group that can: fire {group} at {enemy}; “using WEAPON” names another than the usual',
    run: fire,
  },
  {
    name: 'aim',
    takes: 'GROUP X Y [group|side] [xNUMBER]',
    during: TARGETING,
    help: 'at the ground; group, side: one roll of inaccuracy for all of it',
    run: aim,
  },
  {
    name: 'cast',
    takes: 'SPELL [by GROUP] [at TARGET]',
    during: TARGETING,
    help: 'begin a spell, or name the target of one that takes effect now: a group, or X Y',
    run: cast,
  },
  {
    name: 'use',
    takes: 'ABILITY for GROUP',
    during: TARGETING,
    help: 'an ability of a hero or your leader',
    run: use,
  },
  {
    name: 'again',
    takes: 'GROUP X Y',
    during: TARGETING,
    help: 'a group that an ability lets move again',
    run: again,
  },
  { name: 'treat', takes: 'GROUP', during: TARGETING, help: 'its kits, on its injured', run: treat },
  {
    name: 'build',
    takes: 'WORK by GROUP X Y [facing WIND]',
    during: TARGETING,
    help: 'its engineers begin a building within 10 m',
    run: build,
  },
  {
    name: 'surrender',
    takes: 'GROUP',
    during: TARGETING,
    help: 'give it up for a tenth of its price, before you declare anything',
    run: (desk, rest) => single(desk, 'surrender', rest),
  },
  { name: 'done', during: TARGETING, help: 'end your targeting', run: done },
  {
    name: 'surrender',
    takes: 'GROUP',
    during: ACTING,
    help: 'give it up for a tenth of its price, before the fire falls',
    run: (desk, rest) => single(desk, 'surrender', rest),
  },
  { name: 'done', during: ACTING, help: 'fight on', run: done },
  {
    name: 'map',
    help: 'the map',
    run: ({ terminal, s, view }) => ({ show: mapText(terminal.screen, s, view) }),
  },
  {
    name: 'sheet',
    help: 'the unit tracking sheet',
    run: ({ terminal, s, view }) => ({ show: sheetText(terminal.screen, s, view) }),
  },
  { name: 'group', also: ['g'], takes: 'GROUP', help: 'all about a group', run: showGroup },
  { name: 'look', takes: 'GROUP ENEMY', help: 'distance, sight and advantage', run: look },
  {
    name: 'odds',
    takes: 'GROUP ENEMY | cast SPELL at TARGET',
    help: 'what its fire, or a spell, would do',
    run: showOdds,
  },
  {
    name: 'army',
    takes: '[save FILE or load FILE]',
    help: 'what you have and what it cost; save it to buy it again, or load one',
    run: army,
  },
  { name: 'log', takes: '[NUMBER]', help: 'what happened last, or the last so many lines', run: showLog },
  {
    name: 'goals',
    help: 'how this battle is won',
    run: ({ terminal, s, view }) => ({ show: goalsText(terminal.screen, s, view) }),
  },
]

/** What can be typed in a battle in metres, which are whole centimetres. */
export const FIELD_COMMANDS: readonly Command<FieldDesk>[] = COMMANDS.map(command => ({
  ...command,
  run: (desk, rest) => {
    const odd = tooFine(rest)
    return odd === null ? command.run(desk, rest) : trouble(odd)
  },
}))
