import { describe, expect, test } from 'vitest'
import { contains } from '@sandtable/board'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { built, give, may, moving, patch } from '../testing/moves.ts'
import { centre, footprint, unitPoints } from '../formation/layout.ts'
import { discsOnGround } from '../combat/discs.ts'
import { houseOf, shelterOnMap } from '../ground/houses.ts'
import { battleNamed, BATTLES } from '../testing/packs.ts'
import { sees } from '../ground/sight.ts'
import { whyNotAnswer } from '../why-not.ts'
import { whyNotAt } from '../targeting/reach.ts'
import { say, sayShelter } from '../say/testing/english.ts'

/** Ten metres by eight: room for 40. */
const HOUSE = patch('house', 300, 296, 310, 304)
const MEN: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 40]], at: [295, 310], files: 10 }
const BLUE: GroupSpec = { side: 1, facing: [-1, 0], stacks: [['riflemen-ww2', 10]], at: [500, 305] }
const NUMBER = shelterOnMap(0)
const enter = (group = 0) => ({ do: 'enter', group, work: NUMBER })
const emerge = (x: number, y: number) => ({ do: 'emerge', group: 0, at: [x * 100, y * 100], facing: [1, 0] })
const near = (groups: readonly GroupSpec[], more = {}) =>
  moving({ groups, map: { ground: [HOUSE], ...more } })
const why = (g: ReturnType<typeof near>, answer: object) =>
  whyNotAnswer(g.s, g.p, 0, 'orders', answer as never)

describe('houses of the map', () => {
  test('[MG-house] men within 10 m enter one at the cost of the path, and stand in it', () => {
    const g = give(near([MEN, BLUE]), enter())
    const group = at(g.p.groups, 0)
    expect(group.inside).toBe(NUMBER)
    expect(group.spent).toBeGreaterThan(0)
    expect(contains(HOUSE.outline, centre(g.s, group))).toBe(true)
    expect(footprint(g.s, group)).toEqual(HOUSE.outline)
    expect(unitPoints(g.s, group)).toHaveLength(40)
    expect(unitPoints(g.s, group).every(({ point }) => contains(HOUSE.outline, point))).toBe(true)
  })

  test('[MG-house] it takes a man for every 2 m² of its floor, and no more', () => {
    const one: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 41]] }
    expect(why(near([one, BLUE]), enter())).toMatchObject({
      what: 'building-full',
      parts: { units: 41, room: 40 },
    })
    const half: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 30]] }
    const g = give(near([half, { ...half, at: [295, 288] }, BLUE]), enter())
    expect(why(g, enter(1))).toMatchObject({ what: 'building-full', parts: { units: 30, room: 10 } })
  })

  test('[MG-house] vehicles, guns and riders stay outside', () => {
    for (const unit of ['light-tank', 'anti-tank-gun', 'cavalry'])
      expect(why(near([{ ...MEN, stacks: [[unit, 1]], at: [296, 302] }, BLUE]), enter())).toMatchObject({
        rule: 'MG-house',
        what: 'infantry-only',
      })
  })

  test('[MG-house] groups cannot enter from more than 10 m away, or beside an enemy, or enter open ground', () => {
    expect(why(near([{ ...MEN, at: [280, 310] }, BLUE]), enter())?.what).toBe('not-beside')
    expect(why(near([MEN, { ...BLUE, at: [315, 305] }]), enter())?.what).toBe('enemy-beside')
    const g = moving({ groups: [MEN, BLUE], map: { ground: [patch('field', 300, 296, 310, 304)] } })
    expect(why(g, enter())?.what).toBe('not-there')
  })

  test('[MG-house] they fire out of it and can be fired at; for all others it blocks sight', () => {
    const outside = near([MEN, { ...BLUE, at: [500, 296] }])
    expect(sees(outside.s, outside.p, 0, 1)).toBe(false)
    const g = give(near([MEN, { ...BLUE, at: [500, 290] }]), enter())
    expect([sees(g.s, g.p, 0, 1), sees(g.s, g.p, 1, 0)]).toEqual([true, true])
    const weapon = (group: number) => ({ group, stack: 0, attack: 0 })
    const aim = (group: number) => ({ at: 'stack' as const, group, stack: 0 })
    expect(whyNotAt(g.s, g.p, weapon(0), aim(1), false)).toBeNull()
    expect(whyNotAt(g.s, g.p, weapon(1), aim(0), false)).toBeNull()
  })

  test('[MG-house] groups that share a house do not hide each other’s view', () => {
    const half: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 20]] }
    const g = give(give(near([half, { ...half, at: [295, 288] }, BLUE]), enter(0)), enter(1))
    expect([sees(g.s, g.p, 0, 2), sees(g.s, g.p, 1, 2)]).toEqual([true, true])
  })

  test('[MG-house] [M-fp-all-hit] a burst in a house hits men on its floor', () => {
    const g = give(near([MEN, BLUE]), enter())
    const inside = discsOnGround(g.s, g.p, [29_000, 29_000, 32_000, 31_000])
    expect(inside.filter(({ group }) => group === 0)).toHaveLength(40)
  })

  test('[MG-house] they come out within 10 m of it, and cannot march before', () => {
    const g = give(near([MEN, BLUE]), enter())
    expect(why(g, { do: 'move', group: 0, path: [[30_000, 35_000]], facing: null, crossing: 'cautious', strays: [] })?.what).toBe('in-building') // prettier-ignore
    expect(may(g, emerge(340, 300))).toBe(false)
    give(g, emerge(318, 300))
    expect(at(g.p.groups, 0).inside).toBe(-1)
  })

  test("[MG-house] the log names the house in a player's words", () => {
    const node = { name: 'Merle', owner: 'blue', outline: box(200, 200, 400, 400) }
    const g = give(near([MEN, BLUE], { node, works: [built('bunker', [600, 600])] }), enter())
    const entered = g.log?.findLast(({ is }) => is === 'entered')
    expect(say(g.s, g.p, entered as never)[0]).toMatchObject({
      text: 'Group 1 went into a house in Merle',
      rules: ['MG-house'],
    })
    expect(sayShelter(g.s, g.p, 0)).toBe('the bunker')
    const mill = near([MEN, BLUE], { ground: [{ ...HOUSE, name: 'The Mill' }] })
    expect(sayShelter(mill.s, mill.p, NUMBER)).toBe('The Mill')
  })

  test.each(BATTLES)('[MG-house] every house of %s has room, a middle on its floor and a name', id => {
    const s = battleNamed(id)
    for (const [n, { kind, outline }] of s.map.ground.entries()) {
      if (kind !== 'house') continue
      const house = houseOf(s, shelterOnMap(n))
      expect(house?.room).toBeGreaterThan(0)
      expect(contains(outline, house?.middle ?? [0, 0])).toBe(true)
      expect(sayShelter(s, s.setup, shelterOnMap(n))).toMatch(/^(a house( in [A-Z].*)?|[A-Z].*)$/)
    }
  })
})
