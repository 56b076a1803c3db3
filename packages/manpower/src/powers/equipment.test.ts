import { describe, expect, test } from 'vitest'
import type { Answer, Space } from '@sandtable/kernel'
import { pending } from '@sandtable/kernel'
import type { Firing } from '../testing/firing.ts'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import { act, counts, declare, fireAt, firing, happened } from '../testing/firing.ts'
import { armourOf, isDugIn, meFactors, proofAgainst, usedInVolley } from './on-combat.ts'
import { unitSpeed } from './on-movement.ts'
import { at } from '../position.ts'
import { field } from '../testing/field.ts'
import { ratio } from '../formula/ratio.ts'
import { zeroAt } from '../targeting/inaccuracy.ts'
import { shotsOfWeapon } from '../targeting/reach.ts'

/** A stack that carries something, 20 m from some enemies. */
const carrying = (
  equipment: string,
  own: GroupSpec['stacks'][number],
  enemy: GroupSpec['stacks'][number] = ['riflemen-ww1', 50],
  rolls: number[] = [],
  era: FieldSpec['era'] = 'ww1',
): Firing =>
  firing(
    field({
      era: era as never,
      groups: [
        { side: 0, stacks: [own], at: [100, 100], files: 10, equipment: [equipment] },
        { side: 1, stacks: [enemy], at: [120, 120], facing: [0, -1], files: 10 },
      ],
    }),
    rolls,
  )

const may = (g: Firing, order: Answer): boolean => (at(pending(g), 0).options as Space).has(order)

