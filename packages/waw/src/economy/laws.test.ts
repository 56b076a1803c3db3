import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { LAWS } from '@sandtable/testkit'
import { packOf } from '../testing/war.ts'
import { WAW } from '../index.ts'
import { warScenario } from '../setup/pack.ts'

/** Three players with money, hidden bands that stay put, and something to buy, to pay for, to place and to restore. */
const MARKET: War = {
  edition: 'A',
  uses: ['production', 'supply', 'placement'],
  turns: 3,
  extraDraw: 1,
  resources: ['iron'],
  players: [
    {
      id: 'red',
      side: 'us',
      money: 5,
      income: 2,
      hand: 1,
      forts: [
        { fdv: 4, price: 2 },
        { fdv: 6, price: null },
      ],
    },
    { id: 'pink', side: 'us', money: 1, income: -1 },
    { id: 'blue', side: 'them', money: 4, forts: [{ fdv: 5, price: 3 }] },
  ],
  map: {
    home: 'clear tax:3 src:red src:pink prod:red res:iron=1',
    town: 'urban tax:1 fort:red:5 prod:red',
    wood: 'forest',
    camp: 'clear tax:1',
    far: 'clear tax:2 src:blue prod:blue port airbase:0',
    out: 'hills prod:blue',
  },
  borders: [
    'home-town road',
    'home-wood',
    'town-camp rail',
    'wood-camp',
    'camp-far',
    'wood-out river',
    'far-out',
  ],
  armies: {
    red: {
      home: [
        'U1 3/2',
        'U2 3>2/2',
        'U3 3>2/2 reduced',
        'U4 3/2',
        'U5 2/1',
        'U6 2>1/1 reduced',
        'Train L',
        'Lee 2* 1/1',
      ],
      town: [
        'In 3>2/2 inside reduced',
        'T1 3/2',
        'T2 3/2',
        'Band 2>1/1 G hidden fixed',
        'Gang 1/1 G hidden fixed',
        'Spies G hidden fixed',
        'Quan 1* 0/0 hidden',
      ],
      camp: ['Tent L horde', 'Khan 2/2 horde'],
      pool: ['Horse 4/2 C $2', 'Guns A $1', 'Levy 1/1 $1 @wood', 'Gift 2/2'],
      due: ['Rebels 2>1/1 G fixed', 'Outlaws 1/1 G fixed', 'Hood 1* 0/1'],
    },
    pink: { wood: ['P1 3/2', 'Mack 1* 0/0'] },
    blue: {
      far: [
        'L1 3/2',
        'L2 3>2/2 reduced',
        'L3 3/2',
        'L4 3/2',
        'L5 3/2',
        'Sloop 3>2/2 N reduced',
        'Meade 2* 0/0',
      ],
      out: ['Vila 2>1/1 G hidden fixed', 'Mina 1/1 G hidden fixed'],
      pool: ['Reserve 3/2 $2', 'Kite 3/2 F $1'],
    },
  },
  reinforcements: [
    {
      turn: 1,
      player: 'red',
      at: ['out', 'wood', 'far'],
      units: ['Rebels', 'Outlaws'],
      leaders: ['Hood'],
      hidden: true,
    },
  ],
  cards: {
    one: {
      player: 'red',
      generic: {
        when: ['production'],
        effects: [{ do: 'add', units: ['Gift'], leaders: [], at: ['home', 'camp'] }],
      },
    },
    two: { player: 'red' },
    four: { player: 'red' },
    five: { player: 'red' },
    six: { player: 'blue' },
    seven: { player: 'blue' },
    three: {
      player: 'blue',
      generic: { when: ['production'], effects: [{ do: 'income', side: 'own', change: 2 }] },
    },
  },
}

describe.each(['A', 'B'] as const)('the laws with upkeep, edition %s', edition => {
  const s = warScenario(packOf({ ...MARKET, edition }))
  const seeds = Array.from({ length: 2 }, (_, i) => `market ${edition} ${i}`)

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (_id, _sentence, law) => {
    expect(() => law.check({ rules: WAW, s, scenario: 'market', seeds, oneIn: 4 })).not.toThrow()
  })
})
