import { describe, expect, test } from 'vitest'
import type { Reason } from '../why-not.ts'
import type { War } from '../testing/war.ts'
import { routesOf, whyNotTo } from './route.ts'
import { stackOf } from '../testing/marching.ts'
import { start, until } from '../testing/playing.ts'
import { WAW } from '../ruleset.ts'

/** Why red's counters can't get from `a` to a region, with blue in `town`; null: they can. */
function why(red: readonly string[], names: string, to: string, more: Partial<War> = {}): Reason | null {
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
  return routes.has(region) ? null : whyNotTo(s, view, 0, stack, routes, region).what
}

test('[W-10.5-mp] a target that costs too much is too far', () => {
  expect(why(['Foot 3/2'], 'Foot', 'far')).toBe('too-far')
})

test('[W-5.3-land-attack] a stack that reaches enemies without a leader gets that as the reason', () => {
  expect(why(['Foot 3/2'], 'Foot', 'town')).toBe('no-leader')
  expect(why(['Foot 3/2', 'Lee 1* 0/0'], 'Foot, Lee', 'town')).toBeNull()
})

test('[W-10.1-stop-on-enemy] enemies on the route end the march before the regions behind them', () => {
  expect(why(['Foot 3/2', 'Lee 1* 0/0'], 'Foot, Lee', 'rear')).toBe('stopped')
})

describe('every leg of a route shows the parts of its cost', () => {
  /** The legs from `a` to `d`, as their parts: what for, half points, rule. */
  function legs(borders: string[], more: Partial<War> = {}): string[] {
    const w = start({
      map: { a: 'clear', b: 'forest', c: 'clear', d: 'hills' },
      borders,
      armies: { red: { a: ['Foot 3/2 mp9'] }, blue: {} },
      control: { red: ['a', 'b', 'c', 'd'] },
      ...more,
    })
    until(w, 'orders')
    const { s } = w.g
    const route = routesOf(w.g, WAW.view(s, w.g.p, 0), 0, stackOf(w, 'Foot')).get(3)
    expect(route?.legs.map(({ to }) => to)).toEqual(route?.steps)
    const parts = route?.legs.map(({ fares }) => fares) ?? []
    expect(parts.flat().reduce((sum, { cost }) => sum + cost, 0)).toBe(route?.spent)
    return parts.map(fares => fares.map(({ for: what, cost, rule }) => `${what} ${cost} ${rule}`).join(' + '))
  }

  test('[W-3-entry-cost] the ground', () => {
    expect(legs(['a-b', 'b-d'])).toEqual(['terrain 4 W-3.1-forest', 'terrain 2 W-3.1-hills'])
  })

  test('[W-3.1-road] [W-3.1-river-minor-mp] a road, and a river beside it', () => {
    expect(legs(['a-b road', 'b-c river', 'c-d'])).toEqual([
      'road 1 W-3.1-road',
      'terrain 2 W-3.1-clear + minor-river 2 W-3.1-river-minor-mp',
      'terrain 2 W-3.1-hills',
    ])
  })

  test('[W-3.1-rail] [W-3.1-bridge] a railroad over a bridge costs nothing', () => {
    expect(legs(['a-c rail river bridge', 'c-d'])).toEqual(['rail 0 W-3.1-rail', 'terrain 2 W-3.1-hills'])
  })
})
