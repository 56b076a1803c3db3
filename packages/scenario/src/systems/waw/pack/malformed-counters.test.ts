import type { Spoilt } from '../testing/spoilt.ts'
import { expect, test } from 'vitest'
import { saidWith } from '../testing/spoilt.ts'

// prettier-ignore
const SPOILT: Spoilt[] = [
  ['a nation of nobody known', 'player: blue', 'player: bleu', [`counters.yaml:2:25: nations.north.player: expected a player, found "bleu": did you mean 'blue'?`]],
  ['a colour by name', "colour: '#3b5b8c'", 'colour: blue', [`counters.yaml:2:39: nations.north.colour: expected a colour in quotes, such as '#3b5b8c', found "blue"`]],
  ['a colour without quotes', "colour: '#3b5b8c' }", 'colour: #3b5b8c\n    }', ["counters.yaml:2:39: nations.north.colour: `#` starts a comment in YAML. Put the value in quotes: '#3b5b8c'"]],
  ['a nation that is part of itself', "colour: '#3b5b8c'", "colour: '#3b5b8c', of: north", ["counters.yaml:2:58: nations.north.of: a nation can't be part of itself, directly or through others: choose another nation"]],
  ['nations that are part of each other', "colour: '#3b5b8c' }", "colour: '#3b5b8c', of: east }\n  east: { name: East, player: blue, colour: '#ffffff', of: north }", ["counters.yaml:2:58: nations.north.of: a nation can't be part of itself, directly or through others: choose another nation", "counters.yaml:3:56: nations.east.of: a nation can't be part of itself, directly or through others: choose another nation"]],
  ['a unit of no nation known', 'nation: south, type: C', 'nation: suoth, type: C', [`counters.yaml:9:31: units.riders.nation: expected a nation, found "suoth": did you mean 'south'?`]],
  ['a unit without CF', 'cf: 2, mf: 1,', 'mf: 1,', ['counters.yaml:6:3: units.b-2.cf: required: a whole number or [front, back]']],
  ['a unit without MP', 'mf: 1, mp: 2.5', 'mf: 1', ['counters.yaml:6:3: units.b-2.mp: required: movement points, in halves, or [front, back]']],
  ['[W-4.1-two-step] three steps', 'cf: [3, 2]', 'cf: [3, 2, 1]', ['counters.yaml:5:41: units.b-1.cf: expected a whole number or [front, back], found [3, 2, 1]']],
  ['one step in a list', 'cf: [3, 2], mf: 2', 'cf: [3, 2], mf: [2]', ['counters.yaml:5:53: units.b-1.mf: expected a whole number or [front, back], found [2]']],
  ['a third of a movement point', 'mp: 2.5', 'mp: 2.3', ['counters.yaml:6:55: units.b-2.mp: expected a number from 0 to 30, in halves, found 2.3']],
  ['a back of too many points', 'mp: 2.5', 'mp: [2, 99]', ['counters.yaml:6:63: units.b-2.mp[1]: expected a number from 0 to 30, in halves, found 99']],
  ['a negative CF', 'cf: 2,', 'cf: -2,', ['counters.yaml:6:41: units.b-2.cf: expected a whole number from 0 to 30, found -2']],
  ['[W-4.2-su-novalues] a support unit with CF', 'type: A,', 'type: A, cf: 2,', ['counters.yaml:7:68: units.guns.cf: leave out cf: support units have none (W-4.2-su-novalues)']],
  ['an elite support unit', 'type: A,', 'type: A, flags: [elite],', ['counters.yaml:7:76: units.guns.flags[0]: expected one of heavy, fixed, horde on a support unit, found "elite"']],
  ['a flag that is not printed', 'flags: [elite]', 'flags: [reduced]', ['counters.yaml:8:69: units.r-1.flags[0]: expected one of sk, elite, guard, heavy, suicide, bunker, marine, para, fixed, horde, structure, found "reduced"']],
  ['a flag twice', 'flags: [elite]', 'flags: [elite, elite]', ['counters.yaml:8:76: units.r-1.flags[1]: "elite" is listed twice: keep only one']],
  ['a horde in edition B', 'flags: [elite]', 'flags: [horde]', ['counters.yaml:8:69: units.r-1.flags[0]: edition B has no hordes (W-A1-horde-production)']],
  ['a type that is not', 'type: C', 'type: Z', ['counters.yaml:9:46: units.riders.type: expected one of C, M, G, T, A, N, Air, B, CV, SS, S, D, I, P, H, L, AA, F, FB, found "Z"']],
  ['a bomber', 'type: C', 'type: B', ["counters.yaml:9:46: units.riders.type: expected a land unit, found B: air and sea aren't played yet"]],
  ['a submarine', 'type: C', 'type: SS', ["counters.yaml:9:46: units.riders.type: expected a land unit, found SS: air and sea aren't played yet"]],
  ['a symbol that is not', 'symbol: woodsmen', 'symbol: woodsman', [`counters.yaml:10:78: units.rangers.symbol: expected a symbol, found "woodsman": did you mean 'woodsmen'?`]],
  ['a price without production', 'flags: [elite]', 'price: 3', ['counters.yaml:8:61: units.r-1.price: something has a price: add production to uses in pack.yaml (W-A3.4-buy)']],
  ['a place at sea', 'flags: [elite]', 'place: [lake]', ['counters.yaml:8:69: units.r-1.place[0]: expected a land region, found lake, a sea (W-3.1-sea)']],
  ['a unit and a leader of one id', '  bell:', '  r-1:', ['pack.yaml:8:56: players[0].pool[0]: expected a leader, found "bell": there is only r-1, rhodes', 'counters.yaml:12:3: leaders.r-1: a unit has the id r-1 already: choose another']],
  ['a third of a movement point', 'mf: 1, mp: 2.5', 'mf: 1, mp: 2.3', ['counters.yaml:6:55: units.b-2.mp: expected a number from 0 to 30, in halves, found 2.3']],
  ['a unit whose values are not indented', 'b-2: { name: 2nd Blue, nation: north, cf: 2, mf: 1, mp: 2.5 }', 'b-2:\n  b-3: { name: 2nd Blue, nation: north, cf: 2, mf: 1, mp: 2.5 }', ['counters.yaml:6:3: units.b-2: expected a unit (name, nation, cf, mf, mp), found nothing: indent the lines that belong to it']],
  ['a key without a space after its colon', 'mp: 2.5 }', 'mp:2.5 }', ['counters.yaml:6:3: units.b-2.mp: required: movement points, in halves, or [front, back]', "counters.yaml:6:55: units.b-2[\"mp:2.5\"]: put a space after the colon: 'mp: 2.5'"]],
  ['the same unit twice', '  b-2:', '  b-1:', ["counters.yaml:6:3: units.b-1: 'b-1' is already on line 5. Keep only one"]],
  ['a rank too high', 'rank: 2', 'rank: 4', ['counters.yaml:13:46: leaders.rhodes.rank: expected one of 1, 2, 3, monarch, found 4']],
  ['a leader of two steps', 'cf: 0, mf: 1', 'cf: [1, 0], mf: 1', ['counters.yaml:13:55: leaders.rhodes.cf: expected a whole number from -9 to 9, found [1, 0]']],
  ['a symbol that deals losses', 'modifier: 1, if: { terrain: [forest] }', 'losses: 1, side: enemy', ['counters.yaml:18:17: symbols.woodsmen.effects[0].losses: losses happens once: expected an effect that lasts (one of modifier, morale, forbid, movement, supply, income, supremacy)']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidWith('counters.yaml', sound, spoilt)).toEqual(said)
})
