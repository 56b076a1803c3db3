import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'

const LINE = ['a', 'b', 'c', 'd', 'e']

const row = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: Object.fromEntries(LINE.map(id => [id, 'clear'])),
  borders: ['a-b', 'b-c', 'c-d', 'd-e'],
  armies,
  ...more,
})
const always = (...effects: EffectFile[]): Partial<War> => ({
  rules: [{ when: 'always', player: 'red', effects }],
})

describe('effects that are about a place', () => {
  const slow: EffectFile = { do: 'movement', side: 'own', change: -1, of: { regions: ['a'] } }

  test('[W-8-text] units that start there are slower all the way', () => {
    const w = start(row({ red: { a: ['Foot 3/2'] }, blue: { e: ['Line 3/2'] } }, always(slow)))
    give(w, 'orders', marchOrder(w, 'Foot', 'b'))
    expect(allowed(w, marchOrder(w, 'Foot', 'c'))).toBe(false)
  })

  test('[W-8-text] units that only pass through are not', () => {
    const there: EffectFile = { do: 'movement', side: 'own', change: -1, of: { regions: ['b'] } }
    const w = start(row({ red: { a: ['Foot 3/2'] }, blue: { e: ['Line 3/2'] } }, always(there)))
    march(w, 'Foot', 'b', 'c')
    expect(placeOf(w, 'Foot')).toBe('c')
  })
})

describe('bans on attacking', () => {
  const idle: EffectFile = { do: 'forbid', side: 'own', what: 'attack', of: { units: ['Foot'] } }
  const war = row(
    { red: { a: ['Foot 3/2', 'Horse 3/2', 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } },
    always(idle),
  )

  test('[G-83] units forbidden to attack do not come along', () => {
    const w = start(war)
    expect(allowed(w, marchOrder(w, 'Foot,Horse,Lee', 'b'))).toBe(false)
    expect(allowed(w, marchOrder(w, 'Horse,Lee', 'b'))).toBe(true)
  })

  test('[G-60] an ally does not attack in the turn of a player whose own units may not', () => {
    const players = [{ id: 'red' }, { id: 'pink', side: 'red' }, { id: 'blue' }]
    const armies = {
      red: { b: ['Foot 3/2'] },
      pink: { b: ['Horse 3/2', 'Lee 3* 1/1'] },
      blue: { b: ['Line 3/2'] },
    }
    const w = start(row(armies, { players, ...always(idle) }))
    endMovement(w)
    until(w, 'orders', 'pink')
    expect(told(w, 'battle-joined')).toEqual([])
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'battle-joined')).toHaveLength(1)
  })
})

describe('hiding', () => {
  test('[W-10.1-stop-on-enemy] guerrillas that have met enemies cannot evade before the battle', () => {
    const w = start(row({ red: { a: ['Band 3/2 G', 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } }))
    give(w, 'orders', marchOrder(w, 'Band,Lee', 'b'))
    expect(allowed(w, { do: 'hide', stack: stackOf(w, 'Band,Lee') })).toBe(false)
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'battle-joined')).toHaveLength(1)
  })

  test('[G-75] allies share the cap of a region', () => {
    const band = (name: string, n: number): string[] =>
      Array.from({ length: n }, (_, i) => `${name}${i} 1/1 G hidden`)
    const players = [{ id: 'pink', side: 'red' }, { id: 'red' }, { id: 'blue' }]
    const armies = { red: { a: band('R', 6) }, pink: { a: ['Pink 1/1 G'] }, blue: { e: ['Line 3/2'] } }
    const w = start(row(armies, { players }))
    expect(open(w).player).toBe(w.player('pink'))
    expect(allowed(w, { do: 'hide', stack: stackOf(w, 'Pink') })).toBe(false)
  })
})
