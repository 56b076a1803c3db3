import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, may } from '../testing/marching.ts'
import { allowed, give, placeOf, start, told, until } from '../testing/playing.ts'
import { packOf } from '../testing/war.ts'
import { incomeChange, movementChange, supplyWord } from './in-force.ts'
import { fits } from './filter.ts'
import { warScenario } from '../setup/pack.ts'
import { ground, inForce, points } from '../testing/effects.ts'

describe('movement', () => {
  test('[W-8-families][W-15-cards-over-all] a movement card lets its player’s counters go farther this turn', () => {
    const w = inForce([{ do: 'movement', side: 'own', change: 1 }], {
      armies: { red: { a: ['Foot 3/2'] }, blue: {} },
    })
    expect(points(w, 'Foot')).toEqual([2])
    march(w, 'Foot', 'b', 'c')
    expect(placeOf(w, 'Foot')).toBe('c')
    until(w, 'orders', 'blue')
    expect(points(w, 'Foot')).toEqual([0])
  })

  test('[W-8-target] or holds the enemy back, for as long as it lasts', () => {
    const w = inForce([{ do: 'movement', side: 'enemy', change: -1.5 }], {}, { lasting: 2 })
    expect(points(w, 'Foot', 'Line', 'Ney')).toEqual([0, -3, -3])
    until(w, 'orders', 'blue')
    expect(points(w, 'Line')).toEqual([-3])
  })

  test('[G-60] allies and players at peace are not enemies', () => {
    const players = [{ id: 'red', hand: 9 }, { id: 'blue' }, { id: 'pink', side: 'red' }, { id: 'grey' }]
    const armies = { blue: { c: ['Line 3/2'] }, pink: { a: ['Jaeger 3/2'] }, grey: { b: ['Pandur 3/2'] } }
    const more: Partial<War> = { players, armies, peace: [['red', 'grey']] }
    const w = inForce([{ do: 'movement', side: 'enemy', change: -1 }], more)
    expect(points(w, 'Line', 'Jaeger', 'Pandur')).toEqual([-2, 0, 0])
  })

  test('[W-8-text] a filter says which: by kind, by nation, by name', () => {
    const only = (of: Extract<EffectFile, { do: 'movement' }>['of']): number[] =>
      points(
        inForce([
          { do: 'movement', side: 'own', change: 1, ...(of && { of }) },
          { do: 'points', side: 'own', change: 1 },
        ]),
        'Foot',
        'Horse',
        'Lee',
        'Murat',
      )
    expect(only(undefined)).toEqual([2, 2, 2, 2])
    expect(only({ is: ['cavalry'] })).toEqual([0, 2, 0, 2])
    expect(only({ nations: ['red'] })).toEqual([2, 2, 2, 2])
    expect(only({ nations: ['blue'] })).toEqual([0, 0, 0, 0])
    expect(only({ units: ['Foot'] })).toEqual([2, 0, 0, 0])
    expect(only({ is: ['cavalry'], units: ['Foot'] })).toEqual([0, 0, 0, 0])
    expect(only({ is: ['cavalry', 'elite'] })).toEqual([0, 0, 0, 0])
    expect(only({ is: ['elite'] })).toEqual([0, 0, 0, 0])
  })

  test('[W-8-text] and where they stand: a region, a terrain, an area', () => {
    const effect: EffectFile = { do: 'movement', side: 'own', change: 1, of: { terrain: ['forest'] } }
    const w = inForce([effect], {
      armies: { red: { a: ['Foot 3/2'], b: ['Horse 3/2'], pool: ['Late 3/2'] } },
    })
    expect(points(w, 'Foot', 'Horse')).toEqual([0, 2])
    expect(fits(w.g.s, w.g.p, w.c('Late'), { terrain: ['forest'] })).toBe(false)
    const pack = packOf(ground())
    pack.map.areas = { west: { name: 'West', theater: null }, east: { name: 'East', theater: null } }
    for (const [id, region] of Object.entries(pack.map.regions)) region.area = id === 'c' ? 'east' : 'west'
    const s = warScenario(pack)
    const [foot, line] = [w.c('Foot'), s.units.findIndex(({ id }) => id === 'Line')]
    expect([foot, line].map(c => fits(s, s.setup, c, { areas: [1] }))).toEqual([false, true])
    expect([foot, line].map(c => fits(s, s.setup, c, { regions: [0], areas: [0] }))).toEqual([true, false])
  })

  test("[W-5.3-hidden-secret] a face-down leader's nation and kind are unknown", () => {
    const armies = { red: { a: ['Foot 3/2', '?'], leaders: ['Murat 1* 0/0 C'] }, blue: {} }
    const w = inForce([{ do: 'movement', side: 'own', change: 1, of: { nations: ['red'] } }], { armies })
    expect([w.g.p.face[0], movementChange(w.g.s, w.g.p, 1), points(w, 'Foot')]).toEqual([-1, 0, [2]])
  })
})

