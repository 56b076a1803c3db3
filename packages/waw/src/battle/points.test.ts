import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, play } from '../testing/field.ts'

const gains = (b: Played): (readonly [string, string, number])[][] =>
  (happened(b, 'points-scored')[0]?.because ?? []).map(parts =>
    parts.map(part => [part.rule, part.what, part.change] as const),
  )

const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `Line${i} 3/9`)

describe('a great victory', () => {
  /** One hit on a stack decides the battle, and all others miss. */
  const beat = (defender: string[], more: Partial<Field> = {}): Played =>
    play({ attacker: ['Foot 3/2'], defender, dice: [0], rest: 9, ...more })

  test('[W-14-battle] beating a stack of at least 6 units is worth 3', () => {
    expect(beat(many(6)).report.vp).toEqual({ attacker: 3, defender: -3 })
    expect(beat(many(5)).report.vp).toEqual({ attacker: 0, defender: 0 })
    expect(gains(beat(many(6)))).toEqual([[['W-14-battle', 'great-victory', 3]], []])
  })

  test('[W-14-battle][G-35] support units count, except L; leaders do not', () => {
    expect(beat([...many(5), 'Flak AA']).report.vp.attacker).toBe(3)
    expect(beat([...many(5), 'Train L']).report.vp.attacker).toBe(0)
    expect(beat(['Lee 3* 0/0', ...many(5)], { rest: 6 }).report.vp.attacker).toBe(0)
  })

  test('[G-35] the stack counts as it was when the battle began', () => {
    const b = play({ attacker: ['Foot 3/2', 'Horse 3/2'], defender: many(6), dice: [0, 0], rest: 9 })
    expect(gains(b)[0]?.[0]).toEqual(['W-14-battle', 'great-victory', 3])
  })

  test('[G-35] by option only combat units count, or another number is enough', () => {
    expect(beat([...many(5), 'Flak AA'], { options: { vp_major_count: 'cu' } }).report.vp.attacker).toBe(0)
    expect(beat(many(6), { options: { vp_major_count: 'cu' } }).report.vp.attacker).toBe(3)
    expect(beat(many(2), { options: { vp_major_min: 2 } }).report.vp.attacker).toBe(3)
    expect(beat(many(6), { options: { vp_major_min: 7 } }).report.vp.attacker).toBe(0)
  })

  test('[W-14-battle] losing against such a stack is worth nothing', () => {
    expect(play({ attacker: ['Foot 3/2'], defender: many(6), rest: 9 }).report.vp.attacker).toBe(0)
  })

  test('[W-14-battle] the defender’s victory over such a stack counts too', () => {
    const b = play({ attacker: many(6), defender: ['Line 3/2'], rest: 9 })
    expect(b.report.vp).toEqual({ attacker: -3, defender: 3 })
  })
})

describe('losses', () => {
  /** Four attackers with sure hits or panics, and defenders with enough morale. */
  const volley = (dice: number[], more: Partial<Field> = {}): Played =>
    play({
      attacker: ['A 3/9', 'B 3/9', 'C 3/9', 'D 3/9'],
      defender: ['W 3/9', 'X 3/9', 'Y 3/9', 'Z 3/9'],
      dice,
      rest: 9,
      ...more,
    })

  test("[W-14-hits][G-08] one point for every 2 losses by which the enemy’s exceed the side's own", () => {
    const won = [1, 2, 3].map(hits => volley(Array<number>(hits).fill(0)).report.vp.attacker)
    expect(won).toEqual([0, 1, 1])
    expect(gains(volley([0, 0]))).toEqual([[['W-14-hits', 'losses', 1]], []])
    expect(volley([0, 0, 0, 9, 0]).report).toMatchObject({
      vpLosses: { attacker: 1, defender: 3 },
      vp: { attacker: 1, defender: -1 },
    })
    expect(volley([0, 0, 9, 9, 0]).report.vp).toEqual({ attacker: 0, defender: 0 })
  })

  test('[G-08] by option the fraction is rounded', () => {
    const points = (per_n: 'half_up' | 'ceil', dice: number[]): number =>
      volley(dice, { options: { per_n } }).report.vp.attacker
    expect([points('half_up', [0]), points('half_up', [0, 0]), points('ceil', [0])]).toEqual([1, 1, 1])
  })

  test('[G-34] each unit hit or panicked counts once, however often', () => {
    const defender = ['W 3>2/9', 'X 3/9', 'Y 3/9']
    const count = (dice: number[], choices: string[]): number =>
      volley(dice, { defender, choices }).report.vpLosses.defender
    expect(count([0], ['W'])).toBe(1)
    expect(count([0, 0], ['W', 'W'])).toBe(1)
    expect(count([3], ['W'])).toBe(1)
    expect(count([3, 0, 0, 0], ['W', 'X'])).toBe(3)
  })

  test('[G-34] with the support units lost by a rout, and those hit in pursuit', () => {
    const routed: Field = {
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Line 3>2/0', 'Guns A', 'Train L', 'Flak AA'],
      dice: [9, 0, 9, 0],
    }
    const count = (vp_loss_count: 'affected' | 'steps' | 'hits_and_panics'): number =>
      play({ ...routed, options: { vp_loss_count } }).report.vpLosses.defender
    expect(count('affected')).toBe(3)
    expect(count('steps')).toBe(3)
    expect(count('hits_and_panics')).toBe(1)
  })

  test('[G-34] by option each step lost counts, and no panic', () => {
    const options = { vp_loss_count: 'steps' } as const
    expect(
      volley([0, 0], { options, defender: ['W 3>2/9', 'X 3/9'], choices: ['W', 'W'] }).report.vpLosses
        .defender,
    ).toBe(2)
    expect(volley([3, 0], { options, choices: ['Z', 'W'] }).report.vpLosses.defender).toBe(1)
  })

  test('[G-34] by option hits and panics of the rounds count, each of them', () => {
    const options = { vp_loss_count: 'hits_and_panics' } as const
    expect(
      volley([3, 0, 0], { options, defender: ['W 3>2/9', 'X 3/9', 'Z 3/9'], choices: ['Z', 'W', 'W'] }).report
        .vpLosses.defender,
    ).toBe(3)
  })

  test('[G-66] only the winner gains by losses, and a difference below 0 counts as 0', () => {
    const field: Field = {
      attacker: ['A 3/9', 'B 3/9', 'C 3/9', 'D 3/9'],
      defender: ['W 3/9', 'X 3/9', 'Y 3/9', 'Z 3/9'],
      dice: [3, 3, 9, 9, 0],
      rest: 9,
    }
    const b = play(field)
    expect(b.report).toMatchObject({
      winner: 'defender',
      vpLosses: { attacker: 1, defender: 2 },
      vp: { attacker: 0, defender: 0 },
    })
    const worse = play({ ...field, dice: [3, 3, 3, 9, 0] })
    expect(worse.report).toMatchObject({ winner: 'defender', vp: { attacker: 0, defender: 0 } })
  })

  test('[G-66] by option the loser gains by them too', () => {
    const b = play({
      attacker: ['A 3/9', 'B 3/9', 'C 3/9', 'D 3/9'],
      defender: ['W 3/9', 'X 3/9', 'Y 3/9', 'Z 3/9'],
      dice: [3, 3, 3, 9, 0],
      rest: 9,
      options: { vp_hits_winner_only: false },
    })
    expect(b.report).toMatchObject({ winner: 'defender', vp: { attacker: 1, defender: -1 } })
  })
})

