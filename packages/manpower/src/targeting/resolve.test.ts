import { describe, expect, test } from 'vitest'
import { act, counts, declare, firing, happened, onto, fireAt } from '../testing/firing.ts'
import { at } from '../position.ts'
import type { FieldMapFile } from '@sandtable/scenario'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import { field } from '../testing/field.ts'
import { living } from '../formation/layout.ts'
import { fireAtOnce } from './resolve.ts'

/** A hundred attack a hundred who defend their village. */
const village = () =>
  field({
    map: {
      node: {
        name: 'Village',
        owner: 'red',
        outline: [
          [0, 0],
          [50_000, 0],
          [50_000, 15_000],
          [0, 15_000],
        ],
      },
    },
    sides: [{ status: 'defending' }, { status: 'attacking' }],
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 100]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300], facing: [0, -1] },
    ],
  })

test('[T-volley-duel] [M-fire-casualties] [M-fire-order] [M-phase-act] three turns before a village', () => {
  const g = firing(village(), [3, 4, 4, 5, 2, 3, 5, 6, 4, 4, 3, 3])
  const turns = [
    [
      [76, 13, 11],
      [91, 5, 4],
    ],
    [
      [60, 22, 18],
      [82, 10, 8],
    ],
    [
      [36, 35, 29],
      [78, 13, 9],
    ],
  ]
  for (const [red, blue] of turns) {
    for (const group of g.p.groups) at(group.stacks, 0).fired = []
    const [blues, reds] = g.p.groups.map(({ stacks }) => living(at(stacks, 0)))
    declare(g, 0, fireAt([0, 0, 0], blues!, 1))
    declare(g, 1, fireAt([1, 0, 0], reds!, 0))
    act(g, 0)
    expect(counts(g, 1)).toEqual(red)
    act(g, 1)
    expect(counts(g, 0)).toEqual(blue)
  }
  const [first, second] = happened(g, 'volley-fired')
  expect(first).toMatchObject({ strength: { over: 100, under: 1 }, dice: [3, 4], damage: 35 })
  expect(second).toMatchObject({ strength: { over: 28, under: 1 }, damage: 13 })
  expect(second?.by[0]?.target).toEqual([{ rule: 'M-adv-node', what: 'node', change: 3 }])
})

test('[MG-volley-sum] volleys of several groups at one stack are one attack with one roll', () => {
  const s = field({
    groups: [
      {
        side: 0,
        stacks: [
          ['riflemen-ww1', 5],
          ['stormtrooper', 2],
        ],
        at: [100, 100],
      },
      { side: 0, stacks: [['riflemen-ww1', 5]], at: [140, 100] },
      { side: 1, stacks: [['riflemen-ww1', 50]], at: [100, 200] },
    ],
  })
  const g = firing(s, [3, 4])
  declare(g, 0, fireAt([0, 0, 0], 5, 2))
  declare(g, 0, fireAt([1, 0, 0], 5, 2))
  declare(g, 0, fireAt([0, 1, 0], 2, 2))
  act(g, 0)
  expect(happened(g, 'volley-fired').map(({ strength, damage }) => [strength.over, damage])).toEqual([
    [15, 5],
  ])
})

test('[M-me-def] [MG-me-unit] a rifleman counts for 1, and a gun with its whole crew for what is listed', () => {
  const s = field({
    groups: [
      {
        side: 0,
        stacks: [
          ['riflemen-ww1', 5],
          ['heavy-machine-gun', 2],
        ],
        at: [100, 100],
      },
      { side: 1, stacks: [['riflemen-ww1', 50]], at: [100, 200] },
    ],
  })
  const g = firing(s, [1, 1])
  declare(g, 0, fireAt([0, 0, 0], 5, 1))
  declare(g, 0, fireAt([0, 1, 0], 2, 1))
  act(g, 0)
  expect(happened(g, 'volley-fired')[0]?.by.map(({ raw }) => raw)).toEqual([
    { over: 5, under: 1 },
    { over: 20, under: 1 },
  ])
})

