import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, may } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import { barred, supplyWord } from './in-force.ts'
import { ground, inForce, points } from '../testing/effects.ts'
import { tested } from '../testing/cards.ts'

describe('special rules', () => {
  test('[W-15-scenario-over-rules] one that always applies does so while its conditions hold, for its player', () => {
    const rules: War['rules'] = [
      {
        when: 'always',
        player: 'red',
        if: { notAfter: 1 },
        effects: [{ do: 'forbid', side: 'own', what: 'move' }],
      },
    ]
    const w = start(ground({ rules }))
    expect(['Foot', 'Line'].map(name => barred(w.g.s, w.g.p, 'move', w.c(name)))).toEqual([true, false])
    expect(may(w, 'Foot', 'b')).toBe(false)
    endMovement(w)
    until(w, 'orders', 'red')
    expect([w.g.p.turn, may(w, 'Foot', 'b')]).toEqual([2, true])
  })

  test('[W-15-scenario-over-rules] one for all is seen from each player', () => {
    const own: War['rules'] = [{ when: 'always', effects: [{ do: 'movement', side: 'own', change: -0.5 }] }]
    expect(points(start(ground({ rules: own })), 'Foot', 'Line')).toEqual([-1, -1])
    const held = { controls: { regions: ['a'], atLeast: 1 } }
    const enemy: War['rules'] = [
      { when: 'always', if: held, effects: [{ do: 'movement', side: 'enemy', change: -1 }] },
    ]
    expect(points(start(ground({ rules: enemy })), 'Foot', 'Line')).toEqual([0, -2])
  })

  test('[W-15-cards-over-all] cards come after rules, and prevail', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'supply', side: 'own', as: 'out' }] }]
    const plain = start(ground({ rules }))
    expect(supplyWord(plain.g.s, plain.g.p, plain.c('Foot'))).toBe('out')
    const w = inForce([{ do: 'supply', side: 'own', as: 'in' }], { rules })
    expect(supplyWord(w.g.s, w.g.p, w.c('Foot'))).toBe('in')
  })

  test('[W-15-scenario-over-rules] others take effect in their phase, once a turn of their player, if they can', () => {
    const point: EffectFile = { do: 'points', side: 'own', change: 1 }
    const rules: War['rules'] = [
      { when: 'movement', player: 'blue', effects: [point] },
      { when: 'cards', if: { points: 1 }, effects: [{ do: 'money', side: 'own', change: 5 }] },
      { when: 'cards', if: { notBefore: 2 }, effects: [point, point] },
    ]
    const w = start(ground({ rules }))
    expect([w.g.p.points, w.g.p.money, w.g.p.standing]).toEqual([[0, 0], [0, 0], []])
    until(w, 'orders', 'blue')
    expect([w.g.p.points, w.g.p.standing.length]).toEqual([[0, 1], 1])
    until(w, 'orders', 'red')
    expect([w.g.p.turn, w.g.p.points, w.g.p.money]).toEqual([2, [2, 1], [5, 0]])
    expect(told(w, 'rule-applied').map(({ rule, player }) => [rule, player])).toEqual([
      [0, 1],
      [2, 0],
      [1, 0],
    ])
    expect(told(w, 'rule-ended')).toEqual([{ is: 'rule-ended', rule: 0, player: 1 }])
  })

  test('[W-15-scenario-over-rules] their changes last to the end of that turn', () => {
    const rules: War['rules'] = [
      { when: 'movement', player: 'red', effects: [{ do: 'movement', side: 'own', change: 1 }] },
    ]
    const w = start(ground({ rules }))
    expect(points(w, 'Foot')).toEqual([2])
    until(w, 'orders', 'blue')
    expect(points(w, 'Foot')).toEqual([0])
  })

  test('[W-15-scenario-over-rules] those of an enemy’s turn take effect for the others, and end with it', () => {
    const players = ['red', 'blue', 'green'].map(id => ({ id }))
    const rules: War['rules'] = [
      { when: 'enemy-turn', player: 'red', effects: [{ do: 'movement', side: 'enemy', change: -1 }] },
    ]
    const w = start(ground({ players, rules }))
    expect(points(w, 'Line')).toEqual([0])
    until(w, 'orders', 'blue')
    expect(points(w, 'Line')).toEqual([-2])
    until(w, 'orders', 'green')
    expect(points(w, 'Line')).toEqual([-2])
  })

  test('[W-15-scenario-over-rules] one for all takes effect for each player', () => {
    const players = ['red', 'blue', 'green'].map(id => ({ id }))
    const rules: War['rules'] = [{ when: 'enemy-turn', effects: [{ do: 'points', side: 'own', change: 1 }] }]
    expect(start(ground({ players, rules })).g.p.points).toEqual([0, 1, 1])
  })

  test('[W-15-scenario-over-rules] a die and a choice may be part of them', () => {
    const rules: War['rules'] = [
      {
        when: 'cards',
        player: 'red',
        effects: [tested(4, [{ do: 'losses', side: 'own', steps: 1, chooser: 'own' }])],
      },
    ]
    const w = start(ground({ rules }), [4])
    expect(open(w)).toMatchObject({ player: 0, kind: 'loss', options: [0, 1] })
    expect(open(start(ground({ rules }), [5])).kind).toBe('orders')
  })
})

