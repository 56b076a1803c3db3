import { expect, test } from 'vitest'
import { saidOfField } from './testing/tiny-field.ts'

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['a map of more than 20 km', '[800, 600]', '[20001, 600]', ['map.yaml:1:8: size[0]: expected metres from 10 to 20000, with at most two decimals, found 20001']],
  ['a map of a negative size', '[800, 600]', '[800, -600]', ['map.yaml:1:13: size[1]: expected metres from 10 to 20000, with at most two decimals, found -600']],
  ['a point outside the map', '[200, 550.25]', '[200, 600.01]', ['map.yaml:3:52: contours[0].outline[2]: expected a point on the map, which is 800 by 600 metres, found [200, 600.01]']],
  ['a point west of the map', '[200, 550.25]', '[-1, 550.25]', ['map.yaml:3:53: contours[0].outline[2][0]: expected metres from 0 to 20000, with at most two decimals, found -1']],
  ['a point of millimetres', '[200, 550.25]', '[200, 550.255]', ['map.yaml:3:58: contours[0].outline[2][1]: expected metres from 0 to 20000, with at most two decimals, found 550.255']],
  ['a point that is no number', '[200, 550.25]', '[.nan, 550.25]', ['map.yaml:3:53: contours[0].outline[2][0]: expected metres from 0 to 20000, with at most two decimals, found NaN']],
  ['a point without end', '[200, 550.25]', '[.inf, 550.25]', ['map.yaml:3:53: contours[0].outline[2][0]: expected metres from 0 to 20000, with at most two decimals, found Infinity']],
  ['a point of three', '[200, 550.25]', '[200, 550.25, 0]', ['map.yaml:3:52: contours[0].outline[2]: expected a point [metres east, metres north], found [200, 550.25, 0]']],
  ['an outline of two points', ', [200, 550.25]', '', ['map.yaml:3:18: contours[0].outline: expected a list of three points or more, found a list of 2']],
  ['an outline that crosses itself', '[[380, 450], [420, 450], [420, 480], [380, 480]]', '[[380, 450], [420, 480], [420, 450], [380, 480]]', ['map.yaml:5:36: ground[0].outline: this outline crosses or touches itself: straighten it']],
  ['an outline that folds back', '[[380, 450], [420, 450], [420, 480], [380, 480]]', '[[380, 450], [420, 450], [390, 450]]', ['map.yaml:5:36: ground[0].outline: this outline crosses or touches itself: straighten it']],
  ['an outline with a point twice', '[[380, 450], [420, 450], [420, 480], [380, 480]]', '[[380, 450], [380, 450], [420, 450], [420, 480]]', ['map.yaml:5:36: ground[0].outline: this outline crosses or touches itself: straighten it']],
  ['an outline that touches itself', '[[380, 450], [420, 450], [420, 480], [380, 480]]', '[[380, 450], [420, 450], [420, 480], [400, 450], [380, 480]]', ['map.yaml:5:36: ground[0].outline: this outline crosses or touches itself: straighten it']],
  ['a ground that is not', 'kind: house', 'kind: castle', ['map.yaml:5:7: ground[0].kind: expected one of forest, river, mud, swamp, water, cliff, house, field, rail, found "castle"']],
  ['a wall of no height', 'height: 1.5', 'height: 0', ['map.yaml:7:39: walls[0].height: expected metres from 0.01 to 100, with at most two decimals, found 0']],
  ['a wall of one point', '[[350, 430], [450, 430]]', '[[350, 430]]', ['map.yaml:7:7: walls[0].line: expected a list of two points or more, found a list of 1']],
  ['a node of nobody known', 'owner: blue, outline', 'owner: blu, outline', ['pack.yaml:6:48: sides[0].status: a side that defends must own the node (M-init-defend)', `map.yaml:8:25: node.owner: expected a side, found "blu": did you mean 'blue'?`]],
  ['a work that is not', 'work: wall', 'work: wal', [`map.yaml:10:7: works[0].work: expected a work, found "wal": did you mean 'wall'?`]],
  ['a work that faces nowhere', 'facing: [0, -1]', 'facing: [0, 0]', ['map.yaml:10:35: works[0].facing: expected a facing [east, north] of whole numbers from -1000 to 1000, not both 0, found [0, 0]']],
  ['a work with half a facing', 'facing: [0, -1]', 'facing: [0.5, 1]', ['map.yaml:10:44: works[0].facing[0]: expected a whole number from -1000 to 1000, found 0.5']],
  ['a work that faces too far', 'facing: [0, -1]', 'facing: [0, 1001]', ['map.yaml:10:47: works[0].facing[1]: expected a whole number from -1000 to 1000, found 1001']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOfField('map.yaml', sound, spoilt)).toEqual(said)
})
