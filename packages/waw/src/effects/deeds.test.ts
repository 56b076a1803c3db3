import { seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import type { Effect } from './vocabulary.ts'
import { allowed, give, open, placeOf, start, told } from '../testing/playing.ts'
import { BOUGHT, POOL } from '../position.ts'
import { settled } from './uses.ts'
import { WAW } from '../index.ts'
import { field, played } from '../testing/effects.ts'
import { tested } from '../testing/cards.ts'

/** Something that a card can always do, beside something it can't do now. */
const gain: EffectFile = { do: 'points', side: 'own', change: 1 }

describe('money, points and technology', () => {
  test('[W-8-families][W-8-target] an economic card adds to its player’s money, or takes from the enemy’s', () => {
    expect(played(field([{ do: 'money', side: 'own', change: 4 }])).g.p.money).toEqual([7, 3])
    expect(played(field([{ do: 'money', side: 'enemy', change: -2 }])).g.p.money).toEqual([3, 1])
  })

  test('[W-8-text] a player never loses money they do not have', () => {
    const w = played(field([{ do: 'money', side: 'enemy', change: -5 }]))
    expect(w.g.p.money).toEqual([3, 0])
    expect(told(w, 'money-changed')).toEqual([{ is: 'money-changed', source: 0, player: 1, change: -3 }])
  })

  test('[W-8-target] the enemy is every declared enemy, and no ally', () => {
    const players = [
      { id: 'red', hand: 1 },
      { id: 'blue', money: 3 },
      { id: 'green', money: 3 },
      { id: 'pink', money: 3, side: 'red' },
      { id: 'grey', money: 3 },
    ]
    const war = field([{ do: 'money', side: 'enemy', change: -1 }], { players, peace: [['red', 'grey']] })
    expect(played(war).g.p.money).toEqual([0, 2, 2, 3, 3])
  })

  test('[W-14-gauge][W-14-floor] points go up or down, but not below 0', () => {
    expect(played(field([{ do: 'points', side: 'own', change: 2 }])).g.p.points).toEqual([5, 3])
    const w = played(field([{ do: 'points', side: 'enemy', change: -4 }]))
    expect(w.g.p.points).toEqual([3, 0])
    expect(told(w, 'scored')[0]?.because).toEqual([{ rule: 'W-14-gauge', what: 'card:0', change: -4 }])
  })

  test('[W-A5-technology] a level of technology comes from a card, and never falls below 0', () => {
    const up: EffectFile = { do: 'technology', side: 'own', track: 'ships', change: 2 }
    const down: EffectFile = { do: 'technology', side: 'own', track: 'ships', change: -3 }
    expect(played(field([up])).g.p.technology).toEqual([
      [0, 2],
      [0, 0],
    ])
    expect(played(field([up, down])).g.p.technology[0]).toEqual([0, 0])
    expect(start(field([])).g.p.technology[0]).toEqual([0, 0])
  })
})

describe('cards', () => {
  const more = (player: string, copies: number): Partial<War> => ({
    cards: {
      it: field([{ do: 'draw', number: 2 }]).cards?.['it'] as never,
      other: { player, copies, battle: { effects: [{ do: 'morale', side: 'own', change: 1 }] } },
    },
  })

  test('[W-8-text] draws as many as it says, as far as there are any', () => {
    expect(played(field([], more('red', 5))).g.p.hands[0]).toHaveLength(3)
    expect(played(field([], more('red', 2))).g.p.hands[0]).toHaveLength(2)
  })

  test('[W-8-target] the enemy loses random cards from the hand, and all see which', () => {
    const effects: EffectFile[] = [{ do: 'discard', side: 'enemy', number: 2 }]
    const war = field(effects, {
      players: [
        { id: 'red', hand: 1 },
        { id: 'blue', hand: 4 },
      ],
    })
    const cards = { ...war.cards, other: { player: 'blue', copies: 4, battle: { effects: [] } } }
    const w = start({ ...war, cards }, [0, 0, 0, 0, 0, 2, 0])
    give(w, 'card', 0)
    expect([w.g.p.hands[1], w.g.p.discards[1]]).toEqual([
      [2, 4],
      [3, 1],
    ])
    const [first] = told(w, 'card-discarded')
    expect(seen(WAW, first as never, null)).toEqual({
      is: 'card-discarded',
      player: 1,
      card: 3,
      because: 'random',
    })
  })

  test('[W-8-text] a smaller hand is lost entirely', () => {
    const w = played(field([{ do: 'discard', side: 'enemy', number: 2 }, gain]))
    expect([told(w, 'card-discarded'), open(w).kind]).toEqual([[], 'orders'])
  })

  test("[W-8-text] cards of the player's own hand are the player's choice", () => {
    const war = field([{ do: 'discard', side: 'own', number: 2 }], {
      players: [{ id: 'red', hand: 4 }, { id: 'blue' }],
    })
    const cards = { ...war.cards, other: { player: 'red', copies: 3, battle: { effects: [] } } }
    const w = played({ ...war, cards })
    expect(open(w)).toMatchObject({ player: 0, kind: 'discard', rule: 'W-8-text', options: [1, 2, 3] })
    give(w, 'discard', 2)
    give(w, 'discard', 3)
    expect([open(w).kind, w.g.p.hands[0], w.g.p.discards[0]]).toEqual(['orders', [1], [2, 3]])
  })
})

describe('counters', () => {
  const add: EffectFile = { do: 'add', units: ['Late'], leaders: ['Hood'], at: ['b', 'a'] }

  test('[G-56][W-A3.5-reinforce] come out of the pool, and wait for the end of the placement phase', () => {
    const w = played(field([add]))
    expect([placeOf(w, 'Late'), placeOf(w, 'Hood')]).toEqual([BOUGHT, BOUGHT])
    expect(w.g.p.granted).toEqual([
      { counter: w.c('Late'), at: [w.r('b'), w.r('a')] },
      { counter: w.c('Hood'), at: [w.r('b'), w.r('a')] },
    ])
  })

  test('[W-A3.5-reinforce] only those that are in the pool can come', () => {
    const foot: EffectFile = { do: 'add', units: ['Foot'], leaders: [], at: ['a'] }
    const w = played(field([foot, gain]))
    expect([placeOf(w, 'Foot'), w.g.p.granted, told(w, 'counters-granted')]).toEqual(['a', [], []])
  })

  test('[W-4.1.2-hidden-immune] hidden enemies in the regions named are turned up', () => {
    const w = played(field([{ do: 'reveal', regions: ['c'] }]))
    expect(w.g.p.hidden[w.c('Band')]).toBe(0)
    expect(told(w, 'uncovered')[0]).toMatchObject({ player: 1, region: w.r('c'), because: 'effect' })
    expect(played(field([{ do: 'reveal', regions: ['b'] }, gain])).g.p.hidden[w.c('Band')]).toBe(1)
  })

  test('[W-4.1.2-hidden-immune] and everywhere if none are named', () => {
    const w = played(field([{ do: 'reveal', regions: [] }]))
    expect([w.g.p.hidden[w.c('Band')], w.g.p.lurking.some(n => n > 0)]).toEqual([0, false])
  })
})

describe('war and peace', () => {
  const three = (effects: EffectFile[], peace: War['peace']): War =>
    field(effects, { players: [{ id: 'red', hand: 1 }, { id: 'blue' }, { id: 'green' }], peace: peace ?? [] })

  test('[W-8-families][G-60] an event card declares war on a side, for both', () => {
    const war = three([{ do: 'war', with: 'green' }], [['red', 'green']])
    expect(start(war).g.p.enemies).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0])
    expect(played(war).g.p.enemies).toEqual([0, 1, 1, 1, 0, 1, 1, 1, 0])
  })

  test('[G-60] or makes peace with it, and then their stacks ignore each other', () => {
    const w = played(three([{ do: 'peace', with: 'blue' }], []))
    expect(w.g.p.enemies).toEqual([0, 0, 1, 0, 0, 1, 1, 1, 0])
    expect(allowed(w, { do: 'march', stack: [w.c('Foot')], to: w.r('b') })).toBe(true)
  })

  test('[G-60] no side is at war with itself', () => {
    expect(played(three([{ do: 'war', with: 'red' }, gain], [])).g.p.enemies[0]).toBe(0)
  })
})

