import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, morales, panickers, play, shots, unitNames } from '../testing/field.ts'

const tested = (b: Played): unknown[] =>
  happened(b, 'rout-tested').map(({ side, die, routed }) => [side, die, routed])

/** Two hits on three defenders of low morale: they are at −1 after round 1. */
const shaken: Field = {
  attacker: ['Foot 5/3', 'Horse 5/3'],
  defender: ['East 3/1', 'West 3/1', 'South 3/1'],
  dice: [0, 0, 9, 9, 9],
}

describe('the rout test', () => {
  test('[W-12.2-test] 0 to 4 holds, 5 to 9 routs, with no modifiers', () => {
    const routs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      die => play({ ...shaken, dice: [0, 0, 9, 9, 9, die] }).report.routed !== null,
    )
    expect(routs).toEqual([false, false, false, false, false, true, true, true, true, true])
    const passed = play({ ...shaken, dice: [0, 0, 9, 9, 9, 4] })
    const failed = play({ ...shaken, dice: [0, 0, 9, 9, 9, 5] })
    expect([tested(passed), tested(failed)]).toEqual([[[1, 4, false]], [[1, 5, true]]])
    expect(failed.report).toMatchObject({ winner: 'attacker', routed: 'defender', how: 'rout' })
    expect(happened(failed, 'battle-decided')).toEqual([
      { is: 'battle-decided', winner: 0, how: 'rout', rule: 'W-12.2-test' },
    ])
  })

  test('[W-12.2-hold-retreat][G-28] a side that passes retreats in order: no support lost, no pursuit, the battle over', () => {
    const b = play({
      ...shaken,
      attacker: ['Foot 5/3', 'Horse 5/3 C'],
      defender: [...shaken.defender, 'Guns A'],
      dice: [0, 0, 9, 9, 9, 4],
    })
    expect(b.report).toMatchObject({ winner: 'attacker', routed: null, how: 'retreat', supportLost: [] })
    expect(b.report.rounds).toHaveLength(1)
    expect(happened(b, 'pursuit-began')).toEqual([])
    expect(happened(b, 'retreated')).toHaveLength(1)
    expect(happened(b, 'battle-decided')[0]).toMatchObject({ rule: 'W-12.2-hold-retreat' })
  })

  test('[G-28] by option a side that passes fights on', () => {
    const b = play({
      ...shaken,
      dice: [0, 0, 9, 9, 9, 4, 9, 9, 9, 4],
      options: { pass_means_retreat: false },
    })
    expect(tested(b)).toEqual([
      [1, 4, false],
      [1, 4, false],
    ])
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'hits' })
    expect(b.report.rounds).toHaveLength(2)
  })

  test('[W-12.1-next-round][W-12-rounds-land] with neither side demoralized a second round begins, and no third', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [9, 9, 9, 9] })
    expect(happened(b, 'round-began').map(({ round }) => round)).toEqual([1, 2])
    expect(tested(b)).toEqual([])
  })

  test('[W-12-rounds-land] one round is all, if that settles it', () => {
    expect(play({ ...shaken, dice: [0, 0, 9, 9, 9, 5] }).report.rounds).toHaveLength(1)
  })
})

