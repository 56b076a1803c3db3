import type { Answer } from '@sandtable/kernel'
import { begin, seeded } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { PackFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { BOUGHT, POOL } from '../position.ts'
import { endMovement } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { packOf } from '../testing/war.ts'
import { WAW } from '../index.ts'
import { warScenario } from '../setup/pack.ts'

/** Red has this much money, a depot, and two units in the pool; blue has one in the other. */
const shop = (money: number, more: Partial<War> = {}): War => ({
  uses: ['production', 'placement'],
  players: [{ id: 'red', money }, { id: 'blue' }],
  map: { home: 'clear prod:red', far: 'clear' },
  borders: ['home-far'],
  armies: {
    red: { home: ['Foot 3/2'], pool: ['Horse 4/2 C $4', 'Guns A $6', 'Heirloom 9/9'] },
    blue: { far: ['Line 3/2'], pool: ['Reserve 3/2 $1'] },
  },
  ...more,
})

const buyUnit = (w: Playing, name: string): void => give(w, 'purchase', { do: 'unit', unit: w.c(name) })
const optionsOf = (w: Playing): readonly Answer[] => open(w).options as readonly Answer[]

describe('units', () => {
  test('[W-A3.4-buy][W-7.1.2-purchase] a player with money may buy priced units of their own pool', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start(shop(7, { edition }))
      expect(open(w)).toMatchObject({ kind: 'purchase', player: 0 })
      expect(optionsOf(w)).toEqual([
        { do: 'unit', unit: w.c('Horse') },
        { do: 'unit', unit: w.c('Guns') },
        'done',
      ])
      buyUnit(w, 'Horse')
      expect([w.g.p.money[0], placeOf(w, 'Horse'), placeOf(w, 'Guns')]).toEqual([3, BOUGHT, POOL])
    }
  })

  test('[W-7.1.2-purchase] only money left after maintenance can be spent', () => {
    const army = Array.from({ length: 6 }, (_, i) => `U${i} 3/2`)
    const w = start(shop(4, { armies: { red: { home: army, pool: ['Horse 4/2 $4'] } } }))
    expect([open(w).kind, w.g.p.money[0]]).toEqual(['orders', 3])
  })

  test('[W-7.1.2-purchase] units on the map or already bought are not for sale', () => {
    const armies = { red: { home: ['Foot 3/2 $1'], pool: ['Horse 4/2 $1', 'Guns A $1'] } }
    const w = start(shop(9, { armies }))
    buyUnit(w, 'Horse')
    expect(optionsOf(w)).toEqual([{ do: 'unit', unit: w.c('Guns') }, 'done'])
  })

  test('[W-7.1.2-purchase] buying is optional', () => {
    const w = start(shop(9))
    give(w, 'purchase', 'done')
    expect([w.g.p.money[0], open(w).kind]).toEqual([9, 'orders'])
  })

  test('[W-7.1.2-purchase] a player who can afford nothing is not asked', () => {
    expect(open(start(shop(3))).kind).toBe('orders')
  })

  test("[W-A3.4-buy] a price in resources is paid from this turn's yield of the player's regions", () => {
    const pack = packOf(shop(9, { resources: ['iron'] }))
    const bought = (iron: number): unknown => {
      const units: PackFile['units'] = {
        ...pack.units,
        Horse: { ...pack.units['Horse']!, price: { money: 4, iron: 2 } },
      }
      const home = { ...pack.map.regions['home']!, resources: { iron } }
      const map = { ...pack.map, regions: { ...pack.map.regions, home } }
      const g = begin(WAW, warScenario({ ...pack, units, map }), { dice: seeded('test') })
      const w = { g, c: (name: string) => Object.keys(units).indexOf(name), r: () => 0, player: () => 0 }
      const offered = optionsOf(w).some(
        option => JSON.stringify(option) === `{"do":"unit","unit":${w.c('Horse')}}`,
      )
      if (offered) buyUnit(w, 'Horse')
      return [offered, g.p.money[0], g.p.stocks[0]]
    }
    expect([bought(1), bought(3)]).toEqual([
      [false, 9, [1]],
      [true, 5, [1]],
    ])
  })

  test('[W-7.1.2-optional] without production nothing is for sale', () => {
    expect(open(start(shop(99, { uses: ['placement'] }))).kind).toBe('orders')
  })
})

describe('replacements', () => {
  const worn = (money: number, stack: readonly string[]): Playing =>
    start(shop(money, { armies: { red: { home: stack } } }))

  test('[W-A3.3-cost] each 2$ raises the marker by one', () => {
    const w = worn(5, ['Foot 3>2/2 reduced', 'Line 3>2/2'])
    give(w, 'purchase', { do: 'replacement' })
    give(w, 'purchase', { do: 'replacement' })
    expect([w.g.p.replacements, w.g.p.money[0], open(w).kind]).toEqual([[2, 0], 1, 'orders'])
  })

  test('[W-A3.3-cost] they can be bought before the losses they are for, but never more than could be used', () => {
    const w = worn(9, ['Foot 3>2/2', 'Line 3/2', 'Guns A'])
    give(w, 'purchase', { do: 'replacement' })
    expect(open(w).kind).toBe('orders')
  })
})

