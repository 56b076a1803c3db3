import { expect, test } from 'vitest'
import type { FileName } from './parts.ts'
import { packOf } from '../testing/read-pack.ts'
import { changed } from '../testing/spoilt.ts'
import { tinyPack } from '../testing/tiny-pack.ts'

/** The tiny pack with everything that effects can be about, and with these changes. */
function rich(...changes: [file: FileName, sound: string, put: string][]) {
  const start = changed(tinyPack(), 'pack.yaml', 'players:', 'uses: [supply]\ntechnologies: [guns]\nplayers:')
  return packOf(changes.reduce((texts, [file, sound, put]) => changed(texts, file, sound, put), start))
}

const SIDES = { side: 'own' } as const
// prettier-ignore
test.for([
  ['{ forbid: rail, side: enemy, of: { is: [cavalry] } }', { do: 'forbid', side: 'enemy', what: 'rail', of: { is: ['cavalry'] } }],
  ['{ movement: 1.5, of: { regions: [mill], areas: [valley] } }', { do: 'movement', ...SIDES, change: { halves: 3 }, of: { regions: ['mill'], areas: ['valley'] } }],
  ['{ supply: out, side: enemy, of: { nations: [south], terrain: [swamp] } }', { do: 'supply', side: 'enemy', as: 'out', of: { nations: ['south'], terrain: ['swamp'] } }],
  ['{ money: -3, side: enemy }', { do: 'money', side: 'enemy', change: -3 }],
  ['{ income: 2 }', { do: 'income', ...SIDES, change: 2 }],
  ['{ points: 1 }', { do: 'points', ...SIDES, change: 1 }],
  ['{ supremacy: 1 }', { do: 'supremacy', ...SIDES, change: 1 }],
  ['{ technology: guns, change: 1 }', { do: 'technology', ...SIDES, track: 'guns', change: 1 }],
  ['{ draw: 2 }', { do: 'draw', number: 2 }],
  ['{ discard: 1, side: enemy }', { do: 'discard', side: 'enemy', number: 1 }],
  ['{ add: [rhodes, b-2], at: [mill, ford] }', { do: 'add', units: ['b-2'], leaders: ['rhodes'], at: ['mill', 'ford'] }],
  ['{ remove: [rhodes, b-2] }', { do: 'remove', units: ['b-2'], leaders: ['rhodes'] }],
  ['{ losses: 1, side: enemy }', { do: 'losses', side: 'enemy', steps: 1, chooser: 'enemy' }],
  ['{ losses: 2, side: enemy, chooser: own, of: { units: [r-1] } }', { do: 'losses', side: 'enemy', steps: 2, chooser: 'own', of: { units: ['r-1'] } }],
  ['{ attrition: 2, side: enemy }', { do: 'attrition', side: 'enemy', fails: 2 }],
  ['{ reveal: [] }', { do: 'reveal', regions: [] }],
  ['{ reveal: [wood] }', { do: 'reveal', regions: ['wood'] }],
  ['{ war: red }', { do: 'war', with: 'red' }],
  ['{ peace: red }', { do: 'peace', with: 'red' }],
  ['{ test: 4, then: [{ draw: 1 }] }', { do: 'test', upTo: 4, then: [{ do: 'draw', number: 1 }], else: [] }],
  ['{ test: 0, else: [{ test: 8, then: [{ points: 1 }] }] }', { do: 'test', upTo: 0, then: [], else: [{ do: 'test', upTo: 8, then: [{ do: 'points', ...SIDES, change: 1 }], else: [] }] }],
] as const)('the effect %s', ([written, effect]) => {
  const pack = rich(['cards.yaml', '{ movement: -0.5, side: enemy }', written])
  expect(pack.cards['rain']?.generic?.effects).toStrictEqual([effect])
})

