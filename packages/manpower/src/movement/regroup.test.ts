import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { carryOut, give, may, move, moving } from '../testing/moves.ts'
import { centre, footprint } from '../formation/layout.ts'
import { overlap } from '@sandtable/board'

const RED: GroupSpec = { side: 0, facing: [1, 0], name: 'Alpha', stacks: [['riflemen-ww2', 100], ['medium-tank', 4]], at: [300, 300], files: 10 } // prettier-ignore
const BETA: GroupSpec = {
  side: 0,
  facing: [1, 0],
  name: 'Beta',
  stacks: [['riflemen-ww2', 50]],
  at: [300, 350],
  files: 10,
}
const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }

describe('formation', () => {
  test('[MG-spacing] [MG-footprint] [MG-wheel] files and order are changed for half the speed, about the same centre', () => {
    const g = moving({ groups: [BETA, FAR_BLUE] })
    const before = centre(g.s, at(g.p.groups, 0))
    give(g, { do: 'form', group: 0, files: 5, order: 'open' })
    expect(at(g.p.groups, 0)).toMatchObject({ files: 5, order: 'open', spent: 5000, covered: 0 })
    expect(centre(g.s, at(g.p.groups, 0))).toEqual(before)
    give(g, { do: 'form', group: 0, files: 10, order: 'close' })
    expect(may(g, { do: 'form', group: 0, files: 5, order: 'close' })).toBe(false)
  })

  test('[MG-footprint] no side is longer than 200 m', () => {
    const g = moving({ groups: [BETA, FAR_BLUE] })
    expect(may(g, { do: 'form', group: 0, files: 20, order: 'open' })).toBe(true)
    expect(may(g, { do: 'form', group: 0, files: 21, order: 'open' })).toBe(false)
    expect(may(g, { do: 'form', group: 0, files: 10, order: 'close' })).toBe(false)
    expect(may(g, { do: 'form', group: 0, files: 51, order: 'close' })).toBe(false)
  })
})

