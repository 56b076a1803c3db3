import { describe, expect, test } from 'vitest'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Aim, Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { act, counts, declare, fireAt, firing, happened, onto } from '../testing/firing.ts'
import { copy } from '@sandtable/kernel'
import { exposedAt, linesOfFireAt, shotsAt, whyNotAt } from './reach.ts'
import { field } from '../testing/field.ts'
import { spanOf } from './exposure.ts'
import { patch } from '../testing/moves.ts'
import { sectionOutline, sectionsOf, unitsInSections } from '../formation/sections.ts'
import { watchersOf } from '../movement/watch.ts'
import { whyNotAnswer } from '../why-not.ts'
import { say } from '../say/testing/english.ts'

/** 100 riflemen in one rank of 200 m, facing north; a hut stands in front of some of them. */
const LINE: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 100]], at: [100, 100], files: 100 }
const AT: Aim = { at: 'stack', group: 1, stack: 0 }
const WEAPON = { group: 0, stack: 0, attack: 0 }

const battle = (enemy: Omit<GroupSpec, 'side'>, more: Partial<FieldSpec> = {}, line: GroupSpec = LINE) =>
  field({ groups: [line, { side: 1, facing: [0, -1], ...enemy }], ...more })

const setup = (s: Scenario): Position => copy(s.setup) as Position
const shots = (s: Scenario, aim: Aim = AT) => shotsAt(s, setup(s), WEAPON, aim, false)
const seen = (s: Scenario) => linesOfFireAt(s, setup(s), WEAPON, AT, false)

