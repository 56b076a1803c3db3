import { copy, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { caughtKey } from '../combat/keys.ts'
import { forecast } from './foresight.ts'
import { march } from '../testing/marching.ts'
import { open, start } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { WITS } from './wits.ts'

/** Red attacks in `b`. Behind it are `a`, blue's and empty, and `c`, with blue units. */
const war = start({
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies: {
    red: { a: ['Lee 3* 1/2', 'One 3/2', 'Two 3/2'] },
    blue: { b: ['Guard 4/2', 'Line 4/2'], c: ['Rear 3/2'] },
  },
  control: { blue: ['a'] },
})

/** The chance that red loses no unit if Two come from this region. */
function nobodyLost(from: string): number | undefined {
  const view = copy(war.g.p)
  for (const name of ['Lee', 'One', 'Two']) {
    view.where[war.c(name)] = war.r('b')
    view.came[war.c(name)] = war.r(name === 'Two' ? from : 'a')
  }
  return forecast(war.g.s, view, 0, war.r('b'), 1)?.odds.lost.attacker[0]
}

test('[W-12.5-no-retreat] cached odds of a battle are not used for one with a unit that could not get away', () => {
  const free = nobodyLost('a')
  const cutOff = nobodyLost('c')
  expect(free).toBeGreaterThan(0)
  expect(cutOff).toBeLessThan(free ?? 0)
  expect(nobodyLost('a')).toBe(free)
})

test('[G-68] a stack that is almost beaten evades, and a strong one stands', () => {
  const answer = (blue: string[]): unknown => {
    const armies: War['armies'] = {
      red: { a: ['Lee 3* 1/2', 'One 5/2', 'Two 5/2', 'Three 5/2'] },
      blue: { b: blue, c: ['Rear 3/2'] },
    }
    const map: War['map'] = { a: 'clear', b: 'clear', c: 'clear' }
    const options = { land_evasion: true }
    const w = start({ map, borders: ['a-b', 'b-c'], armies, control: { blue: ['b', 'c'] }, options })
    march(w, 'Lee,One,Two,Three', 'b')
    const pending = open(w)
    const seat = { s: w.g.s, view: w.g.p, player: 1, pending, dice: seeded('seat') }
    const [first] = WITS.plans(seat as never) as unknown[]
    return typeof first === 'number' ? w.g.s.map.regions[first]?.id : first
  }
  expect(answer(['Line 2/1'])).toBe('c')
  expect(answer(['Guard 9/3', 'Line 9/3', 'Foot 9/3', 'Elite 9/3', 'Ney 3* 3/3'])).toBe('stand')
})

test('[W-11.2-failure] the odds know which stack failed to evade, and cache both separately', () => {
  const attackerWins = (caught: boolean): number => {
    const view = copy(war.g.p)
    for (const name of ['Lee', 'One', 'Two']) {
      view.where[war.c(name)] = war.r('b')
      view.came[war.c(name)] = war.r('a')
    }
    if (caught) view.fought.push(caughtKey(war.g.s, { region: war.r('b'), side: 1 }))
    return forecast(war.g.s, view, 0, war.r('b'), 1)?.odds.attackerWins ?? 0
  }
  const [fought, beaten] = [attackerWins(false), attackerWins(true)]
  expect(fought).toBeGreaterThan(0)
  expect(beaten).toBeGreaterThan(fought)
  expect(attackerWins(false)).toBe(fought)
})
