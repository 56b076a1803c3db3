import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { losers, panickers, play, shots } from '../testing/field.ts'
import { nth } from '../position.ts'
import { supportPick } from './policy.ts'

const volley = (defender: string[], dice: number[], more: Partial<Field> = {}): Played =>
  play({ attacker: ['Foot 9/2', 'Scouts 9/2 sk'], defender, dice, rest: 9, ...more })

/** The unit that panics, or takes the one hit, when the house decides. */
const panics = (...defender: string[]): string | undefined =>
  panickers(volley(defender, [10 - 1, 0], MISS))[0]
const hit = (...defender: string[]): string | undefined => losers(volley(defender, [0], MISS))[0]
const MISS: Partial<Field> = { attacker: ['Foot 8/2', 'Scouts 8/2 sk'] }

describe('house decisions for an owner', () => {
  test('[G-25] a panic among equals goes to the lowest current CF', () => {
    expect(panics('A 3/2', 'B 2/2', 'D 4/2')).toBe('B')
    expect(panics('A 2/2', 'B 3/2', 'D 4/2')).toBe('A')
    expect(panics('A 3/2', 'B 4>2/2 reduced', 'D 4/2')).toBe('B')
    expect(panics('A 3/3', 'B 3/3 unsupplied', 'D 1/3')).toBe('B')
  })

  test('[G-25] and then to the one listed later', () => {
    expect(panics('A 3/2', 'B 2/2', 'D 2/2', 'E 3/2')).toBe('D')
  })

  test('[W-12.1-loss-choice] a hit goes to a full two-step unit first', () => {
    expect(hit('A 1/1', 'B 5>4/3', 'D 1/1')).toBe('B')
    expect(hit('A 2/1', 'B 5>4/3 reduced', 'D 1/1')).toBe('D')
  })

  test('[W-12.1-loss-choice] then to the lowest current CF', () => {
    expect(hit('A 3/1', 'B 2/3', 'D 4/1')).toBe('B')
    expect(hit('A 5>4/1', 'B 4>3/3', 'D 1/1')).toBe('B')
    expect(hit('A 3/1', 'B 5>2/3 reduced', 'D 4/1')).toBe('B')
  })

  test('[W-12.1-loss-choice] then to the lowest MF', () => {
    expect(hit('A 3/2', 'B 3/1', 'D 3/2')).toBe('B')
    expect(hit('A 3/1', 'B 3/2', 'D 3/3')).toBe('A')
  })

  test('[W-12.1-loss-choice] then to the one listed later', () => {
    expect(hit('A 3/2', 'B 3/2', 'D 3/2')).toBe('D')
    expect(hit('A 3/2', 'B 3/2', 'D 4/2')).toBe('B')
  })

  test('[W-12.3-alloc] in pursuit the same holds over all survivors', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Hussars 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Militia 2/0', 'Line 3>2/0', 'Guard 3/1'],
      dice: [9, 9, 0, 9, 9, 9, 5, 0, 0],
    })
    expect(panickers(b)).toEqual(['Militia'])
    expect(losers(b)).toEqual(['Line', 'Line'])
  })

  test('[W-12.1.1-elite] an Elite that failed always rolls again', () => {
    const b = play({ attacker: ['Guard 3/2 elite'], defender: ['Line 3/2'], dice: [9, 8, 9, 9, 8, 9] })
    expect(shots(b).slice(0, 2)).toEqual(['Guard 9 miss', 'Guard 8 miss'])
    expect(b.asked.map(({ answer }) => answer)).toEqual(['reroll', 'reroll'])
  })

  test('[W-12.1-cards] no card is played', () => {
    const cards: Field['cards'] = {
      attacker: { Charge: [{ do: 'modifier', side: 'own', change: 1, rounds: 'this' }] },
    }
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], cards, rest: 9 })
    expect(b.asked.map(({ answer }) => answer)).toEqual(['pass', 'pass'])
  })

  test('[G-14] among equal leaders the first listed commands', () => {
    const b = play({ attacker: ['Polk 2* 0/0', 'Bragg 2* 1/1', 'Foot 3/2'], defender: ['Line 3/2'], rest: 5 })
    expect(b.asked[0]).toMatchObject({ kind: 'commander', answer: 'Polk' })
  })

  test('[G-88][W-A1-horde-su] in a rout trains go before guns, then the one listed last, and a Horde after all others', () => {
    const lost = (...support: string[]): readonly string[] =>
      play({
        edition: 'A',
        attacker: ['Scouts 5/2 sk'],
        defender: ['Line 3/0', ...support],
        dice: [0, 9],
      }).report.supportLost
    expect(lost('Guns A', 'Train L')).toEqual(['Train'])
    expect(lost('Train L', 'Guns A')).toEqual(['Train'])
    expect(lost('Guns A', 'Battery A')).toEqual(['Battery'])
    const { s } = play({
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2', 'Guns A', 'Train L', 'Camp L'],
      rest: 9,
    })
    const [guns, train, camp] = nth(s.setup.battle.support, 1) as [number, number, number]
    const units = s.units.map((unit, u) =>
      u === camp ? { ...unit, is: { ...unit.is, horde: true as const } } : unit,
    )
    expect(supportPick({ ...s, units }, [guns, train, camp])).toBe(train)
    expect(supportPick({ ...s, units }, [guns, camp])).toBe(guns)
  })
})
