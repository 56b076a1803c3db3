import type { Spoilt } from '../testing/spoilt.ts'
import { expect, test } from 'vitest'
import { saidWith } from '../testing/spoilt.ts'

// prettier-ignore
const SPOILT: Spoilt[] = [
  ['no borders', 'borders:\n  - [mill, ford]\n  - { between: [ford, wood], river: minor-river, called: Brook, bridge: true, road: true }\n  - [mill, lake]\n', '', ['map.yaml:1:1: borders: required: a list of borders']],
  ['a terrain that is not', 'terrain: urban', 'terrain: lunar', ['map.yaml:2:23: regions.mill.terrain: expected one of clear, forest, hills, mountain, swamp, desert, urban, sea, found "lunar"']],
  ['an id of capitals', '  ford:', '  Ford:', ['map.yaml:3:3: regions.Ford: expected an id (lower-case letters, digits and dashes between them, at least one letter, at most 40 characters), found "Ford"']],
  ['an id of digits', '  lake:', '  17:', ['map.yaml:5:3: regions.17: expected an id (lower-case letters, digits and dashes between them, at least one letter, at most 40 characters), found "17"']],
  ['an id too long', '  lake:', `  ${'lake-'.repeat(10)}x:`, ['map.yaml:5:3: regions["lake-lake-lake-lake-lake-lake-lake-lake-…"]: expected an id (lower-case letters, digits and dashes between them, at least one letter, at most 40 characters), found "lake-lake-lake-lake-lake-lake-lake-lake-…"']],
  ['an id that every object has', '  lake:', '  constructor:', [`map.yaml:5:3: regions.constructor: choose another id: "constructor" is reserved`]],
  ['a misspelt key of a region', 'area: valley }', 'aera: valley }', ["map.yaml:3:39: regions.ford.aera: unknown key 'aera': did you mean 'area'?"]],
  ['a misspelt key of a city', 'points: 2', 'point: 2', ["map.yaml:2:63: regions.mill.city.point: unknown key 'point': did you mean 'points'?"]],
  ['a city that is a number', 'city: { name: Milltown, points: 2 }', 'city: 7', ['map.yaml:2:39: regions.mill.city: expected the name of a city, or a map (name, points), found 7']],
  ['an area that is not', 'area: valley }', 'area: vally }', [`map.yaml:3:39: regions.ford.area: expected an area, found "vally": did you mean 'valley'?`]],
  ['a theater that is not', 'theater: west', 'theater: east', ['map.yaml:10:38: areas.valley.theater: expected a theatre, found "east": there is only west']],
  ['a fortress of nobody known', 'owner: blue', 'owner: green', ['map.yaml:2:88: regions.mill.fortress.owner: expected a player, found "green": there is only blue, red']],
  ['a fortress of FDV 10', 'fdv: 4', 'fdv: 10', ['map.yaml:2:101: regions.mill.fortress.fdv: expected a whole number from 0 to 9, found 10']],
  ['a source of nobody known', 'area: valley }', 'area: valley, source: [blu] }', [`map.yaml:3:62: regions.ford.source[0]: expected a player, found "blu": did you mean 'blue'?`]],
  ['a source twice', 'area: valley }', 'area: valley, source: [red, red] }', ['map.yaml:3:67: regions.ford.source[1]: "red" is listed twice: keep only one']],
  ['a resource that is not', 'area: valley }', 'area: valley, resources: { iron: 1 } }', ['map.yaml:3:66: regions.ford.resources.iron: expected a resource, found "iron": there is no such id']],
  ['a port at sea', 'terrain: sea', 'terrain: sea, port: true', ['map.yaml:5:37: regions.lake.port: leave out port: a sea has none (W-3.1-sea)']],
  ['a city at sea', 'terrain: sea', 'terrain: sea, city: Atlantis', ['map.yaml:5:37: regions.lake.city: leave out city: a sea has none (W-3.1-sea)']],
  ['a border with itself', '[mill, ford]', '[mill, mill]', ['map.yaml:7:12: borders[0][1]: a border needs two regions, found mill twice']],
  ['a border twice', '- [mill, lake]', '- [mill, lake]\n  - { between: [wood, ford], rail: true }', ['map.yaml:10:5: borders[3]: map.borders[1] is between wood and ford already: keep only one']],
  ['a border with nowhere', 'between: [ford, wood]', 'between: [ford, woods]', ['map.yaml:4:3: regions.wood: this region has no border: add one to another region', `map.yaml:8:23: borders[1].between[1]: expected a region, found "woods": did you mean 'wood'?`]],
  ['a border of three', '[mill, ford]', '[mill, ford, wood]', ['map.yaml:7:5: borders[0]: expected a pair of regions, or a map (between), found ["mill", "ford", "wood"]']],
  ['a misspelt key of a border', 'road: true', 'raod: true', ["map.yaml:8:79: borders[1].raod: unknown key 'raod': did you mean 'road'?"]],
  ['a river that is not', 'minor-river', 'creek', ['map.yaml:8:30: borders[1].river: expected one of minor-river, major-river, found "creek"']],
  ['a bridge over nothing', 'river: minor-river, called: Brook, bridge', 'bridge', ["map.yaml:8:30: borders[1].bridge: bridge needs a river too"]],
  ['a region without a border', '  - [mill, lake]\n', '', ['map.yaml:5:3: regions.lake: this region has no border: add one to another region']],
  ['a closed border of another kind', 'road: true', 'closed: yes', ['map.yaml:8:79: borders[1].closed: expected one of impassable, neutral, found "yes"']],
  ["a garrison in an enemy's fortress", 'owner: blue', 'owner: red', ["setup.yaml:7:10: inside[0]: guns can't be inside: the fortress belongs to red (W-A2.2-shelter)", 'setup.yaml:9:10: control.blue[0]: red has a fortress in mill: choose another region (W-12.8-block)']],
  ['a region that is closed to those who stand in it', 'terrain: forest', 'terrain: forest, closed: impassable', ['cards.yaml:19:61: cards.recruits.generic.effects[0].at[0]: expected an open region, found wood, which is impassable (W-3.1-impassable)', 'setup.yaml:3:3: at.wood: expected an open region, found wood, which is impassable (W-3.1-impassable)', 'setup.yaml:10:9: control.red[0]: expected an open region, found wood, which is impassable (W-3.1-impassable)']],
  ['a neutral region that somebody controls', 'terrain: clear', 'terrain: clear, closed: neutral', ['setup.yaml:9:16: control.blue[1]: expected an open region, found ford, which is neutral (W-3.1-neutral)']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidWith('map.yaml', sound, spoilt)).toEqual(said)
})
