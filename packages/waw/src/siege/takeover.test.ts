import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { openStory } from '../say/testing/tell.ts'
import { OUT } from '../position.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'

/** Red takes a blue fortress, FDV 4, with fortress counters to put there. */
const capture: War = {
  players: [
    { id: 'red', points: 5, forts: [fort(2), fort(7)] },
    { id: 'blue', points: 5 },
  ],
  map: { camp: 'clear src:red', town: 'clear fort:blue:4', keep: 'clear fort:blue:4', home: 'clear' },
  borders: ['camp-town', 'camp-keep', 'town-home'],
  armies: { red: { town: ['Foot 3/2', 'Horse 3/2'] } },
  control: { red: ['camp'], blue: ['town', 'keep', 'home'] },
}

function fort(fdv: number): { fdv: number; price: null } {
  return { fdv, price: null }
}

const taken = (war: War, ...dice: number[]): Playing => {
  const w = start(war, dice)
  endMovement(w)
  return w
}

const withGarrison = (...stack: string[]): War => ({
  ...capture,
  players: [
    { id: 'red', points: 5 },
    { id: 'blue', points: 5 },
  ],
  armies: { ...capture.armies, blue: { town: stack } },
})

describe('the captor’s fortress', () => {
  test('[W-12.8-takeover] the captor may put a counter in its place, and is asked at once', () => {
    const w = taken(capture, 4)
    expect(open(w)).toMatchObject({ kind: 'takeover', player: 0, options: ['pass', 0, 1] })
    give(w, 'takeover', 1)
    const town = w.r('town')
    expect(told(w, 'fort-built')).toEqual([
      { is: 'fort-built', player: 0, region: town, work: 1, fdv: 7, by: 'takeover' },
    ])
    expect([w.g.p.fort[town], w.g.p.fdv[town], w.g.p.works[0]]).toEqual([0, 7, [0]])
    expect(w.g.p.control[town]).toBe(0)
    const line = openStory(w.g.s, w.g.log ?? []).find(({ of }) => of === 'fort-built')
    expect([line?.section, line?.rules]).toEqual(['siege', ['W-12.8-takeover']])
  })

  test('[W-12.8-takeover] or decline: then no fortress stands there', () => {
    const w = taken(capture, 4)
    give(w, 'takeover', 'pass')
    expect([w.g.p.fort[w.r('town')], w.g.p.works[0], w.g.p.control[w.r('town')]]).toEqual([-1, [0, 1], 0])
    expect(open(w).kind).toBe('orders')
  })

  test('[W-12.8-takeover] without a counter the captor is not asked', () => {
    const w = taken({ ...capture, players: [{ id: 'red' }, { id: 'blue', forts: [fort(3)] }] }, 4)
    expect([open(w).kind, w.g.p.fort[w.r('town')]]).toEqual(['orders', -1])
  })

  test('[W-12.8-takeover] nor if the fortress holds', () => {
    expect(open(taken(capture, 5)).kind).toBe('orders')
  })

  test('[G-78] a fortress printed on the map goes the same way, and can be taken again', () => {
    const w = taken(
      { ...capture, armies: { ...capture.armies, blue: { home: ['Line 3/2', 'Reserve 3/2'] } } },
      4,
      7,
    )
    give(w, 'takeover', 1)
    until(w, 'orders', 'red')
    march(w, 'Foot, Horse', 'camp')
    until(w, 'orders', 'blue')
    march(w, 'Line, Reserve', 'town')
    until(w, 'orders', 'red')
    expect(told(w, 'siege-tested').map(({ player, fdv, fell }) => [player, fdv, fell])).toEqual([
      [0, 4, true],
      [1, 7, true],
    ])
    expect([w.g.p.fort[w.r('town')], w.g.p.control[w.r('town')]]).toEqual([-1, 1])
  })

  test('[W-12.8-takeover][W-7.1.4-d-siege] the other sieges go on after each answer', () => {
    const both = { red: { town: ['Foot 3/2', 'Horse 3/2'], keep: ['Van 3/2', 'Rear 3/2'] } }
    const w = taken({ ...capture, armies: both }, 4, 4)
    give(w, 'siege', w.r('town'))
    give(w, 'takeover', 0)
    expect(told(w, 'siege-tested')).toHaveLength(2)
    expect(open(w)).toMatchObject({ kind: 'takeover', options: ['pass', 1] })
    give(w, 'takeover', 1)
    expect([w.g.p.fdv[w.r('town')], w.g.p.fdv[w.r('keep')], w.g.p.works[0]]).toEqual([2, 7, []])
    expect(open(w).kind).toBe('orders')
  })

  test('[W-7.1.4-d-siege] and also if there is nothing to ask', () => {
    const both = { red: { town: ['Foot 3/2', 'Horse 3/2'], keep: ['Van 3/2', 'Rear 3/2'] } }
    const w = taken({ ...capture, players: [{ id: 'red' }, { id: 'blue' }], armies: both }, 4, 4)
    give(w, 'siege', w.r('town'))
    expect(told(w, 'fortress-fell').map(({ region }) => region)).toEqual([w.r('town'), w.r('keep')])
  })

  test('[W-7.1.4-d-siege] a siege that fails after one that succeeds ends the phase without a question', () => {
    const both = { red: { town: ['Foot 3/2', 'Horse 3/2'], keep: ['Van 3/2', 'Rear 3/2'] } }
    const w = taken({ ...capture, armies: both }, 4, 9)
    give(w, 'siege', w.r('town'))
    give(w, 'takeover', 'pass')
    expect([open(w).kind, w.g.p.fort[w.r('keep')]]).toEqual(['orders', 1])
  })
})

