import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, placeOf, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const
const OUT = -1

const row = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear' },
  borders: ['a-b', 'b-c', 'c-d'],
  armies,
  players: [{ id: 'red' }, { id: 'blue', points: 9 }],
  ...more,
})

describe('a leader alone', () => {
  const meade = (stack: string[], rank = '2*', more: Partial<War> = {}): Playing =>
    start(row({ red: { a: stack }, blue: { b: [`Meade ${rank} 0/0`] } }, more))

  test.each(EDITIONS)(
    '[W-10.1-lone-leader] is destroyed when an enemy unit enters the region, in edition %s',
    edition => {
      const w = meade(['Foot 3/2'], '2*', { edition })
      march(w, 'Foot', 'b')
      expect([placeOf(w, 'Meade'), w.g.p.steps.length]).toEqual([OUT, 1])
      expect(told(w, 'leader-caught')).toMatchObject([{ player: 1, region: w.r('b'), by: 0 }])
    },
  )

  test('[W-10.1-lone-leader] even by one that only passes, and without a leader', () => {
    const w = meade(['Foot 3/2 mp4'])
    march(w, 'Foot', 'b', 'c')
    expect([placeOf(w, 'Meade'), placeOf(w, 'Foot')]).toEqual([OUT, 'c'])
  })

  test('[G-81] there is no battle, no test and no card', () => {
    const w = meade(['Foot 3/2', 'Lee 1* 0/0'])
    march(w, 'Foot, Lee', 'b')
    endMovement(w)
    expect([told(w, 'battle-joined'), told(w, 'leader-tested')]).toEqual([[], []])
  })

  test('[G-81] any land unit will do, a support unit too', () => {
    const w = meade(['Guns A'])
    march(w, 'Guns', 'b')
    expect(placeOf(w, 'Meade')).toBe(OUT)
  })

  test('[G-81] lone leaders ignore each other', () => {
    const w = meade(['Lee 3* 3/3'])
    march(w, 'Lee', 'b')
    expect([placeOf(w, 'Meade'), placeOf(w, 'Lee')]).toEqual(['b', 'b'])
  })

  test('[G-81] hidden units do not catch a leader', () => {
    const w = meade(['Band 2/1 G hidden'])
    march(w, 'Band', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  test("[G-66] it scores by the leader's rank: nothing, 1, 2 or 4", () => {
    const points = (rank: string): number[] => {
      const w = meade(['Foot 3/2'], rank)
      march(w, 'Foot', 'b')
      return w.g.p.points
    }
    expect(['1*', '2*', '3*', 'crown'].map(points)).toEqual([
      [0, 9],
      [1, 8],
      [2, 7],
      [4, 5],
    ])
  })

  test('[W-10.1-lone-leader] a leader with a unit of his side is not alone', () => {
    const w = start(
      row({ red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Line 9/9', 'Meade 2* 0/0'] } }),
    )
    march(w, 'Foot, Lee', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  test('[W-10.1-lone-leader][G-60] nor is one with an ally’s', () => {
    const w = start({
      ...row({
        red: { a: ['Foot 3/2', 'Lee 1* 0/0'] },
        blue: { b: ['Meade 2* 0/0'] },
        teal: { b: ['Line 9/9'] },
      }),
      players: [{ id: 'red' }, { id: 'blue' }, { id: 'teal', side: 'blue' }],
    })
    march(w, 'Foot, Lee', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  test('[G-75] nor is one who lies hidden with hidden units', () => {
    const w = start(
      row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Band 2/1 G hidden', 'Meade 2* 0/0 hidden'] } }),
    )
    march(w, 'Foot', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  test('[W-10.1-lone-leader][G-60] players who are not declared enemies leave the leader alone', () => {
    const w = meade(['Foot 3/2'], '2*', { peace: [['red', 'blue']] })
    march(w, 'Foot', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  const fort = { a: 'clear', b: 'clear fort:blue:4', c: 'clear', d: 'clear' }

  test('[W-10.1-lone-leader-fort] inside a fortification the leader is safe', () => {
    const w = start(row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Meade 2* 0/0 inside'] } }, { map: fort }))
    march(w, 'Foot', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
  })

  test('[W-10.1-lone-leader-fort][G-43] outside, the leader may go in when the enemy comes, and is otherwise lost', () => {
    const w = (): Playing =>
      start(row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Meade 2* 0/0'] } }, { map: fort }))
    const [goes, stays] = [w(), w()]
    for (const [war, answer] of [
      [goes, [goes.c('Meade')]],
      [stays, []],
    ] as const) {
      give(war, 'orders', marchOrder(war, 'Foot', 'b'))
      give(war, 'shelter', answer)
    }
    expect([placeOf(goes, 'Meade'), placeOf(stays, 'Meade')]).toEqual(['b', OUT])
  })

  test('[G-81] a leader may move alone if no enemy combat unit is there', () => {
    const w = start(row({ red: { a: ['Lee 1* 0/0 mp3'] }, blue: { d: ['Line 3/2'] } }))
    give(w, 'orders', marchOrder(w, 'Lee', 'b'))
    give(w, 'orders', marchOrder(w, 'Lee', 'c'))
    expect(allowed(w, marchOrder(w, 'Lee', 'd'))).toBe(false)
  })

  test('[G-81] a leader is safe among support units alone, until one of theirs enters', () => {
    const w = start(row({ red: { a: ['Lee 2* 0/0'] }, blue: { b: ['Guns A'], c: ['Train L', 'Line 3/2'] } }))
    march(w, 'Lee', 'b')
    endMovement(w)
    march(w, 'Line', 'd')
    expect(placeOf(w, 'Lee')).toBe('b')
    march(w, 'Train', 'b')
    expect(placeOf(w, 'Lee')).toBe(OUT)
  })

  test('[G-31][G-81] a leader left alone with the enemy after a battle is lost', () => {
    const w = start(
      row(
        { red: { a: ['Foot 9/9', 'Horse 9/9', 'Lee 1* 0/9'] }, blue: { b: ['Line 0/0', 'Meade 2* 0/0'] } },
        { map: { ...row({}).map, c: 'clear closed:impassable' }, borders: ['a-b', 'b-c'] },
      ),
      [0, 9, 9, 5, 5],
    )
    march(w, 'Foot, Horse, Lee', 'b')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect([placeOf(w, 'Line'), placeOf(w, 'Meade')]).toEqual([OUT, OUT])
    expect(told(w, 'leader-caught')).toMatchObject([{ player: 1, by: 0 }])
  })
})

describe('support units alone', () => {
  test.each(EDITIONS)('[W-4.2-su-alone] are removed once movement is over, in edition %s', edition => {
    const w = start({ ...row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Guns A', 'Train L'] } }), edition })
    march(w, 'Foot', 'b')
    expect([placeOf(w, 'Guns'), told(w, 'support-abandoned')]).toEqual(['b', []])
    endMovement(w)
    expect([placeOf(w, 'Guns'), placeOf(w, 'Train')]).toEqual([OUT, OUT])
    expect(told(w, 'support-abandoned')).toMatchObject([{ player: 1, region: w.r('b') }])
  })

  test('[W-10.1-stop-on-enemy] they stop stacks that meet them, like any revealed enemy', () => {
    const w = start(row({ red: { a: ['Foot 3/2 mp4'] }, blue: { b: ['Guns A'] } }))
    give(w, 'orders', marchOrder(w, 'Foot', 'b'))
    expect(w.g.p.march.trail).toEqual([])
    expect(allowed(w, marchOrder(w, 'Foot', 'c'))).toBe(false)
  })

  test('[W-4.2-su-alone] not beside enemies without a combat unit there either', () => {
    const w = start(row({ red: { a: ['Battery A'] }, blue: { b: ['Guns A'] } }))
    march(w, 'Battery', 'b')
    endMovement(w)
    expect([placeOf(w, 'Battery'), placeOf(w, 'Guns')]).toEqual(['b', 'b'])
  })

  test('[W-4.2-su-alone][G-60] a combat unit of an ally keeps them', () => {
    const w = start({
      ...row({ red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Guns A'] }, teal: { b: ['Line 9/9'] } }),
      players: [{ id: 'red' }, { id: 'blue' }, { id: 'teal', side: 'blue' }],
    })
    march(w, 'Foot, Lee', 'b')
    endMovement(w)
    expect(told(w, 'support-abandoned')).toEqual([])
  })

  test('[W-4.2-su-alone] so are the mover’s own, left with the enemy', () => {
    const w = start(row({ red: { b: ['Foot 3/2', 'Guns A'] }, blue: { b: ['Line 3/2'] } }))
    march(w, 'Foot', 'a')
    endMovement(w)
    expect([placeOf(w, 'Guns'), placeOf(w, 'Line')]).toEqual([OUT, 'b'])
  })

  test('[W-4.2-su-alone][G-81] a leader with no other units goes with them', () => {
    const w = start(row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Guns A', 'Meade 2* 0/0'] } }))
    march(w, 'Foot', 'b')
    expect(placeOf(w, 'Meade')).toBe('b')
    endMovement(w)
    expect([placeOf(w, 'Guns'), placeOf(w, 'Meade')]).toEqual([OUT, OUT])
  })

  test('[W-4.2-su-alone] in the fortress they are safe', () => {
    const map = { ...row({}).map, b: 'clear fort:blue:4' }
    const w = start(row({ red: { a: ['Foot 3/2'] }, blue: { b: ['Guns A inside'] } }, { map }))
    march(w, 'Foot', 'b')
    endMovement(w)
    expect(placeOf(w, 'Guns')).toBe('b')
  })

  test('[G-87][W-A1-horde-su] a Horde without CF is removed likewise, and never captured; one with CF fights', () => {
    const camp = (horde: string): Playing => {
      const w = start({
        ...row({ red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: [horde] } }),
        edition: 'A',
      })
      march(w, 'Foot, Lee', 'b')
      endMovement(w)
      return w
    }
    expect([
      placeOf(camp('Horde horde'), 'Horde'),
      told(camp('Horde horde'), 'battle-joined').length,
    ]).toEqual([OUT, 0])
    expect(told(camp('Horde 2/2 horde'), 'battle-joined').length).toBe(1)
  })
})
