import { describe, expect, test } from 'vitest'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { carryOut, give, may, move, moving, open } from '../testing/moves.ts'
import { happened } from '../testing/firing.ts'
import { isDugIn } from '../powers/on-combat.ts'
import { inflict } from '../combat/losses.ts'

const MEN: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 20]], at: [290, 300], files: 5 }
const TRUCK: GroupSpec = { side: 0, facing: [1, 0], stacks: [['truck-ww2', 1]], at: [302, 300], files: 1 }
const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
const PLANE: GroupSpec = { side: 0, facing: [1, 0], stacks: [['transport-plane', 1]], at: [302, 300] }
const embark = { do: 'embark', group: 0, carrier: 1 }
const off = (x: number, y: number) => ({ do: 'disembark', group: 0, at: [x * 100, y * 100], facing: [1, 0] })

describe('boarding', () => {
  test('[MG-carry] men within 10 m get on, which costs both half their speed', () => {
    const g = give(moving({ groups: [MEN, TRUCK, FAR_BLUE] }), embark)
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'aboard', carrier: 1, spent: 5000 })
    expect(at(g.p.groups, 1).spent).toBe(25000)
    expect(may(g, move(0, [[300, 299]]))).toBe(false)
  })

  test('[MG-carry] not from further away, not more than there is room for, and men only', () => {
    const accepted = (men: Partial<GroupSpec>, truck: GroupSpec = TRUCK) =>
      may(moving({ groups: [{ ...MEN, ...men }, truck, FAR_BLUE] }), embark)
    expect(accepted({ at: [289.99, 300] })).toBe(false)
    expect(accepted({ stacks: [['riflemen-ww2', 21]] })).toBe(false)
    expect(accepted({ stacks: [['motorcycles', 2]] })).toBe(false)
    expect(accepted({ stacks: [['riflemen-ww2', 21]] }, { ...TRUCK, stacks: [['truck-ww2', 2]] })).toBe(true)
  })

  test('[MG-carry] heroes and casters on foot count as men, and vehicles that are heroes do not', () => {
    const accepted = (...stacks: GroupSpec['stacks']) =>
      may(moving({ groups: [{ ...MEN, stacks }, TRUCK, FAR_BLUE] }), embark)
    expect(accepted(['riflemen-ww2', 18], ['iron-colonel', 1], ['battle-mage', 1])).toBe(true)
    expect(accepted(['riflemen-ww2', 18], ['tank-ace', 1])).toBe(false)
  })

  test('[MG-carry] only before the carrier has moved, and one group', () => {
    const g = moving({ groups: [MEN, { ...TRUCK, at: [310, 300] }, FAR_BLUE] })
    carryOut(g, move(1, [[300, 299]]))
    expect(may(g, embark)).toBe(false)
    const two: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 5]] }
    const other = moving({ groups: [two, TRUCK, { ...two, at: [312, 290] }, FAR_BLUE] })
    give(other, embark)
    expect(may(other, { ...embark, group: 2 })).toBe(false)
  })

  test("[MG-block] [MG-carry] engaged groups can't board: that would not end the engagement", () => {
    const g = moving({ groups: [MEN, TRUCK, { ...FAR_BLUE, at: [400, 300] }] })
    expect(may(g, embark)).toBe(true)
    at(g.p.groups, 0).engaged = 2
    expect(may(g, embark)).toBe(false)
  })

  test('[MG-carry] a flyer must have landed', () => {
    const g = moving({ groups: [MEN, PLANE, FAR_BLUE] })
    expect(may(g, embark)).toBe(false)
    at(g.p.groups, 1).flying = false
    expect(may(g, embark)).toBe(true)
  })
})

