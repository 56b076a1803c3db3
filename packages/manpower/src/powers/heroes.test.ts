import { describe, expect, test } from 'vitest'
import type { Answer, Space } from '@sandtable/kernel'
import { begin, loaded, pending, seeded } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Firing } from '../testing/firing.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { advantageRows, deviationFactor } from './on-combat.ts'
import { ignoresLosses, lastingMorale } from './on-morale.ts'
import { act, counts, declare, fireAt, firing, happened, onto } from '../testing/firing.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { casting, numberOf } from '../testing/powers.ts'
import { crossesHazards } from './on-movement.ts'
import { leaderOf } from './in-force.ts'
import { meFactors, pierceOf } from './on-combat.ts'
import { moraleTime } from './on-morale.ts'
import { priceOf } from './on-price.ts'
import { field } from '../testing/field.ts'
import { inflict } from '../combat/losses.ts'
import { MANPOWER } from '../ruleset.ts'
import { passesBlock } from '../movement/block.ts'
import { ratio } from '../formula/ratio.ts'
import { recoverInjured } from './heal.ts'
import { shotsOfWeapon } from '../targeting/reach.ts'
import { slotsOf } from './on-price.ts'
import { unitMinSpeed, unitSpeed } from './on-movement.ts'

const BLUE: GroupSpec = {
  side: 1,
  stacks: [['riflemen-ww1', 20]],
  at: [100, 300],
  facing: [0, -1],
  files: 10,
}

/** A red group, and one or more heroes in their own group. */
const withHero = (
  hero: string,
  own: GroupSpec['stacks'],
  more: Partial<FieldSpec> = {},
  rolls: number[] = [],
  change: (p: Position) => void = () => {},
): Firing => {
  const groups: GroupSpec[] = [
    { side: 0, stacks: own, at: [100, 100], files: 10 },
    { side: 0, stacks: [[hero, 1]], at: [200, 100], spells: hero === 'marsh-witch' ? ['fireball'] : [] },
    BLUE,
  ]
  return firing(field({ groups, ...more }), rolls, change)
}

const may = (g: Firing, order: Answer): boolean => (at(pending(g), 0).options as Space).has(order)
const ability = (group: number, hero: [number, number] | null = [1, 0]): Answer => ({
  do: 'ability',
  hero,
  group,
})

/** The hero of a battle has died. */
const slay = (g: Firing): void => {
  const { unit, ...stack } = at(at(g.p.groups, 1).stacks, 0)
  expect(at(g.s.units, unit).hero).not.toBeNull()
  const toll = { ...stack, healthy: 0, dead: 1, health: [], crew: [], taken: [] }
  inflict(g, [{ group: 1, stack: 0, toll, because: [] }], [])
}