describe('in battles', () => {
  const armies = { red: { b: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { c: ['Line 3/2'] } }
  const bonus: EffectFile = { do: 'modifier', side: 'own', change: 1, rounds: 'rest' }
  const fought = (w: Playing): (readonly number[] | undefined)[] => {
    march(w, 'Foot,Lee', 'c')
    endMovement(w)
    until(w, 'orders', 'blue')
    return told(w, 'modifiers-set').map(e => e.modifier)
  }

  test("[W-8-lasting] a card's change for a turn applies in all its player's battles", () => {
    expect(fought(inForce([bonus], { armies }))[0]).toEqual([1, 0])
    const fear: EffectFile = { do: 'modifier', side: 'enemy', change: -2, rounds: 'this' }
    expect(fought(inForce([fear], { armies }))[0]).toEqual([0, -2])
  })

  test('[W-8-lasting][G-60] not in battles that its player has no part in', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red', hand: 9 }]
    const w = start({
      ...ground({ players, armies }),
      cards: { it: { player: 'pink', lasting: 3, generic: { when: ['cards'], effects: [bonus] } } },
    })
    until(w, 'card', 'pink')
    give(w, 'card', 0)
    until(w, 'orders', 'red')
    expect(fought(w)[0]).toEqual([0, 0])
  })

  test("[G-60] but in those where an ally leads the player's units", () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red', hand: 9 }]
    const both = { ...armies, pink: { b: ['Jaeger 3/2'], c: ['Hussar 3/2'] } }
    const it = { player: 'pink', lasting: 3, generic: { when: ['cards'], effects: [bonus] } }
    const w = start({ ...ground({ players, armies: both }), cards: { it } } as War)
    until(w, 'card', 'pink')
    give(w, 'card', 0)
    until(w, 'orders', 'red')
    expect(fought(w)[0]).toEqual([1, 0])
  })

  test('[W-15-scenario-over-rules] a special rule may be about battles, seen from its player or from both', () => {
    const rule = (more: object): NonNullable<War['rules']> => [{ when: 'always', effects: [bonus], ...more }]
    expect(fought(start(ground({ armies, rules: rule({ player: 'blue' }) })))[0]).toEqual([0, 1])
    expect(fought(start(ground({ armies, rules: rule({}) })))[0]).toEqual([1, 1])
    const hampered = rule({ if: { role: 'attacker', terrain: ['clear'] } })
    expect(fought(start(ground({ armies, rules: hampered })))[0]).toEqual([1, 0])
    expect(fought(start(ground({ armies, rules: rule({ if: { terrain: ['swamp'] } }) })))[0]).toEqual([0, 0])
  })
})
