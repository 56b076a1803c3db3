import { describe, expect, test } from 'vitest'
import type { Answer, Space } from '@sandtable/kernel'
import { pending } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Firing } from '../testing/firing.ts'
import { at } from '../position.ts'
import { buildersOf, buildOn, takeWorks, turnsToBuild, whyNotSite } from './build.ts'
import { declare, fireAt, firing, happened } from '../testing/firing.ts'
import { field } from '../testing/field.ts'
import { nextTurn, numberOf } from '../testing/powers.ts'
import { whyNotAnswer } from '../why-not.ts'
import { stands } from '../ground/terrain.ts'
import { sayWhyNot } from '../say/testing/english.ts'

const BLUE: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 10]], at: [110, 300], facing: [0, -1] }

/** A number of engineers, and manpower to build with. */
const engineers = (number: number, more: Partial<FieldSpec> = {}, unit = 'combat-engineer-ww1'): Firing =>
  firing(
    field({
      sides: [{ manpower: 10_000 }, {}],
      groups: [{ side: 0, stacks: [[unit, number]], at: [100, 100], files: 5 }, BLUE],
      ...more,
    }),
    [3, 4],
  )

const building = (g: Firing, work: string, [x, y]: [number, number] = [110, 108]): Answer => ({
  do: 'build',
  group: 0,
  kind: numberOf(g.s.works, work),
  at: [x * 100, y * 100],
  facing: [0, 1],
})

const may = (g: Firing, order: Answer): boolean => (at(pending(g), 0).options as Space).has(order)

/** Turns until the first building stands. */
function turnsFor(g: Firing): number {
  for (let turns = 1; turns < 50; turns++) {
    buildOn(g)
    if (stands(g.s, at(g.p.works, 0))) return turns
    nextTurn(g)
  }
  return NaN
}

