import { expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { endAt, ruled } from './ruler.ts'
import { distanceBetween } from '../formation/distance.ts'
import { field } from '../testing/field.ts'
import { patch } from '../testing/moves.ts'

const RIFLES: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 20]], at: [100, 100] }
const FOES: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 20]], at: [100, 300] }

const HILL = {
  height: 1000,
  outline: [
    [0, 25_000],
    [80_000, 25_000],
    [80_000, 60_000],
    [0, 60_000],
  ] as [number, number][],
}

const point = (x: number, y: number) => ({ at: 'point', point: [100 * x, 100 * y] }) as const

test('[MG-measure] between two groups it measures from edge to edge', () => {
  const s = field({ groups: [RIFLES, FOES] })
  const line = ruled(s, s.setup, endAt(s, s.setup, [10_100, 9_900]), { at: 'group', group: 1 })
  expect(line.length).toBe(distanceBetween(s, s.setup, 0, 1))
  expect(line.hiding).toBe(null)
  expect(line.higher).toBe(null)
})

test('[MG-los-units] a wood of more than 50 m hides one place from another, and a narrow one does not', () => {
  const wood = (deep: number) =>
    field({ groups: [], map: { ground: [patch('forest', 0, 150, 800, 150 + deep)] } })
  const across = (deep: number) => {
    const s = wood(deep)
    return ruled(s, s.setup, point(100, 100), point(100, 300))
  }
  expect(across(60)).toMatchObject({ length: 20_000, hiding: { by: 'forest' } })
  expect(across(40).hiding).toBe(null)
})

test('[M-adv-elev] [MG-los-height] whoever stands 5 m higher has the higher ground', () => {
  const s = field({ groups: [RIFLES, FOES], map: { contours: [HILL] } })
  const up = ruled(s, s.setup, { at: 'group', group: 0 }, { at: 'group', group: 1 })
  expect(up).toMatchObject({ higher: 'to', heights: [0, 1000] })
  const down = ruled(s, s.setup, point(100, 300), point(100, 100))
  expect(down.higher).toBe('from')
  expect(ruled(s, s.setup, point(100, 300), { at: 'group', group: 0 }).higher).toBe('from')
})

test('[MG-los-units] who stands at either end hides nothing', () => {
  const s = field({ groups: [RIFLES, FOES] })
  expect(ruled(s, s.setup, point(101, 99), point(101, 299)).hiding).toBe(null)
  expect(ruled(s, s.setup, point(101, 50), point(101, 299)).hiding?.by).toBe('units')
})
