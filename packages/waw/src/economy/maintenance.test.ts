import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { dues } from './maintenance.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { OUT } from '../position.ts'

const many = (number: number, marks = '3/2'): string[] =>
  Array.from({ length: number }, (_, i) => `U${i + 1} ${marks}`)

/** Red has one stack at home and this much money. */
const camp = (stack: readonly string[], money = 0, more: Partial<War> = {}): War => ({
  uses: ['production'],
  players: [{ id: 'red', money }, { id: 'blue' }],
  map: { home: 'clear', port: 'clear port airbase:0', far: 'clear' },
  borders: ['home-port', 'port-far'],
  armies: { red: { home: stack }, blue: { far: ['Line 3/2'] } },
  ...more,
})

/** Upkeep of red's stacks, as it stands. */
const costs = (war: War): number[] => {
  const { s } = start(war).g
  return dues(s, s.setup, 0).map(({ cost }) => cost)
}
const costOf = (war: War): number => costs(war)[0] ?? 0
const home = (w: Playing): number => w.r('home')
const steps = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.steps[w.c(name)])

describe('upkeep due', () => {
  test('[W-A3.2-land-A][W-A3.2-duty] in edition A 1$ from 5 combat units, 3$ from 10, 5$ from 15', () => {
    const sizes = [4, 5, 9, 10, 14, 15, 20]
    expect(sizes.map(size => costOf(camp(many(size), 0, { edition: 'A' })))).toEqual([0, 1, 1, 3, 3, 5, 5])
  })

  test('[W-A3.2-land-B][W-A3.2-duty] in edition B 1$ from 6 combat units, 3$ from 11, 5$ from 16', () => {
    const sizes = [5, 6, 10, 11, 15, 16, 20]
    expect(sizes.map(size => costOf(camp(many(size))))).toEqual([0, 1, 1, 3, 3, 5, 5])
  })

  test('[G-61] a scenario may charge by the sizes of the other edition', () => {
    const row = (edition: 'A' | 'B', tiers: '5-10-15' | '6-11-16' | 'printed'): [number[], string[]] => {
      const found = [5, 6, 10, 11, 15, 16].map(size => {
        const { s } = start(camp(many(size), 0, { edition, options: { maintenance_tiers: tiers } })).g
        return dues(s, s.setup, 0)[0]
      })
      return [found.map(due => due?.cost ?? 0), [...new Set(found.flatMap(due => due?.rule ?? []))]]
    }
    const [low, high]: [unknown[], unknown[]] = [
      [[1, 1, 3, 3, 5, 5], ['W-A3.2-land-A']],
      [[0, 1, 1, 3, 3, 5], ['W-A3.2-land-B']],
    ]
    const ruled = ([costs]: unknown[]): unknown[] => [costs, ['G-61']]
    expect([row('A', 'printed'), row('A', '5-10-15'), row('A', '6-11-16')]).toEqual([low, low, ruled(high)])
    expect([row('B', 'printed'), row('B', '5-10-15'), row('B', '6-11-16')]).toEqual([high, ruled(low), high])
  })

  test('[W-A3.2-duty] each stack is charged separately', () => {
    const army = many(11)
    const apart = camp([], 0, { armies: { red: { home: army.slice(0, 5), port: army.slice(5) } } })
    expect([costs(camp(army)), costs(apart)]).toEqual([[3], [1]])
  })

  test('[G-61] support units and leaders are not counted', () => {
    expect(costOf(camp([...many(5), 'Guns A', 'Lee 3* 1/1']))).toBe(0)
  })

  test('[G-61] units in the fortress and hidden ones count too', () => {
    const stack = [...many(3), 'In 3/2 inside', 'Band 1/1 G hidden', 'Gang 1/1 G hidden']
    const map = { home: 'clear fort:red:4', port: 'clear', far: 'clear' }
    expect(costOf(camp(stack, 0, { map }))).toBe(1)
  })

  test('[G-61] hidden units count by their number, so that no player learns what they are', () => {
    expect(costOf(camp([...many(5), 'Spies G hidden']))).toBe(1)
    expect(costOf(camp([...many(5), 'Spies G']))).toBe(0)
  })

  test('[W-A3.2-l-uncounted] L units do not make a stack bigger', () => {
    const { s } = start(camp([...many(15), 'Train L', 'Wagons L'])).g
    expect(dues(s, s.setup, 0)).toMatchObject([{ units: 15, train: true }])
  })

  test('[W-A3.2-l-level] 11 units with an L unit pay 1$ instead of 3$, and 6 nothing', () => {
    for (const edition of ['A', 'B'] as const)
      expect(costOf(camp([...many(11), 'Train L'], 0, { edition }))).toBe(1)
    expect(costOf(camp([...many(6), 'Train L']))).toBe(0)
  })

  test('[W-A3.2-l-once] a second L unit changes nothing', () => {
    expect(costOf(camp([...many(16), 'Train L']))).toBe(3)
    expect(costOf(camp([...many(16), 'Train L', 'Wagons L']))).toBe(3)
  })

  test('[G-87] a Horde without CF is no L unit here, and one with CF counts as a combat unit', () => {
    const edition = 'A' as const
    expect(costOf(camp([...many(5), 'Camp L horde'], 0, { edition }))).toBe(1)
    expect(costOf(camp([...many(4), 'Khan 2/2 horde'], 0, { edition }))).toBe(1)
  })

  test('[W-A3.2-fleet][G-61] all ships of a player are one stack: 1 to 3 cost 1$, to 6 3$, more 5$; an L unit does not help', () => {
    const fleet = (ships: number): number[] => {
      const [flagship = '', ...others] = many(ships, '3/2 N')
      return costs(camp([], 0, { armies: { red: { home: others, port: [flagship, 'Train L'] } } }))
    }
    expect([1, 3, 4, 6, 7].map(fleet)).toEqual([[1], [1], [3], [3], [5]])
    expect(costs(camp(['Foot 3/2']))).toEqual([])
  })

  test('[W-A3.2-air][G-61] all aircraft of a player are one stack: 1 to 3 cost 1$, to 6 3$, more 5$', () => {
    for (const edition of ['A', 'B'] as const)
      expect([1, 3, 4, 6, 7].map(number => costs(camp(many(number, '3/2 F'), 0, { edition })))).toEqual([
        [1],
        [1],
        [3],
        [3],
        [5],
      ])
    expect(costs(camp(['Ship 3/2 N', 'Plane 3/2 F']))).toEqual([1, 1])
  })
})

