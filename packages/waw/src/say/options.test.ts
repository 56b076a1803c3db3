import { describe, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { give, open, start, until } from '../testing/playing.ts'
import { whyNotStep } from '../read/land-march.ts'
import { sayOption, sayQuestion, sayWhyNot } from './testing/story.ts'

const WAR: War = {
  players: [
    { id: 'red', name: 'Reds', money: 9, forts: [{ fdv: 6, price: 4 }] },
    { id: 'blue', name: 'Blues' },
  ],
  uses: ['production', 'placement'],
  extraDraw: 3,
  cards: { drums: { player: 'red', name: 'Drums', copies: 2, battle: { effects: [] } } },
  map: { a: 'clear prod:red', b: 'clear', town: 'clear fort:blue:3', c: 'clear' },
  borders: ['a-b', 'b-town', 'b-c'],
  armies: {
    red: { a: ['Foot 3/2', 'Horse 2/2', 'Band 2/1 G', 'Lyon 2* 1/1'], pool: ['New 2/2 $3'] },
    blue: { b: ['Line 3/2'], town: ['Home 1/1 inside'], c: ['Gang 1/1'] },
  },
  control: { red: ['a'], blue: ['b', 'town', 'c'] },
}

/** The open decision: its question, and its options in words. */
function asked(w: Playing): string[] {
  const { kind, options } = open(w)
  return [
    sayQuestion(kind),
    ...(options as readonly Answer[]).map(option => sayOption(w.g.s, w.g.p, kind, option)),
  ]
}

describe('the options of a decision', () => {
  test('[W-7.1.2-purchase] goods have their price', () => {
    expect(asked(start(WAR))).toEqual([
      'Choose what to buy.',
      'New for $3',
      'a fortress with FDV 6 for $4',
      'another card for $3',
      'buy nothing more',
    ])
  })

  test('[W-7.1.4-c-move] orders name all their counters', () => {
    const w = start(WAR)
    until(w, 'orders', 'red')
    const order = (answer: Answer): string => sayOption(w.g.s, w.g.p, 'orders', answer)
    expect(order(marchOrder(w, 'Foot,Lyon', 'b'))).toBe('Lyon and Foot → b')
    expect(order({ do: 'hide', stack: stackOf(w, 'Band') })).toBe('hide Band')
    expect(order({ do: 'search', region: w.r('b') })).toBe('search b')
    expect(order({ do: 'done' })).toBe('end movement')
    w.g.p.march.trail = [w.r('a'), w.r('b')]
    expect(order({ do: 'halt' })).toBe('halt in b')
  })

  test('[W-7.1.4-c1-combat][W-12.5-defender-path] battles name place and enemy, retreats their regions', () => {
    const w = start({ ...WAR, map: { ...WAR.map, c: 'clear' }, control: { red: ['a'], blue: ['b', 'c'] } })
    until(w, 'orders', 'red')
    march(w, 'Foot,Horse,Lyon', 'b')
    const battle = { region: w.r('b'), side: 1 }
    expect(sayOption(w.g.s, w.g.p, 'battle', battle)).toBe('Battle of b against Blues')
    expect(sayOption(w.g.s, w.g.p, 'retreat', w.r('c'))).toBe('to c')
    expect(sayOption(w.g.s, w.g.p, 'retreat', 'fortress')).toBe('into the fortress')
    expect(sayOption(w.g.s, w.g.p, 'siege', w.r('town'))).toBe('Siege of town, FDV 3')
  })

  test('[W-7.1.5-placement] counters and fortresses are named with their regions', () => {
    const w = start({
      ...WAR,
      map: { ...WAR.map, d: 'clear' },
      borders: [...WAR.borders, 'a-d'],
      control: { red: ['a', 'd'], blue: ['b', 'town', 'c'] },
    })
    give(w, 'purchase', { do: 'unit', unit: w.c('New') })
    give(w, 'purchase', { do: 'fort', work: 0 })
    until(w, 'orders', 'red')
    endMovement(w)
    expect(asked(w)).toEqual([
      'Choose where to place what you bought.',
      'a fortress with FDV 6 in a',
      'a fortress with FDV 6 in d',
    ])
    expect(sayOption(w.g.s, w.g.p, 'placement', { counter: w.c('New'), to: w.r('a') })).toBe('New in a')
    const none = sayOption(w.g.s, w.g.p, 'placement', { work: 0, to: null })
    expect(none).toBe('no site for a fortress with FDV 6: get a refund')
    expect(sayOption(w.g.s, w.g.p, 'surplus', { unit: w.c('Foot'), to: w.r('c') })).toBe('move Foot on to c')
    expect(sayOption(w.g.s, w.g.p, 'surplus', { unit: w.c('Foot'), to: null })).toBe('lose Foot')
    expect(sayOption(w.g.s, w.g.p, 'shelter', [])).toBe('nobody')
  })

  test("[W-7.1.2-maintenance] shows a stack's cost", () => {
    const many = Array.from({ length: 6 }, (_, i) => `r${i} 3/2`)
    const more = Array.from({ length: 6 }, (_, i) => `s${i} 3/2`)
    const players = [{ id: 'red', money: 1 }, { id: 'blue' }]
    const w = start({ ...WAR, players, armies: { ...WAR.armies, red: { a: many, town: more } } })
    expect(asked(w)).toEqual([
      'You can’t pay every stack. Choose which to pay.',
      'pay $1 for the stack in a',
      'pay $1 for the stack in town',
    ])
    give(w, 'maintenance', { do: 'pay', stack: w.r('town') })
    expect(asked(w).slice(0, 2)).toEqual(['Choose a unit of the unpaid stack to lose a step.', 'r0 in a'])
  })

  test('an option without words is shown as written, and a question by its kind', () => {
    const w = start(WAR)
    expect([sayOption(w.g.s, w.g.p, 'riddle', { answer: 42 }), sayQuestion('riddle')]).toEqual([
      '{"answer":42}',
      'riddle',
    ])
  })
})

describe('why a stack may not go somewhere', () => {
  const why = (w: Playing, names: string, to: string): string => {
    const [stack, { s, p }] = [stackOf(w, names), w.g]
    const no = whyNotStep(s, p, 0, stack, w.r(to))
    return no === null ? 'it may' : sayWhyNot(s, p, no)
  }

  test('[W-5.3-land-attack-except][G-81][W-10.5-mp] is put into words', () => {
    const w = start(WAR)
    until(w, 'orders', 'red')
    expect(why(w, 'Foot', 'b')).toBe('a land attack needs a leader; take one along')
    expect(why(w, 'Lyon', 'b')).toBe('leaders can’t enter alone where enemies stand; take units along')
    expect(why(w, 'Foot', 'town')).toBe('there’s no route there')
    expect(why(w, 'Line', 'town')).toBe('you don’t command Line')
    expect(why(w, 'Foot,Lyon', 'b')).toBe('it may')
  })
})
