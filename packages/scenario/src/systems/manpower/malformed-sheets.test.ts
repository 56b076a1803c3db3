import { expect, test } from 'vitest'
import { saidOfSheet } from './testing/tiny-field.ts'

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['a unit of no era', 'era: napoleonic\nunits', 'units', ['common.yaml:2:3: units.line.era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern, any, here or for the whole sheet', 'common.yaml:3:3: units.gun.era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern, any, here or for the whole sheet', 'common.yaml:11:3: units.magus.era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern, any, here or for the whole sheet', 'common.yaml:13:3: units.guard.era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern, any, here or for the whole sheet']],
  ['a unit with health of 0', 'health: 4, spellcasting', 'health: 0, spellcasting', ['common.yaml:12:80: units.magus.health: expected a whole number from 1 to 10000, found 0']],
  ['a negative cost', 'cost: 11', 'cost: -11', ['common.yaml:7:5: units.gun.cost: expected a number from 0 to 10000, with at most two decimals, found -11']],
  ['an attack of neither kind', 'damage: 2d6, type: bashing', 'type: bashing', ['common.yaml:11:5: units.gun.attack: required: volley or damage']],
  ['a volley with dice', 'volley: 0.75, type', 'volley: 0.75, damage: 2d6, type', ["common.yaml:3:93: units.line.attack.damage: leave out damage: it doesn't go with volley (MG-combat)"]],
  ['a volley that has me beside it', 'cost: 1, speed: 100, attack', 'cost: 1, speed: 100, me: 1, attack', ['common.yaml:3:69: units.line.me: leave out me: the volley has it']],
  ['dice without me', '    me: 20\n', '', ['common.yaml:4:3: units.gun.me: required: me, the man equivalence, for blocks (MG-block)']],
  ['a reach beside an attack', '    me: 20\n', '    me: 20\n    reach: 3\n', ['common.yaml:10:5: units.gun.reach: leave out reach: the attack has a range']],
  ['a least range beyond the range', 'range: 800', 'range: 800, min-range: 801', ['common.yaml:11:81: units.gun.attack.min-range: expected at most the range, 800']],
  ['a direct range of direct fire', 'range: 800', 'range: 800, direct-range: 500', ['common.yaml:11:81: units.gun.attack.direct-range: direct-range needs inaccuracy too (MG-ind-min)']],
  ['indirect fire from first surface', 'range: 800', 'range: 800, inaccuracy: 1d4, ffs: true', ['common.yaml:11:98: units.gun.attack.ffs: ffs needs direct fire (MG-ffs)']],
  ['a burst without a point', 'pierce: M, pattern: line', 'pierce: M, explodes: 2, pattern: line', ['common.yaml:11:54: units.gun.attack.explodes: explodes needs pattern: point and damage too (M-exp-kill)']],
  ['a pattern that is not', 'pattern: line,', 'pattern: square 3,', ['common.yaml:11:54: units.gun.attack.pattern: expected none, point, circle 3, cone 30, line, line 60 or line 10x5, found "square 3"']],
  ['a formula of words', '2d6, type: bashing', 'two dice, type: bashing', ['common.yaml:11:15: units.gun.attack.damage: expected a formula such as 2d6/2, found "two dice"']],
  ['bombs on the ground', 'spellcasting: 1 }', 'spellcasting: 1, traits: [bombs] }', ['common.yaml:12:108: units.magus.traits: only flyers (with a min-speed) can bomb (MG-ina-plain)']],
  ['a leader who is not', 'leader: marshal', 'leader: marshall', [`common.yaml:14:41: units.guard.leader: expected a leader, found "marshall": did you mean 'marshal'?`]],
  ['a wall that is not', 'wall: wall', 'wall: hedge', ['common.yaml:19:94: spells.rampart.effects[0].wall: expected a work, found "hedge": there is only wall']],
  ['an effect that does nothing', '{ slots: 1 }', '{}', ['common.yaml:22:33: leaders.sage.effects[0]: required: one of me, speed, speed-add, min-speed, cost, advantage, armour, armour-class, pierce, shots, inaccuracy, dead-on, heal, recover, morale, high-time, low-time, ignores-low, cancels-low, moves-again, ignores-block, crosses-hazards, no-ambush, casting-time, slots, build-time, proof, digs-in, fog, wall, cargo, assassination, stores, storm, radio']],
  ['an effect that does two things', '{ slots: 1 }', '{ slots: 1, fog: true }', ['common.yaml:22:45: leaders.sage.effects[0].fog: expected one effect, found slots and fog: split them']],
  ['an effect with what is not its', '{ slots: 1 }', '{ slots: 1, whom: men }', ["common.yaml:22:45: leaders.sage.effects[0].whom: leave out whom: it doesn't go with slots"]],
  ['a spell without anything', 'damage: 2d6, type: fire', 'type: fire', ['common.yaml:18:3: spells.bolt: required: damage or effects']],
  ["a hero with a unit's id", 'bearer:', 'gun:', ['common.yaml:24:3: heroes.gun: a unit has this id: choose another']],
  ['a work of no size', 'size: [10, 1]', 'size: [10]', ['common.yaml:16:76: works.wall.size: expected a size [length, width] in metres, found [10]']],
  ['eras that are not', 'eras: ww1+', 'eras: ww3+', ['common.yaml:27:25: equipment.masks.eras: expected one of all, none, medieval, napoleonic, pre-war, ww1, ww2, modern, medieval+, napoleonic+, pre-war+, ww1+, ww2+, modern+, or a list of eras, found "ww3+"']],
  ['a silhouette that is not', 'symbol: cannon', 'symbol: unicorn', ['common.yaml:6:5: units.gun.symbol: expected one of foot, spear, sword, bow, crossbow, horse, lance, musket, rifle, sharpshooter, machine-gun, cannon, howitzer, mortar, rocket, gas, catapult, ram, anti-tank, anti-air, light-tank, tank, heavy-tank, armoured-car, motorcycle, engineer, engineer-vehicle, caster, hero, wagon, mule, truck, train, balloon, airship, plane, bomber, transport-plane, jet, helicopter, drone, parachute, found "unicorn"']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOfSheet(sound, spoilt)).toEqual(said)
})
