import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, losers, morales, panickers, play } from '../testing/field.ts'

const amv = (defender: string[], options: Field['options'] = {}): number =>
  play({ attacker: ['Foot 3/2'], defender, rest: 9, options }).report.amv.defender

describe("the army's initial morale", () => {
  test('[W-12.1-bmv] its base is the mean MF of its combat units', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/1', 'Guard 3/3', 'Guns A'], rest: 9 })
    expect(happened(b, 'morale-determined')).toEqual([
      { is: 'morale-determined', side: 0, total: 2, units: 1, leader: 0, amv: 2 },
      { is: 'morale-determined', side: 1, total: 4, units: 2, leader: 0, amv: 2 },
    ])
  })

  test('[W-12.1-amv] the commander’s MF is added to it', () => {
    const b = play({ attacker: ['Lee 3* 0/2', 'Foot 3/2'], defender: ['Hood 3* 0/-1', 'Line 3/1'], rest: 5 })
    expect(b.report.amv).toEqual({ attacker: 4, defender: 0 })
  })

  test('[W-12.1-amv-round][G-08] it is rounded to the nearest, a half up', () => {
    expect(amv(['A 3/1', 'B 3/1', 'C 3/2'])).toBe(1)
    expect(amv(['A 3/1', 'B 3/2'])).toBe(2)
    expect(amv(['A 3/1', 'B 3/2', 'C 3/2'])).toBe(2)
  })

  test('[G-08] by option always up, or always down', () => {
    expect(amv(['A 3/1', 'B 3/1', 'C 3/2'], { round_amv: 'up' })).toBe(2)
    expect(amv(['A 3/1', 'B 3/2', 'C 3/2'], { round_amv: 'down' })).toBe(1)
    expect(amv(['A 3/1', 'B 3/2'], { round_amv: 'down' })).toBe(1)
  })

  test('[W-13.4-morale] a unit out of supply brings 1 less', () => {
    expect(amv(['Line 3/2 unsupplied'])).toBe(1)
  })
})

describe('the morale that is left', () => {
  /** Three attackers against these defenders; the dice are the attackers' and then the defenders'. */
  const after = (defender: string[], dice: number[], more: Partial<Field> = {}): Played =>
    play({ attacker: ['Foot 5/3', 'Horse 5/3', 'Scouts 5/3 sk'], defender, dice, rest: 9, ...more })

  test('[W-12.1-morale-loss][W-12.1-panic-morale] each eliminated and each panicked unit costs 1', () => {
    const b = after(['A 3/3', 'B 3/3', 'C 3/3', 'D 3/3'], [0, 9, 0])
    expect([losers(b), panickers(b)]).toEqual([['C'], ['D']])
    expect(morales(b)[0]).toEqual([3, 1])
  })

  test('[W-12.1-morale-reduced] a unit that is merely reduced costs nothing', () => {
    const b = after(['A 3>2/3', 'B 3/3'], [0, 9, 9])
    expect(b.report.reduced).toEqual(['A'])
    expect(morales(b)[0]).toEqual([3, 3])
  })

  test('[W-12.1-morale-loss] the losses of both rounds count, from the start of the battle', () => {
    const b = after(['A 3/3', 'B 3/3', 'C 3/3'], [0, 9, 9, 9, 9, 9, 0])
    expect(morales(b)).toEqual([
      [3, 2],
      [3, 1],
    ])
  })

  test('[W-12.1-morale-loss] a unit that panicked and was then eliminated costs one, not two', () => {
    const struck = after(['Militia 3/1', 'Line 3/5'], [0, 0, 0, 9, 9])
    expect(panickers(struck)).toEqual(['Militia'])
    expect(struck.report.eliminated).toEqual(['Line', 'Militia'])
    expect(morales(struck)[0]).toEqual([3, 1])
  })

  test('[W-12.1-panic-present] a panicked unit is still present: its side is not wiped out', () => {
    const b = after(['Line 3/0'], [9, 9, 0, 9])
    expect(b.report).toMatchObject({ how: 'rout', eliminated: [] })
  })

  test('[W-12.1-demoralized] exactly 0 is not demoralized: the battle goes on', () => {
    const b = after(['A 3/1', 'B 3/1', 'C 3/1'], [0, 9, 9])
    expect(morales(b)).toEqual([
      [3, 0],
      [3, 0],
    ])
    expect(happened(b, 'rout-tested')).toEqual([])
  })

  test('[W-12.1-demoralized][W-12.1-rout-required] below 0 a side is demoralized and must test', () => {
    const b = after(['A 3/1', 'B 3/1', 'C 3/1'], [0, 0, 9, 9, 9, 9, 0])
    expect(morales(b)).toEqual([[3, -1]])
    expect(happened(b, 'rout-tested')).toEqual([{ is: 'rout-tested', side: 1, die: 0, routed: false }])
  })

  test('[W-12.1-demoralized-loses] and has lost the battle, whether it routs or not', () => {
    const dice = [0, 0, 9, 9, 9, 9]
    const stays = after(['A 3/1', 'B 3/1', 'C 3/1'], [...dice, 4])
    const routs = after(['A 3/1', 'B 3/1', 'C 3/1'], [...dice, 5])
    expect([stays.report.winner, routs.report.winner]).toEqual(['attacker', 'attacker'])
    expect([stays.report.routed, routs.report.routed]).toEqual([null, 'defender'])
  })

  test('[G-27] a side whose morale is below 0 from the start fights round 1 first', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Hood 3* 0/-3', 'Line 3/2', 'Reserve 3/2'],
      dice: [9, 9, 9, 4, 5],
    })
    expect(b.events.map(e => e.is).indexOf('fired')).toBeLessThan(
      b.events.findIndex(e => e.is === 'rout-tested'),
    )
    expect(morales(b)).toEqual([[2, -1]])
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'retreat' })
  })

  test('[G-27] by option it tests before the first round', () => {
    const field: Field = {
      attacker: ['Foot 3/2', 'Horse 3/2 C'],
      defender: ['Hood 3* 0/-3', 'Line 3/2'],
      options: { prebattle_rout: true },
    }
    const passed = play({ ...field, dice: [4, 5] })
    expect(passed.report).toMatchObject({ winner: 'attacker', how: 'retreat', rounds: [] })
    const routed = play({ ...field, dice: [5, 9, 5] })
    expect(routed.report).toMatchObject({ winner: 'attacker', how: 'rout' })
    expect(happened(routed, 'pursuit-began')).toHaveLength(1)
  })

  test('[G-27] and with morale at 0 or above no side tests before the first round', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Hood 3* 0/-2', 'Line 3/2'],
      rest: 5,
      options: { prebattle_rout: true },
    })
    expect(happened(b, 'rout-tested')).toEqual([])
    expect(b.report.rounds).toHaveLength(2)
  })

  test('[G-27] a side that passes before the battle fights it, if a pass is no retreat', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Hood 3* 0/-3', 'Line 3/2'],
      dice: [4, 9, 9, 4, 9, 9, 4, 5],
      options: { prebattle_rout: true, pass_means_retreat: false },
    })
    expect(b.report.rounds).toHaveLength(2)
    expect(happened(b, 'rout-tested')).toHaveLength(3)
  })
})
