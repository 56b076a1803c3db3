import { expect, test } from 'vitest'
import { holds } from './conditions.ts'
import { start } from '../testing/playing.ts'
import { view } from '../view.ts'

test('[W-8-conditions] a hidden leader is on the map, even for players who do not see where', () => {
  const w = start({
    map: { a: 'clear', b: 'clear' },
    borders: ['a-b'],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Band 2/1 G hidden', 'Ney 1* 0/0 hidden'] } },
  })
  const leader = w.g.s.leaders.findIndex(({ id }) => id === 'Ney')
  for (const p of [w.g.p, view(w.g.s, w.g.p, 0), view(w.g.s, w.g.p, 1)])
    expect([holds(w.g.s, p, 0, { alive: leader }), holds(w.g.s, p, 0, { dead: leader })]).toEqual([
      true,
      false,
    ])
})
