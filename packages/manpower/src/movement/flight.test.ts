import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { carryOut, give, may, move, moving, patch } from '../testing/moves.ts'
import { centre } from '../formation/layout.ts'

const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
function flyer(unit: string, flying: boolean) {
  const g = moving({ groups: [{ side: 0, facing: [1, 0], stacks: [[unit, 1]], at: [101, 101] }, FAR_BLUE] })
  at(g.p.groups, 0).flying = flying
  return g
}

/** Whether it is in the air after a Movement in which it has gone this many metres. */
function aloft(unit: string, flying: boolean, metres: number): boolean {
  const g = flyer(unit, flying)
  carryOut(g, move(0, [[100 + metres, 100]]))
  give(g, { do: 'done' })
  return at(g.p.groups, 0).flying
}

describe('minimum speed', () => {
  test('[T-fly-min] [M-fly-land] [M-fly-takeoff] [MG-fly-equal] 800 stays aloft, 700 lands, 800 stays down, 801 takes off', () => {
    expect(aloft('scout-fighter', true, 800)).toBe(true)
    expect(aloft('scout-fighter', true, 700)).toBe(false)
    expect(aloft('scout-fighter', false, 800)).toBe(false)
    expect(aloft('scout-fighter', false, 801)).toBe(true)
  })

  test('[M-fly-land] a flyer that does not move lands', () => {
    const g = give(flyer('scout-fighter', true), { do: 'done' })
    expect(at(g.p.groups, 0).flying).toBe(false)
  })

  test('[MG-fly-equal] a hovering flyer stays aloft, and may land at will', () => {
    expect(at(give(flyer('cargo-helicopter', true), { do: 'done' }).p.groups, 0).flying).toBe(true)
    const g = give(flyer('cargo-helicopter', true), { do: 'land', group: 0 })
    expect(at(g.p.groups, 0).flying).toBe(false)
    expect(may(flyer('scout-fighter', true), { do: 'land', group: 0 })).toBe(false)
    expect(aloft('cargo-helicopter', false, 1)).toBe(true)
  })

  test('[MG-contact] [M-move-block-terrain] a flyer cannot land by order on others, or on closed ground', () => {
    const helicopter: GroupSpec = { side: 0, stacks: [['cargo-helicopter', 1]], at: [100, 101] }
    const landing = (friend: GroupSpec, ground = [patch('water', 300, 0, 400, 400)]) =>
      may(moving({ groups: [helicopter, friend, FAR_BLUE], map: { ground } }), { do: 'land', group: 0 })
    const men: GroupSpec = { side: 0, stacks: [['riflemen-ww2', 4]], at: [200, 101] }
    expect(landing(men)).toBe(true)
    expect(landing({ ...men, at: [100, 101] })).toBe(false)
    expect(landing(men, [patch('water', 0, 0, 150, 150)])).toBe(false)
  })

  test('[M-fly-takeoff] [MG-contact] [M-haz-terrain] a flyer that takes off passes over everything from the start', () => {
    const plane: GroupSpec = { side: 0, facing: [1, 0], stacks: [['scout-fighter', 1]], at: [101, 101] }
    const friend: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [130, 110] }
    const ground = [patch('water', 200, 0, 300, 400), patch('mud', 400, 0, 500, 400)]
    const g = moving({ groups: [plane, friend, FAR_BLUE], map: { ground } })
    at(g.p.groups, 0).flying = false
    carryOut(g, move(0, [[1100, 100]]))
    expect(at(g.p.groups, 0)).toMatchObject({ flying: true, covered: 100_000, spent: 100_000 })
  })
})

describe('in the air', () => {
  test('[MG-fly-path] the length of the path counts, not its end', () => {
    const g = flyer('scout-fighter', true)
    carryOut(g, move(0, [[500, 100], [100, 100]])) // prettier-ignore
    give(g, { do: 'done' })
    expect(at(g.p.groups, 0)).toMatchObject({ covered: 80000, flying: true })
  })

  test('[MG-fly-path] flyers may leave the map on their way, and end on it', () => {
    const g = flyer('scout-fighter', true)
    expect(may(g, move(0, [[-500, 100]]))).toBe(false)
    carryOut(g, move(0, [[-500, 100], [300, 100]])) // prettier-ignore
    expect(centre(g.s, at(g.p.groups, 0))).toEqual([30000, 10000])
  })

  test('[MG-contact] [M-move-block-terrain] they pass over everything that stands on the ground', () => {
    const blue: GroupSpec = { side: 1, facing: [1, 0], stacks: [['spearman', 100]], at: [160, 110] }
    const plane: GroupSpec = { side: 0, facing: [1, 0], stacks: [['scout-fighter', 1]], at: [101, 101] }
    const g = moving({ groups: [plane, blue], map: { ground: [patch('cliff', 200, 0, 300, 2000)] } })
    expect(may(g, move(0, [[900, 100]]))).toBe(true)
    expect(may(g, move(0, [[150, 100]]))).toBe(true)
  })
})
