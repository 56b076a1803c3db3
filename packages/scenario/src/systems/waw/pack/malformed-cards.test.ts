import type { Spoilt } from '../testing/spoilt.ts'
import { expect, test } from 'vitest'
import { saidWith } from '../testing/spoilt.ts'

// prettier-ignore
const SPOILT: Spoilt[] = [
  ['[W-8-uses] a card without use', '    generic: { when: movement, effects: [{ movement: -0.5, side: enemy }] }\n', '', ['cards.yaml:2:3: cards.rain: required: generic or battle (W-8-uses)']],
  ['a card of nobody known', 'player: blue\n    name: Trench', 'player: bleu\n    name: Trench', [`cards.yaml:9:5: cards.trench.player: expected a player, found "bleu": did you mean 'blue'?`]],
  ['a family that is not', 'family: movement', 'family: weather', ['cards.yaml:6:5: cards.rain.family: expected one of battle, movement, supply, event, economic, found "weather"']],
  ['a phase that is not a moment', 'when: movement', 'when: night', ['cards.yaml:7:16: cards.rain.generic.when: expected one of cards, production, supply, movement, combat, siege, placement, enemy-turn, or a list of them, found "night"']],
  ['a phase that never comes', 'when: movement', 'when: [movement, supply]', ['cards.yaml:7:16: cards.rain.generic.when: expected a phase that comes: pack.yaml does not use supply (G-57)']],
  ['no phase at all', 'when: movement', 'when: []', ['cards.yaml:7:16: cards.rain.generic.when: expected a list of one phase or more, found []']],
  ['a gap between decks', 'player: red\n    name: Charge', 'player: red\n    deck: 3\n    name: Charge', ['cards.yaml:23:5: cards.charge.deck: expected deck 2 of red to have cards before deck 3, found none (W-8-deck-order)']],
  ['no copy', 'player: red\n    name: Charge', 'player: red\n    copies: 0\n    name: Charge', ['cards.yaml:23:5: cards.charge.copies: expected a whole number from 1 to 20, found 0']],
  ['a card too early to be played', 'not-before: 2', 'not-before: 9', ['cards.yaml:20:11: cards.recruits.if.not-before: expected a turn from 1 to 3, the last, found 9']],
  ['an effect that does nothing', '{ movement: -0.5, side: enemy }', '{ side: enemy }', ['cards.yaml:7:42: cards.rain.generic.effects[0]: expected one of modifier, morale, cancel, forbid, movement, supply, money, income, points, supremacy, technology, draw, discard, add, remove, losses, attrition, reveal, war, peace, test, found none']],
  ['an effect that does two things', 'movement: -0.5,', 'movement: -0.5, points: 1,', ['cards.yaml:7:42: cards.rain.generic.effects[0]: expected one of modifier, morale, cancel, forbid, movement, supply, money, income, points, supremacy, technology, draw, discard, add, remove, losses, attrition, reveal, war, peace, test, found movement and points']],
  ['a misspelt effect', 'movement: -0.5,', 'movment: -0.5,', ["cards.yaml:7:44: cards.rain.generic.effects[0].movment: unknown key 'movment': did you mean 'movement'?"]],
  ['an effect in quarters', 'movement: -0.5,', 'movement: -0.25,', ['cards.yaml:7:44: cards.rain.generic.effects[0].movement: expected a number from -20 to 20, in halves, found -0.25']],
  ['rounds beside movement', 'movement: -0.5,', 'movement: -0.5, rounds: this,', ['cards.yaml:7:60: cards.rain.generic.effects[0].rounds: expected nothing but side, of beside movement, found rounds']],
  ['a cancelled card outside a battle', 'movement: -0.5, side: enemy', 'cancel: true', ["cards.yaml:7:44: cards.rain.generic.effects[0].cancel: expected cancel in a card's battle use only"]],
  ['a march in a battle', '{ modifier: 1, rounds: rest }', '{ movement: 1 }', ['cards.yaml:13:27: cards.trench.battle.effects[0].movement: expected one of modifier, morale, cancel, forbid, test in a battle, found movement']],
  ['a forbidden search in a battle', 'forbid: pursuit, side: enemy', 'forbid: search, side: enemy', ['cards.yaml:26:44: cards.charge.battle.effects[1].forbid: expected one of pursuit, reroll in a battle, found "search"']],
  ['a forbidding of nobody', 'forbid: pursuit, side: enemy', 'forbid: pursuit', ['cards.yaml:26:42: cards.charge.battle.effects[1]: required beside forbid: side']],
  ['an effect for some rounds', 'rounds: rest', 'rounds: 2', ['cards.yaml:13:40: cards.trench.battle.effects[0].rounds: expected one of this, rest, found 2']],
  ['a filter by nothing', 'movement: -0.5, side: enemy', 'movement: -0.5, of: {}', ['cards.yaml:7:60: cards.rain.generic.effects[0].of: expected at least one key, found none']],
  ['a filter by a trait that is not', 'movement: -0.5, side: enemy', 'movement: -0.5, of: { is: [brave] }', ['cards.yaml:7:71: cards.rain.generic.effects[0].of.is[0]: expected one of cavalry, mountain, mechanized, guerrilla, transport, archer, artillery, naval, air, bomber, siege, discovery, logistics, antiair, skirmisher, elite, guard, heavy, suicide, bunker, marine, para, fixed, horde, found "brave"']],
  ['a filter by what is not', 'movement: -0.5, side: enemy', 'movement: -0.5, of: { units: [b-3], nations: [nort], regions: [mil], areas: [valleys] }', [`cards.yaml:7:74: cards.rain.generic.effects[0].of.units[0]: expected a unit, found "b-3": did you mean 'b-1'?`, `cards.yaml:7:90: cards.rain.generic.effects[0].of.nations[0]: expected a nation, found "nort": did you mean 'north'?`, `cards.yaml:7:107: cards.rain.generic.effects[0].of.regions[0]: expected a region, found "mil": did you mean 'mill'?`, `cards.yaml:7:121: cards.rain.generic.effects[0].of.areas[0]: expected an area, found "valleys": did you mean 'valley'?`]],
  ['a filter by a leader', 'movement: -0.5, side: enemy', 'movement: -0.5, of: { units: [bell] }', ['cards.yaml:7:74: cards.rain.generic.effects[0].of.units[0]: expected a unit, found "bell", a leader']],
  ['the arrival of a leader whom chance may draw', 'add: [riders]', 'add: [bell]', ['cards.yaml:19:47: cards.recruits.generic.effects[0].add[0]: expected a leader who is in no pool, found bell (W-5.3-hidden-draw)']],
  ['supply that nobody uses', 'movement: -0.5, side: enemy', 'supply: in', ['cards.yaml:7:44: cards.rain.generic.effects[0].supply: expected supply among the phases that pack.yaml uses']],
  ['a technology that is not known', 'movement: -0.5, side: enemy', 'technology: guns, change: 1', ['cards.yaml:7:44: cards.rain.generic.effects[0].technology: expected a technology, found "guns": there is none of this id']],
  ['a technology without a change', 'movement: -0.5, side: enemy', 'technology: guns', ['cards.yaml:7:42: cards.rain.generic.effects[0]: required beside technology: change', 'cards.yaml:7:44: cards.rain.generic.effects[0].technology: expected a technology, found "guns": there is none of this id']],
  ['war with nobody known', 'movement: -0.5, side: enemy', 'war: green', ['cards.yaml:7:44: cards.rain.generic.effects[0].war: expected a side, found "green": there is only blue, red']],
  ['the arrival of nobody known', 'add: [riders]', 'add: [rider]', [`cards.yaml:19:47: cards.recruits.generic.effects[0].add[0]: expected a unit or leader, found "rider": did you mean 'riders'?`]],
  ['the removal of nobody known', 'movement: -0.5, side: enemy', 'remove: [riders, rider]', [`cards.yaml:7:61: cards.rain.generic.effects[0].remove[1]: expected a unit or leader, found "rider": did you mean 'riders'?`]],
  ['a removal twice over', 'movement: -0.5, side: enemy', 'remove: [riders, riders]', ['cards.yaml:7:61: cards.rain.generic.effects[0].remove[1]: expected each once, found "riders" again']],
  ['the removal of a leader whom chance may draw', 'movement: -0.5, side: enemy', 'remove: [bell]', ['cards.yaml:7:53: cards.rain.generic.effects[0].remove[0]: expected a leader who is in no pool, found bell (W-5.3-hidden-draw)']],
  ['the removal of nobody', 'movement: -0.5, side: enemy', 'remove: []', ['cards.yaml:7:44: cards.rain.generic.effects[0].remove: expected a list of one counter or more, found []']],
  ['a removal from a place', 'movement: -0.5, side: enemy', 'remove: [riders], at: [wood]', ['cards.yaml:7:62: cards.rain.generic.effects[0].at: expected nothing beside remove, found at']],
  ['a removal in a battle', '{ modifier: 1, rounds: rest }', '{ remove: [riders] }', ['cards.yaml:13:27: cards.trench.battle.effects[0].remove: expected one of modifier, morale, cancel, forbid, test in a battle, found remove']],
  ['an arrival at sea', 'at: [wood]', 'at: [lake]', ['cards.yaml:19:61: cards.recruits.generic.effects[0].at[0]: expected a region of land, found lake, a sea (W-3.1-sea)']],
  ['an arrival nowhere', 'add: [riders], at: [wood]', 'add: [riders]', ['cards.yaml:19:39: cards.recruits.generic.effects[0]: required beside add: at']],
  ['a test without outcome', 'movement: -0.5, side: enemy', 'test: 4', ['cards.yaml:7:42: cards.rain.generic.effects[0]: required beside test: then or else']],
  ['a test whose outcome is wrong', 'movement: -0.5, side: enemy', 'test: 4, then: [{ test: 5, else: [{ war: green }] }]', ['cards.yaml:7:80: cards.rain.generic.effects[0].then[0].else[0].war: expected a side, found "green": there is only blue, red']],
  ['a test within tests without end', 'movement: -0.5, side: enemy', `${'test: 4, then: [{ '.repeat(8)}points: 1${' }]'.repeat(8)}`, ['cards.yaml:7:186: expected at most 20 levels of maps and lists, found more']],
  ['a card condition about the battlefield', 'if: { not-before: 2 }', 'if: { role: attacker }', ["cards.yaml:20:11: cards.recruits.if.role: expected no role here: it is known in a battle only, so it belongs to a modifier's or morale's own if"]],
  ['a test in a battle that draws cards', '{ modifier: 1, rounds: rest }', '{ test: 4, then: [{ draw: 1 }] }', ['cards.yaml:13:45: cards.trench.battle.effects[0].then[0].draw: expected one of modifier, morale, cancel, forbid, test in a battle, found draw']],
  ['a card whose text is too long', 'text: Riders come in.', `text: ${'x'.repeat(1001)}`, ['cards.yaml:17:5: cards.recruits.text: expected text of at most 1000 characters']],
  ['an alias', 'name: Rain', 'name: *rain', ['cards.yaml:4:5: cards.rain.name: expected a value, found the alias *rain: write it out']],
  ['an anchor', 'name: Rain', 'name: &rain Rain', ['cards.yaml:4:5: cards.rain.name: expected a value without an anchor, found &rain']],
  ['a tag', 'name: Rain', 'name: !!str Rain', ['cards.yaml:4:5: cards.rain.name: expected a value without a tag, found !!str']],
  ['a merge', '    name: Rain', '    <<: { once: true }\n    name: Rain', [`cards.yaml:4:5: cards.rain["<<"]: unknown key '<<': expected one of player, deck, name, text, family, copies, generic, battle, lasting, once, cost, if`]],
  ['a second document', '  trench:', '---\n  trench:', ['cards.yaml:8:1: expected one document, found a second']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidWith('cards.yaml', sound, spoilt)).toEqual(said)
})
