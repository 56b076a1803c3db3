import { begin, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { GroundOutlook, ShotsOutlook, VolleyOutlook } from './outlook.ts'
import type { Fall } from '../targeting/inaccuracy.ts'
import type { Formula } from '../formula/formula.ts'
import { attackOf } from '../combat/fire.ts'
import { diceIn, valueOf } from '../formula/formula.ts'
import { field } from '../testing/field.ts'
import { hitDamage } from '../combat/volley.ts'
import { MANPOWER } from '../ruleset.ts'
import type { Aim, Pair } from '../position.ts'
import { NOBODY } from '../position.ts'
import { outlookOf, spellOutlook } from './outlook.ts'
import { rawOf } from '../combat/man-equivalence.ts'
import { spreadOf, strikesOf } from './spread.ts'

const s = field({
  groups: [
    { side: 0, stacks: [['riflemen-ww1', 100]], at: [100, 100], files: 50 },
    { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300], facing: [0, -1], files: 50 },
  ],
})
const game = begin(MANPOWER, s, { dice: seeded('outlook') })
const declared = { side: 0, group: 0, stack: 0, attack: 0, units: 100, falls: null }

test('[MG-combat] a volley is foreseen for every roll of two dice, and nothing of it happens', () => {
  const outlook = outlookOf(game, { ...declared, aim: { at: 'stack', group: 1, stack: 0 } }) as VolleyOutlook
  expect(outlook.rolls.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(outlook.rolls.reduce((all, { ways }) => all + ways, 0)).toBe(36)
  const falls = outlook.rolls.map(({ dead, injured }) => 2 * dead + injured)
  expect(falls).toEqual(falls.toSorted((a, b) => a - b))
  expect(falls[0]).toBeLessThan(falls[10] as number)
  expect(game.p.groups[1]?.stacks[0]).toMatchObject({ healthy: 100, dead: 0 })
})

test('[MG-combat] the parts of a volley come to the damage of its rolls', () => {
  const aim = { at: 'stack', group: 1, stack: 0 } as const
  const { firing, raw, strength, divisor, part, rolls } = outlookOf(game, {
    ...declared,
    aim,
  }) as VolleyOutlook
  expect(rawOf(firing)).toEqual(raw)
  expect(raw.over / raw.under / divisor).toBeCloseTo(strength.over / strength.under)
  for (const { sum, damage } of rolls)
    expect(Math.abs(damage - (strength.over / strength.under) * (part.over / part.under) * (sum / 20))).toBeLessThanOrEqual(0.5) // prettier-ignore
})

/** An anti-tank gun before a tank, and a mortar behind a wall, with infantry 300 m off. */
const guns = field({
  groups: [
    { side: 0, stacks: [['anti-tank-gun', 1]], at: [100, 100] },
    { side: 0, stacks: [['trench-mortar', 1]], at: [300, 100] },
    { side: 1, stacks: [['light-tank', 3]], at: [100, 300], facing: [0, -1] },
    { side: 1, stacks: [['riflemen-ww1', 40]], at: [300, 400], facing: [0, -1] },
  ],
})
const battery = begin(MANPOWER, guns, { dice: seeded('outlook') })

test('[MG-combat] one shot is foreseen for every roll of its dice, with the parts of both sums', () => {
  const shot = { ...declared, units: 1, aim: { at: 'stack', group: 2, stack: 0 } } as const
  const outlook = outlookOf(battery, shot) as ShotsOutlook
  const { damage } = attackOf(guns, battery.p, shot)
  expect(outlook.kind).toBe('shots')
  expect(outlook.isSampled).toBe(false)
  expect(outlook.of).toBe(diceIn(damage as Formula).reduce((product, sides) => product * sides, 1))
  const least = hitDamage(valueOf(damage as Formula, diceIn(damage as Formula).map(() => 1)), outlook.part, outlook.divisor) // prettier-ignore
  expect(Math.min(...outlook.rolls.map(roll => roll.damage))).toBe(least)
  expect(battery.p.groups[2]?.stacks[0]).toMatchObject({ healthy: 3, dead: 0 })
})

test('[MG-combat] several shots are drawn fairly, and do more than one', () => {
  const shots = { ...declared, units: 2, aim: { at: 'stack', group: 2, stack: 0 } } as const
  const mean = (units: number): number => {
    const { rolls, of } = outlookOf(battery, { ...shots, units }) as ShotsOutlook
    return rolls.reduce((sum, { ways, damage }) => sum + (ways * damage) / of, 0)
  }
  expect(outlookOf(battery, shots)).toMatchObject({ kind: 'shots', isSampled: true })
  expect(mean(2)).toBeGreaterThan(1.5 * mean(1))
})

test('[M-ina-dir] [M-ina-zero] a shell may fall at every distance in eight directions, and dead on where it is seen', () => {
  const aim = { at: 'point', point: [30_000, 40_000] } as const
  const shell = { ...declared, group: 1, units: 1, aim }
  const spread = spreadOf(guns, battery.p, shell, 'own') as Fall[]
  expect(spread).toHaveLength(1 + 8 * 4)
  expect(spread.reduce((sum, { ways }) => sum + ways, 0)).toBe(10 * 4)
  expect(spread.find(({ at: [x, y] }) => x === 30_000 && y === 40_000)?.ways).toBe(2 * 4)
  const outlook = outlookOf(battery, shell, { falls: spread, isEach: true }) as GroundOutlook
  expect(outlook.struck.map(({ group }) => group)).toEqual([3])
  const dead = outlook.rolls.reduce((sum, roll) => sum + (roll.ways * roll.dead) / outlook.of, 0)
  expect(dead).toBeCloseTo(outlook.struck[0]?.dead ?? 0)
  const two = outlookOf(battery, { ...shell, units: 2 }, { falls: spread, isEach: true }) as GroundOutlook
  expect(two.struck[0]?.dead).toBeGreaterThan(outlook.struck[0]?.dead ?? 0)
})

test('[M-ind-one-roll] a shell that shares the roll of its side falls where that has sent it', () => {
  const aim = { at: 'point', point: [30_000, 40_000] } as const
  const p = { ...battery.p, shared: [{ side: 0, group: NOBODY, offset: [500, -300] }] } as typeof battery.p
  expect(spreadOf(guns, p, { ...declared, group: 1, units: 1, aim }, 'side')).toEqual([
    { at: [30_500, 39_700], ways: 1 },
  ])
})

test('[M-term-ffs] [M-fp-point] direct fire strikes obstacles in its path', () => {
  const walled = field({
    groups: [
      { side: 0, stacks: [['field-gun', 1]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 40]], at: [300, 400], facing: [0, -1] },
    ],
    map: { walls: [{ name: 'Wall', line: [[0, 20_000], [80_000, 20_000]], height: 10 }] }, // prettier-ignore
  })
  const aim = { at: 'point', point: [10_000, 40_000] } as const
  const [strike] = strikesOf(walled, walled.setup, { ...declared, units: 1, aim })
  expect(strike?.lands[1]).toBe(20_000)
})