describe('equipment and training', () => {
  test('[MG-ina-zero] with a radio set the injured spot for guns too', () => {
    const zero = (equipment: readonly string[]): boolean => {
      const s = field({
        era: 'ww2',
        groups: [
          { side: 0, stacks: [['81-mm-mortar', 1]], at: [100, 100] },
          { side: 0, stacks: [['riflemen-ww2', 5]], at: [100, 300], equipment },
          { side: 1, stacks: [['riflemen-ww2', 5]], at: [700, 700], facing: [0, -1] },
        ],
        map: { walls: [{ name: null, line: [[0, 20_000], [80_000, 20_000]], height: 2000 }] }, // prettier-ignore
      })
      const g = firing(s, [], p => {
        Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 0, injured: 5 })
      })
      return zeroAt(g.s, g.p, 0, 0, [10_000, 60_000])
    }
    expect([zero([]), zero(['radio-set'])]).toEqual([false, true])
  })

  test('[MG-equip] grenades add half to a volley within 30 m, twice', () => {
    const g = carrying('grenades', ['riflemen-ww1', 10], undefined, [3, 4, 3, 4])
    expect(meFactors(g.s, g.p, 0, 0, 3000)).toEqual([{ what: 'Grenades', by: ratio(3, 2) }])
    expect(meFactors(g.s, g.p, 0, 0, 3001)).toEqual([])
    expect(usedInVolley(g.s, g.p, 0, 0, 3001)).toEqual([])
    for (const left of [1, 0]) {
      declare(g, 0, fireAt([0, 0, 0], 10, 1))
      act(g, 0)
      expect(at(at(g.p.groups, 0).stacks, 0).equipment[0]?.uses).toBe(left)
      at(at(g.p.groups, 0).stacks, 0).fired = []
    }
    expect(meFactors(g.s, g.p, 0, 0, 0)).toEqual([])
  })

  test('[MG-types] gas masks keep chemicals out', () => {
    const g = carrying('gas-masks', ['riflemen-ww1', 10])
    expect([proofAgainst(g.s, g.p, 0, 0), proofAgainst(g.s, g.p, 1, 0)]).toEqual([['chemical'], []])
  })

  test('[MG-equip] every five men have one charge against tanks, for one attack', () => {
    const g = carrying('anti-tank-charges', ['riflemen-ww1', 12], ['armoured-car', 2], [4, 5])
    const charge = { group: 0, stack: 0, attack: 1 }
    expect(shotsOfWeapon(g.s, g.p, charge)).toBe(3)
    declare(g, 0, fireAt([0, 0, 1], 1, 1))
    act(g, 0)
    expect(at(happened(g, 'shot-fired'), 0)).toMatchObject({ dice: [4, 5] })
    expect(at(at(g.p.groups, 0).stacks, 0).equipment[0]?.uses).toBe(2)
    expect(shotsOfWeapon(g.s, g.p, { ...charge, attack: 0 })).toBe(11)
  })

  test('[MG-equip] a group with tools that has stood for a turn is dug in', () => {
    const g = carrying('entrenching-tools', ['riflemen-ww1', 10])
    expect(isDugIn(g.s, g.p, 0, 0)).toBe(false)
    at(g.p.groups, 0).still = 1
    expect(isDugIn(g.s, g.p, 0, 0)).toBe(true)
  })

  test('[MG-heal] [MG-equip] a medic kit makes five injured men of its group healthy, one each use', () => {
    const g = carrying('medic-kit', ['riflemen-ww1', 10])
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { healthy: 2, injured: 6, dead: 2 })
    const treat = (units: number): Answer => ({ do: 'treat', group: 0, stack: 0, kit: 0, patients: 0, units })
    expect(may(g, treat(6))).toBe(false)
    declare(g, 0, treat(4))
    expect(may(g, treat(2))).toBe(false)
    declare(g, 0, treat(1))
    expect(may(g, treat(1))).toBe(false)
    act(g, 0)
    expect(counts(g, 0)).toEqual([7, 1, 2])
  })

  describe('[M-phase-abil] kits are used in Acting', () => {
    const TREAT: Answer = { do: 'treat', group: 0, stack: 0, kit: 0, patients: 0, units: 3 }
    const hurt = (rolls: number[], healthy: number): Firing => {
      const g = carrying('medic-kit', ['riflemen-ww1', 10], ['riflemen-ww1', 60], rolls)
      Object.assign(at(at(g.p.groups, 0).stacks, 0), { healthy, injured: 3, dead: 7 - healthy })
      return g
    }

    test("in their owner's order: men treated before a volley count whole, after it half", () => {
      const raws = [true, false].map(isFirst => {
        const g = hurt([1, 1], 4)
        if (isFirst) declare(g, 0, TREAT)
        declare(g, 0, fireAt([0, 0, 0], 7, 1))
        if (!isFirst) declare(g, 0, TREAT)
        expect(counts(g, 0)).toEqual([4, 3, 3])
        act(g, 0)
        expect(counts(g, 0)).toEqual([7, 0, 3])
        return at(happened(g, 'volley-fired'), 0).by[0]?.raw
      })
      expect(raws).toEqual([ratio(7), ratio(11, 2)])
    })

    test('a man may not be declared for twice', () => {
      const g = hurt([], 4)
      declare(g, 0, TREAT)
      expect(may(g, { ...(TREAT as object), units: 1 })).toBe(false)
    })

    test('and the dead use none', () => {
      const g = hurt([6, 6, 1], 4)
      declare(g, 0, TREAT)
      declare(g, 1, fireAt([1, 0, 0], 60, 0))
      act(g, 1)
      act(g, 0)
      expect(counts(g, 0)).toEqual([0, 0, 10])
      expect(happened(g, 'treatment-lost').map(({ because }) => because[0]?.what)).toEqual(['attacker-dead'])
    })
  })

  test('[MG-armour-men] a pavise is armour against hand weapons, and costs 10 m of speed', () => {
    const g = carrying('pavise', ['crossbowman', 10], ['spearman', 10], [], 'medieval')
    expect(armourOf(g.s, g.p, 0, 0)).toBe('L*')
    expect(unitSpeed(g.s, g.p, 0, 0)).toBe(at(g.s.units, at(at(g.p.groups, 0).stacks, 0).unit).speed - 1000)
  })

  test('[MG-equip] veterans count a quarter more', () => {
    const g = carrying('veteran-training', ['riflemen-ww1', 10])
    expect(meFactors(g.s, g.p, 0, 0, 50_000)).toMatchObject([{ by: ratio(5, 4) }])
  })
})
