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
  // from the pack alone
  { name: 'map',            open: map },            // every region has an outline
  { name: 'regions',        open: regions },        // units can get everywhere
  { name: 'supply',         open: supply },         // everyone starts in supply
  { name: 'attack',         open: attack },         // every side can attack
  { name: 'conditions',     open: conditions },     // every condition can be met
  { name: 'texts',          open: texts },          // texts have only numbers that their effects have
  // by games played with it
  { name: 'reinforcements', open: reinforcements }, // reinforcements come
  { name: 'cards',          open: cards },          // each can be played
  { name: 'victory',        open: victory },        // each condition can be met
  { name: 'end',            open: ending },         // games come to their end
  { name: 'balance',        open: balance },        // no side wins nearly always
]