describe('points for a fortress', () => {
  test('[W-14-fortress][W-14-mirror] the captor gains 1, and its owner loses as much', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = taken({ ...withGarrison(), edition }, 4)
      expect(w.g.p.points).toEqual([6, 4])
      expect(told(w, 'scored').map(e => e.because)).toEqual([
        [{ rule: 'W-14-fortress', what: 'fortress', change: 1 }],
      ])
    }
  })

  test('[W-14-fortress] one that holds gives none', () => {
    expect(taken(withGarrison(), 5).g.p.points).toEqual([5, 5])
  })

  test('[W-14-floor][G-66] the loser’s gauge stops at 0, and the captor still gains in full', () => {
    const war = {
      ...withGarrison(),
      players: [
        { id: 'red', points: 5 },
        { id: 'blue', points: 0 },
      ],
    }
    expect(taken(war, 4).g.p.points).toEqual([6, 0])
  })

  test('[G-66] a leader lost in it scores by rank: 0, 1, 2, and 4 for a monarch', () => {
    const gain = (leader: string): number => {
      const [red = 0, blue = 0] = taken(withGarrison(`${leader} inside`), 4).g.p.points
      expect(red + blue).toBe(10)
      return red - 6
    }
    expect(['Lee 1* 0/0', 'Lee 2* 0/0', 'Lee 3* 0/0', 'Lee crown 0/0'].map(gain)).toEqual([0, 1, 2, 4])
  })

  test('[G-66] the units of the garrison are no hits, and score nothing', () => {
    const w = taken(withGarrison('A 1/1 inside', 'B 1/1 inside', 'C 1/1 inside', 'D 1/1 inside'), 4)
    expect(w.g.p.points).toEqual([6, 4])
  })

  test('[G-66][W-5.3-hidden-draw] a face-down leader in it is turned up for scoring', () => {
    const w = start(
      {
        ...withGarrison(),
        armies: {
          red: { camp: ['Foot 3/2', 'Horse 3/2'] },
          blue: { town: ['Guns A', '?'], leaders: ['King crown 0/0'] },
        },
      },
      [4, 0],
    )
    const king = w.g.s.units.length
    give(w, 'orders', marchOrder(w, 'Foot, Horse', 'town'))
    give(w, 'shelter', [w.c('Guns'), king])
    endMovement(w)
    expect(told(w, 'leader-revealed').map(({ slot }) => slot)).toEqual([0])
    expect([w.g.p.where[king], w.g.p.points]).toEqual([OUT, [10, 0]])
  })

  test('[G-60] the loss is the owner’s, even if the garrison is an ally’s', () => {
    const w = taken(
      {
        ...capture,
        players: [{ id: 'red' }, { id: 'blue', points: 5 }, { id: 'grey', side: 'blue', points: 5 }],
        armies: { ...capture.armies, grey: { town: ['Line 3/2 inside', 'Lee 3* 0/0 inside'] } },
      },
      4,
    )
    expect(w.g.p.points).toEqual([3, 4, 3])
  })
})
