import { describe, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import type { Firing } from '../testing/firing.ts'
import type { GroupSpec } from '../testing/field.ts'
import { act, counts, declare, fireAt, firing } from '../testing/firing.ts'
import { at, NOBODY } from '../position.ts'
import { encounter } from '../combat/encounter.ts'
import { field } from '../testing/field.ts'
import { screenBetween } from '../ground/sight.ts'

const RED: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 4]], at: [100, 100], files: 4 }
const BLUE: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 4]], at: [108, 200], facing: [0, -1], files: 4 }

/** Two groups of four, a building between them this many metres to the north, and perhaps others. */
const near = (work: string, y: number, rolls: number[] = [], more: GroupSpec[] = []): Firing =>
  firing(
    field({
      groups: [RED, BLUE, ...more],
      map: { works: [{ work, at: [10_400, y * 100], facing: [0, 1], owner: null }] },
    }),
    rolls,
  )

/** Blue is in the building. */
const sheltered = (work: string, rolls: number[] = []): Firing => {
  const g = near(work, 202, rolls)
  at(g.p.groups, 1).inside = 0
  return g
}

const advantages = ({ s, p }: Firing): string[] =>
  encounter(s, p, [0, 0], [1, 0]).target.map(({ what }) => what)

const atWork = (units: number): Answer => ({
  do: 'attack',
  group: 0,
  stack: 0,
  attack: 0,
  units,
  aim: { at: 'work', work: 0 },
  roll: 'none',
})

describe('buildings in a battle', () => {
  test('[M-bld-stats] [M-los-wall] a palisade hides units behind it until it falls', () => {
    const g = near('palisade', 150, [6, 6])
    expect(screenBetween(g.s, g.p, 0, 1)).toBe('work')
    at(g.p.works, 0).health = 1
    const volley = fireAt([0, 0, 0], 4, 1)
    expect(() => declare(g, 0, volley)).toThrow('refused')
    declare(g, 0, atWork(4))
    act(g, 0)
    expect(at(g.p.works, 0)).toMatchObject({ gone: true, health: 0 })
    expect(screenBetween(g.s, g.p, 0, 1)).toBeNull()
  })

  test('[MG-adv-scope] units in a trench have +1', () => {
    expect(advantages(sheltered('trench'))).toEqual(['work'])
    expect(advantages(near('trench', 202))).toEqual([])
  })

  test('[M-adv-elev] units on a watchtower stand higher, and see over others', () => {
    const crowd: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 20]], at: [90, 190], files: 20 }
    const below = near('trench', 202, [], [crowd])
    expect(screenBetween(below.s, below.p, 1, 0)).toBe('units')
    const g = near('watchtower', 202, [], [crowd])
    at(g.p.groups, 1).inside = 0
    expect(advantages(g)).toEqual(['higher-ground'])
    expect(screenBetween(g.s, g.p, 1, 0)).toBeNull()
  })

  test('[M-bld-stats] units in a bunker cannot be hit until it falls, and fire out of it', () => {
    const g = sheltered('bunker', [6, 6, 6, 6])
    declare(g, 1, fireAt([1, 0, 0], 4, 0))
    act(g, 1)
    expect(counts(g, 0)).not.toEqual([4, 0, 0])
    expect(() => declare(g, 0, fireAt([0, 0, 0], 1, 1))).toThrow('refused')
    Object.assign(at(g.p.works, 0), { health: 0, gone: true })
    at(g.p.groups, 1).inside = NOBODY
    declare(g, 0, fireAt([0, 0, 0], 1, 1))
    expect(g.p.declared).toHaveLength(1)
  })
})
