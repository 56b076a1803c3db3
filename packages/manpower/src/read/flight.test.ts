import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { afterMove } from './after-move.ts'
import { at } from '../position.ts'
import { carryOut, give, may, move, moving } from '../testing/moves.ts'
import { circling, flightOf, landingSoon } from './flight.ts'
import { firesAt } from './shots.ts'
import { wayTo } from './way.ts'

const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }

function flyer(unit: string, flying: boolean) {
  const g = moving({ groups: [{ side: 0, facing: [1, 0], stacks: [[unit, 1]], at: [101, 101] }, FAR_BLUE] })
  at(g.p.groups, 0).flying = flying
  return g
}

describe('minimum speed', () => {
  test('[M-fly-land] a flyer that has not covered it says what it needs, and lands', () => {
    const { s, p } = flyer('scout-fighter', true)
    expect(flightOf(s, p, 0)).toMatchObject({ least: 80_000, needs: 80_000, staysUp: false })
    expect(flightOf(s, p, 0, 79_999)).toMatchObject({ needs: 1, staysUp: false })
    expect(flightOf(s, p, 0, 80_000)).toMatchObject({ needs: 0, staysUp: true })
    expect(landingSoon(s, p, 0)).toMatchObject([{ group: 0, needs: 80_000 }])
    expect(landingSoon(s, p, 1)).toEqual([])
  })

  test('[M-fly-takeoff] [MG-fly-equal] one on the ground needs a little more to get up', () => {
    const { s, p } = flyer('scout-fighter', false)
    expect(flightOf(s, p, 0, 80_000)).toMatchObject({ needs: 1, staysUp: false })
    expect(flightOf(s, p, 0, 80_001)?.staysUp).toBe(true)
    expect(flightOf(s, p, 1)).toBe(null)
  })

  test.for<[string, boolean]>([
    ['scout-fighter', true],
    ['scout-fighter', false],
    ['cargo-helicopter', false],
    ['transport-plane', false],
  ])(
    '[MG-fly-path] [M-fly-takeoff] %s (flying: %s) circles, and is in the air afterwards where it was',
    ([unit, flying]) => {
      const g = flyer(unit, flying)
      const before = [...at(g.p.groups, 0).at]
      const order = circling(g.s, g.p, 0)
      expect(may(g, order)).toBe(true)
      carryOut(g, order)
      give(g, { do: 'done' })
      expect(at(g.p.groups, 0)).toMatchObject({ flying: true, at: before })
    },
  )

  test('[MG-fly-equal] who hovers has no need to circle', () => {
    const { s, p } = flyer('cargo-helicopter', true)
    expect(circling(s, p, 0)).toBe(null)
  })
})

describe('the position after a move', () => {
  test('[M-move-speed] is the one that the move leads to', () => {
    const g = flyer('riflemen-ww2', false)
    const ahead = afterMove(g.s, g.p, wayTo(g.s, g.p, 0, [15_000, 12_000], [0, 1], 'cautious'))
    const { path } = wayTo(g.s, g.p, 0, [15_000, 12_000], [0, 1], 'cautious').order
    carryOut(
      g,
      move(
        0,
        path.map(([x, y]) => [x / 100, y / 100]),
        { facing: [0, 1] },
      ),
    )
    const { at: place, facing, spent, covered, trail, flying } = at(g.p.groups, 0)
    expect(ahead?.groups[0]).toMatchObject({ at: place, facing, spent, covered, trail, flying })
  })

  test('[M-fly-land] [MG-altitude] a plane that must land is within reach of those below', () => {
    const plane: GroupSpec = { side: 0, facing: [1, 0], stacks: [['scout-fighter', 1]], at: [101, 101] }
    const blue: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [300, 300] }
    const g = moving({ groups: [plane, blue] })
    at(g.p.groups, 0).flying = true
    const after = (metres: number) =>
      afterMove(g.s, g.p, wayTo(g.s, g.p, 0, [(101 + metres) * 100, 10_000], null, 'cautious'))
    const [near, far] = [after(100), after(1000)]
    expect(near?.groups[0]?.flying).toBe(false)
    expect(far?.groups[0]?.flying).toBe(true)
    expect(near === null ? [] : firesAt(g.s, near, 0).shots).toHaveLength(1)
    expect(firesAt(g.s, g.p, 0).shots).toEqual([])
  })
})