describe('tests', () => {
  const point = (change: number): EffectFile => ({ do: 'points', side: 'own', change })
  const either = tested(4, [point(1)], [point(-1)])

  test('[W-8-text] a die decides which effects follow', () => {
    const passed = played(field([either]), [4])
    expect([passed.g.p.points[0], told(passed, 'effect-tested')[0]?.passed]).toEqual([4, true])
    const w = played(field([either]), [5])
    expect(w.g.p.points[0]).toBe(2)
    expect(told(w, 'effect-tested')).toEqual([
      { is: 'effect-tested', source: 0, player: 0, upTo: 4, die: 5, passed: false },
    ])
  })

  test('[W-8-text] nested, and what stands after them follows in order', () => {
    const nested = tested(4, [either, point(10)])
    const after: EffectFile = { do: 'losses', side: 'own', steps: 1, chooser: 'own' }
    const w = played(field([nested, point(100), after]), [0, 9])
    expect(told(w, 'scored').map(({ change }) => change)).toEqual([-1, 10, 100])
    expect(open(w).kind).toBe('loss')
    expect(told(played(field([nested, point(100)]), [9]), 'scored')).toHaveLength(1)
  })

  test('[W-8-text] nothing of it is known until its die has fallen', () => {
    expect(settled([either] as Effect[], [])).toEqual([either])
    expect(settled([either, either] as Effect[], [0])).toEqual([either, point(1), either])
  })

  test('[W-8-lasting] a lasting effect after a test depends on its die', () => {
    const faster = tested(
      4,
      [{ do: 'movement', side: 'own', change: 3 }],
      [{ do: 'forbid', side: 'own', what: 'move' }],
    )
    const marchTo = (w: Playing, to: string): boolean =>
      allowed(w, { do: 'march', stack: [w.c('Foot')], to: w.r(to) })
    const armies = { red: { a: ['Foot 3/2 mp1'] }, blue: { c: ['Camel 3/2'] } }
    const quick = played(field([faster], { armies }, { lasting: 2 }), [4])
    expect([quick.g.p.standing[0]?.dice, marchTo(quick, 'b')]).toEqual([[4], true])
    const barred = played(field([faster], { armies }, { lasting: 2 }), [5])
    expect([barred.g.p.standing[0]?.until, marchTo(barred, 'b')]).toEqual([2, false])
  })

  test('[W-8-text] granted counters stay in the pool if the die is against them', () => {
    const summons = tested(
      5,
      [{ do: 'add', units: ['Late'], leaders: [], at: ['a'] }],
      [{ do: 'money', side: 'own', change: 2 }],
    )
    expect(placeOf(played(field([summons]), [5]), 'Late')).toBe(BOUGHT)
    const w = played(field([summons]), [6])
    expect([placeOf(w, 'Late'), w.g.p.money[0]]).toEqual([POOL, 5])
  })
})
