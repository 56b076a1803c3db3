import { describe, expect, test } from 'vitest'
import { attackOdds, exchangeOdds } from './odds.ts'
import { OPEN, rosterWith } from '../testing/tabletop.ts'
import { rosterScenario } from './roster.ts'

const village = (attackers: number) =>
  rosterScenario(
    rosterWith('ww1', [
      [[{ unit: 'riflemen-ww1', units: attackers }]],
      [[{ unit: 'riflemen-ww1', units: 100 }]],
    ]),
  )
const ASKED = { by: 0, at: 1, own: OPEN, theirs: { ...OPEN, node: true } }

describe('odds', () => {
  test('[MG-combat] [T-volley-first] of one volley are counted over all rolls of two dice', () => {
    const odds = attackOdds(village(100), ASKED)
    expect(odds?.target.map(({ rule, change }) => [rule, change])).toEqual([['M-adv-node', 3]])
    expect(odds?.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const seven = odds?.ends.find(({ dead, injured }) => dead === 4 && injured === 4)
    expect(seven?.chance).toBeCloseTo(6 / 36, 12)
  })

  test('[MG-combat] against a village equal numbers are beaten, and 250 win', () => {
    const equal = exchangeOdds(village(100), { ...ASKED, turns: 40 }, 20)
    const strong = exchangeOdds(village(250), { ...ASKED, turns: 40 }, 20)
    expect([equal.attackerWins, equal.targetWins]).toEqual([0, 1])
    expect([strong.attackerWins, strong.targetWins]).toEqual([1, 0])
    expect(equal.left).toHaveLength(40)
  })
})
