import { env } from 'node:process'
import { afterAll, describe, expect, test } from 'vitest'
import type { Dice } from '@sandtable/kernel'
import { begin, playOut, seeded } from '@sandtable/kernel'
import type { BattleOdds } from './battle-odds.ts'
import type { Field } from '../testing/field.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Terrain } from '../charts/terrain.ts'
import { at } from '../position.ts'
import { battleOdds } from './battle-odds.ts'
import { defaultAnswer } from '../battle/policy.ts'
import { eliminated } from '../battle/ranks.ts'
import { figures } from '../testing/compare.ts'
import { randomField } from '../testing/random-field.ts'
import { scenarioOf } from '../testing/field.ts'
import { TERRAIN } from '../charts/terrain.ts'
import { WAW } from '../index.ts'
import { withGauges } from '../testing/enumerate.ts'

const BATTLES = 30
const RUNS = Math.ceil(200_000 * Number(env['SOAK_SCALE'] ?? 1))

/** How far a simulated figure may be from the exact one, in standard errors. */
const FAR = 4
/**
 * Losses have a figure for every number of units of both sides, some 450 in all: without any error the worst of them
 * is beyond 4 standard errors in one soak of 35, beyond 5 in one of 4,000.
 */
const FAR_AMONG_MANY = 5

/** A battle of three to ten units a side, on each terrain in turn, in both editions, two of three under changed rulings. */
function battle(dice: Dice, number: number): Field {
  const terrains = Object.keys(TERRAIN).filter(name => name !== 'sea') as Exclude<Terrain, 'sea'>[]
  const field = randomField(dice, { units: [3, 10], leaders: 2, rulings: number % 3 })
  const bunkers = [...field.attacker, ...field.defender].some(counter => counter.includes('bunker'))
  const edition = number % 2 === 0 || bunkers ? 'B' : 'A'
  return { ...field, edition, terrain: terrains[number % terrains.length] as Exclude<Terrain, 'sea'> }
}

/** A number of battles by the real engine: how often each thing happened, and the points with their squares. */
function simulated(scenario: Scenario, seed: string): { counts: BattleOdds; squares: number } {
  const s = withGauges(scenario)
  const dice = seeded(seed)
  const [attacker = [], defender = []] = s.setup.battle.forces.map(force => [...force, 0].map(() => 0))
  const counts: BattleOdds = {
    attackerWins: 0,
    defenderWins: 0,
    draw: 0,
    attackerRouted: 0,
    defenderRouted: 0,
    meanVp: 0,
    lost: { attacker, defender },
  }
  let squares = 0
  for (let run = 0; run < RUNS; run++) {
    const g = begin(WAW, s, { dice, record: false })
    playOut(g, defaultAnswer)
    const points = at(g.p.points, 0) - at(s.setup.points, 0)
    count(counts, g.p, points)
    squares += points * points
  }
  return { counts, squares }
}

function count(counts: BattleOdds, { battle, ...ranks }: Position, points: number): void {
  const [attackers = [], defenders = []] = battle.forces
  counts[battle.winner === 0 ? 'attackerWins' : battle.winner === 1 ? 'defenderWins' : 'draw']++
  if (battle.routed >= 0) counts[battle.routed === 0 ? 'attackerRouted' : 'defenderRouted']++
  counts.meanVp += points
  counts.lost.attacker[eliminated(ranks, attackers)]!++
  counts.lost.defender[eliminated(ranks, defenders)]!++
}

interface Deviation {
  readonly where: string
  readonly errors: number
  readonly allowed: number
}

/** Rare events aren't normally distributed: 1 more in the variance of a sum allows for it. */
function deviations(exact: BattleOdds, { counts, squares }: ReturnType<typeof simulated>): Deviation[] {
  const [chances, sums] = [figures(exact), figures(counts)]
  return Object.keys({ ...chances, ...sums }).map(where => {
    const [chance, sum] = [chances[where] ?? NaN, sums[where] ?? NaN]
    const variance = where === 'meanVp' ? squares - sum ** 2 / RUNS : RUNS * chance * (1 - chance)
    const impossible = where !== 'meanVp' && chance < 1e-15
    const errors = Math.abs(sum - RUNS * chance) / Math.sqrt(Math.max(0, variance) + 1)
    return {
      where,
      errors: impossible && sum > 0 ? Infinity : errors,
      allowed: where.includes('loses') ? FAR_AMONG_MANY : FAR,
    }
  })
}

/** The worst of the few figures, and of the many. */
const furthest = new Map<number, Deviation>()

function note(deviation: Deviation): void {
  const { errors, allowed } = deviation
  if (!((furthest.get(allowed)?.errors ?? -1) >= errors)) furthest.set(allowed, deviation)
}

/** The first battle that these dice make and whose odds are within reach. */
function drawn(number: number): { field: Field; s: Scenario; exact: BattleOdds } {
  const dice = seeded(`battle ${number}`)
  for (;;) {
    const field = battle(dice, number)
    const s = scenarioOf(field)
    const exact = battleOdds(s)
    if (exact !== null) return { field, s, exact }
  }
}

describe(`exact odds agree with ${RUNS} simulated battles of the real engine`, () => {
  const fought: string[] = []

  test.for(Array.from({ length: BATTLES }, (_, i) => i))('in random battle %i', number => {
    const { field, s, exact } = drawn(number)
    fought.push(JSON.stringify(field))
    for (const { where, errors, allowed } of deviations(exact, simulated(s, `dice ${number}`))) {
      note({ where: `${where} in battle ${number}`, errors, allowed })
      expect.soft(errors, `standard errors: ${where} in ${JSON.stringify(field)}`).toBeLessThan(allowed)
    }
  })

  test('in battles with every terrain, and units of every sort', () => {
    const text = fought.join()
    for (const part of [' elite', ' guard', ' sk', ' heavy', '>', ' A"', ' C', ' M', ...Object.keys(TERRAIN)])
      expect(text).toContain(part)
  })

  afterAll(() => {
    for (const { where, errors, allowed } of furthest.values())
      console.log(
        `figure: odds and ${RUNS} battles: ${errors.toFixed(2)} standard errors apart, ${allowed} allowed (${where})`,
      )
  })
})