describe('both demoralized', () => {
  /** Both sides' morale is 0; the dice decide the hits. */
  const ragged: Field = {
    attacker: ['A 5/0', 'B 5/0', 'C 5/0'],
    defender: ['X 5/0', 'Y 5/0', 'Z 5/0'],
  }

  test('[W-12.1-both-demoralized] the side with more hits and panics tests first', () => {
    const attackerWorse = play({ ...ragged, dice: [0, 9, 9, 0, 5, 9, 7] })
    expect(tested(attackerWorse)).toEqual([[0, 7, true]])
    expect(attackerWorse.report).toMatchObject({ winner: 'defender', routed: 'attacker' })
    const defenderWorse = play({ ...ragged, dice: [0, 5, 9, 0, 9, 9, 7] })
    expect(tested(defenderWorse)).toEqual([[1, 7, true]])
    expect(defenderWorse.report).toMatchObject({ winner: 'attacker', routed: 'defender' })
  })

  test('[W-12.1-both-demoralized][G-29] on a tie the attacker does; after its rout the other wins untested', () => {
    const b = play({ ...ragged, dice: [0, 9, 9, 5, 9, 9, 5] })
    expect(tested(b)).toEqual([[0, 5, true]])
    expect(b.report.winner).toBe('defender')
  })

  test('[G-29][W-12.2-hold-retreat] the first passes and the second routs: the first holds the field', () => {
    const b = play({ ...ragged, dice: [0, 9, 9, 5, 9, 9, 4, 5] })
    expect(tested(b)).toEqual([
      [0, 4, false],
      [1, 5, true],
    ])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: 'defender', how: 'rout' })
    expect(happened(b, 'retreated').map(({ side }) => side)).toEqual([1])
  })

  test('[G-29] both pass: the first retreats', () => {
    const b = play({ ...ragged, dice: [0, 5, 9, 0, 9, 9, 4, 4] })
    expect(tested(b)).toEqual([
      [1, 4, false],
      [0, 4, false],
    ])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: null, how: 'retreat' })
  })

  test('[W-12.1-both-demoralized] only hits and panics that landed count for the order', () => {
    const b = play({
      attacker: ['A 5/0', 'B 5/0', 'C 5/0'],
      defender: ['X 5/0 guard', 'Y 5/0 guard', 'Z 5/-1 guard'],
      dice: [0, 5, 5, 0, 5, 9, 7],
    })
    expect(b.p.panics).toEqual([1, 0])
    expect(tested(b)).toEqual([[0, 7, true]])
  })

  test('[W-12.1-both-demoralized] the whole battle counts, not only the last round', () => {
    const b = play({
      attacker: ['A 5>4/1', 'B 5/1', 'C 5/1', 'D 5/1'],
      defender: ['X 5/1', 'Y 5/1', 'Z 5/1', 'W 5/1'],
      dice: [0, 9, 9, 9, 0, 0, 9, 9, 0, 5, 9, 0, 9, 9, 6],
      choices: ['A', 'B', 'W', 'X', 'C', 'Y'],
    })
    expect(morales(b)).toEqual([
      [0, 0],
      [-1, -2],
    ])
    expect(b.p.hits).toEqual([3, 2])
    expect(b.p.panics).toEqual([0, 1])
    expect(tested(b)).toEqual([[0, 6, true]])
  })
})