// prettier-ignore
test.for([
  ['{ cancel: true }', { do: 'cancel' }],
  ['{ modifier: 1 }', { do: 'modifier', ...SIDES, change: 1, rounds: 'this' }],
  ['{ modifier: -2, side: enemy, rounds: rest, if: { role: defender } }', { do: 'modifier', side: 'enemy', change: -2, rounds: 'rest', if: { role: 'defender' } }],
  ['{ morale: -1, if: { terrain: [hills] } }', { do: 'morale', ...SIDES, change: -1, if: { terrain: ['hills'] } }],
] as const)('the effect %s of a battle', ([written, effect]) => {
  const pack = rich(['cards.yaml', '{ modifier: 1, rounds: rest }', written])
  expect(pack.cards['trench']?.battle?.effects).toStrictEqual([effect])
})

// prettier-ignore
test.for([
  ['{ not-before: 2, not-after: 3 }', { notBefore: 2, notAfter: 3 }],
  ['{ points: 5, money: 2 }', { points: 5, money: 2 }],
  ['{ technology: { guns: 1 } }', { technology: { guns: 1 } }],
  ['{ controls: { regions: [mill, ford] } }', { controls: { regions: ['mill', 'ford'], atLeast: 2 } }],
  ['{ controls: { regions: [mill, ford], at-least: 1 } }', { controls: { regions: ['mill', 'ford'], atLeast: 1 } }],
  ['{ lost: { regions: [mill] } }', { lost: { regions: ['mill'], atLeast: 1 } }],
  ['{ alive: bell, dead: rhodes }', { alive: 'bell', dead: 'rhodes' }],
] as const)('the condition %s', ([written, condition]) => {
  const pack = rich(['cards.yaml', 'if: { not-before: 2 }', `if: ${written}`])
  expect(pack.cards['recruits']?.if).toStrictEqual(condition)
})

test('a card that says little has its defaults', () => {
  expect(rich().cards['rain']).toStrictEqual({
    player: 'blue',
    deck: 1,
    name: 'Rain',
    text: 'Nobody of the enemy marches far.',
    family: 'movement',
    copies: 1,
    generic: { when: ['movement'], effects: [{ do: 'movement', side: 'enemy', change: { halves: -1 } }] },
    battle: null,
    lasting: 1,
    once: false,
    cost: { money: 0, points: 0 },
    if: {},
  })
})

test('a card that says everything keeps it', () => {
  const more =
    'family: event\n    copies: 2\n    lasting: 2\n    once: true\n    cost: { money: 2, points: 1 }'
  const pack = rich(
    ['cards.yaml', 'family: movement', more],
    ['cards.yaml', 'when: movement', 'when: [movement, enemy-turn]'],
  )
  expect(pack.cards['rain']).toMatchObject({
    copies: 2,
    lasting: 2,
    once: true,
    cost: { money: 2, points: 1 },
    generic: { when: ['movement', 'enemy-turn'] },
  })
})

test('[W-4.1-two-step] a single factor applies to both sides of a two-step unit, whichever factor has two', () => {
  const steps = (written: string) => {
    const unit = rich(['counters.yaml', 'cf: [3, 2], mf: 2, mp: 2', written]).units['b-1']
    return [unit?.cf, unit?.mf, unit?.mp]
  }
  expect(steps('cf: [3, 2], mf: 2, mp: 2')).toEqual([
    [3, 2],
    [2, 2],
    [2, 2],
  ])
  expect(steps('cf: 3, mf: [2, 0], mp: 2')).toEqual([
    [3, 3],
    [2, 0],
    [2, 2],
  ])
  expect(steps('cf: 3, mf: 2, mp: [2.5, 1]')).toEqual([
    [3, 3],
    [2, 2],
    [{ halves: 5 }, 1],
  ])
})

test('[W-4.2-su-novalues] a support unit has movement points, and neither CF nor MF', () => {
  expect(rich().units['guns']).toMatchObject({ class: 'support', cf: [], mf: [], mp: [2] })
})

