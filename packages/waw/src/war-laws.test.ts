import { describe, expect, test } from 'vitest'
import type { Scenario } from './scenario.ts'
import type { War } from './testing/war.ts'
import { counterpart } from './counterpart.ts'
import { begin, playOut, seeded } from '@sandtable/kernel'
import { LAWS, randomAnswer } from '@sandtable/testkit'
import { packOf } from './testing/war.ts'
import { UNDECIDED } from './position.ts'
import { formatProblem, readPack } from '@sandtable/scenario'
import { warScenario } from './setup/pack.ts'
import { WAW } from './index.ts'

/** Three players with an alliance, a fortress, a railroad, guerrillas, face-down leaders, money, supply, cards and special rules. */
const TANGLE: War = {
  options: { land_evasion: true },
  turns: 3,
  uses: ['production', 'supply', 'placement'],
  players: [
    { id: 'red', side: 'us', money: 4, hand: 2, forts: [{ fdv: 5, price: null }], points: 4 },
    { id: 'blue', side: 'them', money: 4, hand: 2, forts: [{ fdv: 4, price: 2 }], points: 4 },
    { id: 'pink', side: 'us', money: 2, hand: 1, points: 2, joins: 1 },
  ],
  map: {
    home: 'clear src:red src:pink prod:red prod:pink tax:2 city:2',
    wood: 'forest',
    hill: 'hills',
    town: 'urban fort:blue:6 tax:2 city:3',
    fen: 'swamp',
    port: 'clear src:blue prod:blue tax:2 city:2 port',
    bay: 'sea',
    alp: 'mountain closed:neutral',
  },
  borders: [
    'home-wood river',
    'home-hill road rail',
    'hill-town major bridge road',
    'hill-wood',
    'wood-fen',
    'town-fen rail',
    'town-port road rail',
    'fen-port river',
    'port-bay',
    'hill-alp',
  ],
  armies: {
    red: {
      home: ['Foot 3>2/2 mp3', 'Horse 4/2 C mp4', 'Guns A', 'Train L', 'Lee 2* 1/1', '?'],
      wood: ['Band1 2/1 G hidden mp3', 'Band2 3/1 G sk hidden mp3', 'Hood 1* 2/0 hidden'],
      hill: ['Guard 4/3 guard elite'],
      leaders: ['Ewell 1* 0/1', 'Early 3* 1/0', 'Polk 2* -1/1 mp3'],
      pool: ['Levy 2/1 $1', 'Heavy 5>3/2 heavy $3'],
      due: ['Late 3/2', 'Bragg 2* 0/2'],
    },
    blue: {
      town: ['Line 3>2/2 inside', 'Wall 3/2', 'Works 3/2 bunker', 'Meade 2* 0/1 inside'],
      port: ['Lancers 3/2 C mp4', 'Marines 3/2 marine', 'Battery A', 'Grant 3* 1/2'],
      fen: ['Scouts1 2/1 G hidden mp3', 'Scouts2 2/1 G mp3', 'Mosby 1* 1/1'],
      pool: ['Draft 2/1 $1 @port'],
    },
    pink: {
      hill: ['Ally 3>2/2 mp3', 'Pink 1* 0/1'],
      wood: ['Band3 2/1 G hidden mp3', 'Band4 2/1 G mp3'],
    },
  },
  control: { red: ['home', 'wood'], pink: ['hill'], blue: ['town', 'fen', 'port'] },
  reinforcements: [{ turn: 2, player: 'red', at: ['home'], units: ['Late'], leaders: ['Bragg'] }],
  cards: {
    Charge: {
      player: 'red',
      battle: { effects: [{ do: 'modifier', side: 'own', change: 1, rounds: 'rest' }] },
    },
    Forage: {
      player: 'red',
      generic: { when: ['supply'], effects: [{ do: 'supply', side: 'own', as: 'in' }] },
    },
    Spies: {
      player: 'red',
      generic: { when: ['movement'], effects: [{ do: 'reveal', regions: ['fen', 'town'] }] },
    },
    Gold: {
      player: 'red',
      generic: { when: ['production', 'cards'], effects: [{ do: 'money', side: 'own', change: 2 }] },
    },
    Stand: { player: 'blue', battle: { effects: [{ do: 'morale', side: 'own', change: 1 }] } },
    Mud: {
      player: 'blue',
      generic: { when: ['enemy-turn'], effects: [{ do: 'movement', side: 'enemy', change: -1 }] },
    },
    Raid: {
      player: 'blue',
      generic: { when: ['combat'], effects: [{ do: 'losses', side: 'enemy', steps: 1, chooser: 'enemy' }] },
      battle: { effects: [{ do: 'cancel' }] },
    },
    Drill: { player: 'blue', generic: { when: ['placement'], effects: [{ do: 'draw', number: 1 }] } },
    Omen: {
      player: 'pink',
      generic: { when: ['cards'], effects: [{ do: 'points', side: 'own', change: 1 }] },
    },
  },
  rules: [
    {
      when: 'cards',
      player: 'blue',
      if: { notBefore: 2 },
      effects: [{ do: 'points', side: 'own', change: 1 }],
    },
  ],
  extraDraw: 1,
  victory: [{ player: 'red', if: { controls: { regions: ['town', 'port'], atLeast: 2 } } }],
}

