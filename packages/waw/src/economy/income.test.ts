import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { start, told, until } from '../testing/playing.ts'

/** Red holds two regions with taxes, blue one; it is red's turn. */
const land: War = {
  uses: ['production'],
  resources: ['iron', 'wood'],
  map: {
    home: 'clear tax:3 res:iron=2',
    mill: 'clear tax:2 res:iron=1 res:wood=4',
    waste: 'clear',
    far: 'clear tax:7',
  },
  borders: ['home-mill', 'mill-waste', 'waste-far'],
  armies: { red: { home: ['Foot 3/2'] }, blue: { far: ['Line 3/2'] } },
  control: { red: ['mill', 'waste'] },
}

const owned = (w: Playing): unknown[] => [w.g.p.money[0], w.g.p.stocks[0]]
const incomes = (w: Playing): number[] =>
  told(w, 'income-collected')
    .filter(({ player }) => player === 0)
    .map(({ change }) => change)

describe('income', () => {
  test('[W-A3.1-tax][W-7.1.2-income] is the taxes of all regions that a player controls, and of no others', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start({ ...land, edition })
      expect(w.g.p.money).toEqual([5, 0])
      expect(told(w, 'income-collected')[0]).toMatchObject({
        player: 0,
        regions: [0, 1],
        because: [{ rule: 'W-A3.1-tax', what: 'tax', change: 5 }],
        change: 5,
      })
    }
  })

  test('[W-A3.1-tax] an ally’s regions pay their taxes to the ally', () => {
    const w = start({
      ...land,
      players: [
        { id: 'red', side: 'us' },
        { id: 'pink', side: 'us' },
        { id: 'blue', side: 'them' },
      ],
      control: { red: ['waste'], pink: ['mill'] },
    })
    until(w, 'orders', 'blue')
    expect(w.g.p.money).toEqual([3, 2, 7])
  })

  test('[W-12.8-block] a region with an enemy fortress pays nothing, neither taxes nor resources', () => {
    const blocked = start({ ...land, map: { ...land.map, mill: 'clear tax:2 res:iron=1 fort:blue:5' } })
    expect(owned(blocked)).toEqual([3, [2, 0]])
    const own = start({ ...land, map: { ...land.map, mill: 'clear tax:2 res:iron=1 fort:red:5' } })
    expect(owned(own)).toEqual([5, [3, 0]])
  })

  test('[W-A3.1-extra] a player’s off-map income is added', () => {
    const w = start({ ...land, players: [{ id: 'red', income: 4 }, { id: 'blue' }] })
    expect(incomes(w)).toEqual([9])
    expect(told(w, 'income-collected')[0]?.because[1]).toEqual({
      rule: 'W-A3.1-extra',
      what: 'off-map',
      change: 4,
    })
  })

  test('[W-A3.1-extra] changes by cards and rules are added', () => {
    const income = (change: number): NonNullable<War['rules']> => [
      { when: 'always', player: 'red', effects: [{ do: 'income', side: 'own', change }] },
    ]
    expect(incomes(start({ ...land, rules: income(2) }))).toEqual([7])
    expect(incomes(start({ ...land, rules: income(-2) }))).toEqual([3])
  })

  test('[W-A3.1-nonneg] a negative income counts as 0, and takes no money away', () => {
    const w = start({ ...land, players: [{ id: 'red', money: 6, income: -9 }, { id: 'blue' }] })
    expect([incomes(w), w.g.p.money[0]]).toEqual([[0], 6])
  })

  test('[W-A3.1-resources] other resources of those regions are added up separately', () => {
    expect(owned(start(land))).toEqual([5, [3, 4]])
  })

  test('[W-A3.1-carry] money is kept from turn to turn, other resources lapse', () => {
    const w = start(land)
    w.g.p.control[w.r('mill')] = w.player('blue')
    until(w, 'orders', 'blue')
    expect(owned(w)).toEqual([5, [3, 4]])
    until(w, 'orders', 'red')
    expect(owned(w)).toEqual([8, [2, 0]])
  })

  test('[W-7.1.2-optional] without production there is no income', () => {
    const w = start({ ...land, uses: [] })
    expect([w.g.p.money, told(w, 'income-collected')]).toEqual([[0, 0], []])
  })
})