describe('[MG-target-gone]', () => {
  const three = () =>
    field({
      groups: [
        { side: 0, stacks: [['sharpshooter', 3]], at: [100, 100] },
        {
          side: 1,
          stacks: [
            ['riflemen-ww1', 1],
            ['cavalry', 1],
          ],
          at: [100, 200],
        },
      ],
    })

  test('an attack on the dead goes to another stack of the group, and then it is lost', () => {
    const g = firing(three(), [6, 6])
    declare(g, 0, fireAt([0, 0, 0], 1, 1, 0))
    declare(g, 0, fireAt([0, 0, 0], 1, 1, 0))
    declare(g, 0, fireAt([0, 0, 0], 1, 1, 0))
    act(g, 0)
    expect([counts(g, 1, 0), counts(g, 1, 1)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
    expect(happened(g, 'attack-lost').map(({ because }) => because[0]?.what)).toEqual(['target-gone'])
  })

  test('a point that is no longer seen is lost to direct fire, and not to fire over the cloud', () => {
    const s = field({
      groups: [
        {
          side: 0,
          stacks: [
            ['breech-field-gun', 1],
            ['trench-mortar', 1],
          ],
          at: [100, 100],
        },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
      ],
    })
    const g = firing(s, [9, 1, 1])
    declare(g, 0, onto([0, 0, 0], 1, [101, 300]))
    declare(g, 0, onto([0, 1, 0], 1, [101, 300], 'own'))
    g.p.clouds.push({ at: [10_100, 20_000], radius: 6000, until: 2 })
    act(g, 0)
    expect(happened(g, 'attack-lost').map(({ declared }) => declared.stack)).toEqual([0])
    expect(happened(g, 'ground-struck').map(({ point }) => point)).toEqual([[10_100, 30_000]])
  })

  test('the shots of one declaration go on in the same way', () => {
    const g = firing(three(), [6, 6])
    declare(g, 0, fireAt([0, 0, 0], 3, 1, 0))
    act(g, 0)
    expect([counts(g, 1, 0), counts(g, 1, 1)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
  })
})

test('[MG-targets] the dead lose their attacks, and of a stack with losses the rest fires', () => {
  const g = firing(village(), [6, 6, 6, 6])
  declare(g, 0, fireAt([0, 0, 0], 100, 1))
  declare(g, 1, fireAt([1, 0, 0], 90, 0))
  declare(g, 1, fireAt([1, 0, 0], 10, 0))
  act(g, 0)
  expect(counts(g, 1)).toEqual([60, 20, 20])
  act(g, 1)
  const [, answer] = happened(g, 'volley-fired')
  expect(answer?.by.map(({ units }) => units)).toEqual([80])
  const all = firing(village(), [6, 6], p =>
    Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 1, dead: 99 }),
  )
  declare(all, 0, fireAt([0, 0, 0], 100, 1))
  declare(all, 1, fireAt([1, 0, 0], 1, 0))
  act(all, 0)
  act(all, 1)
  expect(happened(all, 'attack-lost').map(({ because }) => because[0]?.what)).toEqual(['attacker-dead'])
})

test('[T-shot-man] [MG-combat] an anti-tank gun kills one man', () => {
  const s = field({
    era: 'ww2',
    groups: [
      { side: 0, stacks: [['anti-tank-gun', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww2', 30]], at: [100, 200] },
    ],
  })
  const g = firing(s, [4, 4, 3])
  declare(g, 0, fireAt([0, 0, 0], 1, 1))
  act(g, 0)
  expect(counts(g, 1)).toEqual([29, 0, 1])
  expect(happened(g, 'shot-fired')[0]).toMatchObject({ dice: [4, 4, 3], damage: 11 })
})

describe('[MG-ffs] [M-term-ffs] a direct shell bursts at the first thing on its way', () => {
  const guns = (...more: GroupSpec[]): FieldSpec => ({
    era: 'pre-war',
    groups: [
      { side: 0, stacks: [['breech-field-gun', 1]], at: [99, 100] },
      { side: 1, stacks: [['rifle-infantry', 1]], at: [99, 300] },
      ...more,
    ],
  })
  const fired = (made: FieldSpec) => {
    const g = firing(field(made), [3, 3])
    declare(g, 0, onto([0, 0, 0], 1, [100, 299]))
    act(g, 0)
    return happened(g, 'ground-struck')[0]?.point
  }

  test('or where it is aimed', () => {
    expect(
      fired({
        ...guns(),
        groups: [...guns().groups.slice(0, 1), { side: 1, stacks: [['rifle-infantry', 1]], at: [700, 700] }],
      }),
    ).toEqual([10_000, 29_900])
  })

  test('a low wall', () => {
    const walls: FieldMapFile['walls'] = [
      {
        name: 'Wall',
        line: [
          [0, 20_000],
          [90_000, 20_000],
        ],
        height: 50,
      },
    ]
    expect(fired({ ...guns(), map: { walls } })).toEqual([10_000, 20_000])
  })

  test('[MG-friendly-fire] a man in open order, even a friend', () => {
    const friend: GroupSpec = { side: 0, stacks: [['rifle-infantry', 1]], at: [95, 205], order: 'open' }
    const g = firing(field(guns(friend)), [3, 3])
    declare(g, 0, onto([0, 0, 0], 1, [100, 299]))
    act(g, 0)
    expect(happened(g, 'ground-struck')[0]?.point).toEqual([10_000, 20_000])
    expect(counts(g, 1)).toEqual([0, 0, 1])
  })
})

test('[M-ind-def] [MG-adv-area] [M-fp-point] indirect fire bursts where it falls, whatever the advantage', () => {
  const s = field({
    map: {
      ground: [
        {
          kind: 'forest',
          name: null,
          outline: [
            [0, 0],
            [90_000, 0],
            [90_000, 90_000],
            [0, 90_000],
          ],
        },
      ],
    },
    groups: [
      { side: 0, stacks: [['trench-mortar', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 25]], at: [100, 300], facing: [0, -1], files: 5 },
    ],
  })
  const g = firing(
    s,
    [3, 4, 1, 1],
    p => void p.granted.push({ group: 0, stack: -1, what: 'dead-on', amount: 1, until: 1 }),
  )
  declare(g, 0, onto([0, 0, 0], 1, [95, 305], 'own'))
  act(g, 0)
  expect(counts(g, 1)).toEqual([0, 4, 21])
})

test("[T-line-cap] [MG-circle-self] a cannon fires its line through a file, and a pattern's maker is not hit by it", () => {
  const s = field({
    era: 'napoleonic',
    groups: [
      { side: 0, stacks: [['6-pdr-cannon', 1]], at: [99, 100], files: 1 },
      { side: 1, stacks: [['line-infantry', 10]], at: [99, 320], facing: [0, 1], files: 1 },
    ],
  })
  const g = firing(s, [4, 5])
  declare(g, 0, onto([0, 0, 0], 1, [100, 340]))
  act(g, 0)
  expect(counts(g, 1)).toEqual([5, 1, 4])
  expect(at(at(g.p.groups, 0).stacks, 0).crew).toEqual([6])
})

test('[MG-circle-self] [MG-friendly-fire] a stone that goes astray strikes even its own trebuchet', () => {
  const s = field({
    era: 'medieval',
    groups: [
      { side: 0, stacks: [['trebuchet', 1]], at: [100, 100] },
      { side: 1, stacks: [['spearman', 1]], at: [700, 700] },
    ],
  })
  const g = firing(s, [5, 4, 1, 1, 1, 1])
  declare(g, 0, onto([0, 0, 0], 1, [101, 219], 'own'))
  act(g, 0)
  expect(happened(g, 'ground-struck')[0]?.point).toEqual([10_100, 9900])
  expect(at(at(g.p.groups, 0).stacks, 0).crew).toEqual([6])
})

test('[M-fp-all-hit] [M-dmg-other] the stone of a trebuchet strikes a palisade', () => {
  const s = field({
    era: 'medieval',
    map: { works: [{ work: 'palisade', at: [10_100, 20_000], facing: [0, 1], owner: null }] },
    groups: [
      { side: 0, stacks: [['trebuchet', 1]], at: [100, 100] },
      { side: 1, stacks: [['spearman', 1]], at: [700, 700] },
    ],
  })
  const g = firing(
    s,
    [1, 2, 3, 3],
    p => void p.granted.push({ group: 0, stack: -1, what: 'dead-on', amount: 1, until: 1 }),
  )
  declare(g, 0, onto([0, 0, 0], 1, [101, 200], 'own'))
  act(g, 0)
  expect(happened(g, 'work-hit')).toEqual([{ is: 'work-hit', work: 0, damage: 9 }])
})

test('[M-opp-any] [MG-opp] an opportunity attack is carried out at once, and its shots are gone', () => {
  const g = firing(village(), [3, 4])
  fireAtOnce(g, 1, {
    side: 1,
    group: 1,
    stack: 0,
    attack: 0,
    units: 40,
    aim: { at: 'stack', group: 0, stack: 0 },
    falls: null,
  })
  expect(counts(g, 0)).toEqual([96, 3, 1])
  expect(() => declare(g, 1, fireAt([1, 0, 0], 61, 0))).toThrow('not-an-option')
  declare(g, 1, fireAt([1, 0, 0], 60, 0))
})

test('[MG-spacing] [MG-adv-elev] order and height are looked up where the groups stand', () => {
  const s = field({
    era: 'napoleonic',
    map: {
      contours: [
        {
          height: 500,
          outline: [
            [0, 25_000],
            [90_000, 25_000],
            [90_000, 90_000],
            [0, 90_000],
          ],
        },
      ],
    },
    groups: [
      { side: 0, stacks: [['line-infantry', 4]], at: [100, 210], order: 'open' },
      { side: 1, stacks: [['rifle-skirmisher', 4]], at: [100, 280], order: 'open' },
    ],
  })
  const g = firing(s, [1, 1, 1, 1])
  declare(g, 0, fireAt([0, 0, 0], 4, 1))
  declare(g, 1, fireAt([1, 0, 0], 4, 0))
  act(g, 0)
  act(g, 1)
  const [first, second] = happened(g, 'volley-fired')
  expect([first?.by[0]?.raw, second?.by[0]?.raw]).toEqual([
    { over: 9, under: 4 },
    { over: 4, under: 1 },
  ])
  expect(second?.by[0]?.attacker).toEqual([{ rule: 'M-adv-elev', what: 'higher-ground', change: 1 }])
})

test('[MG-equip] [MG-measure] grenades reach a wall whose nearest edge is within 30 m', () => {
  const s = field({
    map: { works: [{ work: 'palisade', at: [10_100, 13_050], facing: [0, 1], owner: null }] },
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 20]], equipment: ['grenades'], at: [100, 100], files: 20 },
      { side: 1, stacks: [['riflemen-ww1', 1]], at: [700, 700] },
    ],
  })
  const g = firing(s, [3, 4])
  declare(g, 0, { ...(fireAt([0, 0, 0], 20, 1) as object), aim: { at: 'work', work: 0 } })
  act(g, 0)
  expect(happened(g, 'volley-fired')[0]?.strength).toEqual({ over: 30, under: 1 })
})

test('[MG-equip] grenades count within 30 m, and are used up', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 20]], equipment: ['grenades'], at: [100, 100], files: 20 },
      { side: 1, stacks: [['riflemen-ww1', 20]], at: [100, 132], facing: [0, 1], files: 20 },
    ],
  })
  const g = firing(s, [3, 4])
  declare(g, 0, fireAt([0, 0, 0], 20, 1))
  act(g, 0)
  expect(happened(g, 'volley-fired')[0]?.strength).toEqual({ over: 30, under: 1 })
  expect(happened(g, 'equipment-used')).toEqual([
    { is: 'equipment-used', group: 0, stack: 0, slot: 0, uses: 1 },
  ])
})