describe('a formation sees in sections', () => {
  test('[MG-measure] they are blocks of at most 20 m by 20 m, and every unit stands in one', () => {
    const s = battle({ stacks: [['riflemen-ww1', 57]], at: [300, 300], files: 25, order: 'open' })
    const sections = sectionsOf(s, setup(s).groups[1] as Position['groups'][number])
    expect(sections.count).toBe(13 + 4)
    const all = Array.from({ length: sections.count }, (_, n) => n)
    const units = all.flatMap(n => unitsInSections(sections, 0, [n]) ?? [])
    expect(units.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 57 }, (_, n) => n))
    for (const n of all) {
      const [a, b, , d] = sectionOutline(sections, n) as [number, number][]
      expect(Math.abs((a?.[0] ?? 0) - (b?.[0] ?? 0))).toBeLessThanOrEqual(2000)
      expect(Math.abs((a?.[1] ?? 0) - (d?.[1] ?? 0))).toBeLessThanOrEqual(2000)
    }
  })

  test('[MG-measure] a hut does not blind a line of 200 m: units that see past it fire', () => {
    const open = battle({ stacks: [['riflemen-ww1', 10]], at: [210, 300], files: 10 })
    expect(shots(open)).toBe(100)
    const hut = battle(
      { stacks: [['riflemen-ww1', 10]], at: [210, 300], files: 10 },
      { map: { ground: [patch('house', 180, 120, 220, 130)] } },
    )
    expect(seen(hut)).toMatchObject({ able: 60, units: 100, hidden: 40, outOfRange: 0, by: 'house' })
    expect(shots(hut)).toBe(60)
  })

  test('[MG-measure] [M-dmg-range] only the sections fire that have the target in range', () => {
    const far = battle({ stacks: [['riflemen-ww1', 1]], at: [100, 490], files: 1 })
    expect(seen(far)).toMatchObject({ able: 50, outOfRange: 50, hidden: 0 })
    const g = firing(far, [4, 3])
    declare(g, 0, fireAt([0, 0, 0], 50, 1))
    act(g, 0)
    expect(happened(g, 'volley-fired')[0]?.strength).toEqual({ over: 50, under: 1 })
  })

  test('[MG-measure] more than can fire are refused, with the number that can', () => {
    const s = battle({ stacks: [['riflemen-ww1', 1]], at: [100, 490], files: 1 })
    const p = { ...setup(s), phase: 'targeting' as const, active: 0 }
    expect(whyNotAnswer(s, p, 0, 'declare', fireAt([0, 0, 0], 51, 1))).toMatchObject({
      rule: 'MG-measure',
      what: 'not-all-able',
      parts: { able: 50, units: 100, shots: 50 },
    })
    expect(whyNotAnswer(s, p, 0, 'declare', fireAt([0, 0, 0], 50, 1))).toBeNull()
  })

  test('[MG-measure] the same units do not fire at two targets: a unit that sees both fires at one', () => {
    const east = { stacks: [['riflemen-ww1', 1]], facing: [0, -1], files: 1, side: 1 } as const
    const s = field({ groups: [LINE, { ...east, at: [100, 490] }, { ...east, at: [104, 490] }] })
    const g = firing(s, [])
    declare(g, 0, fireAt([0, 0, 0], 30, 1))
    expect(shotsAt(g.s, g.p, WEAPON, { ...AT, group: 2 }, false)).toBe(20)
  })

  test('[MG-measure] a deep column does not fire as a line: its rear is out of range', () => {
    const column: GroupSpec = { ...LINE, stacks: [['line-infantry', 100]], files: 2 }
    const s = battle(
      { stacks: [['line-infantry', 10]], at: [100, 180], files: 5 },
      { era: 'napoleonic' },
      column,
    )
    expect(seen(s)).toMatchObject({ able: 40, outOfRange: 60 })
  })

  test('[MG-measure] a stack in the rear of a column does not have in range what its front has', () => {
    const column: GroupSpec = {
      ...LINE,
      stacks: [['line-infantry', 40], ['grenadier', 40]], // prettier-ignore
      files: 2,
    }
    const enemy = { stacks: [['line-infantry', 10]], at: [100, 170], files: 5 } as const
    const s = battle(enemy, { era: 'napoleonic' }, column)
    expect(watchersOf(s, setup(s), 1)).toEqual([[0, 0]])
  })

  test('[MG-measure] a range of 10 m is one in which stacks fight whole, and one of 10.01 m is not', () => {
    expect([1000, 1001].map(range => spanOf(range, 0, 0).isWhole)).toEqual([true, false])
  })

  test('[MG-measure] direct fire can hit only units of visible sections', () => {
    const few: GroupSpec = { ...LINE, stacks: [['riflemen-ww1', 10]], at: [240, 100], files: 10 }
    const s = battle(
      { stacks: [['riflemen-ww1', 100]], at: [300, 300], files: 100 },
      { map: { ground: [patch('house', 120, 270, 200, 280)] } },
      few,
    )
    const exposed = exposedAt(s, setup(s), WEAPON, AT)
    expect(exposed).toHaveLength(60)
    expect(seen(s)).toMatchObject({ able: 10, exposed: 60, targets: 100 })
  })

  test('[MG-measure] [MG-combat] a volley kills no unseen units, however strong it is', () => {
    const many: GroupSpec = { ...LINE, at: [100, 100] }
    const s = battle(
      { stacks: [['riflemen-ww1', 40]], at: [180, 300], files: 40 },
      { map: { ground: [patch('house', 90, 290, 160, 298)] } },
      many,
    )
    const exposed = exposedAt(s, setup(s), WEAPON, AT)?.length ?? 0
    expect(exposed).toBeLessThan(40)
    const g = firing(s, [6, 6])
    declare(g, 0, fireAt([0, 0, 0], shots(s), 1))
    act(g, 0)
    const [healthy = 0, injured = 0, dead = 0] = counts(g, 1)
    expect(healthy).toBe(40 - exposed)
    expect(injured + dead).toBe(exposed)
    const fired = happened(g, 'volley-fired')[0]
    expect(fired?.exposed).toBe(exposed)
    const lines = say(g.s, setup(s), fired as never)
    expect(lines.at(-1)).toMatchObject({
      text: `Only ${exposed} of the target’s 40 could be hit; the rest were out of range or sight`,
      rules: ['MG-measure'],
    })
  })

  test('[MG-measure] a stack without visible units cannot be named', () => {
    const two: GroupSpec['stacks'] = [
      ['riflemen-ww1', 50],
      ['cavalry', 50],
    ]
    const s = battle(
      { stacks: two, at: [300, 300], files: 100 },
      { map: { ground: [patch('house', 95, 270, 210, 280)] } },
      { ...LINE, stacks: [['riflemen-ww1', 10]], at: [240, 100], files: 10 },
    )
    const why = (stack: number) => whyNotAt(s, setup(s), WEAPON, { ...AT, stack }, false)
    expect([why(0), why(1)]).toEqual([null, 'unseen'])
  })

  test('[MG-measure] stacks with a range of up to 10 m fight whole once in contact, and strike all of the enemy', () => {
    const spears: GroupSpec = { side: 0, stacks: [['spearman', 100]], at: [100, 100], files: 50 }
    const s = battle({ stacks: [['spearman', 100]], at: [100, 103], files: 2 }, { era: 'medieval' }, spears)
    expect([shots(s), exposedAt(s, setup(s), WEAPON, AT)]).toEqual([100, null])
  })

  test('[MG-measure] [M-fp-point] fire at the ground comes from units that have the point in range and sight', () => {
    const guns: GroupSpec = {
      side: 0,
      stacks: [['breech-field-gun', 20]],
      at: [100, 100],
      files: 20,
      order: 'open',
    }
    const s = battle(
      { stacks: [['rifle-infantry', 1]], at: [200, 600], files: 1 },
      { era: 'pre-war', map: { ground: [patch('house', 100, 110, 190, 115)] } },
      guns,
    )
    const aim: Aim = { at: 'point', point: [20_000, 60_000] }
    const most = shots(s, aim)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(40)
    const g = firing(s, [])
    expect(() => declare(g, 0, onto([0, 0, 0], most + 1, [200, 600]))).toThrow('refused')
  })

  test('[MG-measure] [MG-opp] a stack watches only if one of its own sections has the mover in range and sight', () => {
    const s = field({
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 1]], at: [100, 500], files: 1 },
        { ...LINE, side: 1, stacks: [['riflemen-ww1', 50], ['cavalry', 50]], at: [100, 110] },
      ],
    }) // prettier-ignore
    expect(watchersOf(s, setup(s), 0)).toEqual([[1, 0]])
  })
})