describe('cards', () => {
  const library = (money: number, more: Partial<War> = {}): War =>
    shop(money, {
      armies: { red: { home: ['Foot 3/2'] } },
      extraDraw: 3,
      cards: { one: { player: 'red' }, two: { player: 'red' }, three: { player: 'red' } },
      ...more,
    })

  test('[W-8-paid-draw] more cards can be drawn at the scenario’s price, while any are left', () => {
    const w = start(library(9))
    expect(w.g.p.hands[0]).toHaveLength(1)
    give(w, 'purchase', { do: 'card' })
    expect([w.g.p.hands[0]?.length, w.g.p.money[0]]).toEqual([2, 6])
    give(w, 'purchase', { do: 'card' })
    expect([w.g.p.hands[0], w.g.p.money[0], open(w).kind]).toEqual([[0, 1, 2], 3, 'orders'])
  })

  test('[W-8-paid-draw] not for less, and not if the scenario has no price or no production', () => {
    const kinds = [library(2), library(9, { uses: [] })].map(war => open(start(war)).kind)
    const { extraDraw: _, ...unpriced } = library(9)
    expect([...kinds, open(start(unpriced)).kind]).toEqual(['orders', 'orders', 'orders'])
  })
})

describe('fortresses', () => {
  /** Red's second turn, with two fortress counters left, one of them not for sale. */
  const works = (money: number, more: Partial<War> = {}): Playing => {
    const forts = [
      { fdv: 3, price: 4 },
      { fdv: 5, price: null },
    ]
    const players = [{ id: 'red', money, forts }, { id: 'blue' }]
    const armies = { red: { home: ['Foot 3/2', 'Guard 3/2'] }, blue: { far: ['Line 3/2'] } }
    const w = start({ ...shop(money), players, armies, ...more })
    until(w, 'orders', 'red')
    w.g.p.works[0] = [0, 1]
    until(w, 'orders', 'blue')
    until(w, 'purchase', 'red')
    return w
  }

  test('[W-A3.4-buy][W-7.1.5-placement] a fortress counter with a price is built in friendly land when purchases are placed', () => {
    const w = works(5)
    expect(optionsOf(w)).toEqual([{ do: 'fort', work: 0 }, 'done'])
    give(w, 'purchase', { do: 'fort', work: 0 })
    expect([open(w).kind, w.g.p.money[0], w.g.p.fort]).toEqual(['orders', 1, [-1, -1]])
    endMovement(w)
    expect([w.g.p.fort, w.g.p.fdv[w.r('home')], w.g.p.works[0]]).toEqual([[0, -1], 3, [1]])
  })

  test('[W-A3.4-place] the owner chooses among friendly regions without enemies and without a fortress', () => {
    const map = {
      home: 'clear prod:red',
      hill: 'hills',
      town: 'clear fort:red:5',
      pass: 'clear',
      far: 'clear',
    }
    const borders = ['home-hill', 'hill-town', 'home-pass', 'pass-far']
    const w = works(4, { map, borders, control: { red: ['hill', 'town', 'pass'] } })
    w.g.p.where[w.c('Line')] = w.r('pass')
    give(w, 'purchase', { do: 'fort', work: 0 })
    endMovement(w)
    expect(open(w)).toMatchObject({
      kind: 'placement',
      options: [
        { work: 0, to: w.r('home') },
        { work: 0, to: w.r('hill') },
      ],
    })
    give(w, 'placement', { work: 0, to: w.r('hill') })
    expect([w.g.p.fort[w.r('hill')], open(w).player]).toEqual([0, 1])
  })

  test('[W-A3.4-buy] each counter is sold once, no more of them than there are sites, and all are built', () => {
    const forts = [3, 4, 5].map(fdv => ({ fdv, price: 1 }))
    const map = { home: 'clear prod:red', hill: 'hills', far: 'clear' }
    const players = [{ id: 'red', money: 9, forts }, { id: 'blue' }]
    const w = works(9, { map, borders: ['home-hill', 'hill-far'], players, control: { red: ['hill'] } })
    w.g.p.works[0] = [0, 1, 2]
    give(w, 'purchase', { do: 'fort', work: 0 })
    expect(optionsOf(w)).toEqual([{ do: 'fort', work: 1 }, { do: 'fort', work: 2 }, 'done'])
    give(w, 'purchase', { do: 'fort', work: 2 })
    expect(open(w).kind).toBe('orders')
    endMovement(w)
    give(w, 'placement', { work: 0, to: w.r('hill') })
    expect([w.g.p.fdv, w.g.p.works[0], w.g.p.money[0]]).toEqual([[5, 3, 0], [1], 7])
  })

  test('[W-7.1.5-placement] without a site the price is given back', () => {
    const w = works(4)
    give(w, 'purchase', { do: 'fort', work: 0 })
    w.g.p.fort[w.r('home')] = 0
    endMovement(w)
    expect([w.g.p.money[0], w.g.p.works[0], told(w, 'fort-unbuilt').length]).toEqual([4, [0, 1], 1])
  })
})
