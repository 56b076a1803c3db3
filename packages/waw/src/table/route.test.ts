import { expect, test } from 'vitest'
import type { Hindrance } from '../movement/march.ts'
import type { War } from '../testing/war.ts'
import { routesOf, whyNotTo } from './route.ts'
import { stackOf, start, until } from '../testing/war.ts'
import { WAW } from '../ruleset.ts'

/** Why red's counters cannot get from `a` to a region, where blue stands in `town`; null: they can. */
function why(red: readonly string[], names: string, to: string, more: Partial<War> = {}): Hindrance | null {
  const w = start({
    map: { a: 'clear', b: 'clear', town: 'clear', rear: 'clear', far: 'mountain', isle: 'clear' },
    borders: ['a-b', 'b-town', 'town-rear', 'b-far'],
    armies: { red: { a: [...red] }, blue: { town: ['Line 3/2'] } },
    ...more,
  })
  until(w, 'orders')
  const { s } = w.g
  const [view, stack] = [WAW.view(s, w.g.p, 0), stackOf(w, names)]
  const region = s.map.regions.findIndex(({ id }) => id === to)
  const routes = routesOf(w.g, view, 0, stack)
  return routes.has(region) ? null : whyNotTo(s, view, 0, stack, routes, region)
}

test('[W-10.5-mp] what is too dear is too far', () => {
  expect(why(['Foot 3/2'], 'Foot', 'far')).toBe('too-far')
})

test('[W-5.3-land-attack] whoever gets beside enemies without a leader is told that he needs one', () => {
  expect(why(['Foot 3/2'], 'Foot', 'town')).toBe('no-leader')
  expect(why(['Foot 3/2', 'Lee 1* 0/0'], 'Foot, Lee', 'town')).toBeNull()
})

test('[W-10.1-stop-on-enemy] enemies on the way end the march before what lies behind them', () => {
  expect(why(['Foot 3/2', 'Lee 1* 0/0'], 'Foot, Lee', 'rear')).toBe('stopped')
})
