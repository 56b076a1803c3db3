import { readFileSync } from 'node:fs'
import { begin, encode, playOut, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { randomAnswer } from '@sandtable/testkit'
import type { OptionName, Ruling } from './rulings.ts'
import type { Scenario } from '../scenario.ts'
import type { War } from '../testing/war.ts'
import { A, B, revise } from './rules.ts'
import { changeOf, play, scenarioOf } from '../testing/field.ts'
import { checkOptions, settledOptions } from '../setup/options.ts'
import { packOf } from '../testing/war.ts'
import { randomField } from '../testing/random-field.ts'
import { randomWar } from '../testing/random-war.ts'
import { RULINGS } from './rulings.ts'
import { warScenario } from '../setup/pack.ts'
import { WAW } from '../index.ts'

const [TRIES, BATTLES, WARS] = [20, 600, 300]

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

/** Wars with situations that random ones hardly ever reach. */
const RARE: readonly War[] = [
  // Five besieged, and an engine that prints its value.
  {
    map: { town: 'clear fort:blue:5' },
    borders: [],
    armies: {
      red: { town: ['Foot 3/2', 'Horse 3/2', 'Tower S S3'] },
      blue: { town: times(5, i => `G${i} 1/1 inside`) },
    },
    control: { blue: ['town'] },
  },
  // More hidden units than allowed, and a stack that may search for them.
  {
    map: { wood: 'forest', hill: 'hills' },
    borders: ['wood-hill'],
    armies: {
      red: { wood: ['Foot 3/2', 'Lee 3* 0/0'] },
      blue: { wood: times(7, i => `Band${i} 2/1 G hidden`) },
    },
  },
  // Eight against one, and reinforcements.
  {
    map: { home: 'clear', out: 'clear' },
    borders: ['home-out'],
    armies: {
      red: { home: [...times(8, i => `Foot${i} 3/2`), 'Lee 3* 0/0'], due: ['Late 3/2'] },
      blue: { out: ['Line 3/2'] },
    },
    reinforcements: [{ turn: 1, player: 'red', at: ['home'], units: ['Late'] }],
  },
  // A garrison that may sally when relief comes.
  {
    map: { a: 'clear', town: 'clear fort:red:4' },
    borders: ['a-town'],
    armies: {
      red: { a: ['Foot 3/2', 'Lee 1* 0/0'], town: ['Guard 3/2 inside', 'Hood 1* 0/0 inside'] },
      blue: { town: ['Line 3/2', 'Reserve 3/2'] },
    },
    control: { red: ['a', 'town'] },
  },
  // A stack that cannot be paid for.
  {
    map: { a: 'clear', b: 'clear' },
    borders: [],
    uses: ['production'],
    armies: { red: { a: times(6, i => `Foot${i} 3/2`) }, blue: { b: ['Line 3/2'] } },
  },
  // Two players who meet their conditions at once.
  {
    players: [
      { id: 'red', points: 4 },
      { id: 'blue', points: 5 },
    ],
    map: { a: 'clear', b: 'clear' },
    borders: [],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } },
    control: { red: ['a'], blue: ['b'] },
    victory: ['red', 'blue'].map(player => ({
      player,
      if: { controls: { regions: [player === 'red' ? 'a' : 'b'], atLeast: 1 } },
    })),
  },
]

/** A scenario, the dice of a game of it, and its course under the default rulings. */
interface Tried {
  readonly s: Scenario
  readonly seed: string
  readonly plain: string
}