test('a region that says little has its defaults', () => {
  expect(rich().map.regions['lake']).toStrictEqual({
    name: 'Lake',
    terrain: 'sea',
    area: null,
    city: null,
    fortress: null,
    port: false,
    airbase: null,
    source: [],
    production: [],
    income: 0,
    resources: {},
    closed: null,
  })
})

test('a city may be a name alone, and is then worth no points', () => {
  const pack = rich(['map.yaml', 'city: { name: Milltown, points: 2 }', 'city: Milltown'])
  expect(pack.map.regions['mill']?.city).toEqual({ name: 'Milltown', points: 0 })
})

test('a border may be a pair alone', () => {
  expect(rich().map.borders.slice(0, 2)).toStrictEqual([
    {
      between: ['mill', 'ford'],
      river: null,
      called: null,
      bridge: false,
      road: false,
      rail: false,
      closed: null,
    },
    {
      between: ['ford', 'wood'],
      river: 'minor-river',
      called: 'Brook',
      bridge: true,
      road: true,
      rail: false,
      closed: null,
    },
  ])
})

test('a player is a side alone unless one is named, and has nothing by default', () => {
  const more = 'name: Red, side: south, joins: 2, money: 3, income: 1, supremacy: 1, technology: { guns: 2 }'
  const forts = 'forts: [{ fdv: 4 }, { fdv: 5, price: null }]'
  const [blue, red] = rich(['pack.yaml', 'name: Red }', `${more}, ${forts} }`]).players
  expect(blue).toMatchObject({
    side: 'blue',
    joins: 1,
    points: 3,
    money: 0,
    hand: 1,
    forts: [],
    pool: ['bell'],
  })
  expect(red).toMatchObject({
    side: 'south',
    joins: 2,
    money: 3,
    income: 1,
    supremacy: 1,
    technology: { guns: 2 },
    forts: [
      { fdv: 4, price: null },
      { fdv: 5, price: null },
    ],
  })
})

test('victory conditions are checked every turn, or only at the end', () => {
  const end = rich(['pack.yaml', 'name: The mill', 'name: The mill, at: end']).victory.conditions
  expect([...rich().victory.conditions, ...end].map(condition => condition.atEnd)).toEqual([false, true])
})

test('a special rule is for all players unless it names one', () => {
  const rule = 'rules: [{ name: Mud, text: Mud., when: always, effects: [{ movement: -1 }] }]\nvictory:'
  expect(rich(['pack.yaml', 'victory:', rule]).rules).toStrictEqual([
    {
      name: 'Mud',
      text: 'Mud.',
      when: 'always',
      player: null,
      if: {},
      effects: [{ do: 'movement', side: 'own', change: -1 }],
    },
  ])
})

test('reinforcements and the set-up are taken as written, and the rest is empty', () => {
  const { setup } = rich()
  expect(setup.reinforcements).toStrictEqual([
    { turn: 2, player: 'blue', at: ['mill'], units: ['b-2'], leaders: [], faceDown: 0, hidden: false },
  ])
  expect(setup).toMatchObject({ faceDown: { mill: ['blue'] }, hidden: ['rangers'], inside: ['guns'] })
  const bare = rich(['setup.yaml', 'hidden: [rangers]\nreduced: [b-1]\ninside: [guns]\n', '']).setup
  expect(bare).toMatchObject({ hidden: [], reduced: [], inside: [] })
})

test('a price in one number is in money, and a colour in small letters', () => {
  const uses = ['pack.yaml', 'uses: [supply]', 'uses: [production, placement]'] as const
  const pack = rich(
    [...uses],
    ['counters.yaml', 'flags: [elite]', 'price: 3, place: [wood]'],
    ['counters.yaml', '#3b5b8c', '#3B5B8C'],
  )
  expect(pack.units['r-1']).toMatchObject({ price: { money: 3 }, place: ['wood'] })
  expect(pack.nations['north']?.colour).toBe('#3b5b8c')
})
