import type { Check } from './check.ts'
import { attack } from './attack.ts'
import { balance } from './balance.ts'
import { cards } from './cards.ts'
import { conditions } from './conditions.ts'
import { ending } from './ending.ts'
import { map } from './map.ts'
import { regions } from './regions.ts'
import { reinforcements } from './reinforcements.ts'
import { supply } from './supply.ts'
import { texts } from './texts.ts'
import { victory } from './victory.ts'

/** Everything that is checked of a pack that can be read, in the order of the report. */
// prettier-ignore
export const CHECKS: readonly Check[] = [
  // by the pack alone
  { name: 'map',            open: map },            // every region has an outline
  { name: 'regions',        open: regions },        // somebody can get everywhere
  { name: 'supply',         open: supply },         // everybody begins in supply
  { name: 'attack',         open: attack },         // every side has somebody who can attack
  { name: 'conditions',     open: conditions },     // no condition can never be met
  { name: 'texts',          open: texts },          // no text has a number that its effects lack
  // by games played with it
  { name: 'reinforcements', open: reinforcements }, // they come
  { name: 'cards',          open: cards },          // each can be played
  { name: 'victory',        open: victory },        // each condition can be met
  { name: 'end',            open: ending },         // games come to their end
  { name: 'balance',        open: balance },        // no side wins nearly always
]
