import { describe, expect, test } from 'vitest'
import { seeded } from '@sandtable/kernel'
import type { BattleOdds } from './battle-odds.ts'
import { battleOdds } from './battle-odds.ts'
import { countedOdds } from '../testing/enumerate.ts'
import type { Field } from '../testing/field.ts'
import { furthest } from '../testing/compare.ts'
import { randomField } from '../testing/random-field.ts'
import { scenarioOf } from '../testing/field.ts'

/** Enumerates random small battles until this many are done: the largest difference from the exact odds. */
function furthestFromCounted(
  seed: string,
  battles: number,
  ways: number,
): { difference: number; what: string } {
  const dice = seeded(seed)
  let worst = { difference: 0, what: '' }
  for (let counted = 0, i = 0; counted < battles; i++) {
    const field = randomField(dice, { units: [1, 2], leaders: i % 2, rulings: i % 4 })
    const s = scenarioOf(field)
    const expected = countedOdds(s, { dice: 6, ways })
    const exact = expected === null ? null : battleOdds(s)
    if (expected === null || exact === null) continue
    counted++
    const { where, difference } = furthest(exact, expected)
    if (!(difference <= worst.difference))
      worst = { difference, what: `${where} of ${JSON.stringify(field)}` }
  }
  return worst
}

describe('exact odds', () => {
  test('[G-20][G-29][G-34] equal a full enumeration by the real engine for battles of at most six dice', () => {
    const { difference, what } = furthestFromCounted('at most six dice', 24, 2_000)
    expect({ what, close: difference < 1e-12 }).toEqual({ what, close: true })
  }, 60_000)

  /** The difference between exact odds and a full enumeration of this battle. */
  const fromCounted = (field: Field): number => {
    const s = scenarioOf(field)
    const expected = countedOdds(s, { dice: 6, ways: 200_000 })
    expect(expected).not.toBeNull()
    return furthest(battleOdds(s) as BattleOdds, expected as BattleOdds).difference
  }

  test('[G-36] distinguish spent units by the hits they took first', () => {
    const attacker = ['Sappers 4>3/0 suicide', 'Guard 1/0 guard']
    for (const options of [{ suicide_counts: true }, { vp_loss_count: 'steps' as const }])
      expect(fromCounted({ attacker, defender: ['d 5/1'], options })).toBeLessThan(1e-12)
  }, 60_000)

  test('[W-12.2-auto][G-29] know when a side in panic routs without a die', () => {
    const routed = (mf: number, autorout_all_panicked: 'demoralized' | 'always' | 'never'): number => {
      const options = { autorout_all_panicked }
      const field = { attacker: ['Scouts 5/1 sk'], defender: [`d 3/${mf}`], options }
      expect(fromCounted(field)).toBeLessThan(1e-12)
      return battleOdds(scenarioOf(field))?.defenderRouted as number
    }
    expect([routed(1, 'demoralized'), routed(1, 'never')]).toEqual([0, 0])
    expect(routed(1, 'always')).toBeGreaterThan(0.4)
    expect(routed(0, 'never')).toBeLessThan(routed(0, 'demoralized'))
  }, 60_000)

  test('[W-12.1-restrict-f] know that AA units do not fire on land', () => {
    expect(fromCounted({ attacker: ['a 4/1'], defender: ['Flak 9/1 AA', 'd 3/1'] })).toBeLessThan(1e-12)
  }, 60_000)

  test('[W-12.1.1-cap] know that the capped sum includes the ground', () => {
    const field: Field = {
      attacker: ['Horse 2/1 C'],
      defender: ['d 3/1'],
      terrain: 'forest',
      cap: { bonus: 0, malus: 0 },
    }
    expect(fromCounted(field)).toBeLessThan(1e-12)
  }, 60_000)

  test('a battle of five hundred a side is rejected at once', () => {
    const line = (tag: string): string[] => Array.from({ length: 500 }, (_, i) => `${tag}${i} 3/2`)
    expect(battleOdds(scenarioOf({ attacker: line('a'), defender: line('d') }))).toBeNull()
  }, 60_000)

  test('add up to 1, whatever the battle', () => {
    const dice = seeded('add up')
    for (let i = 0; i < 60; i++) {
      const odds = battleOdds(scenarioOf(randomField(dice, { units: [1, 8], leaders: 2, rulings: i % 3 })))
      if (odds === null) continue
      const { attackerWins, defenderWins, draw, lost } = odds
      const sums = [attackerWins + defenderWins + draw, total(lost.attacker), total(lost.defender)]
      for (const sum of sums) expect(Math.abs(sum - 1)).toBeLessThan(1e-9)
    }
  }, 60_000)

  test('[G-18][G-65] are beyond reach when pursuit uses modifiers that change every round', () => {
    const options = { recalc_each_round: true, pursuit_uses_battle_mods: true }
    expect(battleOdds(scenarioOf({ attacker: ['a 3/1 C'], defender: ['d 3/1'], options }))).toBeNull()
  })
})

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)
