import { describe, expect, test } from 'vitest'
import { attackOdds, exchangeOdds } from './asked.ts'
import { attackOn, OPEN, rosterWith, tableWith } from '../testing/miniatures.ts'
import { oddsOf } from './odds.ts'
import { rosterScenario } from './roster.ts'

const riflemen = (units: number) => [{ unit: 'riflemen-ww1', units }]

const village = (attackers: number) =>
  rosterScenario(rosterWith('ww1', [[riflemen(attackers)], [riflemen(100)]]))
const ASKED = { by: 0, at: 1, own: OPEN, theirs: { ...OPEN, node: true } }

describe('odds', () => {
  test('[MG-combat] [T-volley-first] of one volley are counted over all rolls of two dice', () => {
    const odds = attackOdds(village(100), ASKED)
    expect(odds?.target.map(({ rule, change }) => [rule, change])).toEqual([['M-adv-node', 3]])
    expect(odds?.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(odds?.ends.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(odds?.ends[5]).toMatchObject({ sum: 7, dead: 4, injured: 4, low: 0 })
    expect(odds?.ends[5]?.chance).toBeCloseTo(6 / 36, 12)
    expect([odds?.low, odds?.isExact]).toEqual([0, true])
  })

  test('[M-mor-loss80] [MG-mor-stack] give the chance that more than 80 % of a stack die while its group lives', () => {
    const { game } = tableWith('ww1', [
      [riflemen(80)],
      [[...riflemen(20), { unit: 'heavy-machine-gun', units: 1 }]],
    ]).history
    const odds = oddsOf(game, attackOn(0, 1, 80))
    const lows = odds?.ends.filter(({ low }) => low > 0) ?? []
    expect(lows.map(({ sum }) => sum)).toEqual([10, 11, 12])
    expect(odds?.low).toBeCloseTo(6 / 36, 12)
    expect(odds?.ends.find(({ sum }) => sum === 9)).toMatchObject({ dead: 16, injured: 4 })
    const alone = tableWith('ww1', [[riflemen(80)], [riflemen(20)]]).history.game
    expect(oddsOf(alone, attackOn(0, 1, 80))?.low).toBe(0)
  })

  test('[MG-combat] of many shots are drawn from some of all rolls, and of what cannot be made there are none', () => {
    const { game } = tableWith('ww2', [
      [[{ unit: 'anti-tank-gun', units: 3 }]],
      [[{ unit: 'riflemen-ww2', units: 30 }]],
    ]).history
    const odds = oddsOf(game, attackOn(0, 1, 3))
    expect([odds?.isExact, odds?.fired]).toEqual([false, null])
    expect(odds?.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(oddsOf(game, attackOn(0, 1, 99))).toBeNull()
    expect(oddsOf(game, { do: 'turn' })).toBeNull()
  })

  test('[MG-combat] against a village equal numbers are beaten, and 250 win', () => {
    const equal = exchangeOdds(village(100), { ...ASKED, turns: 40 }, 20)
    const strong = exchangeOdds(village(250), { ...ASKED, turns: 40 }, 20)
    expect([equal.attackerWins, equal.targetWins]).toEqual([0, 1])
    expect([strong.attackerWins, strong.targetWins]).toEqual([1, 0])
    expect(equal.left).toHaveLength(40)
  })
})