describe('heroes', () => {
  test('[M-hero-aura] [MG-hero-scope] an aura reaches every group of the army, while the hero lives', () => {
    const g = withHero('iron-colonel', [['riflemen-ww1', 10]], {}, [1])
    expect(meFactors(g.s, g.p, 0, 0, 0)).toEqual([{ what: 'Iron Colonel', by: ratio(11, 10) }])
    expect(meFactors(g.s, g.p, 2, 0, 0)).toEqual([])
    slay(g)
    expect(meFactors(g.s, g.p, 0, 0, 0)).toEqual([])
  })

  test('[M-phase-lead] an ability is used in Targeting for one own group, as often as it is listed', () => {
    const g = withHero('iron-colonel', [['riflemen-ww1', 10]])
    expect(may(g, ability(2))).toBe(false)
    declare(g, 0, ability(0))
    expect(advantageRows(g.s, g.p, 0, 0)).toEqual([{ rule: 'M-phase-lead', what: 'ability', change: 1 }])
    expect(may(g, ability(0))).toBe(false)
    g.p.turn = 2
    expect(advantageRows(g.s, g.p, 0, 0)).toEqual([])
  })

  test('[M-mor-hero] the Standard Bearer protects against losses, and lifts one Low', () => {
    const g = withHero('standard-bearer', [['riflemen-ww1', 10]], {}, [], p => void (at(p.groups, 0).low = 4))
    expect([ignoresLosses(g.s, g.p, 0), ignoresLosses(g.s, g.p, 1)]).toEqual([true, false])
    declare(g, 0, ability(0))
    expect(at(g.p.groups, 0).low).toBe(0)
  })

  test('[M-move-speed] the Cavalry Captain drives riders on, and one group moves 50 m again', () => {
    const g = withHero('cavalry-captain', [['cavalry', 10]])
    const [riders, men] = [unitSpeed(g.s, g.p, 0, 0), unitSpeed(g.s, g.p, 2, 0)]
    const printed = at(g.s.units, at(at(g.p.groups, 0).stacks, 0).unit).speed
    expect([riders, men]).toEqual([(printed * 5) / 4, 10_000])
    at(g.p.groups, 0).spent = riders
    const centreX = 11_000
    const again = (metres: number): Answer => {
      const path: [number, number][] = [[centreX, 9900 + metres * 100]]
      return { do: 'move-again', group: 0, path, facing: null, crossing: 'cautious', strays: [] }
    }
    expect(may(g, again(50))).toBe(false)
    declare(g, 0, ability(0))
    expect(may(g, again(51))).toBe(false)
    declare(g, 0, again(50))
    while (at(pending(g), 0).kind === 'react') declare(g, 1, { do: 'pass' })
    expect(at(g.p.groups, 0).at).toEqual([10_000, 15_000])
    expect(may(g, again(1))).toBe(false)
  })

  test('[M-grp-displace] a group that moves again names the places of displaced units', () => {
    const house = { kind: 'house', name: null, outline: box(118, 147, 122, 153) } as const
    const g = withHero('cavalry-captain', [['cavalry', 10]], { map: { ground: [house] } })
    declare(g, 0, ability(0))
    const again = (x: number): Answer => ({
      do: 'move-again',
      group: 0,
      path: [[11_000, 14_900]],
      facing: null,
      crossing: 'cautious',
      strays: [[9, x, 14_900]],
    })
    expect(may(g, again(11_900))).toBe(false)
    declare(g, 0, again(12_400))
    while (at(pending(g), 0).kind === 'react') declare(g, 1, { do: 'pass' })
    expect(at(g.p.groups, 0).strays).toEqual([[9, 12_400, 14_900]])
  })

  test('[M-ina-dist] the Master Gunner halves every deviation, and makes one shot dead on', () => {
    const g = withHero('master-gunner', [['trench-mortar', 1]], {}, [1])
    expect(deviationFactor(g.s, g.p, 0, 0)).toEqual(ratio(1, 2))
    declare(g, 0, ability(0))
    declare(g, 0, onto([0, 0, 0], 1, [100, 300], 'own'))
    expect(at(g.p.declared, 0).falls).toEqual([10_000, 30_000])
  })

  test('[MG-heal] the Surgeon has 1d6 injured men recover each turn, of the same group first, and twice ten', () => {
    const hurt = (p: Position): void => {
      for (const g of [0, 1]) Object.assign(at(at(p.groups, g).stacks, 0), { healthy: 10, injured: 15 })
    }
    const groups: GroupSpec[] = [
      { side: 0, stacks: [['riflemen-ww1', 25]], at: [100, 100] },
      { side: 0, stacks: [['riflemen-ww1', 25], ['surgeon', 1]], at: [200, 100] }, // prettier-ignore
      BLUE,
    ]
    const g = firing(field({ groups }), [4], hurt)
    recoverInjured(g)
    expect([counts(g, 0), counts(g, 1)]).toEqual([
      [10, 15, 0],
      [14, 11, 0],
    ])
    declare(g, 0, ability(0, [1, 1]))
    expect(counts(g, 0)).toEqual([20, 5, 0])
    declare(g, 0, ability(0, [1, 1]))
    expect(counts(g, 0)).toEqual([25, 0, 0])
    expect(may(g, ability(0, [1, 1]))).toBe(false)
  })

  test('[MG-heal] a field hospital heals 1/48 of the injured in each turn, the nearest group first, one man at least', () => {
    const tended = (injured: number, owner: string | null = 'red'): number[][] => {
      const map = { works: [{ work: 'field-hospital', at: [10_000, 30_000] as [number, number], facing: [0, 1] as [number, number], owner }] } // prettier-ignore
      const groups = [60, 300].map(y => ({ side: 0, stacks: [['riflemen-ww1', 200] as const], at: [100, y] as const })) // prettier-ignore
      const g = firing(field({ groups, map }), [], p => {
        for (const n of [0, 1])
          Object.assign(at(at(p.groups, n).stacks, 0), { healthy: 200 - injured, injured })
      })
      recoverInjured(g)
      return [counts(g, 0), counts(g, 1)]
    }
    expect(tended(72)).toEqual([[128, 72, 0], [131, 69, 0]]) // prettier-ignore
    expect(tended(4)).toEqual([[196, 4, 0], [197, 3, 0]]) // prettier-ignore
    expect(tended(4, null)).toEqual([[196, 4, 0], [196, 4, 0]]) // prettier-ignore
  })

  test('[MG-heal] [M-hero-aura] the Surgeon does so from a truck as well', () => {
    const hurt = (p: Position): void => {
      Object.assign(at(at(p.groups, 0).stacks, 0), { healthy: 10, injured: 15 })
      Object.assign(at(p.groups, 1), { where: 'aboard', carrier: 2 })
    }
    const groups: GroupSpec[] = [
      { side: 0, stacks: [['riflemen-ww1', 25]], at: [100, 100] },
      { side: 0, stacks: [['surgeon', 1]], at: [200, 100] },
      { side: 0, stacks: [['truck-ww1', 1]], at: [200, 100] },
      BLUE,
    ]
    const g = firing(field({ groups }), [4], hurt)
    recoverInjured(g)
    expect(counts(g, 0)).toEqual([14, 11, 0])
  })

  test("[M-shots-count] the Tank Ace's extra shot is for living units", () => {
    const stacks: GroupSpec['stacks'] = [['light-tank', 1], ['medium-tank', 1]] // prettier-ignore
    const dead = (p: Position): void =>
      void Object.assign(at(at(p.groups, 0).stacks, 0), {
        healthy: 0,
        dead: 1,
        health: [],
        crew: [],
        taken: [],
      })
    const g = withHero('tank-ace', stacks, { era: 'ww2' }, [], dead)
    const gun = { group: 0, stack: 1, attack: 0 }
    const before = shotsOfWeapon(g.s, g.p, gun)
    declare(g, 0, ability(0))
    expect(shotsOfWeapon(g.s, g.p, gun)).toBe(before + 1)
  })

  test('[M-shots-count] the Tank Ace sharpens the first shot of vehicles, and gives one shot more', () => {
    const g = withHero('tank-ace', [['medium-tank', 2]], { era: 'ww2' })
    expect([pierceOf(g.s, g.p, 0, 0, 'M', true), pierceOf(g.s, g.p, 0, 0, 'M', false)]).toEqual(['H', 'M'])
    expect(pierceOf(g.s, g.p, 2, 0, 'N', true)).toBe('N')
    const gun = { group: 0, stack: 0, attack: 0 }
    const before = shotsOfWeapon(g.s, g.p, gun)
    declare(g, 0, ability(0))
    expect(shotsOfWeapon(g.s, g.p, gun)).toBe(before + 1)
  })

  test('[M-shots-count] [M-hero-aura] the first shot of each vehicle is the sharp one, at the ground too', () => {
    const tanks: GroupSpec = { side: 0, stacks: [['medium-tank', 2]], at: [100, 100] }
    const ace: GroupSpec = { side: 0, stacks: [['tank-ace', 1]], at: [50, 100] }
    const foe: GroupSpec = {
      side: 1,
      stacks: [['heavy-tank-ww2', 9]],
      at: [300, 100],
      files: 9,
      order: 'open',
    }
    const twos = Array.from({ length: 12 }, () => 2)
    const g = firing(field({ era: 'ww2', groups: [tanks, ace, foe] }), twos)
    declare(g, 0, fireAt([0, 0, 0], 4, 2))
    act(g, 0)
    expect(happened(g, 'shot-fired').map(({ damage }) => damage)).toEqual([6, 3, 6, 3])
    const ground = firing(field({ era: 'ww2', groups: [tanks, ace, foe] }), twos)
    declare(ground, 0, onto([0, 0, 1], 2, [305, 95]))
    act(ground, 0)
    expect(happened(ground, 'stack-hit').map(({ toll }) => toll.taken[0])).toEqual([2, 2])
  })

  test('[M-haz-terrain] the Marsh Witch leads through hazards, and hurries one spell by a turn', () => {
    const g = withHero('marsh-witch', [['spearman', 10]], { era: 'medieval' }, [1, 1, 1])
    expect([crossesHazards(g.s, g.p, 0), crossesHazards(g.s, g.p, 2)]).toEqual([true, false])
    const point = { at: 'point', point: [10_000, 25_000] } as const
    const now = casting(g.s, 'fireball', [[1, 0]], { ...point, point: [...point.point] })
    expect(may(g, now)).toBe(false)
    declare(g, 0, ability(1))
    declare(g, 0, now)
    act(g, 0)
    expect(happened(g, 'spell-worked')).toHaveLength(1)
    expect(may(g, casting(g.s, 'fireball', [[1, 0]]))).toBe(true)
  })

  test('[M-init-ambush] a side with a Pathfinder cannot be ambushed', () => {
    const order = (hero: string): number[] => {
      const groups: GroupSpec[] = [
        { side: 0, stacks: [['riflemen-ww1', 10]], at: [50, 400] },
        { side: 1, stacks: [[hero, 1]], at: [700, 400] },
      ]
      const s = field({ groups, sides: [{ status: 'ambushing' }, { status: 'defending' }] })
      return begin(MANPOWER, s, { dice: seeded('any') }).p.order
    }
    expect(order('iron-colonel')).toEqual([0, 1])
    expect(order('pathfinder')).toEqual([1, 0])
  })

  test('[MG-block] a Pathfinder lets one group pass a block in the next turn', () => {
    const g = withHero('pathfinder', [['riflemen-ww1', 10]])
    declare(g, 0, ability(0))
    expect(at(g.p.granted, 0)).toMatchObject({ what: 'pass-block', until: 2 })
    expect(passesBlock(g.s, g.p, 0)).toBe('power')
  })

  test('[MG-lead-hero] [M-ldie-hero] [M-ldie-two] a leader in person gives the side High morale, and dies together with the office', () => {
    const sides = [{ leader: 'archmage' }, {}]
    const g = withHero('leader-in-person', [['spearman', 10]], { era: 'medieval', sides }, [1, 3])
    expect(lastingMorale(g.s, g.p, 0, 'high')).toBe(true)
    expect(leaderOf(g.s, g.p, 0)).not.toBeNull()
    slay(g)
    expect(leaderOf(g.s, g.p, 0)).toBeNull()
    expect(lastingMorale(g.s, g.p, 0, 'high')).toBe(false)
  })

  test("[M-ldie-effects] [M-ldie-special] the leader's effects then end, and special units stay", () => {
    const sides = [{ leader: 'archmage' }, {}]
    const g = withHero('leader-in-person', [['acolyte', 2]], { era: 'medieval', sides }, [1, 3])
    const wizard = numberOf(g.s.units, 'wizard')
    expect(slotsOf(g.s, g.p, 0, wizard)).toBe(3)
    slay(g)
    expect(slotsOf(g.s, g.p, 0, wizard)).toBe(2)
    expect(counts(g, 0)).toEqual([2, 0, 0])
  })

  test('[MG-sur-when] a captured leader is dead', () => {
    const g = withHero('leader-in-person', [['spearman', 10]], {
      era: 'medieval',
      sides: [{ leader: 'archmage' }, {}],
    })
    at(g.p.groups, 1).where = 'captured'
    expect(leaderOf(g.s, g.p, 0)).toBeNull()
  })
})

