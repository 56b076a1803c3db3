import type { Spoilt } from '../testing/spoilt.ts'
import { expect, test } from 'vitest'
import { saidWith } from '../testing/spoilt.ts'

// prettier-ignore
const SPOILT: Spoilt[] = [
  ['a region that is not', '  mill: [b-1', '  mil: [b-1', [`setup.yaml:2:3: at.mil: expected a region, found "mil": did you mean 'mill'?`]],
  ['a counter that is not', 'rangers, rhodes]', 'rangers, rhode]', [`setup.yaml:3:24: at.wood[2]: expected a unit or leader, found "rhode": did you mean 'rhodes'?`]],
  ['a counter in two regions', '[r-1, rangers', '[r-1, guns, rangers', ['setup.yaml:3:15: at.wood[1]: "guns" is in setup.at.mill[1] already: keep only one', "setup.yaml:7:10: inside[0]: guns can't be inside: wood has no fortress (W-A2.2-shelter)"]],
  ['a counter twice in one region', '[r-1, rangers', '[r-1, r-1, rangers', ['setup.yaml:3:15: at.wood[1]: "r-1" is in setup.at.wood[0] already: keep only one']],
  ['a counter on the map and on its way', 'units: [b-2]', 'units: [b-2, b-1]', ['setup.yaml:12:55: reinforcements[0].units[1]: "b-1" is in setup.at.mill[0] already: keep only one']],
  ['a leader on the map and in a pool', '[b-1, guns]', '[b-1, guns, bell]', ['setup.yaml:2:21: at.mill[2]: "bell" is in pack.players[0].pool[0] already: keep only one']],
  ['land units at sea', '  wood: [r-1', '  lake: [r-1', ['setup.yaml:3:3: at.lake: expected a land region, found lake, a sea (W-3.1-sea)']],
  ['control of the sea', 'red: [wood]', 'red: [wood, lake]', ['setup.yaml:10:15: control.red[1]: expected a land region, found lake, a sea (W-3.1-sea)']],
  ['control of two players', 'red: [wood]', 'red: [wood, ford]', ['setup.yaml:10:15: control.red[1]: blue has ford already: keep only one']],
  ['control of nobody known', '  red: [wood]', '  rde: [wood]', [`setup.yaml:10:3: control.rde: expected a player, found "rde": did you mean 'red'?`]],
  ["control where an enemy's fortress stands", 'blue: [mill, ford]\n  red: [wood]', 'blue: [ford]\n  red: [wood, mill]', ['setup.yaml:10:15: control.red[1]: blue has a fortress in mill: choose another region (W-12.8-block)']],
  ['a hidden unit that is no guerrilla', 'hidden: [rangers]', 'hidden: [rangers, r-1]', ['setup.yaml:5:19: hidden[1]: only guerrillas (type: G) can hide, not r-1 (W-4.1.2-hide)']],
  ['a hidden unit that is not there', 'wood: [r-1, rangers, rhodes]', 'wood: [r-1, rhodes]', ['setup.yaml:5:10: hidden[0]: "rangers" isn\'t on the map at the start: place it under at, or leave it out here']],
  ['a hidden leader', 'hidden: [rangers]', 'hidden: [rhodes]', ['setup.yaml:5:10: hidden[0]: expected a unit, found "rhodes", a leader']],
  ['[W-4.1-two-step] a reduced unit of one step', 'reduced: [b-1]', 'reduced: [r-1]', ['setup.yaml:6:11: reduced[0]: only a two-step unit can be reduced: write cf, mf or mp of r-1 as [front, back] (W-4.1-two-step)']],
  ['a reduced unit on its way', 'reduced: [b-1]', 'reduced: [b-2]', ['setup.yaml:6:11: reduced[0]: "b-2" isn\'t on the map at the start: place it under at, or leave it out here']],
  ['a garrison without a fortress', 'inside: [guns]', 'inside: [rhodes]', ["setup.yaml:7:10: inside[0]: rhodes can't be inside: wood has no fortress (W-A2.2-shelter)"]],
  ['a face-down leader beyond the pool', 'face-down: { mill: [blue] }', 'face-down: { mill: [blue, blue] }', ['setup.yaml:4:27: face-down.mill[1]: expected at most 1 face-down leaders, as many as the pool of blue has, found 2 (W-5.3-hidden-draw)']],
  ['a face-down leader of nobody known', 'face-down: { mill: [blue] }', 'face-down: { mill: [bleu] }', [`setup.yaml:4:21: face-down.mill[0]: expected a player, found "bleu": did you mean 'blue'?`]],
  ['face-down reinforcements beyond the pool', 'units: [b-2]', 'face-down: 1', ['setup.yaml:12:42: reinforcements[0].face-down: expected at most 1 face-down leaders, as many as the pool of blue has, found 2 (W-5.3-hidden-draw)']],
  ['reinforcements after the end', 'turn: 2', 'turn: 4', ['setup.yaml:12:7: reinforcements[0].turn: expected a turn from 1 to 3, found 4']],
  ['reinforcements in no turn', 'turn: 2', 'turn: 0', ['setup.yaml:12:7: reinforcements[0].turn: expected a whole number from 1 to 200, found 0']],
  ['reinforcements of nobody', ', units: [b-2]', '', ['setup.yaml:12:5: reinforcements[0]: required: units, leaders or face-down']],
  ['reinforcements nowhere', 'at: [mill], units', 'at: [], units', ['setup.yaml:12:30: reinforcements[0].at: expected a list of one region or more, found []']],
  ['reinforcements at sea', 'at: [mill], units', 'at: [lake], units', ['setup.yaml:12:35: reinforcements[0].at[0]: expected a land region, found lake, a sea (W-3.1-sea)']],
  ["an enemy's reinforcements", 'units: [b-2]', 'units: [riders]', ['setup.yaml:12:50: reinforcements[0].units[0]: expected a counter of blue, found riders, which belongs to red']],
  ['hidden reinforcements that are no guerrillas', 'units: [b-2]', 'units: [b-2], hidden: true', ['setup.yaml:12:50: reinforcements[0].units[0]: only guerrillas (type: G) can hide, not b-2 (W-4.1.2-hide)']],
  ['a leader among the units', 'units: [b-2]', 'units: [bell]', ['setup.yaml:12:50: reinforcements[0].units[0]: expected a unit, found "bell", a leader']],
  ['control left empty', '  blue: [mill, ford]\n  red: [wood]\n', '', ['setup.yaml:8:1: control: expected a map of players, found nothing']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidWith('setup.yaml', sound, spoilt)).toEqual(said)
})
