import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const
const OUT = -1

const many = (n: number, name: string, marks: string): string[] =>
  Array.from({ length: n }, (_, i) => `${name}${i + 1} ${marks}`)

/**
 * Blue's three in `m` are beaten, and their only retreat leads to the wood, where other blue units stand; behind it lies
 * `home`.
 */
const war = (inWood: number, more: Partial<War> = {}): War => ({
  map: { a: 'clear', m: 'clear', wood: 'forest', home: 'clear src:blue', side: 'clear' },
  borders: ['a-m', 'm-wood', 'wood-home', 'wood-side'],
  armies: {
    red: { a: ['Foot 5/9', 'Lee 1* 0/0'] },
    blue: { m: ['x1 5>5/9', 'x2 5/9', 'x3 5/9', 'Guns A', 'Meade 1* 0/0'], wood: many(inWood, 'y', '3/2') },
  },
  control: { blue: ['home', 'wood'] },
  ...more,
})

/** One hit on x1, and nothing else: blue must go. */
function beaten(w: War): Playing {
  const p = start(w, [0, 9, 9, 9, 9, 9, 9, 9])
  march(p, 'Foot, Lee', 'm')
  endMovement(p)
  while (open(p).kind === 'hit') give(p, 'hit', p.c('x1'))
  return p
}

const places = (w: Playing): (string | number)[] => ['x1', 'x2', 'x3'].map(name => placeOf(w, name))

describe.each(EDITIONS)('a retreat into ground that is full, in edition %s', edition => {
  test('[G-31] if there is room, all stay together', () => {
    const w = beaten(war(3, { edition }))
    expect([places(w), placeOf(w, 'Guns'), placeOf(w, 'Meade')]).toEqual([
      ['wood', 'wood', 'wood'],
      'wood',
      'wood',
    ])
  })

  test('[G-31][G-04] only the surplus goes one region further, and the owner chooses it', () => {
    const w = beaten(war(5, { edition }))
    expect(open(w)).toMatchObject({ kind: 'surplus', player: 1, rule: 'G-31' })
    give(w, 'surplus', { unit: w.c('x3'), to: w.r('home') })
    give(w, 'surplus', { unit: w.c('x1'), to: w.r('home') })
    until(w, 'orders', 'blue')
    expect(places(w)).toEqual(['home', 'wood', 'home'])
    expect(told(w, 'retreated').map(e => e.towards)).toEqual(['supply', 'further', 'further'])
  })

  test('[G-31] units that stood there before stay', () => {
    const w = beaten(war(6, { edition }))
    until(w, 'orders', 'blue')
    expect([places(w), placeOf(w, 'y1'), placeOf(w, 'y6')]).toEqual([
      ['home', 'home', 'home'],
      'wood',
      'wood',
    ])
  })

  test('[G-31][W-4.2-su-stacking] leaders and support units need no room', () => {
    const w = beaten(war(6, { edition }))
    until(w, 'orders', 'blue')
    expect([placeOf(w, 'Guns'), placeOf(w, 'Meade')]).toEqual(['wood', 'wood'])
  })

  test('[G-31] a surplus that cannot go further is eliminated, and no other units', () => {
    const w = beaten(war(5, { edition, map: { ...war(0).map, home: 'clear' }, control: { blue: ['wood'] } }))
    give(w, 'surplus', { unit: w.c('x2'), to: null })
    expect(open(w).options).toEqual([
      { unit: w.c('x1'), to: null },
      { unit: w.c('x3'), to: null },
    ])
    give(w, 'surplus', { unit: w.c('x3'), to: null })
    until(w, 'orders', 'blue')
    expect(places(w)).toEqual(['wood', OUT, OUT])
    expect(told(w, 'no-retreat').map(e => [e.units, e.rule])).toEqual([
      [[w.c('x2')], 'G-31'],
      [[w.c('x3')], 'G-31'],
    ])
  })
})

describe('where the surplus may go', () => {
  const options = (w: Playing): unknown[] =>
    (open(w).options as readonly { unit: number; to: number | null }[]).flatMap(({ unit, to }) =>
      unit === w.c('x1') ? [to === null ? null : w.g.s.map.regions[to]?.id] : [],
    )

  test('[G-31] not back to where it was beaten, and only where it finds room', () => {
    const full = war(6, { map: { ...war(0).map, home: 'forest src:blue', side: 'forest' } })
    const armies = { ...full.armies, blue: { ...full.armies['blue'], home: many(6, 'z', '3/2') } }
    expect(options(beaten({ ...full, armies, control: { blue: ['home', 'wood', 'side'] } }))).toEqual([
      'side',
    ])
  })

  test('[G-31][G-30] not where enemies stand', () => {
    const held = war(6, { control: { blue: ['wood', 'side'] } })
    const armies = { ...held.armies, red: { ...held.armies['red'], home: ['Horse 3/2'] } }
    expect(options(beaten({ ...held, armies }))).toEqual(['side'])
  })

  test('[G-31][G-30] on towards supply, though the ground is not friendly yet', () => {
    const map = { ...war(0).map, home: 'clear', far: 'clear src:blue' }
    const borders = [...war(0).borders, 'home-far']
    expect(options(beaten(war(6, { map, borders, control: { blue: ['wood', 'far'] } })))).toEqual(['home'])
  })

  test('[G-31] a beaten attacker whose origin has filled up meanwhile goes on, too', () => {
    const w = start(
      {
        map: { a: 'forest', b: 'clear', m: 'clear' },
        borders: ['a-m', 'a-b'],
        armies: {
          red: { a: [...many(6, 'x', '5/9'), 'Lee 3* 0/0'], b: many(6, 'y', '3/2') },
          blue: { m: ['Line 5/9'] },
        },
      },
      [...Array.from({ length: 14 }, () => 9), 0],
    )
    march(w, 'x1, x2, x3, x4, x5, x6, Lee', 'm')
    march(w, 'y1', 'a')
    endMovement(w)
    expect(open(w)).toMatchObject({ kind: 'surplus', player: 0 })
    give(w, 'surplus', { unit: w.c('x4'), to: w.r('b') })
    until(w, 'orders', 'blue')
    expect(['x1', 'x4', 'y1'].map(name => placeOf(w, name))).toEqual(['a', 'b', 'a'])
  })
})