describe('splitting', () => {
  test('[MG-regroup] a part becomes its own group behind the rest', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    give(g, { do: 'split', group: 0, units: [40, 1] })
    const [stays, goes] = [at(g.p.groups, 0), at(g.p.groups, 2)]
    expect(stays.stacks.map(({ healthy }) => healthy)).toEqual([60, 3])
    expect(goes.stacks.map(({ healthy }) => healthy)).toEqual([40, 1])
    expect(goes).toMatchObject({ owner: 0, name: 'Alpha 2', where: 'field' })
    expect(overlap(footprint(g.s, stays), footprint(g.s, goes))).toBe(false)
  })

  test('[MG-regroup] shots, morale and engagement carry over', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    Object.assign(at(g.p.groups, 0), { low: 3, high: 4, engaged: 1, passed: 1 })
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { fired: [50], healthy: 70, injured: 30 })
    give(g, { do: 'split', group: 0, units: [80, 0] })
    expect(at(g.p.groups, 2)).toMatchObject({ low: 3, high: 4, engaged: 1, passed: 1 })
    expect(at(at(g.p.groups, 2).stacks, 0)).toMatchObject({ healthy: 70, injured: 10, fired: [40] })
    expect(at(at(g.p.groups, 0).stacks, 0)).toMatchObject({ healthy: 0, injured: 20, fired: [10] })
  })

  test.each([
    ['with the whole stack', { healthy: 0, injured: 1 }, 1, [0, 1]],
    ['not with the sound', { healthy: 1, injured: 1 }, 1, [1, 0]],
    ['not with some of the injured', { healthy: 0, injured: 3 }, 1, [1, 0]],
    ['with the whole stack, healed since', { healthy: 1, injured: 0 }, 1, [0, 1]],
  ])('[MG-regroup] [MG-rate] a half shot of the injured goes off %s', (_, counts, units, halves) => {
    const sharpshooters: GroupSpec = { ...BETA, stacks: [['sharpshooter', 3], ['riflemen-ww2', 10]] } // prettier-ignore
    const g = moving({ groups: [sharpshooters, FAR_BLUE] })
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { ...counts, half: 1 })
    give(g, { do: 'split', group: 0, units: [units, 0] })
    expect([0, 2].map(n => at(at(g.p.groups, n).stacks, 0).half)).toEqual(halves)
  })

  test('[MG-regroup] [MG-rate] and with an injured machine, if those that stay have been repaired', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    Object.assign(at(at(g.p.groups, 0).stacks, 1), {
      healthy: 1, injured: 1, health: [15, 3], crew: [5, 5], taken: [13, 12], half: 1,
    }) // prettier-ignore
    give(g, { do: 'split', group: 0, units: [0, 1] })
    expect(at(at(g.p.groups, 2).stacks, 0)).toMatchObject({ healthy: 0, injured: 1, half: 1 })
    expect(at(at(g.p.groups, 0).stacks, 1)).toMatchObject({ healthy: 1, injured: 0, half: 0 })
  })

  test('[MG-regroup] a spell goes with both parts, and what may be used once stays with one', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    const whole = { group: 0, stack: -1, amount: 1, until: 2 }
    g.p.granted.push({ ...whole, what: 'speed', amount: 200 }, { ...whole, what: 'pass-block' })
    give(g, { do: 'split', group: 0, units: [40, 1] })
    expect(g.p.granted.map(({ group, what }) => [group, what])).toEqual([
      [0, 'speed'],
      [0, 'pass-block'],
      [2, 'speed'],
    ])
  })

  test('[MG-regroup] the soundest vehicles go first, with what each has left', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    Object.assign(at(at(g.p.groups, 0).stacks, 1), {
      healthy: 3, injured: 1, health: [3, 15, 15, 12], crew: [1, 5, 5, 4], taken: [16, 0, 0, 4],
    }) // prettier-ignore
    give(g, { do: 'split', group: 0, units: [0, 2] })
    expect(at(at(g.p.groups, 2).stacks, 0)).toMatchObject({ healthy: 2, injured: 0, health: [15, 15] })
    expect(at(at(g.p.groups, 0).stacks, 1)).toMatchObject({
      healthy: 1,
      injured: 1,
      health: [3, 12],
      crew: [1, 4],
    })
  })

  test("[MG-regroup] only at the start of the player's own Movement", () => {
    const g = moving({ groups: [RED, BETA, FAR_BLUE] })
    expect(may(g, { do: 'split', group: 0, units: [40, 0] })).toBe(true)
    carryOut(g, move(1, [[200, 340]]))
    expect(may(g, { do: 'split', group: 0, units: [40, 0] })).toBe(false)
  })

  test('[MG-regroup] a split needs units on both sides', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    expect(may(g, { do: 'split', group: 0, units: [0, 0] })).toBe(false)
    expect(may(g, { do: 'split', group: 0, units: [100, 4] })).toBe(false)
    expect(may(g, { do: 'split', group: 0, units: [101, 0] })).toBe(false)
    expect(may(g, { do: 'split', group: 0, units: [40] })).toBe(false)
  })
})

