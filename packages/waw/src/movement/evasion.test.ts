import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { attackEvaded } from '../index.ts'
import { sayOption } from '../say/testing/story.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { sentences } from '../say/testing/tell.ts'

/** Red in `a` attacks blue in `m`; blue holds `n`, and `o`, which red controls, is empty, as is `a` afterwards. */
const field = (more: Partial<War> = {}): War => ({
  options: { land_evasion: true },
  map: { a: 'clear', m: 'clear', n: 'clear', o: 'clear', p: 'clear' },
  borders: ['a-m', 'm-n', 'm-o', 'n-p', 'm-p closed'],
  armies: {
    red: { a: ['Foot 3/2 mp4', 'Lee 1* 0/0 mp4'] },
    blue: { m: ['Line 3/2', 'Battery A', 'Ney 1* 0/0'] },
  },
  control: { red: ['a', 'o'], blue: ['m', 'n', 'p'] },
  ...more,
})

function attack(war: War, dice: readonly number[] = [], stack = 'Foot,Lee'): Playing {
  const w = start(war, dice)
  march(w, stack, 'm')
  return w
}

const ways = (w: Playing): (string | undefined)[] =>
  (open(w).options as readonly (number | string)[]).map(way =>
    typeof way === 'number' ? w.g.s.map.regions[way]?.id : way,
  )
const evade = (w: Playing, to: string): void => give(w, 'evade', to === 'stand' ? to : w.r(to))
const places = (w: Playing): (string | number)[] => ['Line', 'Battery', 'Ney'].map(name => placeOf(w, name))

