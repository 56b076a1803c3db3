import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import type { OutOfReach } from './reach.ts'
import type { Position } from '../position.ts'
import type { Scenario, Spell } from '../scenario.ts'
import { act, counts, declare, firing, happened, onto, fireAt } from '../testing/firing.ts'
import { copy, pending, seeded } from '@sandtable/kernel'
import { at } from '../position.ts'
import { field } from '../testing/field.ts'
import { whyNotAt } from './reach.ts'
import { whyNotOn } from '../powers/spell-reach.ts'
import { withGroup } from '../formation/whereabouts.ts'

/** A stack of one kind against a group of others, this many metres apart. */
const against = (unit: string, metres: number, target: [string, number][], units = 10) =>
  field({
    groups: [
      { side: 0, stacks: [[unit, units]], at: [100, 100], files: units },
      { side: 1, stacks: target, at: [100, 100 + metres], facing: [0, -1], files: 50 },
    ],
  })

const whyNot = (s: Scenario, stack: number, change: (p: Position) => void = () => {}): OutOfReach | null => {
  const p = copy(s.setup) as Position
  change(p)
  const target = p.groups.findIndex(({ owner }) => owner === 1)
  return whyNotAt(s, p, { group: 0, stack: 0, attack: 0 }, { at: 'stack', group: target, stack }, false)
}

test('[MG-targets] [M-dmg-range] [M-fp-none] an enemy stack in range', () => {
  expect(whyNot(against('riflemen-ww1', 400, [['riflemen-ww1', 1]]), 0)).toBeNull()
  expect(whyNot(against('riflemen-ww1', 401, [['riflemen-ww1', 1]]), 0)).toBe('too-far')
})

test('[MG-measure] from edge to edge: a group in hand-to-hand combat fights with all its ranks', () => {
  const spears = (metres: number) =>
    field({
      era: 'medieval',
      groups: [
        { side: 0, stacks: [['spearman', 100]], at: [100, 100], files: 10 },
        { side: 1, stacks: [['spearman', 1]], at: [100, 102 + metres], files: 1 },
      ],
    })
  expect([whyNot(spears(3), 0), whyNot(spears(3.01), 0)]).toEqual([null, 'too-far'])
  const g = firing(spears(3), [1, 1])
  declare(g, 0, fireAt([0, 0, 0], 100, 1))
  act(g, 0)
  expect(happened(g, 'volley-fired')[0]?.strength).toEqual({ over: 100, under: 1 })
})

test('[MG-targets] [M-los-line] in sight', () => {
  const walled = field({
    map: {
      walls: [
        {
          name: 'Wall',
          line: [
            [0, 15_000],
            [90_000, 15_000],
          ],
          height: 500,
        },
      ],
    },
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [100, 200] },
    ],
  })
  expect(whyNot(walled, 0)).toBe('unseen')
})

test('[MG-altitude] a flyer is 300 m further away for those on the ground, not for anti-aircraft', () => {
  expect(whyNot(against('riflemen-ww1', 100, [['scout-fighter', 1]]), 0)).toBeNull()
  expect(whyNot(against('riflemen-ww1', 101, [['scout-fighter', 1]]), 0)).toBe('too-far')
  expect(whyNot(against('heavy-machine-gun', 1000, [['scout-fighter', 1]]), 0)).toBeNull()
  expect(whyNot(against('scout-fighter', 200, [['scout-fighter', 1]]), 0)).toBeNull()
})

test('[MG-altitude] which counts for the least range, too', () => {
  expect(whyNot(against('missile-team', 99, [['riflemen-ww1', 1]]), 0)).toBe('too-near')
  expect(whyNot(against('missile-team', 0, [['scout-fighter', 1]]), 0)).toBeNull()
})

test('[MG-targets] weapons for flyers or buildings alone are used on nothing else', () => {
  expect(whyNot(against('air-defence-launcher', 100, [['riflemen-ww1', 1]]), 0)).toBe('wrong-kind')
  expect(whyNot(against('siege-ram', 1, [['riflemen-ww1', 1]]), 0)).toBe('wrong-kind')
})

describe('[MG-screen] among ten other men', () => {
  const group = (men: number): [string, number][] => [
    ['riflemen-ww1', men],
    ['iron-colonel', 1],
    ['field-gun', 2],
  ]

  test('heroes and guns cannot be named by a volley', () => {
    expect(whyNot(against('riflemen-ww1', 100, group(10)), 1)).toBe('screened')
    expect(whyNot(against('riflemen-ww1', 100, group(10)), 2)).toBe('screened')
    expect(whyNot(against('riflemen-ww1', 100, group(10)), 0)).toBeNull()
    expect(whyNot(against('riflemen-ww1', 100, group(9)), 1)).toBeNull()
  })

  test('a discrete shot may pick them out', () => {
    expect(whyNot(against('sharpshooter', 100, group(10)), 1)).toBeNull()
  })
})

