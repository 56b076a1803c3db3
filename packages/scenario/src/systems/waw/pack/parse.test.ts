import { describe, expect, test } from 'vitest'
import type { FileName } from './parts.ts'
import { packOf } from '../testing/read-pack.ts'
import { changed, saidOf } from '../testing/spoilt.ts'
import { tinyPack } from '../testing/tiny-pack.ts'
import { parsePack } from './parse.ts'

const TINY = tinyPack()

test('[W-1-scenario-limits] a pack fixes its players, in order of play, and its number of turns', () => {
  const pack = packOf(TINY)
  expect(pack.players.map(player => player.id)).toEqual(['blue', 'red'])
  expect(pack.turns).toEqual(['May', 'June', 'July'])
})

test('[W-1-advanced-optin] phases that a pack does not name are not used', () => {
  expect(packOf(TINY).uses).toEqual([])
  const uses = changed(TINY, 'pack.yaml', 'players:', 'uses: [supply, production, placement]\nplayers:')
  expect(packOf(uses).uses).toEqual(['supply', 'production', 'placement'])
})

describe('locate', () => {
  test.for([
    [['map', 'regions', 'ford', 'terrain'], 'map.yaml', 3, 23],
    [['map', 'borders', 1, 'road'], 'map.yaml', 8, 79],
    [['setup', 'at', 'wood', 2], 'setup.yaml', 3, 24],
    [['cards', 'cards', 'rain', 'generic', 'effects', 0], 'cards.yaml', 7, 42],
    [['counters', 'units', 'b-2', 'price'], 'counters.yaml', 6, 3],
    [['pack', 'options', 'hidden_cap'], 'pack.yaml', 1, 1],
    [['counters'], 'counters.yaml', 1, 1],
    [['elsewhere', 3], 'pack.yaml', 1, 1],
    [[], 'pack.yaml', 1, 1],
  ] as const)('%j is in %s', ([path, file, line, column]) => {
    const reading = parsePack('tiny', TINY)
    expect(reading.ok && reading.locate([...path])).toEqual({ file, line, column })
  })
})

/** Features a pack may well have, and the changes that add them to the tiny pack. */
// prettier-ignore
const SOUND: [what: string, ...changes: [file: FileName, sound: string, put: string][]][] = [
  ['a region without borders that is closed', ['map.yaml', 'terrain: sea }', 'terrain: sea }\n  alps: { name: Alps, terrain: mountain, closed: impassable }']],
  ['a region without borders that is meant so', ['map.yaml', '  - [mill, lake]\n', ''], ['pack.yaml', 'victory:', 'expects: { unreachable: [lake] }\nvictory:']],
  ['a card of the second deck', ['cards.yaml', 'player: red\n    name: Charge', 'player: red\n    deck: 2\n    name: Charge']],
  ['a battle card for the attacker alone', ['cards.yaml', '    family: battle\n', '    family: battle\n    if: { role: attacker, terrain: [clear] }\n']],
  ['a support unit of the air', ['counters.yaml', 'type: A', 'type: Air']],
  ['hidden reinforcements with a leader', ['setup.yaml', 'hidden: [rangers]\n', ''], ['setup.yaml', 'rangers, rhodes', ''], ['setup.yaml', 'reinforcements:\n', 'reinforcements:\n  - { turn: 1, player: red, at: [wood], units: [rangers], leaders: [rhodes], hidden: true }\n']],
  ['a region where nobody stands', ['setup.yaml', 'at:\n', 'at:\n  lake: []\n']],
  ['peace', ['pack.yaml', 'victory:', 'peace: [[blue, red]]\nvictory:']],
  ['victory of a player otherwise', ['pack.yaml', 'otherwise: points', 'otherwise: blue']],
]

test.for(SOUND)('%s is sound', ([, ...changes]) => {
  expect(saidOf(changes.reduce((texts, change) => changed(texts, ...change), TINY))).toEqual([])
})

