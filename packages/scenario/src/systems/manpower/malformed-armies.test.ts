import { expect, test } from 'vitest'
import { saidOfField } from './testing/tiny-field.ts'

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['an army of no side', 'red:\n  manpower', 'rot:\n  manpower', ['armies.yaml:1:1: required: an army for red', 'armies.yaml:6:1: rot: expected a side, found "rot": there is only blue, red']],
  ['a leader who is not', 'leader: marshal', 'leader: marschal', [`armies.yaml:2:3: blue.leader: expected a leader, found "marschal": did you mean 'marshal'?`, 'armies.yaml:5:42: blue.groups.guard.stacks.guard: only an army led by marshal can have Guard (MG-special)']],
  ['[M-lead-unique] [MG-lead-unique] two sides with one leader', '  manpower: 20.5', '  leader: marshal\n  manpower: 20.5', ['armies.yaml:7:3: red.leader: another side has marshal: choose another leader (MG-lead-unique)']],
  ['manpower in thousandths', '20.5', '20.505', ['armies.yaml:7:3: red.manpower: expected a number from 0 to 10000, with at most two decimals, found 20.505']],
  ['a unit that is not', '{ gun: 2 }', '{ gnu: 2 }', [`armies.yaml:10:39: red.groups.guns.stacks.gnu: expected a unit, found "gnu": did you mean 'gun'?`]],
  ['no units', '{ gun: 2 }', '{ gun: 0 }', ['armies.yaml:10:39: red.groups.guns.stacks.gun: expected a whole number from 1 to 10000, found 0']],
  ['too many units', '{ gun: 2 }', '{ gun: 10001 }', ['armies.yaml:10:39: red.groups.guns.stacks.gun: expected a whole number from 1 to 10000, found 10001']],
  ['a group of nobody', '{ gun: 2 }', '{}', ['armies.yaml:10:29: red.groups.guns.stacks: expected one stack or more']],
  ['flyers with ground units', '{ balloon: 1 }', '{ balloon: 1, gun: 1 }', ['armies.yaml:11:27: red.groups.eye.stacks: expected flyers or ground units, found both: split the group (MG-fly-path)']],
  ["another leader's unit", '{ gun: 2 }', '{ guard: 2 }', ['armies.yaml:10:39: red.groups.guns.stacks.guard: only an army led by marshal can have Guard (MG-special)']],
  ['two of one hero', 'bearer: 1', 'bearer: 2', ['armies.yaml:5:53: blue.groups.guard.stacks.bearer: a battle has only one bearer: remove the others (M-hero-unit)']],
  ['a hero on both sides', '{ gun: 2 }', '{ gun: 2, bearer: 1 }', ['armies.yaml:10:47: red.groups.guns.stacks.bearer: a battle has only one bearer: remove the others (M-hero-unit)']],
  ['a line of 240 metres', 'files: 20 }', 'files: 41, order: open }', ['armies.yaml:5:5: blue.groups.guard: expected at most 200 metres on a side, found 410 by 10: split the group or change its files (MG-footprint)']],
  ['a file of 240 metres', 'equipment: [grenades] } }', 'equipment: [grenades] } }, files: 1', ['armies.yaml:9:5: red.groups.first: expected at most 200 metres on a side, found 2 by 240: split the group or change its files (MG-footprint)']],
  ['a group beyond the edge', 'at: [300, 60]', 'at: [790, 60]', ['armies.yaml:9:88: red.groups.first.at: this group covers 22 by 22 metres and sticks out of the map: move it']],
  ['a group whose rear is off the map', 'at: [300, 60]', 'at: [300, 10]', ['armies.yaml:9:88: red.groups.first.at: this group covers 22 by 22 metres and sticks out of the map: move it']],
  ['a corner off the map', 'at: [300, 60]', 'at: [900, 60]', ['armies.yaml:9:88: red.groups.first.at: expected a point on the map, which is 800 by 600 metres, found [900, 60]']],
  ['two groups on one ground', 'at: [500, 60]', 'at: [310, 60]', ['armies.yaml:10:49: red.groups.guns.at: this group overlaps First Red: move one of them (MG-contact)']],
  ['a group in a house', 'at: [420, 420]', 'at: [420, 460]', ['armies.yaml:4:55: blue.groups.first.at: expected ground that units can enter, found The Mill (M-move-block-terrain)']],
  ['a group that faces nowhere', 'at: [500, 60], facing: [0, 1]', 'at: [500, 60], facing: [0, 0]', ['armies.yaml:10:64: red.groups.guns.facing: expected a facing [east, north] of whole numbers from -1000 to 1000, not both 0, found [0, 0]']],
  ['equipment that is not', '[grenades]', '[granades]', [`armies.yaml:9:73: red.groups.first.stacks.line.equipment[0]: expected equipment, found "granades": did you mean 'grenades'?`]],
  ['equipment of a later era', '[grenades]', '[masks]', ["armies.yaml:9:73: red.groups.first.stacks.line.equipment[0]: this era doesn't have masks: choose other equipment (MG-equip)"]],
  ['equipment twice', '[grenades]', '[grenades, grenades]', ['armies.yaml:9:83: red.groups.first.stacks.line.equipment[1]: "grenades" is listed twice: keep only one']],
  ['a spell of those who cast none', 'equipment: [grenades]', 'spells: [bolt]', ['armies.yaml:9:61: red.groups.first.stacks.line.spells: expected at most 0 spells, found 1 (MG-slots)']],
  ['reinforcements with a misspelt key', 'turn: 3', 'trun: 3', ['armies.yaml:13:7: red.reinforcements[0].turn: required: a whole number from 1 to 100', "armies.yaml:13:9: red.reinforcements[0].trun: unknown key 'trun': did you mean 'turn'?"]],
  ['reinforcements of turn 0', 'turn: 3', 'turn: 0', ['armies.yaml:13:9: red.reinforcements[0].turn: expected a whole number from 1 to 100, found 0']],
  ['a group of one id twice', 'late: {', 'guns: {', ['armies.yaml:13:28: red.reinforcements[0].groups.guns: another group has this id: choose another']],
  ['an order that is not', 'files: 20', 'order: loose', ['armies.yaml:5:99: blue.groups.guard.order: expected one of close, open, found "loose"']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOfField('armies.yaml', sound, spoilt)).toEqual(said)
})
