import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { give, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

const row = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies,
  control: { blue: ['b', 'c'] },
  ...more,
})

/** A region's owner. */
const holder = (w: Playing, region: string): string | null =>
  w.g.s.players[w.g.p.control[w.r(region)] as number]?.id ?? null

/** The owner of `b` after red has marched there with these and fought all battles. */
function after(war: War, names: string, dice: number[] = []): string | null {
  const w = start(war, dice)
  give(w, 'orders', marchOrder(w, names, 'b'))
  until(w, 'orders', 'blue')
  return holder(w, 'b')
}

describe('the owner of a region', () => {
  test.each(EDITIONS)(
    '[G-55] it belongs to the side that last had combat units there alone, in edition %s',
    edition => {
      const w = start({ ...row({ red: { a: ['Foot 3/2 mp4'] } }), edition })
      march(w, 'Foot', 'b')
      endMovement(w)
      expect(holder(w, 'b')).toBe('red')
      until(w, 'orders', 'red')
      march(w, 'Foot', 'a')
      endMovement(w)
      expect([holder(w, 'a'), holder(w, 'b')]).toEqual(['red', 'red'])
    },
  )

  test('[G-55] a passing stack takes nothing: control is checked after the battles', () => {
    const w = start(row({ red: { a: ['Foot 3/2 mp4'] } }))
    march(w, 'Foot', 'b', 'c')
    expect(holder(w, 'c')).toBe('blue')
    endMovement(w)
    expect([holder(w, 'b'), holder(w, 'c')]).toEqual(['blue', 'red'])
  })

  test('[G-55] neither leaders nor support units nor hidden units take it', () => {
    expect(after(row({ red: { a: ['Lee 1* 0/0'] } }), 'Lee')).toBe('blue')
    expect(after(row({ red: { a: ['Guns A'] } }), 'Guns')).toBe('blue')
    expect(after(row({ red: { a: ['Band 3/2 G hidden'] } }), 'Band')).toBe('blue')
  })

  test('[G-55] if both are there it stays as it was', () => {
    const w = start(row({ red: { b: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } }))
    endMovement(w)
    expect(holder(w, 'b')).toBe('blue')
  })

  test('[G-55][G-84] hidden enemies, support units and leaders do not hinder it', () => {
    for (const there of ['Band 3/2 G hidden', 'Guns A', 'Meade 1* 0/0'])
      expect(after(row({ red: { a: ['Foot 3/2'] }, blue: { b: [there] } }), 'Foot')).toBe('red')
  })

  test('[G-55] a battle decides it', () => {
    const war = row({ red: { a: ['Foot 9/9', 'Lee 1* 0/9'] }, blue: { b: ['Line 0/0'] } })
    expect(after(war, 'Foot, Lee', [0, 9, 0])).toBe('red')
    expect(
      after(
        row({ red: { a: ['Foot 0/0', 'Lee 1* 0/0'] }, blue: { b: ['Line 9/9'] } }),
        'Foot, Lee',
        [9, 0, 0],
      ),
    ).toBe('blue')
  })

  test('[G-55][W-12.8-block] an enemy fortress denies it until it falls', () => {
    for (const [fdv, whose] of [
      [0, 'blue'],
      [9, 'red'],
    ] as const) {
      const map = { ...row({}).map, b: `clear fort:blue:${fdv}` }
      expect(after(row({ red: { a: ['Foot 3/2', 'Horse 3/2'] } }, { map }), 'Foot, Horse', [5])).toBe(whose)
    }
  })

  test('[G-55][W-12.8-block] whoever owns it', () => {
    const map = { ...row({}).map, b: 'clear fort:red:0' }
    const w = start(row({ blue: { c: ['Line 3/2'] } }, { map, control: { red: ['b'] } }))
    endMovement(w)
    march(w, 'Line', 'b')
    endMovement(w)
    expect(holder(w, 'b')).toBe('red')
  })

  test('[G-55] a beaten stack takes the region that it retreats to', () => {
    const w = start(
      row(
        { red: { a: ['Foot 5/9', 'Lee 1* 0/0'] }, blue: { b: ['Line 5>5/9'] } },
        {
          map: { ...row({}).map, c: 'clear', d: 'clear src:blue' },
          borders: ['a-b', 'b-c', 'c-d'],
          control: { blue: ['b', 'd'] },
        },
      ),
      [0, 9, 9, 9, 0],
    )
    march(w, 'Foot, Lee', 'b')
    endMovement(w)
    expect([holder(w, 'b'), holder(w, 'c')]).toEqual(['red', 'blue'])
  })

  test("[G-55][G-60] a region held by an ally stays the ally's", () => {
    const players = [{ id: 'red' }, { id: 'pink', side: 'red' }, { id: 'blue' }]
    const w = start(row({ red: { a: ['Foot 3/2'] } }, { players, control: { pink: ['b'] } }))
    march(w, 'Foot', 'b')
    endMovement(w)
    expect([holder(w, 'b'), told(w, 'control-changed')]).toEqual(['pink', []])
  })

  test('[G-55][G-60] of allies who take it together, the player whose turn it is', () => {
    const players = [{ id: 'pink', side: 'red' }, { id: 'red' }, { id: 'blue' }]
    const w = start(row({ red: { a: ['Foot 3/2'] }, pink: { c: ['Ally 3/2'] } }, { players }))
    march(w, 'Ally', 'b')
    endMovement(w)
    expect(holder(w, 'b')).toBe('pink')
    const later = start(
      row(
        { red: { a: ['Foot 9/9', 'Lee 1* 0/9'] }, pink: { b: ['Ally 3/9'] }, blue: { b: ['Line 0/0'] } },
        { players },
      ),
      [0],
    )
    endMovement(later)
    march(later, 'Foot, Lee', 'b')
    endMovement(later)
    until(later, 'orders', 'blue')
    expect(holder(later, 'b')).toBe('red')
  })
})
