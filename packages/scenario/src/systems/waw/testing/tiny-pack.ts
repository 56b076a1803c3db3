import type { FileName } from '../pack/parts.ts'

const PACK = `ruleset: waw
edition: B
title: Two Valleys
year: 1861
about: Blue holds the mill, Red wants it.
turns: [May, June, July]
players:
  - { id: blue, name: Blue, points: 3, hand: 1, pool: [bell] }
  - { id: red, name: Red }
victory:
  conditions:
    - { player: red, name: The mill, if: { controls: { regions: [mill] } } }
  otherwise: points
`

const MAP = `regions:
  mill: { name: Mill, terrain: urban, city: { name: Milltown, points: 2 }, fortress: { owner: blue, fdv: 4 } }
  ford: { name: Ford, terrain: clear, area: valley }
  wood: { name: Wood, terrain: forest, area: valley }
  lake: { name: Lake, terrain: sea }
borders:
  - [mill, ford]
  - { between: [ford, wood], river: minor-river, called: Brook, bridge: true, road: true }
  - [mill, lake]
areas: { valley: { name: The Valley, theater: west } }
theaters: { west: { name: The West } }
`

const COUNTERS = `nations:
  north: { name: North, player: blue, colour: '#3b5b8c' }
  south: { name: South, player: red, colour: '#8c3b3b' }
units:
  b-1: { name: 1st Blue, nation: north, cf: [3, 2], mf: 2, mp: 2 }
  b-2: { name: 2nd Blue, nation: north, cf: 2, mf: 1, mp: 2.5 }
  guns: { name: Blue Guns, nation: north, class: support, type: A, mp: 2 }
  r-1: { name: 1st Red, nation: south, cf: 3, mf: 2, mp: 2, flags: [elite] }
  riders: { name: Red Riders, nation: south, type: C, cf: 1, mf: 2, mp: 4 }
  rangers: { name: Red Rangers, nation: south, type: G, cf: 1, mf: 1, mp: 3, symbol: woodsmen }
leaders:
  bell: { name: Ann Bell, nation: north, rank: 1, cf: 1, mf: 0, mp: 4 }
  rhodes: { name: Tom Rhodes, nation: south, rank: 2, cf: 0, mf: 1, mp: 4 }
symbols:
  woodsmen:
    name: Woodsmen
    text: In woods they fight better.
    effects: [{ modifier: 1, if: { terrain: [forest] } }]
`

const CARDS = `cards:
  rain:
    player: blue
    name: Rain
    text: Nobody of the enemy marches far.
    family: movement
    generic: { when: movement, effects: [{ movement: -0.5, side: enemy }] }
  trench:
    player: blue
    name: Trench
    text: Your troops dig in.
    family: battle
    battle: { effects: [{ modifier: 1, rounds: rest }] }
  recruits:
    player: red
    name: Recruits
    text: Riders come in.
    family: event
    generic: { when: cards, effects: [{ add: [riders], at: [wood] }] }
    if: { not-before: 2 }
  charge:
    player: red
    name: Charge
    text: Your troops charge.
    family: battle
    battle: { effects: [{ modifier: 2 }, { forbid: pursuit, side: enemy }] }
`

const SETUP = `at:
  mill: [b-1, guns]
  wood: [r-1, rangers, rhodes]
face-down: { mill: [blue] }
hidden: [rangers]
reduced: [b-1]
inside: [guns]
control:
  blue: [mill, ford]
  red: [wood]
reinforcements:
  - { turn: 2, player: blue, at: [mill], units: [b-2] }
`

/** The smallest reasonable pack: 4 regions, 2 players, 6 units, 2 leaders, 4 cards. */
export const tinyPack = (): Record<FileName, string> => ({
  'pack.yaml': PACK,
  'map.yaml': MAP,
  'counters.yaml': COUNTERS,
  'cards.yaml': CARDS,
  'setup.yaml': SETUP,
})