describe('paying', () => {
  const army = many(18)
  const apart = (money: number): War =>
    camp([], money, {
      armies: { red: { home: army.slice(0, 6), port: army.slice(6, 12), far: army.slice(12) } },
    })

  test('[W-7.1.2-maintenance][W-A3.2-duty] is compulsory: the money is paid unasked, and the stack stays as it is', () => {
    const w = start(camp(many(11), 4))
    expect([w.g.p.money[0], open(w).kind]).toEqual([1, 'orders'])
    expect(told(w, 'maintenance-paid')).toMatchObject([
      { stack: 0, units: 11, cost: 3, rule: 'W-A3.2-land-B' },
    ])
    expect([told(w, 'maintenance-unpaid'), told(w, 'deserted')]).toEqual([[], []])
  })

  test('[W-7.1.2-maintenance] it is paid out of this turn’s income too, and again every turn', () => {
    const map = { home: 'clear tax:1', port: 'clear', far: 'clear' }
    const w = start(camp(many(6), 0, { map }))
    until(w, 'orders', 'blue')
    until(w, 'orders', 'red')
    expect([w.g.p.turn, w.g.p.money[0], told(w, 'maintenance-paid').length]).toEqual([2, 0, 2])
  })

  test('[W-7.1.2-maintenance] each stack is paid for once a turn', () => {
    const w = start(apart(9))
    expect([w.g.p.money[0], open(w).kind]).toEqual([6, 'orders'])
    expect(told(w, 'maintenance-paid').map(({ stack }) => stack)).toEqual(
      ['home', 'port', 'far'].map(region => w.r(region)),
    )
  })

  test('[W-A3.2-duty][W-A3.2-unpaid] a player short of money chooses which stacks to pay for, and must pay for as many as possible', () => {
    const w = start(apart(2))
    const offers = (): unknown => (open(w).options as readonly { stack: number }[]).map(({ stack }) => stack)
    expect([open(w).kind, open(w).player, offers()]).toEqual(['maintenance', 0, [0, 1, 2]])
    give(w, 'maintenance', { do: 'pay', stack: w.r('port') })
    expect([open(w).kind, offers()]).toEqual(['maintenance', [0, 2]])
    give(w, 'maintenance', { do: 'pay', stack: w.r('home') })
    expect([open(w).kind, w.g.p.money[0], told(w, 'maintenance-unpaid').map(({ stack }) => stack)]).toEqual([
      'unpaid',
      0,
      [w.r('far')],
    ])
    give(w, 'unpaid', w.c('U13'))
    give(w, 'unpaid', w.c('U14'))
    expect([open(w).kind, told(w, 'deserted').length]).toEqual(['orders', 2])
  })

  test('[W-A3.2-unpaid] a stack too dear for the treasury goes unpaid, even if another is paid for', () => {
    const host = many(17)
    const w = start(camp([], 2, { armies: { red: { home: host.slice(0, 11), port: host.slice(11) } } }))
    expect([open(w).kind, w.g.p.money[0]]).toEqual(['unpaid', 1])
    expect([told(w, 'maintenance-paid')[0]?.stack, told(w, 'maintenance-unpaid')[0]?.stack]).toEqual([
      w.r('port'),
      w.r('home'),
    ])
  })

  test('[W-A3.2-unpaid] a player who can pay for none is not asked', () => {
    const w = start(camp(many(11), 2))
    expect([open(w).kind, w.g.p.money[0]]).toEqual(['unpaid', 2])
    expect(told(w, 'maintenance-unpaid')).toMatchObject([{ stack: 0, units: 11, cost: 3, steps: 3 }])
  })
})