describe('evasion on land', () => {
  test('[G-68] is for ships, unless the scenario grants it', () => {
    expect(open(attack(field({ options: {} }))).kind).toBe('orders')
    expect(open(attack(field()))).toMatchObject({ kind: 'evade', player: 1, rule: 'W-11.2-escape' })
  })

  test('[W-11.2-destination-A][W-11.2-destination-B] goes to friendly regions, in the revised edition to empty ones too', () => {
    expect(ways(attack(field({ edition: 'A' })))).toEqual(['n', 'stand'])
    expect(ways(attack(field({ edition: 'B' })))).toEqual(['a', 'n', 'o', 'stand'])
  })

  test('[W-11.2-destination-A][W-11.2-destination-B] without one there is no attempt, nor into enemies or a full region', () => {
    const control = { red: ['a', 'n', 'o'], blue: ['m', 'p'] }
    expect(open(attack(field({ edition: 'A', control }))).kind).toBe('orders')
    const held = {
      red: { a: ['Foot 3/2 mp4', 'Lee 1* 0/0 mp4', 'Depot 1/1'], n: ['Guard 3/2'], o: ['Hussars 3/2'] },
      blue: { m: ['Line 3/2'] },
    }
    expect(open(attack(field({ edition: 'B', armies: held }))).kind).toBe('orders')
    const crowd = Array.from({ length: 6 }, (_, i) => `Crowd${i} 1/1`)
    const full = field({
      edition: 'A',
      map: { a: 'clear', m: 'clear', n: 'swamp', o: 'clear', p: 'clear' },
      armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { m: ['Line 3/2'], n: crowd } },
    })
    expect(open(attack(full)).kind).toBe('orders')
  })

  test('[W-11.2-escape][W-11.3-test] on 0 to 3 the whole stack gets away, and the attacker stops there', () => {
    const w = attack(field(), [3])
    evade(w, 'n')
    expect(places(w)).toEqual(['n', 'n', 'n'])
    expect(told(w, 'evasion-tested')[0]).toMatchObject({ die: 3, because: [], escaped: true })
    expect([w.g.p.halted[w.c('Foot')], w.g.p.march.trail]).toEqual([1, []])
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
    expect(sentences(w, 'evasion-tested')).toEqual(['Ney with 2 units: rolled 3 ≤ 3: evaded from m to n'])
  })

  test('[W-11.2-failure] on 4 or more there is a battle, in which the attackers have +1 CF', () => {
    const w = attack(field(), [4, 9, 9, 9, 9])
    evade(w, 'n')
    expect([places(w), open(w).kind]).toEqual([['m', 'm', 'm'], 'orders'])
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'modifiers-set').map(({ modifier }) => modifier)).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(told(w, 'modifiers-set')[0]?.because[0]).toContainEqual({
      rule: 'W-11.2-failure',
      what: 'caught',
      change: 1,
    })
    expect(sentences(w, 'evasion-tested')).toEqual([
      'Ney with 2 units: rolled 4 > 3: failed to evade in m: the attackers get +1',
    ])
  })

  test('[W-11.2-escape] is voluntary: a stack may stand without penalty', () => {
    const w = attack(field(), [9, 9, 9, 9])
    evade(w, 'stand')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'modifiers-set')[0]?.because[0]?.map(({ what }) => what)).not.toContain('caught')
    expect(sentences(w, 'evasion-declined')).toEqual(['Blue chose to stand and fight in m'])
  })

  test('[W-11.3-mod-leader][W-11.3-mod-five][G-38] leaders and a crowd of attackers change the die', () => {
    const crowd = Array.from({ length: 5 }, (_, i) => `Foot${i} 3/2`)
    const armies = { red: { a: [...crowd, 'Lee 1* 2/0'] }, blue: { m: ['Line 3/2', 'Ney 1* 1/0'] } }
    const w = attack(field({ armies }), [5], [...crowd.map(unit => unit.split(' ')[0]), 'Lee'].join())
    expect(sayOption(w.g.s, w.g.p, 'evade', w.r('n'))).toBe('evade to n (6 in 10)')
    evade(w, 'n')
    expect(told(w, 'evasion-tested')[0]).toMatchObject({ escaped: true })
    expect(sentences(w, 'evasion-tested')).toEqual([
      'Ney with 1 unit: rolled 5 − 1 (Ney’s CF) + 2 (Lee’s CF) − 3 (five or more enemy units) = 3 ≤ 3: evaded from m to n',
    ])
  })

  test('[W-6-natural-zero] a natural 0 gets away whatever the sum', () => {
    const armies = { red: { a: ['Foot 3/2', 'Lee 1* 9/0'] }, blue: { m: ['Line 3/2'] } }
    const w = attack(field({ armies }), [0])
    evade(w, 'n')
    expect(placeOf(w, 'Line')).toBe('n')
  })

  test('[W-10.5-fixed] units that cannot move stay and fight', () => {
    const armies = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { m: ['Line 3/2', 'Wall 3/2 fixed'] } }
    const w = attack(field({ armies }), [0])
    evade(w, 'n')
    expect([placeOf(w, 'Line'), placeOf(w, 'Wall')]).toEqual(['n', 'm'])
    endMovement(w)
    expect(told(w, 'battle-joined')[0]?.battle.forces[1]).toEqual([w.c('Wall')])
  })

  test('[G-68] a side is asked once in a phase, and of a fortress only units that stay outside', () => {
    const map = { a: 'clear', m: 'clear fort:blue:4', n: 'clear', o: 'clear', p: 'clear' } as const
    const w = attack(field({ map }), [9])
    give(w, 'shelter', [w.c('Line')])
    expect(open(w).kind).toBe('orders')
    const out = attack(field({ map }), [9])
    give(out, 'shelter', [])
    evade(out, 'n')
    expect(open(out).kind).toBe('orders')
  })

  test('[W-11.2-escape] before attacking, a player can see how likely it is', () => {
    const w = start(field())
    const stack = [w.c('Foot'), w.c('Lee')]
    expect(attackEvaded(w.g.s, w.g.p, 0, stack, w.r('a'), w.r('m'))).toBe(4)
    const none = start(field({ options: {} }))
    expect(attackEvaded(none.g.s, none.g.p, 0, stack, w.r('a'), w.r('m'))).toBe(0)
  })
})