describe('prohibitions', () => {
  const forbid = (
    what: Extract<EffectFile, { do: 'forbid' }>['what'],
    side: 'own' | 'enemy' = 'own',
  ): EffectFile[] => [{ do: 'forbid', side, what }]

  test('[W-15-cards-over-all] to move', () => {
    expect(may(inForce([]), 'Foot', 'b')).toBe(true)
    expect(may(inForce(forbid('move')), 'Foot', 'b')).toBe(false)
    expect(may(inForce(forbid('move', 'enemy')), 'Foot', 'b')).toBe(true)
  })

  test('[W-15-cards-over-all] to attack', () => {
    const armies = { red: { b: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { c: ['Line 3/2'] } }
    expect(may(inForce([], { armies }), 'Foot,Lee', 'c')).toBe(true)
    const w = inForce(forbid('attack'), { armies })
    expect([may(w, 'Foot,Lee', 'c'), may(w, 'Foot,Lee', 'a')]).toEqual([false, true])
  })

  test('[W-15-cards-over-all] to go by rail', () => {
    const rails: Partial<War> = { borders: ['a-b rail', 'b-c rail'], control: { red: ['b', 'c'] } }
    const armies = { red: { a: ['Foot 3/2 mp1'] }, blue: {} }
    const byRail = inForce([], { ...rails, armies })
    march(byRail, 'Foot', 'b', 'c')
    expect(placeOf(byRail, 'Foot')).toBe('c')
    const w = inForce(forbid('rail'), { ...rails, armies })
    march(w, 'Foot', 'b')
    expect([w.g.p.halted[w.c('Foot')], w.g.p.spent[w.c('Foot')]]).toEqual([1, 4])
  })

  test('[W-15-cards-over-all] to hide, and to search', () => {
    const armies = {
      red: { a: ['Band 2/1 G', 'Foot 3/2', 'Lee 1* 0/0'] },
      blue: { a: ['Gang 2/1 G hidden'] },
    }
    const orders = (w: Playing): boolean[] => [
      allowed(w, { do: 'hide', stack: [w.c('Band')] }),
      allowed(w, { do: 'search', region: w.r('a') }),
    ]
    expect(orders(inForce([], { armies }))).toEqual([true, true])
    expect(orders(inForce(forbid('hide'), { armies }))).toEqual([false, true])
    expect(orders(inForce(forbid('search'), { armies }))).toEqual([true, false])
  })
})

describe('supply, income and supremacy', () => {
  test('[W-8-families][W-15-cards-over-all] a supply card supplies cut-off units, or cuts off supplied ones', () => {
    const uses: War['uses'] = ['supply']
    const far = { map: { a: 'clear', b: 'clear src:red', c: 'clear' }, control: { blue: ['b'] }, uses }
    expect(inForce([], far).g.p.unsupplied[0]).toBe(1)
    expect(inForce([{ do: 'supply', side: 'own', as: 'in' }], far).g.p.unsupplied[0]).toBe(0)
    const near = { map: { a: 'clear src:red', b: 'clear', c: 'clear' }, uses }
    expect(inForce([{ do: 'supply', side: 'own', as: 'out' }], near).g.p.unsupplied[0]).toBe(1)
  })

  test('[G-82] if two disagree the later prevails', () => {
    const cards = {
      out: {
        player: 'red',
        generic: { when: ['cards'], effects: [{ do: 'supply', side: 'own', as: 'out' }] },
      },
      in: { player: 'red', generic: { when: ['cards'], effects: [{ do: 'supply', side: 'own', as: 'in' }] } },
    } as NonNullable<War['cards']>
    const word = (first: number, second: number): string | null => {
      const w = start({ ...ground(), cards })
      give(w, 'card', first)
      give(w, 'card', second)
      return supplyWord(w.g.s, w.g.p, w.c('Foot'))
    }
    expect([word(0, 1), word(1, 0)]).toEqual(['in', 'out'])
  })

  test('[W-A3.1-extra][W-8-families] an economic card raises each income while it lasts', () => {
    const w = inForce([{ do: 'income', side: 'own', change: 2 }], {}, { lasting: 2 })
    expect([0, 1].map(player => incomeChange(w.g.s, w.g.p, player))).toEqual([2, 0])
    const taxed = inForce([{ do: 'income', side: 'own', change: 2 }], { uses: ['production'] })
    expect(taxed.g.p.money[0]).toBe(2)
    const less = inForce([{ do: 'income', side: 'enemy', change: -1 }])
    expect([0, 1].map(player => incomeChange(less.g.s, less.g.p, player))).toEqual([0, -1])
  })

  test('[W-A6-supremacy][G-64] supremacy helps every shot of its player, in every battle while it lasts', () => {
    const armies = { red: { b: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { c: ['Line 3/2'] } }
    const w = inForce([{ do: 'supremacy', side: 'own', change: 2 }], { armies })
    march(w, 'Foot,Lee', 'c')
    endMovement(w)
    until(w, 'orders', 'blue')
    const shots = told(w, 'fired').map(({ unit, change }) => [unit, change])
    expect(shots.slice(0, 2)).toEqual([
      [w.c('Foot'), 2],
      [w.c('Line'), 0],
    ])
  })
})