describe('not paying', () => {
  test('[W-A3.2-unpaid][G-61] the owner removes a fifth of the steps, rounded up, from any units', () => {
    const stack = ['Old 3>2/2', ...many(5)]
    for (const edition of ['A', 'B'] as const) {
      const w = start(camp(stack, 0, { edition }))
      give(w, 'unpaid', w.c('Old'))
      give(w, 'unpaid', w.c('Old'))
      expect([open(w).kind, placeOf(w, 'Old'), steps(w, 'Old', 'U1')]).toEqual(['orders', OUT, [0, 1]])
    }
  })

  test('[W-A3.2-unpaid] six two-step units lose three of their twelve steps; ten one-step units two of ten', () => {
    const lost = (stack: string[]): number | undefined =>
      told(start(camp(stack)), 'maintenance-unpaid')[0]?.steps
    expect([lost(many(6, '3>2/2')), lost(many(10))]).toEqual([3, 2])
  })

  test('[G-61] support units and leaders are exempt', () => {
    const w = start(camp([...many(6), 'Guns A', 'Lee 3* 1/1']))
    expect(open(w).options).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('[W-A3.2-unpaid] units in the fortress can lose steps, and hidden ones, which are revealed', () => {
    const stack = [
      ...many(3),
      'In 3/2 inside',
      'Band 2>1/1 G hidden',
      'Gang 1/1 G hidden',
      'Quan 1* 0/0 hidden',
    ]
    const w = start(camp(stack, 0, { map: { home: 'clear fort:red:4', port: 'clear', far: 'clear' } }))
    const row = (): unknown[] => [w.g.p.lurking[home(w)], w.g.p.lurkingLeaders[home(w)]]
    give(w, 'unpaid', w.c('Band'))
    expect([w.g.p.hidden[w.c('Band')], steps(w, 'Band'), row()]).toEqual([0, [1], [1, 1]])
    give(w, 'unpaid', w.c('Gang'))
    expect([w.g.p.hidden[w.c('Quan')], placeOf(w, 'Quan'), placeOf(w, 'Gang'), row()]).toEqual([
      0,
      'home',
      OUT,
      [0, 0],
    ])
  })

  test('[W-A3.2-unpaid] ships lose steps wherever they are', () => {
    const ships = { home: many(3, '3/2 N'), port: ['Far 3/2 N', 'Foot 3/2'] }
    const w = start(camp([], 0, { armies: { red: ships } }))
    give(w, 'unpaid', w.c('Far'))
    expect([placeOf(w, 'Far'), open(w).kind]).toEqual([OUT, 'orders'])
  })

  test('[W-7.1.2-optional] without production nothing is due', () => {
    expect(open(start(camp(many(20), 9, { uses: [] }))).kind).toBe('orders')
  })
})
