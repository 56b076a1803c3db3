import { describe, expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import type { FieldSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { MoveOrder } from '../orders.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { built, moving, patch } from '../testing/moves.ts'
import { centre } from '../formation/layout.ts'
import { hazardsFor } from '../movement/hazards.ts'
import { moveOf, wantedOf } from '../testing/captain.ts'

const node = { name: 'Village', owner: 'blue', outline: box(900, 900, 1100, 1100) }
const held = { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1000], files: 6 } as const
const rifles = { side: 0, stacks: [['riflemen-ww2', 30]], at: [960, 200], files: 6 } as const

const attack = (map: FieldSpec['map'], files = 6): Game<Manpower> =>
  moving({ era: 'ww2', groups: [{ ...rifles, files }, held], map: { node, ...map } })

/** The metres of hazard on the way of an order. */
function wading(g: Game<Manpower>, { path }: MoveOrder): number {
  const start = centre(g.s, at(g.p.groups, 0))
  return path.reduce(
    (sum, to, i) =>
      sum +
      hazardsFor(g.s, g.p, 0, path[i - 1] ?? start, to).reduce((also, { length }) => also + length / 100, 0),
    0,
  )
}

describe('a captain at a hazard', () => {
  test('[M-haz-rush] goes around a swamp if the detour is short', () => {
    const g = attack({ ground: [patch('swamp', 930, 240, 1030, 300)] })
    const order = moveOf(g) as MoveOrder
    expect(order.path.length).toBeGreaterThan(0)
    expect(wading(g, order)).toBe(0)
  })

  test('[M-haz-cautious] wades through a brook when there is no hurry', () => {
    const order = moveOf(attack({ ground: [patch('river', 0, 240, 2000, 250)] })) as MoveOrder
    expect(order.crossing).toBe('cautious')
  })

  test('[M-haz-rush] rushes a river that is slow to wade and has no way around', () => {
    const order = moveOf(attack({ ground: [patch('river', 0, 240, 2000, 310)] })) as MoveOrder
    expect(order.crossing).toBe('rush')
  })

  test('[MG-haz] crosses by a nearby bridge rather than through the river', () => {
    const ground = [patch('river', 0, 240, 2000, 260)]
    const bridge = { ...built('pontoon-bridge', [1040, 250]), facing: [0, 1] as [number, number] }
    const g = attack({ ground, works: [bridge] }, 5)
    const order = moveOf(g) as MoveOrder
    expect(order.path.length).toBeGreaterThan(0)
    expect(wading(g, order)).toBe(0)
  })

  test('[MG-haz] [MG-wheel] forms a column that fits on the bridge before crossing it', () => {
    const ground = [patch('river', 0, 240, 2000, 260)]
    const bridge = { ...built('pontoon-bridge', [970, 250]), facing: [0, 1] as [number, number] }
    const g = attack({ ground, works: [bridge] }, 15)
    expect(wantedOf(g)).toEqual({ do: 'form', group: 0, files: 5, order: 'close' })
  })
})
