import { env } from 'node:process'
import { afterAll, describe, expect, test } from 'vitest'
import { seeded } from '@sandtable/kernel'
import { battleOdds } from './battle-odds.ts'
import { countedOdds } from '../testing/enumerate.ts'
import { furthest } from '../testing/compare.ts'
import { randomField } from '../testing/random-field.ts'
import { scenarioOf } from '../testing/field.ts'

const LOTS = 10
const BATTLES = Math.ceil(30 * Number(env['SOAK_SCALE'] ?? 1))
const REACH = { dice: 6, ways: 1_000_000 }

/** Enumerates one lot of random battles, and returns the largest difference from the exact odds. */
function compareCounted(lot: number): number {
  const dice = seeded(`every way of six dice, lot ${lot}`)
  let most = 0
  for (let counted = 0, i = 0; counted < BATTLES; i++) {
    const field = randomField(dice, { units: [1, 2], leaders: i % 2, rulings: i % 4 })
    const s = scenarioOf(field)
    const exact = battleOdds(s)
    const expected = exact === null ? null : countedOdds(s, REACH)
    if (exact === null || expected === null) continue
    counted++
    const worst = furthest(exact, expected)
    if (!(worst.difference < 1e-12)) console.log(`${worst.where} of ${JSON.stringify(field)}`)
    most = Math.max(most, worst.difference)
  }
  return most
}

describe('exact odds equal a full count of the real engine', () => {
  const found: number[] = []

  test.for(Array.from({ length: LOTS }, (_, lot) => lot))(
    `[G-20][G-29][G-34] for ${BATTLES} battles of at most six dice, lot %i`,
    lot => {
      const most = compareCounted(lot)
      found.push(most)
      expect(most).toBeLessThan(1e-12)
    },
  )

  afterAll(() => {
    const most = Math.max(...found).toExponential(1)
    console.log(`figure: odds and a full count of ${found.length * BATTLES} battles: furthest apart ${most}`)
  })
})
