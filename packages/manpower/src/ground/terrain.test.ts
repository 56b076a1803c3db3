import { describe, expect, test } from 'vitest'
import type { Work } from '../position.ts'
import { aWork, barePosition, bareScenario, box } from '../testing/bare.ts'
import { hazardsAlong, inForest, inNode, mayStandAt, obstacleAlong, workOutline } from './terrain.ts'
import { heightAt } from './height.ts'
import { NOBODY } from '../position.ts'

const RIVER = { kind: 'river', name: 'Lisse', outline: box(300, 0, 320, 800) } as const
const MUD = { kind: 'mud', name: '', outline: box(320, 0, 340, 800) } as const
const BRIDGE = aWork({ id: 'bridge', length: 1000, width: 3000, time: 60, traits: { bridge: 1 } })
const WIRE = aWork({ id: 'wire', length: 2000, width: 500, time: 10, traits: { hazard: 1 } })
const PALISADE = aWork({ id: 'palisade', traits: { 'blocks-move': 1 } })
const WORKS = [BRIDGE, WIRE, PALISADE]

const work = (kind: number, metres: [number, number], given: Partial<Work> = {}): Work => ({
  kind,
  at: [metres[0] * 100, metres[1] * 100],
  facing: [1, 0],
  owner: NOBODY,
  done: 99,
  health: 10,
  gone: false,
  ...given,
})

const s = bareScenario({ ground: [RIVER, MUD] }, { works: WORKS })
const crossing = (works: Work[] = []) =>
  hazardsAlong(s, barePosition([], works), [20_000, 40_000], [40_000, 40_000]).map(({ kind, length }) => [
    kind,
    length,
  ])

describe('the ground', () => {
  test('[M-haz-terrain] a path lists the hazards it crosses, and how far each extends', () => {
    expect(crossing()).toEqual([
      ['river', 2000],
      ['mud', 2000],
    ])
    expect(hazardsAlong(s, barePosition([]), [0, 0], [20_000, 0])).toEqual([])
  })

  test('[M-haz-terrain] wire is a hazard while it stands', () => {
    expect(crossing([work(1, [250, 400])])[0]).toEqual(['wire', 500])
    expect(crossing([work(1, [250, 400], { gone: true })])[0]).toEqual(['river', 2000])
  })

  test('[MG-haz] a bridge takes the hazard away where it lies', () => {
    expect(crossing([work(0, [310, 400])])).toEqual([['mud', 1500]])
    expect(crossing([work(0, [310, 600])])).toHaveLength(2)
  })

  test('[M-move-block-terrain] cliffs, water, houses, walls and palisades cannot be entered', () => {
    const closed = bareScenario(
      {
        ground: [
          { kind: 'cliff', name: '', outline: box(100, 100, 120, 120) },
          { kind: 'water', name: '', outline: box(100, 200, 120, 220) },
          { kind: 'house', name: '', outline: box(100, 300, 120, 320) },
        ],
        walls: [
          {
            name: '',
            height: 100,
            line: [
              [11_000, 40_000],
              [11_000, 42_000],
            ],
          },
        ],
      },
      { works: WORKS },
    )
    const p = barePosition([], [work(2, [110, 510])])
    const at = (y: number) => obstacleAlong(closed, p, [5000, y], [20_000, y])
    expect([11_000, 21_000, 31_000, 41_000, 51_000, 61_000].map(at)).toEqual([
      'cliff',
      'water',
      'house',
      'wall',
      'work',
      null,
    ])
    expect(mayStandAt(closed, p, [11_000, 11_000])).toBe(false)
    expect(mayStandAt(closed, p, [5000, 11_000])).toBe(true)
    expect(mayStandAt(closed, p, [-1, 11_000])).toBe(false)
  })

  test('[M-node-def] a place lies in the node or outside, in a wood or not, high or low', () => {
    const node = { name: 'Corvenne', owner: 0, outline: box(0, 0, 100, 100) }
    const ground = [{ kind: 'forest', name: '', outline: box(50, 50, 150, 150) } as const]
    const there = bareScenario({ node, ground, contours: [{ height: 1500, outline: box(0, 0, 60, 60) }] })
    expect([inNode(there, [10_000, 10_000]), inNode(there, [10_001, 0])]).toEqual([true, false])
    expect([inForest(there, [5000, 5000]), inForest(there, [4999, 5000])]).toEqual([true, false])
    expect([heightAt(there, [6000, 6000]), heightAt(there, [6001, 6000])]).toEqual([1500, 0])
  })

  test('[M-bld-stats] a building lies across its facing, its middle where it was put', () => {
    expect(workOutline(s, work(1, [250, 400]))).toEqual([
      [25_250, 41_000],
      [25_250, 39_000],
      [24_750, 39_000],
      [24_750, 41_000],
    ])
  })
})