test('allies shelter in each other’s fortresses and control regions where they stand', () => {
  const allied = changed(
    TINY,
    'pack.yaml',
    '  - { id: red',
    '  - { id: green, name: Green, side: blue }\n  - { id: red',
  )
  const fortress = changed(allied, 'map.yaml', 'owner: blue', 'owner: green')
  expect(saidOf(fortress)).toEqual([])
})

test('[W-3.1-bridge] a pack of edition A has no bridges', () => {
  const texts = changed(TINY, 'pack.yaml', 'edition: B', 'edition: A')
  expect(saidOf(texts)).toEqual(['map.yaml:8:65: borders[1].bridge: edition A has no bridges (W-3.1-bridge)'])
  expect(saidOf(changed(texts, 'map.yaml', ', bridge: true', ''))).toEqual([])
})

test.for([
  ['A', 'bunker', ['counters.yaml:8:69: units.r-1.flags[0]: edition A has no bunkers (W-A1-bunker-hold)']],
  ['A', 'para', ['counters.yaml:8:69: units.r-1.flags[0]: edition A has no paras (W-A1-para-drop)']],
  ['A', 'horde', []],
  ['B', 'horde', ['counters.yaml:8:69: units.r-1.flags[0]: edition B has no hordes (W-A1-horde-production)']],
  ['B', 'bunker', []],
  ['B', 'para', []],
] as const)('what a pack of edition %s says to a %s', ([edition, flag, said]) => {
  const dry = changed(TINY, 'map.yaml', ', bridge: true', '')
  const texts = changed(dry, 'pack.yaml', 'edition: B', `edition: ${edition}`)
  expect(saidOf(changed(texts, 'counters.yaml', 'flags: [elite]', `flags: [${flag}]`))).toEqual(said)
})

test('no more units begin hidden in one region than may hide there', () => {
  const ids = ['g-1', 'g-2', 'g-3', 'g-4', 'g-5', 'g-6']
  const rows = ids.map(id => `  ${id}: { name: Band, nation: south, type: G, cf: 1, mf: 1, mp: 3 }\n`)
  let texts = changed(TINY, 'counters.yaml', 'leaders:\n', `${rows.join('')}leaders:\n`)
  texts = changed(texts, 'setup.yaml', 'rhodes]', `rhodes, ${ids.join(', ')}]`)
  texts = changed(texts, 'setup.yaml', 'hidden: [rangers]', `hidden: [rangers, ${ids.join(', ')}]`)
  expect(saidOf(texts)).toEqual([
    'setup.yaml:5:44: hidden[6]: expected at most 6 hidden units in one region: g-6 is one too many (W-4.1.2-hidden-cap)',
  ])
  expect(saidOf(changed(texts, 'pack.yaml', 'players:', 'options: { hidden_cap: 7 }\nplayers:'))).toEqual([])
})

test('goods for sale need a phase to buy in and one to place in', () => {
  const priced = changed(TINY, 'counters.yaml', 'flags: [elite]', 'price: { money: 3, iron: 1 }')
  const uses = (phases: string) => changed(priced, 'pack.yaml', 'players:', `uses: [${phases}]\nplayers:`)
  const price = 'counters.yaml:8:61: units.r-1.price'
  const needs = (phase: string) =>
    `${price}: something has a price: add ${phase} to uses in pack.yaml (W-A3.4-buy)`
  const iron =
    'counters.yaml:8:80: units.r-1.price.iron: expected a resource, found "iron": there is no such id'
  expect(saidOf(uses('production'))).toEqual([needs('placement'), iron])
  expect(saidOf(uses('placement'))).toEqual([needs('production'), iron])
  const iron2 = changed(uses('production, placement'), 'pack.yaml', 'players:', 'resources: [iron]\nplayers:')
  expect(packOf(iron2).units['r-1']?.price).toEqual({ money: 3, iron: 1 })
})
