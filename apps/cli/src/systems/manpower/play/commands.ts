import type { Command, Outcome } from '../../../play/table-talk.ts'
import type { ENGLISH } from '../words/en/index.ts'
import type { Row } from '../../../play/command-table.ts'
import { saidBy, shows } from '../../../play/command-table.ts'
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
import { showSight, showThreat } from './threat.ts'
import { fieldPhrase } from '../words/words.ts'
import { tooFine } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'

const during = (
  kind: 'lead' | 'muster' | 'buy' | 'place' | 'orders' | 'react' | 'declare' | 'truce' | 'yield',
) => ({
  kind,
  name: fieldPhrase(`during:${kind}`),
})
const LEADING = during('lead')
const MUSTERING = during('muster')
const BUYING = during('buy')
const PLACING = during('place')
const MOVEMENT = during('orders')
const REACTION = during('react')
const TARGETING = during('declare')
const TRUCE = during('truce')
const ACTING = during('yield')

/** An order that names nothing. */
const orders =
  (words: 'order:truce' | 'order:resign', what: 'offer-truce' | 'give-up') =>
  (desk: FieldDesk): Outcome =>
    ordered(desk, fieldPhrase(words), { do: what })

const answers = (what: string) => (): Outcome => ({ answers: [{ do: what }] })