describe('only panicked units', () => {
  test('[W-12.2-auto][G-29] a demoralized side whose survivors are all panicked routs without a die', () => {
    const b = play({ attacker: ['Scouts 5/2 sk'], defender: ['Line 3/0'], dice: [0, 9] })
    expect(morales(b)).toEqual([[2, -1]])
    expect(tested(b)).toEqual([[1, null, true]])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: 'defender', how: 'rout', diceUsed: 2 })
  })

  test('[W-12.2-auto] the dead are no survivors', () => {
    const b = play({
      attacker: ['Foot 5/2', 'Scouts 5/2 sk'],
      defender: ['Line 3/1', 'East 3/1'],
      dice: [0, 0, 9, 9],
    })
    expect(morales(b)).toEqual([[2, -1]])
    expect(tested(b)).toEqual([[1, null, true]])
  })

  test('[W-12.2-auto][G-29] a side that is not demoralized goes on, fires nothing, and hits decide', () => {
    const b = play({ attacker: ['Scouts 5/2 sk'], defender: ['Line 3/9'], dice: [0, 9, 9] })
    expect(morales(b)).toEqual([
      [2, 8],
      [2, 8],
    ])
    expect(tested(b)).toEqual([])
    expect(shots(b)).toEqual(['Scouts 0 panic', 'Line 9 miss', 'Scouts 9 miss'])
    expect(b.report).toMatchObject({ winner: 'defender', routed: null, how: 'hits' })
  })

  test('[G-29] by option it routs whatever its morale', () => {
    const options = { autorout_all_panicked: 'always' } as const
    const b = play({ attacker: ['Scouts 5/2 sk'], defender: ['Line 3/9'], dice: [0, 9], options })
    expect(morales(b)).toEqual([[2, 8]])
    expect(tested(b)).toEqual([[1, null, true]])
  })

  test('[G-29] by option not even a demoralized side routs without its die', () => {
    const options = { autorout_all_panicked: 'never' } as const
    const low = play({ attacker: ['Scouts 5/2 sk'], defender: ['Line 3/0'], dice: [0, 9, 4], options })
    expect(tested(low)).toEqual([[1, 4, false]])
  })

  test('[G-29] it replaces the die in its turn and does not jump the order', () => {
    const b = play({
      attacker: ['A 5/0', 'B 5/0', 'C 5/0'],
      defender: ['Scouts 5/0 sk'],
      dice: [5, 9, 9, 0, 4],
    })
    expect(panickers(b)).toEqual(['C', 'Scouts'])
    expect(tested(b)).toEqual([
      [0, 4, false],
      [1, null, true],
    ])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: 'defender' })
    const routed = play({
      attacker: ['A 5/0', 'B 5/0', 'C 5/0'],
      defender: ['Scouts 5/0 sk'],
      dice: [5, 9, 9, 0, 5],
    })
    expect(tested(routed)).toEqual([[0, 5, true]])
    expect(routed.report.winner).toBe('defender')
  })

  test('[G-29] both sides wholly panicked: the attacker, equal in losses, routs first', () => {
    const b = play({ attacker: ['Scouts 5/0 sk'], defender: ['Line 5/0 sk'], dice: [0, 0] })
    expect(tested(b)).toEqual([[0, null, true]])
    expect(b.report.winner).toBe('defender')
  })
})

describe('support units in a rout', () => {
  const routed = (support: string[], more: Partial<Field> = {}): Played =>
    play({ ...shaken, defender: [...shaken.defender, ...support], dice: [0, 0, 9, 9, 9, 5], ...more })

  test('[W-12.2-su-loss][W-6-round-up] half are lost, rounded up, of whatever type', () => {
    expect(routed(['Guns A', 'Train L', 'Flak AA']).report.supportLost).toEqual(['Flak', 'Train'])
    expect(routed(['Guns A', 'Train L']).report.supportLost).toEqual(['Train'])
    expect(routed(['Guns A']).report.supportLost).toEqual(['Guns'])
    expect(happened(routed([]), 'support-lost')).toEqual([])
  })

  test('[G-88] the owner chooses them one by one; the house gives up trains before guns, then the last', () => {
    const three = ['Train L', 'Guns A', 'Flak AA']
    const asked = (b: Played) => b.asked.filter(({ kind }) => kind === 'support-loss')
    const house = routed(three)
    expect(asked(house).map(({ player, options, answer }) => [player, options, answer])).toEqual([
      ['defender', three.map(text => text.split(' ')[0]), 'Train'],
      ['defender', ['Guns', 'Flak'], 'Flak'],
    ])
    const own = routed(three, { choices: ['East', 'West', 'Flak', 'Guns'] })
    expect([own.report.supportLost, own.report.vpLosses.defender]).toEqual([
      ['Flak', 'Guns'],
      house.report.vpLosses.defender,
    ])
    expect(asked(routed(['Guns A']))).toEqual([])
  })

  test('[G-88] by option those listed last are lost, and the owner is not asked', () => {
    const b = routed(['Guns A', 'Train L', 'Flak AA', 'Battery A'], { options: { rout_su_choice: 'last' } })
    expect(b.asked.filter(({ kind }) => kind === 'support-loss')).toEqual([])
    expect(b.report.supportLost).toEqual(['Battery', 'Flak'])
  })

  test('[G-08] by option the half is rounded to the nearest, or down', () => {
    const lost = (round_default: 'half_up' | 'down'): number =>
      routed(['Guns A', 'Train L', 'Flak AA'], { options: { round_default } }).report.supportLost.length
    expect([lost('half_up'), lost('down')]).toEqual([2, 1])
  })

  test('[W-12.2-su-loss] the victor loses none', () => {
    const b = routed(['Guns A'], { attacker: ['Foot 5/3', 'Horse 5/3', 'Battery A'] })
    expect(
      unitNames(
        b,
        happened(b, 'support-lost').flatMap(e => e.units),
      ),
    ).toEqual(['Guns'])
    expect(happened(b, 'support-lost')[0]).toMatchObject({ side: 1, byRout: true })
  })
})