describe('getting off', () => {
  const aboard = (carrier: GroupSpec = TRUCK, men: GroupSpec = MEN) => {
    const g = moving({ groups: [men, carrier, FAR_BLUE] })
    Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
    return g
  }

  test('[MG-carry] carried men get off within 10 m, for half the speed of both', () => {
    const g = aboard()
    carryOut(g, move(1, [[450, 299]]))
    expect(may(g, off(470, 299))).toBe(false)
    give(g, off(460, 299))
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'field', carrier: -1, spent: 5000 })
    expect(at(g.p.groups, 1).spent).toBe(14900 + 25000)
  })

  test('[MG-opp] [MG-block] groups that get off in range and sight of enemies may be fired at and blocked', () => {
    const g = moving({ groups: [MEN, TRUCK, { ...FAR_BLUE, facing: [-1, 0], at: [500, 290] }] })
    Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
    give(g, off(310, 299))
    expect(open(g)).toMatchObject({ kind: 'react', player: 1 })
    give(g, { do: 'block', group: 2 })
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'field', engaged: 2 })
  })

  test('[MG-equip] a group that rides, or gets off, has not stood for a turn', () => {
    const g = aboard(TRUCK, { ...MEN, equipment: ['entrenching-tools'] })
    const stood: boolean[] = []
    for (const turn of [2, 3, 4, 5]) {
      emit<Manpower>(g, { is: 'turn-began', turn })
      if (turn === 3) give(g, off(310, 299))
      stood.push(isDugIn(g.s, g.p, 0, 0))
    }
    expect(stood).toEqual([false, false, false, true])
  })

  test('[MG-carry] not when the carrier has less than half its speed left', () => {
    const g = aboard()
    carryOut(g, move(1, [[601, 299]]))
    expect(may(g, off(611, 299))).toBe(false)
  })

  test('[MG-carry] from a flyer in the air only paratroopers', () => {
    expect(may(aboard(PLANE), off(310, 299))).toBe(false)
    expect(may(aboard(PLANE, { ...MEN, stacks: [['paratrooper', 20]] }), off(310, 299))).toBe(true)
  })

  test('[MG-carry] carried groups cannot be seen or fired at', () => {
    const carried: GroupSpec = { ...MEN, side: 1, facing: [1, 0], at: [350, 300] }
    const carrier: GroupSpec = { ...TRUCK, side: 1, facing: [1, 0], at: [800, 300] }
    const g = moving({ groups: [TRUCK, carried, carrier] })
    Object.assign(at(g.p.groups, 1), { where: 'aboard', carrier: 2 })
    give(g, move(0, [[310, 299]]))
    expect(g.p.move).toBeNull()
  })
})

describe('the carrier dies', () => {
  const hit = (trucks: number, left: number, men = 20 * trucks) => {
    const g = moving({ groups: [{ ...MEN, stacks: [['riflemen-ww2', men]] }, { ...TRUCK, stacks: [['truck-ww2', trucks]] }, FAR_BLUE] }) // prettier-ignore
    Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { healthy: men - 5, injured: 5 })
    const rows = Array.from({ length: left })
    const toll = {
      healthy: left, injured: 0, dead: trucks - left, health: rows.map(() => 3), crew: rows.map(() => 1), taken: rows.map(() => 0),
    } // prettier-ignore
    inflict(g as never, [{ group: 1, stack: 0, toll, because: [] }], [])
    return g
  }

  test('[MG-carry] each carried man loses a step, and they stand where it stood', () => {
    const g = hit(1, 0)
    expect(at(at(g.p.groups, 0).stacks, 0)).toMatchObject({ healthy: 0, injured: 15, dead: 5 })
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'field', carrier: -1, at: at(g.p.groups, 1).at })
  })

  test('[MG-carry] [MG-men] a step is a point of health for those who have it, and may be the last', () => {
    const stacks: GroupSpec['stacks'] = [['riflemen-ww2', 3], ['battle-mage', 2], ['iron-colonel', 1]] // prettier-ignore
    const g = moving({ groups: [{ ...MEN, stacks }, TRUCK, FAR_BLUE] }, [1])
    Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
    Object.assign(at(at(g.p.groups, 0).stacks, 2), { health: [1] })
    const toll = { healthy: 0, injured: 0, dead: 1, health: [], crew: [], taken: [] }
    inflict(g as never, [{ group: 1, stack: 0, toll, because: [] }], [])
    const [men, mages, colonel] = at(g.p.groups, 0).stacks
    expect([men?.injured, mages?.health, colonel?.dead]).toEqual([3, [4, 4], 1])
    expect(happened(g, 'hero-fell')).toHaveLength(1)
  })

  test('[MG-carry] if some carriers are lost, only as many men are as they had room for, and all get out if the rest has no room', () => {
    const full = hit(3, 2)
    expect(at(at(full.p.groups, 0).stacks, 0)).toMatchObject({ healthy: 35, injured: 25, dead: 0 })
    expect(at(full.p.groups, 0)).toMatchObject({ where: 'field', carrier: -1, at: at(full.p.groups, 1).at })
    const roomy = hit(3, 2, 40)
    expect(at(at(roomy.p.groups, 0).stacks, 0)).toMatchObject({ healthy: 15, injured: 25, dead: 0 })
    expect(at(roomy.p.groups, 0).where).toBe('aboard')
  })

  test('[MG-carry] no men stay with units of the group that carry none', () => {
    const stacks: GroupSpec['stacks'] = [['truck-ww2', 1], ['medium-tank', 1]] // prettier-ignore
    const g = moving({ groups: [MEN, { ...TRUCK, stacks }, FAR_BLUE] })
    Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
    const toll = { healthy: 0, injured: 0, dead: 1, health: [], crew: [], taken: [] }
    inflict(g as never, [{ group: 1, stack: 0, toll, because: [] }], [])
    expect(at(g.p.groups, 0)).toMatchObject({ where: 'field', carrier: -1 })
  })
})