describe('leaders killed', () => {
  /** The attacker loses on equal hits; the dice at the end are for the leader. */
  const killed = (leader: string, more: Partial<Field> = {}): Played =>
    play({ attacker: [leader, 'Foot 3/2'], defender: ['Line 3/2'], dice: [9, 9, 9, 9, 9, 9], ...more })

  test('[W-14-leader2] two stars are worth 1', () => {
    expect(killed('Polk 2* 0/0').report.vp).toEqual({ attacker: -1, defender: 1 })
    expect(gains(killed('Polk 2* 0/0'))).toEqual([[], [['W-14-leader2', 'killed:Polk', 1]]])
  })

  test('[W-14-leader3] three stars are worth 2', () => {
    expect(gains(killed('Lee 3* 0/0'))).toEqual([[], [['W-14-leader3', 'killed:Lee', 2]]])
  })

  test('[W-14-monarch] a monarch is worth 4', () => {
    expect(gains(killed('King crown 0/0'))).toEqual([[], [['W-14-monarch', 'killed:King', 4]]])
  })

  test('[G-66] one star is worth nothing', () => {
    expect(gains(killed('Hood 1* 0/0'))).toEqual([[], []])
  })

  test('[G-66] a leader’s death scores for either side, the loser too', () => {
    const dead = play({
      attacker: ['Foot 3/2'],
      defender: ['Polk 2* 0/0', 'Line 3/2'],
      dice: [9, 9, 9, 9, 9, 9],
    })
    expect(dead.report).toMatchObject({ winner: 'defender', vp: { attacker: 1, defender: -1 } })
  })

  test('[W-14-mirror] gains of both sides offset each other', () => {
    const b = play({
      attacker: ['Lee 3* 0/0', 'Foot 3/2'],
      defender: ['Polk 2* 0/0', 'Line 3/2'],
      dice: [9, 9, 9, 9, 9, 9, 9, 9],
    })
    expect(gains(b)).toEqual([[['W-14-leader2', 'killed:Polk', 1]], [['W-14-leader3', 'killed:Lee', 2]]])
    expect(b.report.vp).toEqual({ attacker: -1, defender: 1 })
  })
})

describe('the gauges', () => {
  const lost = (points: number[]): number[] =>
    play({
      attacker: ['Lee 3* 0/0', 'Foot 3/2'],
      defender: ['Line 3/2'],
      dice: [9, 9, 9, 9, 9, 9],
      arrange: p => {
        p.points = points
      },
    }).p.points

  test('[W-14-mirror][W-14-gauge] the loser loses what the winner gains', () => {
    expect(lost([10, 10])).toEqual([8, 12])
  })

  test('[W-14-floor][G-66] a gauge never falls below 0, and the winner still gains in full', () => {
    expect(lost([1, 0])).toEqual([0, 2])
    expect(lost([0, 0])).toEqual([0, 2])
    expect(lost([2, 0])).toEqual([0, 2])
  })
})
