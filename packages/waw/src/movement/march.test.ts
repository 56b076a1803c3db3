import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, may, places, step } from '../testing/marching.ts'
import { open, placeOf, start, told } from '../testing/playing.ts'
import { row } from '../testing/grounds.ts'

const EDITIONS = ['A', 'B'] as const

/** How many regions of clear ground a red stack can go. */
function reach(w: Playing, names: string): number {
  for (const [i, to] of ['b', 'c', 'd', 'e', 'f'].entries())
    if (!may(w, names, to)) return i
    else step(w, names, to)
  return 5
}

describe.each(EDITIONS)('movement points in edition %s', edition => {
  const war = (stack: readonly string[], more: Partial<War> = {}): Playing =>
    start({ ...row(stack, more), edition })

  test('[W-10.5-mp] a unit goes as far as its points pay for', () => {
    expect([1, 2, 4].map(mp => reach(war([`Foot 3/2 mp${mp}`]), 'Foot'))).toEqual([1, 2, 4])
  })

  test('[W-10.1-optional-mp] spending all points, or moving at all, is optional', () => {
    const w = war(['Foot 3/2 mp4', 'Horse 3/2 mp4'])
    march(w, 'Foot', 'b')
    endMovement(w)
    expect(places(w, 'Foot', 'Horse')).toEqual(['b', 'a'])
  })

  test('[W-7.1.4-c-move] the active player moves only their own counters', () => {
    const w = war(['Foot 3/2'], { armies: { red: { a: ['Foot 3/2'] }, blue: { d: ['Line 3/2'] } } })
    expect(open(w)).toMatchObject({ player: 0, kind: 'orders', rule: 'W-7.1.4-c-move' })
    expect([may(w, 'Foot', 'b'), may(w, 'Line', 'c')]).toEqual([true, false])
    endMovement(w)
    expect(open(w)).toMatchObject({ player: 1, kind: 'orders' })
    expect([may(w, 'Foot', 'b'), may(w, 'Line', 'c')]).toEqual([false, true])
  })

  test('[W-7.1.4-c-move] a stack moves from one place', () => {
    const armies = { red: { a: ['Foot 3/2'], b: ['Horse 3/2'] } }
    expect(may(war([], { armies, borders: ['a-c', 'b-c'] }), 'Foot, Horse', 'c')).toBe(false)
  })

  test('[G-11] a stack goes as far as its slowest member, leaders and support units included', () => {
    expect(reach(war(['Foot 3/2 mp2', 'Horse 3/2 mp5']), 'Foot, Horse')).toBe(2)
    expect(reach(war(['Horse 3/2 mp5', 'Lee 3* 1/1 mp3']), 'Horse, Lee')).toBe(3)
    expect(reach(war(['Horse 3/2 mp5', 'Guns A mp1']), 'Guns, Horse')).toBe(1)
  })

  test('[G-11] and faster when it leaves them behind', () => {
    const w = war(['Foot 3/2 mp2', 'Horse 3/2 mp5'])
    step(w, 'Foot, Horse', 'b')
    step(w, 'Foot, Horse', 'c')
    march(w, 'Horse', 'd', 'e', 'f')
    expect(places(w, 'Foot', 'Horse')).toEqual(['c', 'f'])
  })

  test('[W-10.5-mp][W-3.1-road] half points are kept to the half', () => {
    const borders = ['a-b road', 'b-c road', 'c-d road', 'd-e', 'e-f']
    expect(reach(war(['Foot 3/2 mp2'], { borders }), 'Foot')).toBe(3)
    expect(reach(war(['Foot 3/2 mp3'], { borders }), 'Foot')).toBe(4)
    expect(reach(war(['Foot 3/2 mp2.5'], { borders }), 'Foot')).toBe(4)
  })
})