describe('leaders', () => {
  /** A side with a leader, and a stack of its own. */
  const led = (leader: string, unit: string, era: FieldSpec['era'] = 'ww1'): Firing =>
    firing(
      field({
        era: era as never,
        sides: [{ leader }, {}],
        groups: [{ side: 0, stacks: [[unit, 4]], at: [100, 100] }, BLUE],
      }),
      [],
    )
  const unitOf = (g: Firing): number => at(at(g.p.groups, 0).stacks, 0).unit

  test('[M-lead-bonus] [M-phase-lead] the Field Marshal gives one group +1 advantage, once a battle', () => {
    const g = led('field-marshal', 'riflemen-ww1')
    declare(g, 0, ability(0, null))
    expect(advantageRows(g.s, g.p, 0, 0)).toHaveLength(1)
    expect(g.p.led).toEqual([1, 0])
    expect(may(g, ability(0, null))).toBe(false)
  })

  test('[M-lead-bonus] the Archmage gives casters a spell more', () => {
    const g = led('archmage', 'wizard', 'medieval')
    expect([slotsOf(g.s, g.p, 0, unitOf(g)), slotsOf(g.s, g.p, 1, unitOf(g))]).toEqual([3, 2])
  })

  test('[M-lead-bonus] the Air Marshal has cheaper flyers, and they fly at half the minimum speed', () => {
    const g = led('air-marshal', 'scout-fighter')
    const { cost, minSpeed } = at(g.s.units, unitOf(g))
    expect(priceOf(g.s, g.p, 0, unitOf(g))).toBe(Math.round(cost * 0.9))
    expect(unitMinSpeed(g.s, g.p, 0, 0)).toBe((minSpeed ?? 0) / 2)
  })

  test('[M-lead-bonus] [MG-mor-time] under the Tribune High lasts twice as long and Low half', () => {
    const g = led('tribune', 'riflemen-ww1')
    expect([moraleTime(g.s, g.p, 0, 'high'), moraleTime(g.s, g.p, 0, 'low')]).toEqual([ratio(2), ratio(1, 2)])
  })
})

