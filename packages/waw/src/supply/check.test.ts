import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { POOL } from '../position.ts'
import { endMovement, march } from '../testing/marching.ts'
import { marked, open, placeOf, start, told, until } from '../testing/playing.ts'
import { cut, eastern } from '../testing/grounds.ts'

/** Red's next movement phase, with the supply phase just over. */
const nextTurn = (w: Playing): void => {
  if (open(w).kind === 'orders' && open(w).player === w.player('red')) endMovement(w)
  until(w, 'orders', 'red')
}

describe('the check', () => {
  test('[W-7.1.3-check][W-13.2-line] marks units without a line, for all to see', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start({ ...eastern('Foot 3/2', 'Guns A'), edition })
      expect(marked(w, 'Foot', 'Guns')).toEqual([1, 1])
      expect(told(w, 'supply-checked')).toEqual([{ is: 'supply-checked', player: 0, out: [0, 1], in: [] }])
    }
  })

  test('[W-7.1.3-check] it leaves units with a line as they are, and logs nothing', () => {
    const w = start({ ...cut, armies: { red: { west: ['Foot 3/2'] } } })
    expect([marked(w, 'Foot'), told(w, 'supply-checked')]).toEqual([[0], []])
  })

  test("[G-54][W-7.1.3-check] a player’s units are checked in that player's own phase III only", () => {
    const w = start({
      ...cut,
      map: { ...cut.map, isle: 'clear' },
      armies: { ...cut.armies, blue: { isle: ['Line 3/2'] } },
    })
    expect(marked(w, 'Foot', 'Line')).toEqual([1, 0])
    until(w, 'orders', 'blue')
    expect(marked(w, 'Line')).toEqual([1])
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Foot'), placeOf(w, 'Line')]).toEqual([POOL, 'isle'])
  })

  test('[W-7.1.3-optional] without the phase there is no check', () => {
    expect(marked(start({ ...cut, uses: [] }), 'Foot')).toEqual([0])
  })

  test('[G-80] the mark belongs to a unit, and stays until its next check', () => {
    const w = start({
      ...cut,
      armies: { red: { east: ['Foot 3/2'], west: ['Horse 3/2'] }, blue: { town: ['Line 3/2'] } },
      control: { red: ['west', 'east'], blue: ['mid', 'town'] },
    })
    march(w, 'Horse', 'mid')
    endMovement(w)
    expect([w.g.p.control[w.r('mid')], ...marked(w, 'Foot', 'Horse')]).toEqual([0, 1, 0])
    until(w, 'orders', 'red')
    expect(marked(w, 'Foot', 'Horse')).toEqual([0, 0])
    expect(told(w, 'supply-checked').map(e => [e.out, e.in])).toEqual([
      [[w.c('Foot')], []],
      [[], [w.c('Foot')]],
    ])
  })
})

describe('always in supply', () => {
  test('[W-13.3-guerrilla] guerrillas, seen or unseen', () => {
    const w = start(eastern('Band 2/1 G', 'Gang 2/1 G hidden', 'Foot 3/2'))
    expect(marked(w, 'Band', 'Gang', 'Foot')).toEqual([0, 0, 1])
  })

  test('[W-13.3-guerrilla-leader][G-54] leaders are never checked, with guerrillas, with others or alone', () => {
    const w = start(eastern('Band 2/1 G', 'Lee 1* 0/0'))
    expect(told(w, 'supply-checked')).toEqual([])
    expect(told(start(eastern('Lee 1* 0/0')), 'supply-checked')).toEqual([])
    const mixed = start(eastern('Foot 3/2', 'Lee 1* 0/0'))
    expect(told(mixed, 'supply-checked').map(e => e.out)).toEqual([[mixed.c('Foot')]])
  })

  test('[W-13.6-fortress] units and leaders in a fortress; not those beside it', () => {
    const map = { ...cut.map, east: 'clear fort:red:3' }
    const stack = ['Foot 3/2', 'Guard 3/2 inside', 'Guns A inside', 'Lee 1* 0/0 inside']
    const w = start({ ...cut, map, armies: { red: { east: stack } } })
    expect(marked(w, 'Foot', 'Guard', 'Guns')).toEqual([1, 0, 0])
    nextTurn(w)
    expect(['Foot', 'Guard', 'Guns', 'Lee'].map(name => placeOf(w, name))).toEqual([
      POOL,
      'east',
      'east',
      'east',
    ])
  })
})

