import { describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import type { Answer, Game, Pending } from '@sandtable/kernel'
import type { Order } from './questions.ts'
import type { Playing } from './testing/playing.ts'
import type { War } from './testing/war.ts'
import type { Scenario } from './scenario.ts'
import type { Waw } from './events.ts'
import {
  begin,
  encode,
  isSpace,
  over,
  pending,
  readChapters,
  rollDice,
  same,
  seeded,
  submit,
  whyNot,
} from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import { readPack } from '@sandtable/scenario'
import { sayWhyNot } from './say/testing/story.ts'
import { randomWar } from './testing/random-war.ts'
import { endMovement, march } from './testing/marching.ts'
import { give, open, start } from './testing/playing.ts'
import { packOf } from './testing/war.ts'
import { warScenario } from './setup/pack.ts'
import { WAW } from './ruleset.ts'

/** All questions of the sequence of play, and whether each says why an answer is refused. */
const QUESTIONS = Object.values(WAW.sequences)
  .flatMap(lines => Object.values(lines))
  .flatMap(line => (typeof line === 'function' ? [] : [line]))

/** Answers worth trying at a question: other counters, regions, cards, words and orders than its options. */
function attempts(g: Game<Waw>, { kind, options }: Pending<Waw>): Answer[] {
  const counters = [...g.s.owner.keys()]
  const regions = [...g.s.map.regions.keys()]
  const orders: Answer[] = counters.flatMap(c => [
    ...(['hide', 'uncover', 'enter', 'sally'] as const).map(what => ({ do: what, stack: [c] })),
    ...regions.map(to => ({ do: 'march', stack: [c], to })),
  ])
  if (kind === 'orders')
    return [{ do: 'halt' }, { do: 'done' }, ...regions.map(region => ({ do: 'search', region })), ...orders]
  const listed = isSpace(options) ? [] : options
  return [
    ...listed,
    ...Array.from({ length: Math.max(counters.length, g.s.cards.length) }, (_, n) => n),
    ...regions.flatMap(region => [0, 1].map(side => ({ region, side }))),
    ...counters.flatMap(counter => [
      { counter, to: 0 },
      { do: 'unit', unit: counter },
      { unit: counter, to: null },
      [counter],
    ]),
    ...regions.flatMap(to => [
      { work: 0, to },
      { do: 'pay', stack: to },
    ]),
    'pass',
    'done',
    'fortress',
    'overrun',
    'battle',
    'reroll',
    'keep',
    null,
    { do: 'replacement' },
    { do: 'card' },
    { do: 'fort', work: 0 },
  ]
}

const rank = (n: number, name: string, marks: string): string[] =>
  Array.from({ length: n }, (_, i) => `${name}${i} ${marks}`)

const PAIR: Pick<War, 'map' | 'borders'> = {
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c', 'a-c'],
}

/** Questions that random play seldom asks, each at its very moment. */
const SCENES: Readonly<Record<string, () => Playing>> = {
  maintenance: () =>
    start({
      ...PAIR,
      uses: ['production'],
      players: [{ id: 'red', money: 1 }, { id: 'blue' }],
      armies: { red: { a: rank(6, 'r', '3/2'), b: rank(6, 's', '3/2') }, blue: { c: ['Line 3/2'] } },
    }),
  unpaid: () => {
    const w = (SCENES['maintenance'] as () => Playing)()
    give(w, 'maintenance', { do: 'pay', stack: w.r('a') })
    return w
  },
  battle: () => {
    const w = start({
      ...PAIR,
      armies: {
        red: { a: ['Foot 3/2', 'Lee 1* 0/0', 'Horse 3/2 C', 'Hood 1* 0/0'] },
        blue: { b: ['Line 3/2'], c: ['Wall 3/2'] },
      },
    })
    march(w, 'Foot, Lee', 'b')
    march(w, 'Horse, Hood', 'c')
    endMovement(w)
    return w
  },
  siege: () => {
    const w = start({
      ...PAIR,
      map: { a: 'clear', b: 'clear fort:blue:4', c: 'clear fort:blue:5' },
      armies: { red: { b: rank(2, 'r', '3/2'), c: rank(2, 's', '3/2'), a: ['Foot 3/2'] }, blue: {} },
    })
    endMovement(w)
    return w
  },
  overrun: () => {
    const w = start({
      ...PAIR,
      armies: { red: { a: [...rank(8, 'x', '3/2'), 'Lee 3* 1/1'] }, blue: { b: ['Line 5/5'] } },
    })
    give(w, 'orders', {
      do: 'march',
      stack: [...Array(8).keys(), w.c('Lee')].sort((a, b) => a - b),
      to: w.r('b'),
    })
    return w
  },
  'hidden-excess': () => {
    const w = start({
      ...PAIR,
      armies: {
        red: { a: rank(4, 'h', '2/1 G hidden'), b: rank(3, 'k', '2/1 G hidden') },
        blue: { c: ['Line 3/2'] },
      },
    })
    march(w, 'h0, h1, h2, h3', 'b')
    endMovement(w)
    return w
  },
  surplus: () => {
    const red = { a: ['Foot 5/9', 'Lee 1* 0/0'] }
    const blue = { m: ['x1 5>5/9', 'x2 5/9', 'x3 5/9', 'Meade 1* 0/0'], wood: rank(5, 'y', '3/2') }
    const map = { a: 'clear', m: 'clear', wood: 'forest', home: 'clear src:blue', side: 'clear' }
    const w = start(
      {
        map,
        borders: ['a-m', 'm-wood', 'wood-home', 'wood-side'],
        armies: { red, blue },
        control: { blue: ['home', 'wood'] },
      },
      [0, 9, 9, 9, 9, 9, 9, 9],
    )
    march(w, 'Foot, Lee', 'm')
    endMovement(w)
    while (open(w).kind === 'hit') give(w, 'hit', w.c('x1'))
    return w
  },
  'support-loss': () => {
    const red = { a: ['Scouts 5/2 sk', 'Lee 1* 0/0'] }
    const w = start(
      { ...PAIR, armies: { red, blue: { b: ['Line 3/0', 'Guns A', 'Train L', 'Flak AA'] } } },
      [0, 9],
    )
    march(w, 'Scouts, Lee', 'b')
    endMovement(w)
    give(w, 'support-loss', w.c('Guns'))
    return w
  },
  'pursuit-hit': () => {
    const red = { a: ['Horse 3/2 C', 'Scouts 5/2 sk', 'Rovers 5/2 sk', 'Lee 1* 0/0'] }
    const blue = { b: ['Line 3>2/5', 'Reserve 3>2/5', 'Meade 1* 0/0'] }
    const options = { autorout_all_panicked: 'always' } as const
    const w = start({ ...PAIR, options, armies: { red, blue } }, [9, 0, 0, 9, 9, 0, 9, 9])
    march(w, 'Horse, Scouts, Rovers, Lee', 'b')
    endMovement(w)
    give(w, 'panic', w.c('Line'))
    return w
  },
  evade: () => {
    const armies = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Line 3/2', 'Reserve 3/2'] } }
    const control = { red: ['a'], blue: ['b', 'c'] }
    const w = start({ ...PAIR, armies, control, options: { land_evasion: true } })
    march(w, 'Foot, Lee', 'b')
    return w
  },
  reinforcement: () =>
    start({
      ...PAIR,
      armies: { red: { a: ['Foot 3/2'], due: ['Late 3/2'] }, blue: { c: ['Line 3/2'] } },
      control: { red: ['a', 'b'] },
      reinforcements: [{ turn: 1, player: 'red', at: ['a', 'b'], units: ['Late'] }],
    }),
}

type Found = Map<string, { reasons: Set<string>; legal: number }>

/** Tries answers all through a random game. */
function playThrough(s: Scenario, seed: string, most: number, found: Found): string[] {
  const dice = seeded(`why not ${seed}`)
  const g = begin(WAW, s, { dice: seeded(seed) })
  const complaints: string[] = []
  for (let n = 0; n < most && !over(g); n++) {
    const [asked] = pending(g)
    if (asked === undefined) break
    if (!common(found, asked.kind) || rollDice(dice, 10) === 0) complaints.push(...judge(g, asked, found))
    submit(g, asked.player, randomAnswer(asked.options, dice))
  }
  return complaints
}

const common = (found: ReadonlyMap<string, { legal: number }>, kind: string): boolean =>
  (found.get(kind)?.legal ?? 0) > 200

/** Tries answers at a question, and reports each with two verdicts, or refused without words or by no rule. */
function judge(g: Game<Waw>, { kind, player, options }: Pending<Waw>, found: Found): string[] {
  return attempts(g, { options, kind } as Pending<Waw>).flatMap(answer => {
    const why = whyNot(g, player, answer)
    const isOption = isSpace(options) ? options.has(answer) : options.some(one => same(one, answer))
    for (const key of kind === 'orders' ? [kind, `order:${(answer as Order).do}`] : [kind]) {
      const row = found.get(key) ?? { reasons: new Set(), legal: 0 }
      found.set(key, row)
      if (why === null) row.legal++
      else row.reasons.add(why.what)
    }
    const isSaid = why === null || (isIn(g.s, why.rule) && isWhole(sayWhyNot(g.s, g.p, why)))
    return isOption === (why === null) && isSaid
      ? []
      : [`${kind} ${encode(answer)}: ${why?.rule} ${why?.what}`]
  })
}

const BOOK = new Map(
  readChapters(readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8'))
    .flatMap(({ rules }) => rules)
    .map(({ id, editions }) => [id, editions]),
)

/** Whether the current edition has such a rule. */
const isIn = ({ rules }: Scenario, rule: string): boolean => BOOK.get(rule)?.includes(rules.edition) === true

/** Words, and not a bare code or a phrase with an unfilled place. */
const isWhole = (text: string): boolean => text.includes(' ') && !/[{}]/.test(text)

function packNamed(name: string): Scenario {
  const reading = readPack(join(import.meta.dirname, '../../../packs', name))
  if (!('pack' in reading)) throw new Error(`${name} can’t be read`)
  return warScenario(reading.pack)
}

describe('why not', () => {
  test('every question says why an answer is refused', () => {
    expect(QUESTIONS.filter(choice => choice.whyNot === undefined).map(({ kind }) => kind)).toEqual([])
  })

  test('in random wars an answer has no objection exactly if it may be given, and every refusal has its words', () => {
    const found: Found = new Map()
    const complaints = Array.from({ length: 100 }, (_, i) =>
      playThrough(warScenario(packOf(randomWar(seeded(`war ${i}`), 4))), `war ${i}`, 400, found),
    )
    expect(complaints.flat()).toEqual([])
    const kinds = [...new Set(QUESTIONS.map(({ kind }) => kind))]
    const orders = ['march', 'search', 'hide', 'uncover', 'enter', 'sally', 'halt', 'done'].map(
      what => `order:${what}`,
    )
    const unseen = [...kinds, ...orders].filter(key => {
      if (Object.hasOwn(SCENES, key)) return false
      const row = found.get(key)
      return row === undefined || row.legal === 0 || row.reasons.size === 0
    })
    expect(unseen).toEqual([])
  })

  test.each(Object.keys(SCENES))('the same is true when %s is asked', kind => {
    const { g } = (SCENES[kind] as () => Playing)()
    const [asked] = pending(g)
    expect(asked?.kind).toBe(kind)
    const found: Found = new Map()
    expect(judge(g, asked as Pending<Waw>, found)).toEqual([])
    expect(found.get(kind)?.legal).toBeGreaterThan(0)
    expect(found.get(kind)?.reasons.size).toBeGreaterThan(0)
  })

  test.each(['hastings-1066', 'missouri-1861', 'mongols-1241'])('and in a random game of %s', name => {
    const s = packNamed(name)
    const found: Found = new Map()
    expect(playThrough(s, name, 120, found)).toEqual([])
    expect(found.size).toBeGreaterThan(5)
  })
})