test('[MG-targets] units in a bunker are out of reach', () => {
  const s = field({
    map: { works: [{ work: 'bunker', at: [10_000, 20_000], facing: [0, 1], owner: null }] },
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [100, 200] },
    ],
  })
  expect(whyNot(s, 0, p => (at(p.groups, 1).inside = 0))).toBe('sheltered')
})

test('[M-dmg-other] [MG-targets] walls and other buildings are seen and fired at like units', () => {
  const why = (unit: string, work: string, metres: number) => {
    const s = field({
      map: { works: [{ work, at: [10_100, 10_000 + metres * 100], facing: [0, 1], owner: null }] },
      groups: [
        { side: 0, stacks: [[unit, 1]], at: [100, 100] },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ],
    })
    return whyNotAt(s, s.setup, { group: 0, stack: 0, attack: 0 }, { at: 'work', work: 0 }, false)
  }
  expect(['palisade', 'watchtower', 'bunker'].map(work => why('riflemen-ww1', work, 100))).toEqual([
    null,
    null,
    null,
  ])
  expect([why('siege-ram', 'palisade', 2), why('siege-ram', 'palisade', 5)]).toEqual([null, 'too-far'])
  expect(why('riflemen-ww1', 'trench', 100)).toBe('not-there')
})

test('[MG-block] an engaged group fires at the blocker while it is in range', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 10]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [100, 200] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [300, 100] },
    ],
  })
  expect(whyNot(s, 0, p => (at(p.groups, 0).engaged = 2))).toBe('engaged')
  expect(whyNot(s, 0, p => (at(p.groups, 0).engaged = 1))).toBeNull()
  expect(
    whyNot(s, 0, p => ((at(p.groups, 0).engaged = 2), (at(p.groups, 2).at = [79_000, 79_000]))),
  ).toBeNull()
})

test('[MG-block] [MG-ind-min] a gun with both modes is held by enemies in its direct reach', () => {
  const s = field({
    map: { height: 500_000 },
    groups: [
      { side: 0, stacks: [['field-gun', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [100, 400] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [100, 3400] },
    ],
  })
  const direct = (engaged: number): string | null => {
    const p = withGroup(s.setup, 0, { ...at(s.setup.groups, 0), engaged })
    return whyNotAt(s, p, { group: 0, stack: 0, attack: 0 }, { at: 'point', point: [40_000, 40_000] }, false)
  }
  expect([direct(1), direct(2), direct(-1)]).toEqual(['engaged', null, null])
})

test('[MG-block] conjured fog and walls are no fire, and may be put anywhere', () => {
  const s = field({
    era: 'medieval',
    groups: [
      { side: 0, stacks: [['wizard', 2]], spells: ['fog-bank', 'earth-wall'], at: [100, 100] },
      { side: 1, stacks: [['longbowman', 20]], at: [100, 220] },
    ],
  })
  const p = withGroup(s.setup, 0, { ...at(s.setup.groups, 0), engaged: 1 })
  const why = (id: string): string | null => {
    const spell = s.spells.find(one => one.id === id) as Spell
    return whyNotOn(s, p, spell, [0, 0], { at: 'point', point: [16_000, 10_000] })
  }
  expect([why('fog-bank'), why('earth-wall'), why('meteor')]).toEqual([null, null, 'engaged'])
})

test('[MG-block] a weapon that cannot hit the blocker is free', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['air-defence-launcher', 1]], at: [100, 100] },
      { side: 1, stacks: [['scout-fighter', 1]], at: [100, 200] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [300, 100] },
    ],
  })
  expect(whyNot(s, 0, p => (at(p.groups, 0).engaged = 2))).toBeNull()
})

test('[T-ind-dual] [MG-ind-min] [M-ind-dual] [M-ind-cover] a field gun below its minimum range needs sight', () => {
  const gun = (metres: number, isWalled: boolean, isIndirect: boolean) => {
    const line: [number, number][] = [
      [0, 15_000],
      [190_000, 15_000],
    ]
    const s = field({
      map: { height: 300_000, walls: isWalled ? [{ name: 'Wall', line, height: 500 }] : [] },
      groups: [
        { side: 0, stacks: [['field-gun', 1]], at: [100, 100] },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ],
    })
    const aim = { at: 'point', point: [10_100, 10_000 + metres * 100] } as const
    return whyNotAt(s, s.setup, { group: 0, stack: 0, attack: 0 }, aim, isIndirect)
  }
  expect(gun(300, false, false)).toBeNull()
  expect(gun(300, false, true)).toBe('too-near')
  expect(gun(300, true, false)).toBe('unseen')
  expect(gun(300, true, true)).toBe('too-near')
  expect(gun(500, true, true)).toBeNull()
  expect(gun(1801, false, true)).toBeNull()
})