describe('the minimum move', () => {
  const far = (stack: readonly string[], more: Partial<War> = {}): Playing =>
    start(row(stack, { map: { ...row([]).map, b: 'mountain' }, borders: ['a-b major', 'b-c road'], ...more }))

  test('[W-10.5-min-one] a unit may always go one region, whatever that costs', () => {
    const w = far(['Foot 3/2 mp1'])
    march(w, 'Foot', 'b')
    expect([placeOf(w, 'Foot'), told(w, 'marched')[0]?.cost]).toEqual(['b', 8])
  })

  test('[G-12] and then no further this turn', () => {
    const w = far(['Foot 3/2 mp1'])
    step(w, 'Foot', 'b')
    expect([w.g.p.halted[0], may(w, 'Foot', 'c')]).toEqual([1, false])
  })

  test('[G-12] it is no second move: only for units that have not moved yet', () => {
    const w = start(row(['Foot 3/2 mp1'], { map: { ...row([]).map, c: 'mountain' } }))
    step(w, 'Foot', 'b')
    expect(may(w, 'Foot', 'c')).toBe(false)
  })

  test('[G-12] nor after a ride by rail that cost nothing', () => {
    const w = start(
      row(['Foot 3/2 mp1'], {
        map: { ...row([]).map, c: 'mountain' },
        borders: ['a-b rail', 'b-c', 'c-d'],
        control: { red: ['b'] },
      }),
    )
    step(w, 'Foot', 'b')
    expect(may(w, 'Foot', 'c')).toBe(false)
  })

  test('[G-12][G-11] units that can pay go on without those that cannot', () => {
    const w = start(row(['Foot 3/2 mp1', 'Horse 3/2 mp4'], { map: { ...row([]).map, b: 'forest' } }))
    step(w, 'Foot, Horse', 'b')
    expect([may(w, 'Foot, Horse', 'c'), may(w, 'Horse', 'c')]).toEqual([false, true])
    march(w, 'Horse', 'c', 'd')
    expect(places(w, 'Foot', 'Horse')).toEqual(['b', 'd'])
  })

  test('[G-12] it may be an attack', () => {
    const w = far(['Foot 3/2 mp1', 'Lee 3* 1/1'], {
      armies: { red: { a: ['Foot 3/2 mp1', 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } },
    })
    march(w, 'Foot, Lee', 'b')
    endMovement(w)
    expect(told(w, 'battle-joined').length).toBe(1)
  })

  test('[W-10.5-min-one] by option there is none', () => {
    expect(may(far(['Foot 3/2 mp1'], { options: { min_move: 0 } }), 'Foot', 'b')).toBe(false)
  })

  test('[W-10.5-min-one] a unit left without points by a rule may still go one region', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'movement', side: 'own', change: -1 }] }]
    const w = start(row(['Foot 3/2 mp1', 'Lee 1* 0/0 mp1'], { rules }))
    expect(reach(w, 'Foot, Lee')).toBe(1)
  })
})

describe('fixed units', () => {
  test('[W-10.5-fixed] a fixed unit does not move, nor one with 0 movement points', () => {
    for (const edition of EDITIONS) {
      const w = start({ ...row(['Camp 3/2 fixed mp3', 'Wall 3/2 mp0', 'Foot 3/2']), edition })
      expect([may(w, 'Camp', 'b'), may(w, 'Wall', 'b'), may(w, 'Foot', 'b')]).toEqual([false, false, true])
      expect(may(w, 'Camp, Foot', 'b')).toBe(false)
    }
  })

  test('[W-10.5-fixed] a rule that gives movement points does not free it', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'movement', side: 'own', change: 2 }] }]
    expect(may(start(row(['Camp 3/2 fixed mp3'], { rules })), 'Camp', 'b')).toBe(false)
    expect(may(start(row(['Wall 3/2 mp0'], { rules })), 'Wall', 'b')).toBe(false)
  })

  test('[W-A1-bunker-immobile] a bunker does not move', () => {
    expect(may(start(row(['Works 3/2 bunker mp3'])), 'Works', 'b')).toBe(false)
  })
})
