import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, play } from '../testing/field.ts'

const retreats = (b: Played): unknown => happened(b, 'retreated')

describe.each(['A', 'B'] as const)('the beaten stack in edition %s', edition => {
  const fight = (dice: number[], more: Partial<Field> = {}): Played =>
    play({
      edition,
      attacker: ['Foot 3>2/2', 'Guns A'],
      defender: ['Line 3>2/2', 'Battery A'],
      dice,
      ...more,
    })

  const lostByAttacker = [9, 9, 9, 9]
  const lostByDefender = [0, 9, 9, 9]

  test('[W-12.5-attacker-path] a beaten attacker goes back to where it came from', () => {
    expect(retreats(fight(lostByAttacker))).toMatchObject([
      { side: 0, stack: [0, 1], to: 1, towards: 'origin', rule: 'W-12.5-attacker-path' },
    ])
  })

  test(`[W-12.5-evacuate-${edition}][W-12.5-defender-path] a beaten defender goes towards its supply`, () => {
    const b = fight(lostByDefender)
    expect(retreats(b)).toMatchObject([
      { side: 1, stack: [2, 3], to: 2, towards: 'supply', rule: `W-12.5-evacuate-${edition}` },
    ])
    expect(b.report.supportLost).toEqual([])
  })

  test('[W-12.5-no-retreat] a stack that cannot retreat is eliminated, support included', () => {
    const b = fight(lostByDefender, { cornered: 'defender' })
    expect(b.report).toMatchObject({ eliminated: ['Line'], supportLost: ['Battery'], how: 'hits' })
    expect(happened(b, 'no-retreat')).toMatchObject([{ side: 1, units: [2, 3] }])
    expect(b.report.noRetreat).toEqual(['Line', 'Battery'])
    expect(retreats(b)).toEqual([])
    expect(fight(lostByAttacker, { cornered: 'attacker' }).report.eliminated).toEqual(['Foot'])
  })

  test('[W-12.5-no-retreat][G-30] the revised edition says so, and a ruling does for the older', () => {
    const ruleIn = (edition: 'A' | 'B'): string | undefined =>
      happened(fight(lostByDefender, { edition, cornered: 'defender' }), 'no-retreat')[0]?.rule
    expect([ruleIn('A'), ruleIn('B')]).toEqual(['G-30', 'W-12.5-no-retreat'])
  })

  test('[W-12.5-no-retreat] a victor with no retreat stays', () => {
    expect(fight(lostByDefender, { cornered: 'attacker' }).report).toMatchObject({
      eliminated: [],
      supportLost: [],
    })
  })

  test('[W-12.5-no-retreat][G-34] units lost for lack of a retreat are not hits', () => {
    const b = fight(lostByDefender, {
      cornered: 'defender',
      defender: ['Line 3>2/2', 'Reserve 3/2', 'Third 3/2'],
      rest: 9,
    })
    expect(b.report.eliminated).toEqual(['Line', 'Reserve', 'Third'])
    expect(b.report.vpLosses).toEqual({ attacker: 0, defender: 1 })
  })

  test('[W-12.5-su-die] support units die with the last combat unit of their side', () => {
    const b = fight([9, 0], { attacker: ['Foot 3/2', 'Guns A', 'Train L'] })
    expect(b.report).toMatchObject({
      winner: 'defender',
      eliminated: ['Foot'],
      supportLost: ['Guns', 'Train'],
    })
    expect(happened(b, 'support-lost')).toEqual([
      { is: 'support-lost', side: 0, units: [1, 2], byRout: false },
    ])
    expect(retreats(b)).toEqual([])
  })

  test('[W-12.5-su-die] without support units none is lost', () => {
    expect(happened(fight([9, 0], { attacker: ['Foot 3/2'] }), 'support-lost')).toEqual([])
  })

  test('[W-12.5-su-die] and with the last of both, if neither side wins', () => {
    const b = fight([0, 0], { attacker: ['Foot 3/2', 'Guns A'], defender: ['Line 3/2', 'Battery A'] })
    expect(b.report.supportLost).toEqual(['Battery', 'Guns'])
  })

  test('[W-12.5-su-die][G-34] support lost with its last combat unit doesn’t count for points; the half lost in a rout does', () => {
    const wiped = fight([9, 0], { attacker: ['Foot 3/2', 'Guns A', 'Train L'] })
    expect(wiped.report.vpLosses).toEqual({ attacker: 1, defender: 0 })
    const chased = play({
      edition,
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Line 3/0', 'Battery A', 'Train L', 'Flak AA'],
      dice: [9, 0, 9, 0],
    })
    expect(chased.report).toMatchObject({
      routed: 'defender',
      eliminated: ['Line'],
      supportLost: ['Battery', 'Flak', 'Train'],
      vpLosses: { attacker: 0, defender: 3 },
    })
    expect(happened(chased, 'support-lost').map(e => [e.units.length, e.byRout])).toEqual([
      [1, true],
      [1, true],
      [1, false],
    ])
  })
})
