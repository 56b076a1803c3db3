import { expect, test } from 'vitest'
import { lossBars, sharesOf } from './shares.ts'

const ODDS = {
  attackerWins: 0.41,
  defenderWins: 0.584,
  draw: 0.006,
  attackerRouted: 0.23,
  defenderRouted: 0.13,
  meanVp: 0.2,
  lost: { attacker: [0.5, 0.3, 0.1, 0.05, 0.03, 0.02], defender: [0.6, 0.4] },
}

test('the five endings of a battle add up, seen from either side', () => {
  for (const side of [0, 1])
    expect(Object.values(sharesOf(ODDS, side)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(sharesOf(ODDS, 0).routThem).toBe(sharesOf(ODDS, 1).youRouted)
  expect(sharesOf(ODDS, 1).theyRetreat).toBeCloseTo(0.354, 12)
})

test('losses beyond the last bar are included in it', () => {
  expect(lossBars(ODDS.lost.attacker).map(share => Math.round(100 * share))).toEqual([50, 30, 10, 5, 5])
  expect(lossBars(ODDS.lost.defender)).toEqual([0.6, 0.4, 0, 0, 0])
})