describe('joining', () => {
  const NEAR: GroupSpec = { ...BETA, at: [300, 310] }

  test('[M-grp-make] [MG-regroup] two groups become one, stacks of a kind one stack', () => {
    const g = moving({ groups: [RED, NEAR, FAR_BLUE] })
    Object.assign(at(g.p.groups, 0), { low: 2, engaged: 2 })
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { fired: [7], dead: 5 })
    give(g, { do: 'merge', group: 0, into: 1 })
    expect(at(g.p.groups, 1)).toMatchObject({ name: 'Beta', low: 2, engaged: 2 })
    expect(at(g.p.groups, 1).stacks).toMatchObject([{ healthy: 150, dead: 5, fired: [7] }, { healthy: 4 }])
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'merged', stacks: [] })
    expect(may(g, { do: 'merge', group: 0, into: 1 })).toBe(false)
  })

  test('[MG-spacing] a group that joins others in another order changes it for half the speed of all, and files for nothing', () => {
    const joined = (more: Partial<GroupSpec>) => {
      const g = moving({ groups: [{ ...NEAR, ...more }, { ...NEAR, at: [300, 320] }, FAR_BLUE] })
      g.p.granted.push({ group: 0, stack: -1, what: 'slow', amount: 50, until: 2 })
      return at(give(g, { do: 'merge', group: 0, into: 1 }).p.groups, 1)
    }
    expect(joined({ at: [300, 298], files: 5 })).toMatchObject({ order: 'close', files: 10, spent: 0 })
    expect(joined({ at: [300, 420], order: 'open' })).toMatchObject({ order: 'close', spent: 2500 })
  })

  test('[MG-regroup] a shield for one stack does not cover stacks that join it, whichever joins the other', () => {
    const shield = { what: 'armour' as const, amount: 1, until: 2 }
    const merged = (shielded: number) => {
      const g = moving({ groups: [RED, NEAR, FAR_BLUE] })
      g.p.granted.push({ ...shield, group: shielded, stack: 0 })
      return give(g, { do: 'merge', group: 0, into: 1 }).p
    }
    const [joined, joins] = [merged(1), merged(0)]
    expect(at(joined.groups, 1).stacks.map(({ healthy }) => healthy)).toEqual([50, 100, 4])
    expect(joined.granted).toEqual([{ ...shield, group: 1, stack: 0 }])
    expect(at(joins.groups, 1).stacks.map(({ healthy }) => healthy)).toEqual([50, 100, 4])
    expect(joins.granted).toEqual([{ ...shield, group: 1, stack: 1 }])
  })

  test('[MG-regroup] stacks of a kind that a group had apart join one stack of the other', () => {
    const twice: GroupSpec = { ...RED, stacks: [['riflemen-ww2', 40], ['riflemen-ww2', 60]] } // prettier-ignore
    const g = give(moving({ groups: [twice, NEAR, FAR_BLUE] }), { do: 'merge', group: 0, into: 1 })
    expect(at(g.p.groups, 1).stacks.map(({ healthy }) => healthy)).toEqual([150])
  })

  test('[MG-regroup] a group more than 10 m away cannot join', () => {
    const g = moving({ groups: [RED, { ...BETA, at: [300, 330.01] }, FAR_BLUE] })
    expect(may(g, { do: 'merge', group: 0, into: 1 })).toBe(false)
  })

  test('[MG-fly-path] flyers and ground units never share a group', () => {
    const plane: GroupSpec = { side: 0, facing: [1, 0], stacks: [['scout-fighter', 2]], at: [300, 305] }
    const g = moving({ groups: [RED, plane, FAR_BLUE] })
    at(g.p.groups, 1).flying = false
    expect(may(g, { do: 'merge', group: 0, into: 1 })).toBe(false)
  })

  test('[MG-regroup] spells that are being cast go on', () => {
    const g = moving({ groups: [RED, NEAR, FAR_BLUE] })
    g.p.castings.push({
      side: 0,
      spell: 0,
      casters: [[0, 1]],
      begun: 1,
      due: 2,
      aim: null,
      falls: null,
      waits: 0,
    })
    give(g, { do: 'merge', group: 0, into: 1 })
    expect(at(g.p.castings, 0).casters).toEqual([[1, 1]])
    give(g, { do: 'split', group: 1, units: [0, 4] })
    expect(at(g.p.castings, 0).casters).toEqual([[3, 0]])
  })
})

describe('what groups carry', () => {
  const usesOf = (g: ReturnType<typeof moving>, group: number) =>
    at(at(g.p.groups, group).stacks, 0).equipment
  const carrying = (kind: string, left: number) => {
    const men: GroupSpec = { ...BETA, equipment: [kind] }
    const g = moving({ groups: [{ ...men, at: [300, 330] }, men, FAR_BLUE] })
    Object.assign(at(usesOf(g, 0), 0), { uses: left })
    return g
  }

  test('[MG-equip] [MG-regroup] a grenade volley is one use for the whole group; a joining group adds none, and each part keeps its uses', () => {
    const g = give(carrying('grenades', 2), { do: 'merge', group: 0, into: 1 })
    expect(usesOf(g, 1)).toMatchObject([{ uses: 2 }])
    give(g, { do: 'split', group: 1, units: [10] })
    expect([usesOf(g, 1), usesOf(g, 3)]).toMatchObject([[{ uses: 2 }], [{ uses: 2 }]])
    const thrown = give(carrying('grenades', 1), { do: 'merge', group: 0, into: 1 })
    expect(usesOf(thrown, 1)).toMatchObject([{ uses: 1 }])
  })

  test('[MG-equip] [MG-regroup] medic kits are used on one man at a time: they are pooled, and shared out', () => {
    const g = give(carrying('medic-kit', 5), { do: 'merge', group: 0, into: 1 })
    expect(usesOf(g, 1)).toMatchObject([{ uses: 10 }])
    give(g, { do: 'split', group: 1, units: [20] })
    expect([usesOf(g, 1), usesOf(g, 3)]).toMatchObject([[{ uses: 8 }], [{ uses: 2 }]])
  })
})
