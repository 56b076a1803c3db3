import { copy } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { forecast } from './foresight.ts'
import { start } from '../testing/war.ts'

/** Red attacks in `b`. Behind him lie `a`, blue's and empty, and `c`, where blue stands. */
const war = start({
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies: {
    red: { a: ['Lee 3* 1/2', 'One 3/2', 'Two 3/2'] },
    blue: { b: ['Guard 4/2', 'Line 4/2'], c: ['Rear 3/2'] },
  },
  control: { blue: ['a'] },
})

/** The chance that red loses nobody, with Two come from this region. */
function nobodyLost(from: string): number | undefined {
  const view = copy(war.g.p)
  for (const name of ['Lee', 'One', 'Two']) {
    view.where[war.c(name)] = war.r('b')
    view.came[war.c(name)] = war.r(name === 'Two' ? from : 'a')
  }
  return forecast(war.g.s, view, 0, war.r('b'), 1)?.odds.lost.attacker[0]
}

test('[W-12.5-no-retreat] the odds remembered for a battle do not serve one in which a unit could not get away', () => {
  const free = nobodyLost('a')
  const cutOff = nobodyLost('c')
  expect(free).toBeGreaterThan(0)
  expect(cutOff).toBeLessThan(free ?? 0)
  expect(nobodyLost('a')).toBe(free)
})
