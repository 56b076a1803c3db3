import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { Toll } from './casualties.ts'
import type { Unit } from '../scenario.ts'
import { blastOnMen, damageUnits, deaths, shotOn, strikeMan, volleyOn, volleyOnMen } from './casualties.ts'
import { counts, men } from '../testing/toll.ts'

const kind = (health: number | null, crew: number | null) => ({ health, crew }) as Unit

const fresh = (unit: Unit, units: number): Toll => ({
  healthy: units,
  injured: 0,
  dead: 0,
  health: unit.health === null ? [] : Array.from({ length: units }, () => unit.health as number),
  crew: unit.crew === null ? [] : Array.from({ length: units }, () => unit.crew as number),
  taken: Array.from({ length: units }, () => 0),
})

const RIFLEMEN = kind(null, null)
const MEDIUM_TANK = kind(15, 5)
const CANNON = kind(null, 6)
const HERO = kind(8, null)

const hit = (unit: Unit, toll: Toll, damage: number): Toll => damageUnits(unit, toll, new Map([[0, damage]]))

test('[T-alloc-one] [MG-combat] [MG-men] one point of damage injures one man', () => {
  expect(counts(volleyOnMen(men(20), 1))).toEqual([19, 1, 0])
})

test('[MG-combat] when no healthy men are left, the rest kills injured men', () => {
  expect(counts(volleyOnMen(men(5), 9))).toEqual([0, 1, 4])
  expect(counts(volleyOnMen(men(2, 5), 12))).toEqual([0, 0, 7])
  expect(counts(volleyOnMen(men(0, 4, 1), 3))).toEqual([0, 1, 4])
})

test('[MG-combat] [M-men-states] a volley takes exactly its damage in steps, and no man goes uncounted', () => {
  const few = fc.nat(60)
  fc.assert(
    fc.property(few, few, few, (healthy, injured, damage) => {
      const after = volleyOnMen(men(healthy, injured), damage)
      const steps = (toll: Toll): number => 2 * toll.healthy + toll.injured
      expect(after.healthy + after.injured + after.dead).toBe(healthy + injured)
      expect(steps(men(healthy, injured)) - steps(after)).toBe(Math.min(damage, 2 * healthy + injured))
    }),
  )
})

test('[T-shot-man] [MG-combat] a shot kills one man, and the rest of it is lost', () => {
  expect(counts(shotOn(RIFLEMEN, men(30, 2), 11))).toEqual([29, 2, 1])
  expect(counts(shotOn(RIFLEMEN, men(30), 1))).toEqual([29, 1, 0])
  expect(counts(shotOn(RIFLEMEN, men(0, 2), 6))).toEqual([0, 1, 1])
  expect(counts(shotOn(RIFLEMEN, men(3), 0))).toEqual([3, 0, 0])
  expect(strikeMan(men(0, 0, 3), 4).steps).toBe(0)
})

test('[MG-exp-men] those in the kill radius die, those in the ring take a step, healthy ones first', () => {
  expect(counts(blastOnMen(men(25), 9, 12))).toEqual([4, 12, 9])
  expect(counts(blastOnMen(men(3, 5), 4, 3))).toEqual([0, 1, 7])
  expect(counts(blastOnMen(men(5, 5), 2, 4))).toEqual([0, 7, 3])
})

describe('health and crew', () => {
  test('[T-crew-split] [M-crew-split] [MG-crew] [M-hp-injured] ¾ of the running total is health', () => {
    const once = hit(MEDIUM_TANK, fresh(MEDIUM_TANK, 1), 8)
    expect(once).toEqual({ healthy: 1, injured: 0, dead: 0, health: [9], crew: [3], taken: [8] })
    const twice = hit(MEDIUM_TANK, once, 8)
    expect(twice).toEqual({ healthy: 0, injured: 1, dead: 0, health: [3], crew: [1], taken: [16] })
  })

  test('[T-crew-only] [M-crew-only] without health the crew takes it all', () => {
    const once = hit(CANNON, fresh(CANNON, 1), 4)
    expect([once.crew, counts(once)]).toEqual([[2], [1, 0, 0]])
    const twice = hit(CANNON, once, 1)
    expect([twice.crew, counts(twice)]).toEqual([[1], [0, 1, 0]])
    expect(counts(hit(CANNON, twice, 1))).toEqual([0, 0, 1])
  })

  test('[MG-crew] four points split three to one, however they come', () => {
    let toll = fresh(MEDIUM_TANK, 1)
    for (let i = 0; i < 4; i++) toll = hit(MEDIUM_TANK, toll, 1)
    expect([toll.health, toll.crew]).toEqual([[12], [4]])
  })

  test('[M-hp-def] [M-hp-ok] [MG-hp-conflict] health alone: injured at ¾, dead at 0', () => {
    expect(counts(hit(HERO, fresh(HERO, 1), 5))).toEqual([1, 0, 0])
    expect(counts(hit(HERO, fresh(HERO, 1), 6))).toEqual([0, 1, 0])
    expect(counts(hit(HERO, fresh(HERO, 1), 8))).toEqual([0, 0, 1])
  })

  test('[MG-spill] a volley goes from one unit to the next, damaged ones first', () => {
    const hurt = damageUnits(HERO, fresh(HERO, 3), new Map([[1, 2]]))
    const after = volleyOn(HERO, hurt, 7)
    expect(after).toEqual({ healthy: 2, injured: 0, dead: 1, health: [7, 8], crew: [], taken: [1, 0] })
  })

  test('[MG-spill] each takes just enough to kill it', () => {
    const after = volleyOn(MEDIUM_TANK, fresh(MEDIUM_TANK, 3), 40)
    expect(deaths(fresh(MEDIUM_TANK, 3), after)).toBe(2)
    expect(after.taken).toEqual([2])
  })

  test('[MG-spill] a shot never spills', () => {
    expect(counts(shotOn(HERO, fresh(HERO, 3), 40))).toEqual([2, 0, 1])
  })
})