describe('the removal', () => {
  test('[W-13.4-removal][W-7.1.3-remove] units out of supply at a second check in a row go to the force pool', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start({ ...eastern('Foot 3/2', 'Guns A'), edition })
      expect(placeOf(w, 'Foot')).toBe('east')
      nextTurn(w)
      expect([placeOf(w, 'Foot'), placeOf(w, 'Guns')]).toEqual([POOL, POOL])
      expect(told(w, 'starved')).toEqual([{ is: 'starved', player: 0, units: [0, 1] }])
      expect(marked(w, 'Foot', 'Guns')).toEqual([0, 0])
    }
  })

  test('[W-13.4-removal] a reduced unit comes out of the pool at full strength', () => {
    const w = start(eastern('Guard 3>2/2 reduced'))
    expect(w.g.p.steps[w.c('Guard')]).toBe(1)
    nextTurn(w)
    expect([placeOf(w, 'Guard'), w.g.p.steps[w.c('Guard')]]).toEqual([POOL, 2])
  })

  test('[G-80] it spares leaders', () => {
    const w = start(eastern('Foot 3/2', 'Lee 1* 0/0'))
    nextTurn(w)
    expect([placeOf(w, 'Foot'), placeOf(w, 'Lee')]).toEqual([POOL, 'east'])
  })

  test('[G-54][W-7.1.3-remove] marked units are checked first; units back in supply stay', () => {
    const w = start({ ...cut, armies: { red: { east: ['Foot 3/2'], west: ['Horse 3/2'] } } })
    march(w, 'Horse', 'mid')
    nextTurn(w)
    expect([placeOf(w, 'Foot'), told(w, 'starved')]).toEqual(['east', []])
  })

  test('[W-13.4-removal] two checks with one in supply between them are not in a row', () => {
    const w = start({
      ...cut,
      turns: 5,
      armies: { red: { east: ['Foot 3/2'], west: ['Horse 3/2'] }, blue: { town: ['Line 3/2'] } },
    })
    march(w, 'Horse', 'mid')
    nextTurn(w)
    expect(marked(w, 'Foot')).toEqual([0])
    march(w, 'Horse', 'west')
    endMovement(w)
    until(w, 'orders', 'blue')
    march(w, 'Line', 'mid')
    until(w, 'orders', 'red')
    expect([marked(w, 'Foot'), placeOf(w, 'Foot')]).toEqual([[1], 'east'])
    nextTurn(w)
    expect(placeOf(w, 'Foot')).toBe(POOL)
  })
})

describe('effects of cards and rules', () => {
  const ruled = (
    as: 'in' | 'out',
    of: { units?: string[]; is?: string[]; regions?: string[] },
  ): Required<War>['rules'] => [
    { when: 'always', player: 'red', effects: [{ do: 'supply', side: 'own', as, of }] },
  ]

  test('[W-15-scenario-over-rules] a unit in supply by a rule needs no line', () => {
    const w = start({ ...eastern('Foot 3/2', 'Horse 3/2'), rules: ruled('in', { units: ['Foot'] }) })
    expect(marked(w, 'Foot', 'Horse')).toEqual([0, 1])
  })

  test('[W-15-scenario-over-rules] a unit out of supply by a rule has none, at the source or in a fortress', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, west: 'clear src:red fort:red:3' },
      armies: { red: { west: ['Foot 3/2', 'Band 2/1 G', 'Guard 3/2 inside', 'Horse 3/2'] } },
      rules: ruled('out', { units: ['Foot', 'Band', 'Guard'] }),
    })
    expect(marked(w, 'Foot', 'Band', 'Guard', 'Horse')).toEqual([1, 1, 1, 0])
    nextTurn(w)
    expect([placeOf(w, 'Guard'), w.g.p.inside[w.c('Guard')]]).toEqual([POOL, 0])
  })

  test('[W-13.3-guerrilla][W-4.1.2-hide] no effect marks a hidden unit, as the mark would reveal its place', () => {
    const war = eastern('Band 2/1 G', 'Gang 2/1 G hidden')
    const w = start({ ...war, rules: ruled('out', { regions: ['east'] }) })
    expect(marked(w, 'Band', 'Gang')).toEqual([1, 0])
  })
})