test('[MG-crew] odds against vehicles say what they lose of their health and their crew', () => {
  const shot = { ...declared, units: 1, aim: { at: 'stack', group: 2, stack: 0 } } as const
  const { pools } = outlookOf(battery, shot) as ShotsOutlook
  expect([pools?.health?.of, pools?.crew?.of]).toEqual([27, 9])
  expect(pools?.health?.lost).toBeGreaterThan(pools?.crew?.lost ?? 0)
  expect(pools?.crew?.lost).toBeGreaterThan(0)
  const men = outlookOf(game, { ...declared, aim: { at: 'stack', group: 1, stack: 0 } })
  expect(men?.pools).toBeNull()
})

/** A mage before a tank and some men, 60 m off. */
const magic = field({
  era: 'ww2',
  groups: [
    { side: 0, stacks: [['battle-mage', 1]], at: [100, 100], spells: ['firebolt', 'lightning', 'haste'] },
    { side: 1, stacks: [['light-tank', 1]], at: [140, 160], facing: [0, -1] },
    { side: 1, stacks: [['riflemen-ww2', 40]], at: [100, 150], facing: [0, -1], files: 4 },
  ],
})

test('[M-spl-phase] a spell is foreseen before it is cast, on a target and on the ground, and nothing of it happens', () => {
  const g = begin(MANPOWER, magic, { dice: seeded('outlook') })
  Object.assign(g.p, { turn: 1, phase: 'targeting', active: 0 })
  const before = structuredClone(g.p)
  const order = (id: string, aim: Aim) => ({ spell: g.s.spells.findIndex(one => one.id === id), casters: [[0, 0]] as Pair[], aim }) // prettier-ignore
  const bolt = spellOutlook(g, 0, order('firebolt', { at: 'stack', group: 1, stack: 0 })) as ShotsOutlook
  expect([bolt.kind, bolt.of, bolt.isSampled]).toEqual(['shots', 36, false])
  expect(bolt.part).toEqual({ over: 1, under: 1 })
  expect(bolt.pools?.health?.of).toBe(9)
  const sweep = spellOutlook(
    g,
    0,
    order('lightning', { at: 'point', point: [10_100, 16_000] }),
  ) as GroundOutlook
  expect(sweep.kind).toBe('ground')
  expect(sweep.struck.map(({ group }) => group)).toContain(2)
  expect(spellOutlook(g, 0, order('haste', { at: 'stack', group: 0, stack: 0 }))).toBeNull()
  expect(g.p).toEqual(before)
})