const bands = (name: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${name}${i} 2/1 G hidden mp3`)

/** All units hide from all others, with leaders and without, and a great stack sweeps through. */
const AMBUSH: War = {
  turns: 4,
  players: [
    { id: 'red', side: 'us', points: 4 },
    { id: 'blue', side: 'them', points: 4 },
    { id: 'pink', side: 'us', points: 2 },
  ],
  map: { a: 'clear', b: 'forest fort:blue:4', c: 'hills', d: 'clear' },
  borders: ['a-b', 'b-c road', 'c-d', 'd-a river', 'a-c'],
  armies: {
    red: {
      a: ['Foot 3/2 mp3', 'Lee 2* 1/1', ...bands('r', 5), 'Hood 1* 2/0 hidden', 'Guns A'],
      b: ['Rider 3/1 G sk hidden mp3', 'Ewell 1* 0/1 hidden'],
      c: [...Array.from({ length: 9 }, (_, i) => `x${i} 3/2 heavy mp3`), 'Early 3* 0/1'],
    },
    blue: {
      d: ['Line 3>2/2', 'Meade 2* 0/1', ...bands('b', 5), 'Mosby 1* 3/1 hidden'],
      a: ['Scout1 2/1 G hidden mp3', 'Ashby 1* 1/1 hidden'],
      c: ['Scout2 2/1 G hidden', 'Mules G hidden', 'Rains 1* -1/1 hidden'],
      b: ['Wall 3/2', 'Battery A'],
    },
    pink: {
      b: ['Ally 3>2/2 mp3', 'Pink 1* 0/1', 'Picket 2/1 G hidden', 'Wagons G hidden'],
      c: ['Brute 2/1 G heavy hidden', 'Watch 3/2 G hidden'],
    },
  },
}

function packNamed(id: string): Scenario {
  const read = readPack(`${import.meta.dirname}/../../../packs/${id}`)
  if (!read.ok) throw new Error(read.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return warScenario(read.pack)
}

/** Milliseconds that a law may take on a slow machine. */
const SLOW = 60_000

interface OnTrial {
  readonly scenario: string
  readonly s: () => Scenario
  /** How many games, and one decision in how many to examine closely. */
  readonly games: number
  readonly oneIn: number
}

const WARS: readonly OnTrial[] = [
  {
    scenario: 'a tangle, edition A',
    s: () => warScenario(packOf({ ...TANGLE, edition: 'A' })),
    games: 2,
    oneIn: 3,
  },
  {
    scenario: 'a tangle, edition B',
    s: () => warScenario(packOf({ ...TANGLE, edition: 'B' })),
    games: 2,
    oneIn: 3,
  },
  {
    scenario: 'an ambush, edition A',
    s: () => warScenario(packOf({ ...AMBUSH, edition: 'A' })),
    games: 2,
    oneIn: 3,
  },
  {
    scenario: 'an ambush, edition B',
    s: () => warScenario(packOf({ ...AMBUSH, edition: 'B' })),
    games: 2,
    oneIn: 3,
  },
  ...['hastings-1066', 'missouri-1861', 'mongols-1241'].map(scenario => ({
    scenario,
    s: () => packNamed(scenario),
    games: 1,
    oneIn: 20,
  })),
]

describe.each(WARS)('the laws in a war: $scenario', ({ scenario, s, games, oneIn }) => {
  const seeds = Array.from({ length: games }, (_, i) => `${scenario} ${i}`)
  const printed = s()
  const trial = { rules: WAW, s: printed, scenario, seeds, oneIn, counterpart: counterpart(printed) }

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))(
    '[%s] %s',
    { timeout: SLOW },
    (_id, _sentence, law) => {
      expect(() => law.check(trial)).not.toThrow()
    },
  )
})

describe.each(['hastings-1066', 'missouri-1861', 'mongols-1241'])('random games of %s', name => {
  test('[L7] five of them reach their end, each within its turns', { timeout: SLOW }, () => {
    const s = packNamed(name)
    for (let i = 0; i < 5; i++) {
      const answers = seeded(`${name} answers ${i}`)
      const g = begin(WAW, s, { dice: seeded(`${name} end ${i}`), record: false })
      let given = 0
      playOut(g, (_g, _player, _kind, options) => {
        if (++given > 5_000) throw new Error(`game ${i} goes on and on`)
        return randomAnswer(options, answers)
      })
      expect(g.p.turn).toBeLessThanOrEqual(s.turns.length)
      expect(g.p.winner).not.toBe(UNDECIDED)
    }
  })
})