describe('construction', () => {
  test('[M-bld-time] no work is started that could not be finished before the battle ends', () => {
    const g = engineers(10)
    const bunker = building(g, 'bunker')
    expect(may(g, bunker)).toBe(true)
    g.p.turn = 2
    expect(may(g, bunker)).toBe(false)
    expect(buildersOf(g.s, g.p, 0)[0]?.kinds).not.toContain(numberOf(g.s.works, 'bunker'))
    const why = whyNotAnswer(g.s, g.p, 0, 'declare', bunker)
    expect(why).toMatchObject({ rule: 'M-bld-time', what: 'too-slow', parts: { turns: 12, remaining: 11 } })
    expect(sayWhyNot(why as NonNullable<typeof why>)).toBe(
      'all your engineers together would take 12 turns; turns left: 11',
    )
  })

  test('[T-build] [M-bld-divide] a trench of 20 takes three engineers 7 turns, and 25 of them one', () => {
    for (const [number, turns] of [
      [3, 7],
      [25, 1],
    ] as const) {
      // prettier-ignore
      const g = engineers(number)
      expect(turnsToBuild(g.s, g.p, 0, numberOf(g.s.works, 'trench'))).toBe(turns)
      declare(g, 0, building(g, 'trench'))
      expect(stands(g.s, at(g.p.works, 0))).toBe(false)
      expect(turnsFor(g)).toBe(turns)
    }
  })

  test('[MG-build] manpower is paid at the start', () => {
    const g = engineers(3)
    declare(g, 0, building(g, 'trench'))
    expect(g.p.manpower[0]).toBe(9800)
    g.p.manpower[0] = 100
    expect(may(g, building(g, 'palisade', [110, 98]))).toBe(false)
  })

  test('[MG-build] only healthy engineers within 10 m who did nothing else count, and progress is kept', () => {
    const g = engineers(4, {
      groups: [
        { side: 0, stacks: [['combat-engineer-ww1', 4]], at: [100, 100] },
        { ...BLUE, at: [110, 150] },
      ],
    })
    declare(g, 0, building(g, 'trench'))
    const done = (): number => (buildOn(g), at(g.p.works, 0).done)
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { healthy: 3, injured: 1 })
    expect(done()).toBe(3)
    nextTurn(g)
    declare(g, 0, fireAt([0, 0, 0], 1, 1))
    expect(done()).toBe(5)
    nextTurn(g)
    at(g.p.groups, 0).spent = 100
    expect(done()).toBe(5)
    nextTurn(g)
    at(g.p.groups, 0).at = [10_000, 8000]
    expect(done()).toBe(5)
  })

  test('[M-bld-engineer] only engineers build, works of their era, on free ground', () => {
    const g = engineers(10)
    expect(may(g, building(g, 'bunker'))).toBe(true)
    expect(may(g, building(g, 'earth-wall'))).toBe(false)
    expect(may(g, building(g, 'depot'))).toBe(false)
    expect(may(g, building(g, 'trench', [110, 130]))).toBe(false)
    expect(may(g, building(g, 'palisade', [102, 99]))).toBe(false)
    declare(g, 0, building(g, 'trench'))
    expect(may(g, building(g, 'wire'))).toBe(false)
    expect(may(engineers(3, {}, 'riflemen-ww1'), building(g, 'trench'))).toBe(false)
    expect(may(engineers(3, { era: 'medieval' }), building(g, 'trench'))).toBe(false)
  })

  test.for<[string, number, string, [number, number]]>([
    ['no-engineers', 0, 'trench', [110, 108]],
    ['too-dear', 3, 'bunker', [110, 108]],
    ['unknown', 3, 'depot', [110, 108]],
    ['far-off', 3, 'wire', [110, 130]],
    ['occupied', 3, 'palisade', [102, 99]],
  ])('[MG-build] each refusal to start has its reason: %s', ([why, able, work, [x, y]]) => {
    const g = engineers(3, { sides: [{ manpower: 400 }, {}] })
    if (able === 0) at(g.p.groups, 0).spent = 100
    const order = { group: 0, kind: numberOf(g.s.works, work), at: [x * 100, y * 100], facing: [0, 1] }
    expect(whyNotSite(g.s, g.p, 0, order as never)).toBe(why)
  })

  test('[M-bld-time] under the Master Builder three quarters of the time are enough', () => {
    const g = engineers(5, { sides: [{ manpower: 10_000, leader: 'master-builder' }, {}] })
    declare(g, 0, building(g, 'trench'))
    expect(turnsFor(g)).toBe(3)
  })

  test('[M-bld-engineer] a siege engineer counts for two, and a vehicle for ten', () => {
    const siege = engineers(
      5,
      { sides: [{ manpower: 10_000, leader: 'master-builder' }, {}] },
      'siege-engineer-ww1',
    )
    declare(siege, 0, building(siege, 'trench'))
    expect(turnsFor(siege)).toBe(2)
    const vehicle = engineers(1, { era: 'modern' }, 'engineer-vehicle')
    declare(vehicle, 0, building(vehicle, 'trench'))
    expect(turnsFor(vehicle)).toBe(2)
  })

  test('[MG-build] units are never walled in: a wall is not built on while any unit stands on its ground', () => {
    const g = engineers(15)
    declare(g, 0, building(g, 'palisade'))
    at(g.p.groups, 1).at = [11_000, 10_800]
    buildOn(g)
    expect(at(g.p.works, 0).done).toBe(0)
  })
})

test('[MG-capture] a building passes to the only side within 10 m', () => {
  const works = [{ work: 'bunker', at: [10_500, 11_000], facing: [0, 1], owner: 'blue' }] as never
  const g = engineers(3, { map: { works } })
  takeWorks(g)
  expect(happened(g, 'work-taken')).toMatchObject([{ work: 0, side: 0 }])
  at(g.p.groups, 1).at = [11_000, 11_800]
  takeWorks(g)
  expect(at(g.p.works, 0).owner).toBe(0)
  at(g.p.groups, 0).at = [50_000, 50_000]
  takeWorks(g)
  expect(at(g.p.works, 0).owner).toBe(1)
})
