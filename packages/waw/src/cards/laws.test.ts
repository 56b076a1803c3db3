import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { War } from '../testing/war.ts'
import { packOf } from '../testing/war.ts'
import { WAW } from '../index.ts'
import { warScenario } from '../setup/pack.ts'
import type { Cards } from '../testing/cards.ts'
import { point, tested } from '../testing/cards.ts'

type When = NonNullable<PackCardFile['generic']>['when']

const charge: EffectFile = { do: 'modifier', side: 'own', change: 2, rounds: 'this' }

const generic = (when: When, ...effects: EffectFile[]): Pick<PackCardFile, 'generic'> => ({
  generic: { when, effects },
})

/** One card for every possible effect; each player has them all, in two decks. */
const cardsOf = (player: string, enemy: string): Cards => {
  const [own, theirs] = player === 'red' ? ['Crew', 'Mob'] : ['Mob', 'Crew']
  const cards: Record<string, Partial<PackCardFile>> = {
    money: generic(['cards', 'production'], { do: 'money', side: 'own', change: 3 }, point),
    tax: { lasting: 2, ...generic(['production'], { do: 'income', side: 'own', change: 1 }) },
    drums: generic(['movement'], { do: 'movement', side: 'own', change: 1, of: { is: ['cavalry'] } }),
    mud: { lasting: 2, ...generic(['cards'], { do: 'movement', side: 'enemy', change: -0.5 }) },
    oath: { ...generic(['movement', 'enemy-turn'], charge), cost: { money: 1, points: 1 } },
    hunger: generic(['enemy-turn'], {
      do: 'attrition',
      side: 'enemy',
      fails: 3,
      of: { terrain: ['forest'] },
    }),
    raid: generic(['siege'], { do: 'losses', side: 'enemy', steps: 2, chooser: 'enemy' }),
    ambush: generic(['combat'], { do: 'losses', side: 'enemy', steps: 1, chooser: 'own' }),
    spies: { deck: 2, ...generic(['cards'], { do: 'reveal', regions: [] }, { do: 'draw', number: 2 }) },
    theft: { deck: 2, ...generic(['cards'], { do: 'discard', side: 'enemy', number: 1 }) },
    doubt: { deck: 2, once: true, ...generic(['cards'], { do: 'discard', side: 'own', number: 2 }) },
    truce: {
      deck: 2,
      if: { notBefore: 2 },
      ...generic(
        ['placement'],
        tested(4, [{ do: 'peace', with: enemy }], [{ do: 'war', with: enemy }, point]),
      ),
    },
    late: {
      once: true,
      ...generic(['cards'], { do: 'add', units: [`${player}-late`], leaders: [], at: ['a', 'c'] }),
    },
    mutiny: generic(['movement'], { do: 'remove', units: ['Band', 'Crew', 'Gang', 'Mob'], leaders: [] }),
    bribe: generic(['cards'], { do: 'remove', units: [theirs, `${enemy}-late`], leaders: [] }),
    flight: generic(['combat'], { do: 'remove', units: [own], leaders: [] }),
    fate: {
      battle: {
        effects: [tested(4, [charge], [{ do: 'morale', side: 'own', change: -1 }])],
      },
    },
    calm: { battle: { effects: [{ do: 'cancel' }] }, cost: { money: 0, points: 1 } },
  }
  return Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [`${player}-${id}`, { player, ...card }]),
  )
}

const WAR: War = {
  players: ['red', 'blue'].map(id => ({ id, hand: 3, points: 3, money: 3 })),
  map: { a: 'clear src:red prod:red tax:1', b: 'forest', c: 'clear src:blue prod:blue tax:1' },
  borders: ['a-b', 'b-c river', 'a-c'],
  armies: {
    red: {
      a: ['Foot 3>2/2', 'Horse 3/2 C symbol:oath', 'Lee 2* 1/1'],
      b: ['Band 2/1 G hidden', 'Hood 1* 0/0 hidden'],
      c: ['Crew 2/1 G hidden'],
      pool: ['red-late 3/2'],
    },
    blue: {
      c: ['Line 3>2/2', 'Lancers 3/2 C', 'Ney 2* 1/1'],
      b: ['Gang 2/1 G hidden'],
      a: ['Mob 2/1 G hidden', 'Mosby 1* 0/0 hidden'],
      pool: ['blue-late 3/2'],
    },
  },
  symbols: { oath: [{ do: 'morale', side: 'own', change: 1 }] },
  rules: [
    {
      when: 'always',
      player: 'red',
      if: { notAfter: 1 },
      effects: [{ do: 'forbid', side: 'own', what: 'attack' }],
    },
    {
      when: 'supply',
      effects: [tested(4, [{ do: 'supply', side: 'own', as: 'in' }])],
    },
    { when: 'enemy-turn', player: 'blue', effects: [point] },
  ],
  uses: ['production', 'supply', 'placement'],
  turns: 4,
  cards: { ...cardsOf('red', 'blue'), ...cardsOf('blue', 'red') },
}

const some = (names: RegExp): Cards =>
  Object.fromEntries(Object.entries(WAR.cards ?? {}).filter(([id]) => names.test(id)))

/** Wars with all cards, or with so few that they keep coming back; the number is one decision in how many to examine. */
const WARS: readonly (readonly [scenario: string, war: War, oneIn: number])[] = [
  ['many', WAR, 4],
  ['few', { ...WAR, cards: some(/oath|spies|theft|doubt|fate|truce/), turns: 6 }, 4],
  ['treacherous', { ...WAR, cards: some(/mutiny|bribe|flight/), turns: 2 }, 1],
]

describe.each(WARS)('the laws in a war of cards: %s', (scenario, war, oneIn) => {
  const seeds = Array.from({ length: 4 }, (_, i) => `${scenario} ${i}`)
  const s = warScenario(packOf(war))

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (_id, _sentence, law) => {
    expect(() => law.check({ rules: WAW, s, scenario, seeds, oneIn })).not.toThrow()
  })
})
