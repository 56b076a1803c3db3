import { describe, expect, test } from 'vitest'
import { OUT, POOL } from '../position.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, marked, open, placeOf, start, told, until } from '../testing/playing.ts'
import { cut, eastern } from '../testing/grounds.ts'

describe('L units', () => {
  test('[W-13.5-logistics][G-54] after the check one may be spent, and its whole stack is in supply', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start({ ...eastern('Foot 3/2', 'Guns A', 'Train L'), edition })
      expect(open(w)).toMatchObject({ kind: 'train', player: 0, options: ['pass', w.c('Train')] })
      give(w, 'train', w.c('Train'))
      expect([...marked(w, 'Foot', 'Guns'), placeOf(w, 'Train')]).toEqual([0, 0, OUT])
      expect(told(w, 'train-spent')).toEqual([
        { is: 'train-spent', player: 0, unit: 2, region: w.r('east'), stack: [0, 1] },
      ])
      expect(open(w).kind).toBe('orders')
    }
  })

  test('[W-13.5-logistics] its owner may keep it, and then no unit is helped', () => {
    const w = start(eastern('Foot 3/2', 'Train L'))
    give(w, 'train', 'pass')
    expect([...marked(w, 'Foot', 'Train'), placeOf(w, 'Train'), open(w).kind]).toEqual([
      1,
      1,
      'east',
      'orders',
    ])
  })

  test('[W-13.5-logistics] one is enough for a stack, and serves no other', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, coast: 'clear' },
      borders: [...cut.borders, 'mid-coast'],
      armies: { red: { east: ['Foot 3/2', 'Train L', 'Carts L'], coast: ['Horse 3/2'] } },
    })
    expect(open(w).options).toEqual(['pass', w.c('Train'), w.c('Carts')])
    give(w, 'train', w.c('Carts'))
    expect(open(w).kind).toBe('orders')
    expect([marked(w, 'Foot', 'Train', 'Horse'), placeOf(w, 'Train')]).toEqual([[0, 0, 1], 'east'])
  })

  test('[W-13.5-logistics][G-60] it serves the units of its owner, and not an ally’s', () => {
    const w = start({
      ...cut,
      players: [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }],
      armies: { red: { east: ['Foot 3/2', 'Train L'] }, pink: { east: ['Horse 3/2', 'Carts L'] } },
      control: { red: ['west', 'east'], blue: ['mid', 'town'] },
    })
    give(w, 'train', 'pass')
    until(w, 'train', 'pink')
    expect([open(w).options, marked(w, 'Foot', 'Horse')]).toEqual([
      ['pass', w.c('Carts')],
      [1, 1],
    ])
    until(w, 'train', 'red')
    expect(open(w).options).toEqual(['pass', w.c('Train')])
    give(w, 'train', w.c('Train'))
    expect(marked(w, 'Foot', 'Horse')).toEqual([0, 1])
  })

  test('[W-13.5-logistics] several stacks may each be helped, in one phase', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, coast: 'clear' },
      borders: [...cut.borders, 'mid-coast'],
      armies: { red: { east: ['Foot 3/2', 'Train L'], coast: ['Horse 3/2', 'Carts L'] } },
    })
    give(w, 'train', w.c('Train'))
    give(w, 'train', w.c('Carts'))
    expect([open(w).kind, marked(w, 'Foot', 'Horse')]).toEqual(['orders', [0, 0]])
  })

  test('[W-13.5-logistics] the player is not asked if it would help only itself, or all are in supply', () => {
    expect(open(start(eastern('Train L', 'Band 2/1 G'))).kind).toBe('orders')
    expect(open(start({ ...cut, armies: { red: { west: ['Foot 3/2', 'Train L'] } } })).kind).toBe('orders')
  })

  test('[W-13.5-logistics][W-13.6-fortress] one in the fortress is not with the stack outside', () => {
    const map = { ...cut.map, east: 'clear fort:red:3' }
    const w = start({ ...cut, map, armies: { red: { east: ['Foot 3/2', 'Train L inside'] } } })
    expect([open(w).kind, marked(w, 'Foot')]).toEqual(['orders', [1]])
  })

  test('[W-13.5-logistics] nor does one outside serve those in the fortress, if a rule denies them supply', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, east: 'clear fort:red:3' },
      armies: { red: { east: ['Guard 3/2 inside', 'Train L'] } },
      rules: [
        {
          when: 'always',
          player: 'red',
          effects: [{ do: 'supply', side: 'own', as: 'out', of: { units: ['Guard'] } }],
        },
      ],
    })
    expect([open(w).kind, marked(w, 'Guard', 'Train')]).toEqual(['orders', [1, 1]])
  })

  test('[W-13.5-logistics] a combat unit of type L is no support unit, and cannot be spent', () => {
    expect(open(start(eastern('Foot 3/2', 'Wagons 1/1 L'))).kind).toBe('orders')
  })

  test('[G-87] a Horde is not spent for supply', () => {
    expect(open(start({ ...eastern('Foot 3/2', 'Camp L horde'), edition: 'A' })).kind).toBe('orders')
  })

  test('[G-54] before the removal one saves a marked stack, until the next check', () => {
    const w = start({ ...eastern('Foot 3/2', 'Train L', 'Carts L'), turns: 6 })
    give(w, 'train', 'pass')
    endMovement(w)
    until(w, 'train', 'red')
    expect(told(w, 'starved')).toEqual([])
    give(w, 'train', w.c('Train'))
    expect([open(w).kind, placeOf(w, 'Foot'), marked(w, 'Foot', 'Carts')]).toEqual(['orders', 'east', [0, 0]])
    expect(told(w, 'supply-checked')).toHaveLength(1)

    endMovement(w)
    until(w, 'train', 'red')
    expect([placeOf(w, 'Foot'), marked(w, 'Foot')]).toEqual(['east', [1]])
    give(w, 'train', 'pass')
    endMovement(w)
    until(w, 'train', 'red')
    give(w, 'train', 'pass')
    expect([placeOf(w, 'Foot'), placeOf(w, 'Carts')]).toEqual([POOL, POOL])
  })

  test('[G-54] before the removal several stacks may each be saved', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, coast: 'clear' },
      borders: [...cut.borders, 'mid-coast'],
      armies: { red: { east: ['Foot 3/2', 'Train L'], coast: ['Horse 3/2', 'Carts L'] } },
    })
    give(w, 'train', 'pass')
    endMovement(w)
    until(w, 'train', 'red')
    give(w, 'train', w.c('Train'))
    give(w, 'train', w.c('Carts'))
    expect([open(w).kind, marked(w, 'Foot', 'Horse'), told(w, 'starved')]).toEqual(['orders', [0, 0], []])
  })

  test('[G-54] the player is not asked for a marked stack that is back in supply', () => {
    const w = start({ ...cut, armies: { red: { east: ['Foot 3/2', 'Train L'], west: ['Horse 3/2'] } } })
    give(w, 'train', 'pass')
    march(w, 'Horse', 'mid')
    endMovement(w)
    until(w, 'orders', 'blue')
    endMovement(w)
    expect([open(w).kind, open(w).player, marked(w, 'Foot')]).toEqual(['orders', 0, [0]])
  })

  test('[G-54] spent after the check, it gains a turn: the next check marks the stack, and does not remove it', () => {
    const w = start(eastern('Foot 3/2', 'Train L'))
    give(w, 'train', w.c('Train'))
    endMovement(w)
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Foot'), marked(w, 'Foot')]).toEqual(['east', [1]])
  })
})
