import { describe, expect, test } from 'vitest'
import type { Order } from '../orders.ts'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { built, carryOut, move, moving } from '../testing/moves.ts'
import { whyNotOrdered } from './orders.ts'

type Moving = ReturnType<typeof moving>

const MEN: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 20]], at: [290, 300], files: 5 }
const TRUCK: GroupSpec = { side: 0, facing: [1, 0], stacks: [['truck-ww2', 1]], at: [302, 300], files: 1 }
const PLANE: GroupSpec = { side: 0, facing: [1, 0], stacks: [['transport-plane', 1]], at: [302, 300] }
const BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
const bunker = built('bunker', [300, 295])

const why = (g: Moving, order: Order): string | null => whyNotOrdered(g.s, g.p, 0, order)

const having = (first: Partial<GroupSpec>, second: GroupSpec): Moving =>
  moving({ groups: [{ ...MEN, ...first }, second, BLUE] })

describe('one reason is given', () => {
  const join: Order = { do: 'merge', group: 0, into: 1 }

  test('[MG-regroup] for groups that cannot join', () => {
    const near: GroupSpec = { ...MEN, at: [302, 300] }
    expect(why(having({}, near), join)).toBeNull()
    expect(why(having({}, near), { ...join, into: 0 })).toBe('itself')
    expect(why(having({}, near), { ...join, into: 2 })).toBe('not-there')
    expect(why(having({ at: [270, 300] }, near), join)).toBe('apart')
    expect(why(having({}, PLANE), join)).toBe('mixed-flyers')
    const g = having({}, near)
    carryOut(g, move(1, [[320, 299]]))
    expect(why(g, join)).toBe('too-late')
  })

  const embark: Order = { do: 'embark', group: 0, carrier: 1 }

  test('[MG-carry] for men who cannot get on', () => {
    expect(why(having({}, TRUCK), embark)).toBeNull()
    expect(why(having({}, { ...MEN, at: [302, 300] }), embark)).toBe('no-carrier')
    expect(why(having({ at: [270, 300] }, TRUCK), embark)).toBe('apart')
    expect(why(having({ stacks: [['riflemen-ww2', 21]] }, TRUCK), embark)).toBe('carrier-full')
    expect(why(having({ stacks: [['motorcycles', 2]] }, TRUCK), embark)).toBe('people-only')
    expect(why(having({}, PLANE), embark)).toBe('carrier-aloft')
    const g = having({}, TRUCK)
    at(g.p.groups, 0).spent = 6000
    expect(why(g, embark)).toBe('half-speed')
  })

  test('[MG-carry] for men who cannot get off', () => {
    const off = (x: number): Order => ({ do: 'disembark', group: 0, at: [x * 100, 29900], facing: [1, 0] })
    const aboard = (carrier: GroupSpec): Moving => {
      const g = having({}, carrier)
      Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
      return g
    }
    expect(why(aboard(TRUCK), off(310))).toBeNull()
    expect(why(aboard(TRUCK), off(330))).toBe('not-beside')
    expect(why(aboard(TRUCK), off(302))).toBe('occupied')
    expect(why(aboard(TRUCK), off(-5))).toBe('off-map')
    expect(why(aboard(PLANE), off(310))).toBe('no-parachutes')
    expect(why(having({}, TRUCK), off(310))).toBe('not-there')
  })

  test('[M-bld-stats] [MG-capture] for men who cannot go into a building', () => {
    const enter: Order = { do: 'enter', group: 0, work: 0 }
    const before = (men: Partial<GroupSpec>, enemy: Partial<GroupSpec> = {}): Moving =>
      moving({
        groups: [
          { ...MEN, ...men },
          { ...BLUE, ...enemy },
        ],
        map: { works: [bunker] },
      })
    expect(why(before({}), enter)).toBeNull()
    expect(why(before({ at: [270, 300] }), enter)).toBe('not-beside')
    expect(why(before({ stacks: [['riflemen-ww2', 21]] }), enter)).toBe('building-full')
    expect(why(before({}, { at: [313, 296], facing: [-1, 0], files: 1 }), enter)).toBe('enemy-beside')
    expect(why(before({}), { ...enter, work: 1 })).toBe('not-there')
  })

  test('[MG-retreat] [MG-sur-when] [MG-fly-equal] for groups that cannot leave, surrender or land', () => {
    const g = having({}, PLANE)
    expect(why(g, { do: 'leave', group: 0 })).toBe('not-own-edge')
    expect(why(g, { do: 'land', group: 0 })).toBe('on-ground')
    expect(why(g, { do: 'land', group: 1 })).toBe('no-hovering')
    at(g.p.groups, 0).spent = 1
    expect(why(g, { do: 'surrender', group: 0 })).toBe('phase-begun')
  })
})