// prettier-ignore
const ROWS: readonly Row<FieldDesk, typeof ENGLISH>[] = [
  { name: 'leader',                        takes: 'takes:name',        during: LEADING,   help: 'typed:leader',         run: leader },
  { name: 'list',      also: ['shop'],     takes: 'takes:list',        during: MUSTERING, help: 'typed:shop',           run: list },
  { name: 'buy',                           takes: 'takes:buy',         during: MUSTERING, help: 'typed:enlist',         run: enlist },
  { name: 'drop',                          takes: 'takes:group',       during: MUSTERING, help: 'typed:drop',           run: drop },
  { name: 'done',                                                      during: MUSTERING, help: 'typed:muster',         run: muster },
  { name: 'buy',                           takes: 'takes:buy',         during: BUYING,    help: 'typed:buy',            run: buy },
  { name: 'equip',                         takes: 'takes:equip',       during: BUYING,    help: 'typed:equip',          run: equip },
  { name: 'list',      also: ['shop'],     takes: 'takes:list',        during: BUYING,    help: 'typed:list',           run: list },
  { name: 'done',                                                      during: BUYING,    help: 'typed:bought',         run: done },
  { name: 'place',                         takes: 'takes:place',       during: PLACING,   help: 'typed:place',          run: place },
  { name: 'skip',                          takes: 'takes:group',       during: PLACING,   help: 'typed:skip',           run: skip },
  { name: 'move',      also: ['m'],        takes: 'takes:move',        during: MOVEMENT,  help: 'typed:move',           run: move },
  { name: 'displaced',                     takes: 'takes:move',        during: MOVEMENT,  help: 'typed:displaced',      run: displaced },
  { name: 'turn',                          takes: 'takes:turn',        during: MOVEMENT,  help: 'typed:turn',           run: turn },
  { name: 'order',     also: ['files'],    takes: 'takes:order',       during: MOVEMENT,  help: 'typed:order',          run: form },
  { name: 'split',                         takes: 'takes:split',       during: MOVEMENT,  help: 'typed:split',          run: split },
  { name: 'merge',                         takes: 'takes:merge',       during: MOVEMENT,  help: 'typed:merge',          run: merge },
  { name: 'board',                         takes: 'takes:board',       during: MOVEMENT,  help: 'typed:board',          run: board },
  { name: 'enter',                         takes: 'takes:enter',       during: MOVEMENT,  help: 'typed:enter',          run: enter },
  { name: 'out',                           takes: 'takes:out',         during: MOVEMENT,  help: 'typed:out',            run: out },
  { name: 'land',                          takes: 'takes:group',       during: MOVEMENT,  help: 'typed:land',           run: single('land') },
  { name: 'leave',                         takes: 'takes:group',       during: MOVEMENT,  help: 'typed:leave',          run: single('leave') },
  { name: 'surrender',                     takes: 'takes:group',       during: MOVEMENT,  help: 'typed:surrender-move', run: single('surrender') },
  { name: 'truce',                                                     during: MOVEMENT,  help: 'typed:offer',          run: orders('order:truce', 'offer-truce') },
  { name: 'resign',                                                    during: MOVEMENT,  help: 'typed:resign',         run: orders('order:resign', 'give-up') },
  { name: 'done',                                                      during: MOVEMENT,  help: 'typed:done-move',      run: done },
  { name: 'accept',    also: ['yes', 'y'],                             during: TRUCE,     help: 'typed:accept',         run: answers('accept') },
  { name: 'refuse',    also: ['no', 'n'],                              during: TRUCE,     help: 'typed:refuse',         run: answers('refuse') },
  { name: 'fire',      also: ['f'],        takes: 'takes:react-fire',  during: REACTION,  help: 'typed:react-fire',     run: openFire },
  { name: 'block',     also: ['b'],        takes: 'takes:maybe-group', during: REACTION,  help: 'typed:block',          run: block },
  { name: 'hold',      also: ['h'],                                    during: REACTION,  help: 'typed:hold',           run: answers('hold') },
  { name: 'pass',      also: ['p'],                                    during: REACTION,  help: 'typed:pass',           run: answers('pass') },
  { name: 'fire',      also: ['f'],        takes: 'takes:fire',        during: TARGETING, help: 'typed:fire',           run: fire },
  { name: 'aim',                           takes: 'takes:aim',         during: TARGETING, help: 'typed:aim',            run: aim },
  { name: 'cast',                          takes: 'takes:cast',        during: TARGETING, help: 'typed:cast',           run: cast },
  { name: 'use',                           takes: 'takes:use',         during: TARGETING, help: 'typed:use',            run: use },
  { name: 'again',                         takes: 'takes:again',       during: TARGETING, help: 'typed:again',          run: again },
  { name: 'treat',                         takes: 'takes:group',       during: TARGETING, help: 'typed:treat',          run: treat },
  { name: 'build',                         takes: 'takes:build',       during: TARGETING, help: 'typed:build',          run: build },
  { name: 'surrender',                     takes: 'takes:group',       during: TARGETING, help: 'typed:surrender-fire', run: single('surrender') },
  { name: 'done',                                                      during: TARGETING, help: 'typed:done-fire',      run: done },
  { name: 'surrender',                     takes: 'takes:group',       during: ACTING,    help: 'typed:surrender-act',  run: single('surrender') },
  { name: 'done',                                                      during: ACTING,    help: 'typed:done-act',       run: done },
  { name: 'map',                                                                          help: 'typed:map',            run: shows(mapText) },
  { name: 'sheet',                                                                        help: 'typed:sheet',          run: shows(sheetText) },
  { name: 'group',     also: ['g'],        takes: 'takes:group',                          help: 'typed:group',          run: showGroup },
  { name: 'look',                          takes: 'takes:look',                           help: 'typed:look',           run: look },
  { name: 'threat',                        takes: 'takes:threat',                         help: 'typed:threat',         run: showThreat },
  { name: 'sight',                         takes: 'takes:sight',                          help: 'typed:sight',          run: showSight },
  { name: 'odds',                          takes: 'takes:odds',                           help: 'typed:odds',           run: showOdds },
  { name: 'army',                          takes: 'takes:army',                           help: 'typed:army',           run: army },
  { name: 'log',                           takes: 'takes:lines',                          help: 'typed:log',            run: showLog },
  { name: 'goals',                                                                        help: 'typed:goals',          run: shows(goalsText) },
]

/** What can be typed in a battle in metres, which are whole centimetres. */
export const FIELD_COMMANDS: readonly Command<FieldDesk>[] = saidBy(fieldPhrase, ROWS).map(command => ({
  ...command,
  run: (desk, rest) => {
    const odd = tooFine(rest)
    return odd === null ? command.run(desk, rest) : trouble(odd)
  },
}))