/** All events of a game, with these dice and these ways to choose. */
function played(s: Scenario, seed: string): string {
  const g = begin(WAW, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  playOut(g, (_g, _player, _kind, options) => randomAnswer(options, dice))
  return encode((g.log ?? []) as never)
}

const MAKERS: readonly (() => Scenario)[] = [
  ...RARE.flatMap(war => times(TRIES, () => () => warScenario(packOf(war)))),
  ...times(
    BATTLES,
    i => () => scenarioOf(randomField(seeded(`battle ${i}`), { units: [1, 12], leaders: 3, rulings: 0 })),
  ),
  ...times(WARS, i => () => warScenario(packOf(randomWar(seeded(`war ${i}`), 0)))),
]
const known = new Map<number, Tried>()

/** Games by number, each played once under the default rulings. */
function tried(i: number): Tried {
  const found = known.get(i)
  if (found !== undefined) return found
  const s = (MAKERS[i] as () => Scenario)()
  const one = { s, seed: `dice ${i}`, plain: played(s, `dice ${i}`) }
  known.set(i, one)
  return one
}

/** Every value other than the default; for a range its ends. */
const VALUES = Object.entries<Ruling>(RULINGS).flatMap(([name, { values }]): [string, unknown][] => {
  if (values === 'map') return []
  const all: readonly unknown[] = 'from' in values ? [values.from, values.to] : values
  return all.filter(value => value !== B[name as OptionName]).map((value): [string, unknown] => [name, value])
})

test.for(VALUES)('[W-15-scenario-over-rules] %s: %s makes a difference in play', ([name, value]) => {
  const differs = [...MAKERS.keys()].some(i => {
    const { s, seed, plain } = tried(i)
    return played({ ...s, rules: revise(s.rules, { [name]: value }) }, seed) !== plain
  })
  expect(differs).toBe(true)
})

test('[G-02] so does the meaning of a letter', () => {
  const attack = (options: object): number | undefined =>
    changeOf(
      play({ terrain: 'hills', attacker: ['Alps 3/2 M'], defender: ['Line 3/2'], rest: 9, options }),
      'Alps',
    )
  expect([attack({}), attack({ type_aliases: { M: 'mechanized' } })]).toEqual([0, -1])
})

test('games that kept a retired option go on, and packs that name one are refused', () => {
  const options = { card_conflict: 'later', hidden_cap: 4 }
  expect(settledOptions('B', options, 'before')).toMatchObject({ hidden_cap: 4 })
  expect(checkOptions(settledOptions('B', options, 'before'), [])).toEqual([])
  expect(checkOptions(options, ['pack', 'options'])).toMatchObject([
    { path: ['pack', 'options', 'card_conflict'], message: expect.stringMatching(/^there is no option/) },
  ])
})

test('every option has at least two values, the ruling itself first, the same in both editions', () => {
  const sound = Object.entries<Ruling>(RULINGS).map(([name, { values }]) => {
    const [older, ruling] = [A[name as OptionName], B[name as OptionName]]
    const several = values === 'map' || ('from' in values ? values.to > values.from : values.length > 1)
    const first = values === 'map' || 'from' in values || values[0] === ruling
    return [name, older === ruling && several && first]
  })
  expect(sound.filter(([, fits]) => !fits)).toEqual([])
})

test('RULES.md names exactly the existing options, each with its ruling', () => {
  const text = readFileSync(`${import.meta.dirname}/../../RULES.md`, 'utf8')
  const lines = [...text.matchAll(/^- \*\*([^*]+)\*\* \[(?:A|B|AB)\] ((?:`[^`]+`,? ?)*)/gm)]
  const named = lines.flatMap(([, ruling = '', options = '']) =>
    [...options.matchAll(/`([a-z_A-Z]+)(?:=([^`]*))?`/g)].map(([, name = '', value]) => ({
      name,
      ruling,
      value,
    })),
  )
  expect(named.map(({ name, ruling }) => `${ruling} ${name}`).toSorted()).toEqual(
    Object.entries<Ruling>(RULINGS)
      .map(([name, { ruling }]) => `${ruling} ${name}`)
      .toSorted(),
  )
  const given = named.filter(({ value }) => value !== undefined)
  expect(given.map(({ name, value }) => [name, value])).toEqual(
    given.map(({ name }) => [name, String(B[name as OptionName] as string | number | boolean)]),
  )
})