describe('a side without combat units', () => {
  test('[G-31] has lost, before any rout test: no side is routed or pursues', () => {
    const b = play({ attacker: ['Foot 5/0', 'Horse 5/0 C'], defender: ['Line 5/0'], dice: [0, 9, 0] })
    expect(morales(b)).toEqual([[-1, -1]])
    expect(tested(b)).toEqual([])
    expect(happened(b, 'pursuit-began')).toEqual([])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: null, how: 'wiped' })
    expect(happened(b, 'battle-decided')).toEqual([
      { is: 'battle-decided', winner: 0, how: 'wiped', rule: 'G-31' },
    ])
  })

  test('[G-31] the other side does not test, even if all its units are panicked', () => {
    const b = play({ attacker: ['Foot 5/5'], defender: ['Scouts 5/5 sk'], dice: [0, 0] })
    expect(panickers(b)).toEqual(['Foot'])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: null, how: 'wiped' })
  })

  test('[G-31] if both lose all, neither wins', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [0, 0] })
    expect(b.report).toMatchObject({ winner: null, routed: null, how: 'wiped' })
    expect(happened(b, 'retreated')).toEqual([])
    expect(happened(b, 'points-scored')[0]?.change).toEqual([0, 0])
  })

  test('[G-31] an attacker that is wiped out loses too', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [9, 0] })
    expect(b.report).toMatchObject({ winner: 'defender', how: 'wiped' })
  })
})

describe('the end of round 2', () => {
  const end = (dice: number[], options: Field['options'] = {}): Played =>
    play({ attacker: ['Foot 5>4/5', 'Scouts 5/5'], defender: ['Line 5>4/5', 'Reserve 5/5'], dice, options })

  test('[W-12.5-decision] if neither side routed, the side with more hits retreats', () => {
    const b = end([0, 9, 9, 9, 9, 9, 9, 9])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: null, how: 'hits' })
    expect(happened(b, 'battle-decided')).toEqual([
      { is: 'battle-decided', winner: 0, how: 'hits', rule: 'W-12.5-decision' },
    ])
    expect(end([9, 9, 0, 9, 9, 9, 9, 9]).report.winner).toBe('defender')
  })

  test('[W-12.5-tie] with equal hits the attacker does', () => {
    expect(end([9, 9, 9, 9, 9, 9, 9, 9]).report.winner).toBe('defender')
    expect(end([0, 9, 0, 9, 9, 9, 9, 9]).report.winner).toBe('defender')
  })

  test('[G-67] panics do not count', () => {
    expect(end([5, 9, 9, 9, 9, 9, 9]).report.winner).toBe('defender')
    expect(end([0, 9, 5, 9, 9, 9, 9]).report.winner).toBe('attacker')
  })

  test('[G-67] by option they do', () => {
    const options = { endbattle_count: 'hits_and_panics' } as const
    expect(end([5, 9, 9, 9, 9, 9, 9], options).report.winner).toBe('attacker')
    expect(end([0, 9, 5, 9, 9, 9, 9], options).report.winner).toBe('defender')
  })
})