test('[MG-ind-min] a weapon with indirect fire only cannot fire at a target in direct view', () => {
  const s = field({
    map: { height: 200_000 },
    groups: [
      { side: 0, stacks: [['trench-mortar', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })
  const why = (metres: number, isIndirect: boolean) =>
    whyNotAt(
      s,
      s.setup,
      { group: 0, stack: 0, attack: 0 },
      { at: 'point', point: [10_100, 10_000 + metres * 100] },
      isIndirect,
    )
  expect([why(79, true), why(80, true), why(800, true), why(801, true), why(100, false)]).toEqual([
    'too-near',
    null,
    null,
    'too-far',
    'wrong-kind',
  ])
})

describe('[M-phase-target] [MG-targets] declaring', () => {
  const s = () => against('riflemen-ww1', 100, [['riflemen-ww1', 50]], 100)

  test('a stack divides its units between targets, and has no more than its own', () => {
    const g = firing(s(), [])
    declare(g, 0, fireAt([0, 0, 0], 60, 1))
    expect(() => declare(g, 0, fireAt([0, 0, 0], 41, 1))).toThrow('not-an-option')
    declare(g, 0, fireAt([0, 0, 0], 40, 1))
    expect(g.p.declared.map(({ units }) => units)).toEqual([60, 40])
    expect(at(at(g.p.groups, 0).stacks, 0).fired).toEqual([100])
  })

  test.for<[string, unknown]>([
    ['an enemy stack as shooter', fireAt([1, 0, 0], 1, 0)],
    ['a friend as target', fireAt([0, 0, 0], 1, 0)],
    ['no units', fireAt([0, 0, 0], 0, 1)],
    ['half a unit', fireAt([0, 0, 0], 0.5, 1)],
    ['a stack that is not there', fireAt([0, 3, 0], 1, 1)],
    ['a group that is not there', fireAt([0, 0, 0], 1, 7)],
    ['an attack that is not there', fireAt([0, 0, 5], 1, 1)],
    ['a point for a rifle', onto([0, 0, 0], 1, [100, 200])],
    ['a roll for direct fire', { ...(fireAt([0, 0, 0], 1, 1) as object), roll: 'own' }],
    ['something more', { ...(fireAt([0, 0, 0], 1, 1) as object), more: 1 }],
    ['nothing', null],
    ['another kind', { do: 'attacks' }],
    ['a kind that every object has', { do: 'constructor' }],
  ])('%s is refused', ([, order]) => {
    expect(() => declare(firing(s(), []), 0, order as never)).toThrow('not-an-option')
  })

  test('[MG-carry] carried groups do not fire', () => {
    const g = firing(s(), [], p => (at(p.groups, 0).where = 'aboard'))
    expect(() => declare(g, 0, fireAt([0, 0, 0], 1, 1))).toThrow('not-an-option')
  })

  test('a sampled order is always an option, and sampling ends', () => {
    const g = firing(s(), [])
    const dice = seeded('targeting')
    for (let i = 0; i < 200 && pending(g).length > 0; i++) {
      const { options } = at(pending(g), 0)
      if (Array.isArray(options)) throw new Error('expected a space')
      declare(g, 0, (options as Extract<typeof options, { sample: unknown }>).sample(dice))
    }
    expect(g.p.declared.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(100)
  })
})

test('[MG-equip] charges are thrown once', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 10]], equipment: ['anti-tank-charges'], at: [100, 100] },
      { side: 1, stacks: [['heavy-tank-ww1', 1]], at: [100, 115] },
    ],
  })
  const uses = at(at(at(s.setup.groups, 0).stacks, 0).equipment, 0).uses
  const g = firing(s, [6, 6])
  const charge = s.equipment.find(({ id }) => id === 'anti-tank-charges')?.attack
  expect(charge?.range).toBe(2000)
  const order = charge?.pattern.kind === 'none' ? fireAt([0, 0, 1], 1, 1) : onto([0, 0, 1], 1, [101, 114])
  declare(g, 0, order)
  expect(at(at(at(g.p.groups, 0).stacks, 0).equipment, 0).uses).toBe(uses - 1)
  act(g, 0)
  expect(at(at(g.p.groups, 1).stacks, 0).taken).toEqual([12])
  expect(counts(g, 0)).toEqual([10, 0, 0])
})

test('[MG-sur-when] a group may be given up at the start of Targeting, and not after the first declaration', () => {
  const own: GroupSpec[] = [100, 140].map(x => ({ side: 0, stacks: [['riflemen-ww1', 10]], at: [x, 100] }))
  const enemy: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 10]], at: [120, 200] }
  const s = field({ groups: [...own, enemy] })
  const early = firing(s, [])
  declare(early, 0, { do: 'surrender', group: 1 })
  expect(at(early.p.groups, 1).where).toBe('captured')
  const late = firing(s, [])
  declare(late, 0, fireAt([0, 0, 0], 10, 2))
  expect(() => declare(late, 0, { do: 'surrender', group: 1 })).toThrow('not-an-option')
  const caster: GroupSpec = { side: 0, stacks: [['occultist', 1]], spells: ['fog-bank'], at: [180, 100] }
  const casting = firing(field({ groups: [...own, caster, enemy] }), [])
  const fog = casting.s.spells.findIndex(({ id }) => id === 'fog-bank')
  declare(casting, 0, { do: 'cast', spell: fog, casters: [[2, 0]], aim: null })
  expect(() => declare(casting, 0, { do: 'surrender', group: 1 })).toThrow('not-an-option')
})
