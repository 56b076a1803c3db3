import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, placeOf, start, told } from '../testing/playing.ts'

/** Red is in the east, cut off from the west by blue in the middle. */
const cut: War = {
  uses: ['supply'],
  map: { west: 'clear src:red', mid: 'clear', east: 'clear', coast: 'clear', cape: 'clear', town: 'clear' },
  borders: ['west-mid', 'mid-east', 'east-coast', 'coast-cape', 'east-town'],
  armies: { red: { east: ['Foot 3/2 mp4', 'Lee 2* 1/1'] } },
  control: { red: ['west', 'east', 'coast', 'cape'], blue: ['mid', 'town'] },
}

const mayMarch = (w: Playing, names: string, to: string): boolean => allowed(w, marchOrder(w, names, to))

describe('penalties without supply', () => {
  test('[W-13.4-move] a unit moves one region at most', () => {
    const w = start(cut)
    give(w, 'orders', marchOrder(w, 'Foot', 'coast'))
    expect([placeOf(w, 'Foot'), w.g.p.halted[w.c('Foot')], mayMarch(w, 'Foot', 'cape')]).toEqual([
      'coast',
      1,
      false,
    ])
  })

  test('[G-80] a stack moving with such a unit moves one region; without it, it goes on', () => {
    const far = start(cut)
    give(far, 'orders', marchOrder(far, 'Lee', 'coast'))
    expect(mayMarch(far, 'Lee', 'cape')).toBe(true)
    const both = start(cut)
    give(both, 'orders', marchOrder(both, 'Foot, Lee', 'coast'))
    expect(mayMarch(both, 'Foot, Lee', 'cape')).toBe(false)
  })

  test('[W-13.4-attack] it cannot enter a region to attack', () => {
    const enemy = { ...cut, armies: { ...cut.armies, blue: { town: ['Line 3/2'] } } }
    expect(mayMarch(start(enemy), 'Foot, Lee', 'town')).toBe(false)
    expect(mayMarch(start({ ...enemy, uses: [] }), 'Foot, Lee', 'town')).toBe(true)
  })

  test('[G-80] it stays behind when others attack from the region it is in', () => {
    const w = start({
      ...cut,
      map: { ...cut.map, west: 'clear src:red' },
      armies: {
        red: { east: ['Foot 3/2'], mid: ['Horse 5/5 mp4', 'Lee 2* 1/1'] },
        blue: { east: ['Line 1/1'] },
      },
      control: { red: ['west', 'coast', 'cape'], blue: ['mid', 'east', 'town'] },
    })
    expect([w.g.p.unsupplied[w.c('Foot')], w.g.p.unsupplied[w.c('Horse')]]).toEqual([1, 0])
    march(w, 'Horse, Lee', 'east')
    endMovement(w)
    expect(told(w, 'battle-joined').map(e => e.battle.forces[0])).toEqual([[w.c('Horse')]])
  })
})