describe('buying heroes and special units', () => {
  const shop = (s: Scenario, unit: string, units = 1): Answer => ({
    do: 'buy',
    name: 'Alder',
    order: 'close',
    stacks: [{ unit: numberOf(s.units, unit), units, equipment: [], spells: [] }],
  })
  const open = (leader: string | null, groups: GroupSpec[] = []): [Scenario, Space] => {
    const s = field({ groups: [...groups, BLUE], sides: [{ leader, manpower: 50_000 }, {}] })
    const g = begin(MANPOWER, s, { dice: loaded([]) })
    return [s, at(pending(g), 0).options as Space]
  }

  test('[M-hero-unit] a hero is bought once, and one at a time', () => {
    const [s, options] = open(null)
    expect(options.has(shop(s, 'surgeon'))).toBe(true)
    expect(options.has(shop(s, 'surgeon', 2))).toBe(false)
    const taken: GroupSpec = { side: 0, stacks: [['surgeon', 1]], at: [100, 100] }
    expect(open(null, [taken])[1].has(shop(s, 'surgeon'))).toBe(false)
  })

  test('[M-lead-first] [M-lead-one] [M-lead-no-token] a side has its leader before it buys, and the leader has no piece', () => {
    const [s] = open('field-marshal')
    expect(leaderOf(s, s.setup, 0)).toBe(numberOf(s.leaders, 'field-marshal'))
    const pieces = s.setup.groups.flatMap(({ stacks }) => stacks.map(({ unit }) => at(s.units, unit).hero))
    expect(pieces.filter(hero => hero?.isLeader === true)).toEqual([])
  })

  test('[MG-special] special units are for sale only while their leader is in office', () => {
    const [s, options] = open('field-marshal')
    expect(options.has(shop(s, 'guard-infantry-ww1', 10))).toBe(true)
    expect(open('tribune')[1].has(shop(s, 'guard-infantry-ww1', 10))).toBe(false)
  })

  test('[MG-lead-hero] the leader in person needs a leader', () => {
    const [s, options] = open('field-marshal')
    expect(options.has(shop(s, 'leader-in-person'))).toBe(true)
    expect(open(null)[1].has(shop(s, 'leader-in-person'))).toBe(false)
  })
})

test("[M-phase-lead] a hero's grant counts in the attack", () => {
  const g = withHero('iron-colonel', [['riflemen-ww1', 10]], {}, [3, 4])
  declare(g, 0, ability(0))
  declare(g, 0, fireAt([0, 0, 0], 10, 2))
  act(g, 0)
  expect(at(happened(g, 'volley-fired'), 0).by[0]?.attacker).toEqual([
    { rule: 'M-phase-lead', what: 'ability', change: 1 },
  ])
})
