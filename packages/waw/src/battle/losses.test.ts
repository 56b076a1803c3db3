import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, losers, morales, panickers, play, stepsLeft } from '../testing/field.ts'

/** One attacker with a CF of 3 and one skirmisher for panics alone, against these defenders; no one else scores. */
const volley = (defender: string[], dice: number[], more: Partial<Field> = {}): Played =>
  play({ attacker: ['Foot 5/2', 'Horse 5/2', 'Scouts 5/2 sk'], defender, dice, rest: 9, ...more })

describe('panics', () => {
  test('[W-12.1-panic-target] a panic strikes the lowest morale', () => {
    expect(panickers(volley(['Line 3/2', 'Militia 3/1', 'Guard 3/3'], [9, 9, 0]))).toEqual(['Militia'])
    expect(panickers(volley(['Militia 3/1', 'Line 3/2', 'Guard 3/3'], [9, 9, 0]))).toEqual(['Militia'])
  })

  test('[W-12.1-panic-target][G-25] among equals the owner chooses, and only among them', () => {
    const b = volley(['Line 3/2', 'East 3/1', 'West 3/1'], [9, 9, 0], { choices: ['East'] })
    expect(b.asked[0]).toEqual({
      player: 'defender',
      kind: 'panic',
      rule: 'W-12.1-panic-target',
      options: ['East', 'West'],
      answer: 'East',
    })
    expect(panickers(b)).toEqual(['East'])
  })

  test('[G-25] panics fall one at a time, each on the lowest morale of those not yet in panic', () => {
    const b = volley(['Line 3/2', 'Militia 3/1', 'Guard 3/3', 'Old 3/4'], [5, 5, 0])
    expect(panickers(b)).toEqual(['Militia', 'Line', 'Guard'])
  })

  test('[G-25] a reduced unit panics by the MF of its back', () => {
    expect(panickers(volley(['Line 3/2', 'Guard 3>2/3>1'], [9, 9, 0]))).toEqual(['Line'])
    expect(panickers(volley(['Line 3/2', 'Guard 3>2/3>1 reduced'], [9, 9, 0]))).toEqual(['Guard'])
  })

  test('[W-13.4-morale] out of supply an MF is 1 lower, in panic as in the average', () => {
    const b = volley(['Line 3/2', 'Hungry 3/2 unsupplied', 'Third 3/2'], [9, 9, 0])
    expect(panickers(b)).toEqual(['Hungry'])
    expect(happened(b, 'morale-determined')[1]).toMatchObject({ total: 5, amv: 2 })
  })

  test('[W-12.1-panic-effect] a panicked unit is not destroyed, and recovers after the battle', () => {
    const b = volley(['Line 3/2', 'Militia 3/1'], [9, 9, 0])
    expect(stepsLeft(b, 'Militia')).toBe(1)
    expect(b.p.panicked).toEqual([0, 0, 0, 0, 0])
    expect(b.p.panics).toEqual([0, 1])
  })

  test('[W-12.1-guard] a panic skips a Guard and strikes the next lowest morale', () => {
    expect(panickers(volley(['Guard 3/1 guard', 'Line 3/3', 'Militia 3/2'], [9, 9, 0]))).toEqual(['Militia'])
  })

  test('[W-12.1-guard][G-24] with only Guards left the panic is lost', () => {
    const b = volley(['Guard 3/1 guard', 'Imperial 3/2 guard'], [5, 9, 0])
    expect(panickers(b)).toEqual([])
    expect(happened(b, 'surplus')).toEqual([
      { is: 'surplus', side: 1, result: 'panic', number: 2, asHits: false },
    ])
    expect(b.p.panics).toEqual([0, 0])
    expect(morales(b)[0]).toEqual([2, 2])
  })

  test('[W-A1-bunker-panic][G-24] Bunkers ignore panics as Guards do', () => {
    const b = volley(['Fort 3/1 bunker', 'Line 3/2'], [9, 9, 0], { edition: 'B' })
    expect(panickers(b)).toEqual(['Line'])
  })

  test('[G-24] by option a panic on a Guard or Bunker of lowest morale is lost', () => {
    const options = { guard_panic: 'ignore' } as const
    for (const flag of ['guard', 'bunker']) {
      const b = volley([`Guard 3/1 ${flag}`, 'Line 3/2'], [5, 5, 0], { edition: 'B', options })
      expect(panickers(b)).toEqual([])
      expect(happened(b, 'panic-ignored')).toHaveLength(3)
      expect(happened(b, 'panic-ignored')[0]).toEqual({ is: 'panic-ignored', side: 1, unit: 3 })
      expect(b.p.panics).toEqual([0, 0])
    }
  })

  test('[G-24] and strikes as usual if a Guard is not the lowest, or its owner chooses another', () => {
    const options = { guard_panic: 'ignore' } as const
    expect(panickers(volley(['Guard 3/2 guard', 'Line 3/1'], [9, 9, 0], { options }))).toEqual(['Line'])
    const tie = volley(['Guard 3/1 guard', 'Line 3/1', 'Old 3/3'], [9, 9, 0], { options, choices: ['Line'] })
    expect(panickers(tie)).toEqual(['Line'])
    expect(tie.asked[0]?.options).toEqual(['Guard', 'Line'])
  })

  test('[G-25] panics without a target vanish', () => {
    const b = volley(['Line 3/5'], [5, 5, 0])
    expect(panickers(b)).toEqual(['Line'])
    expect(happened(b, 'surplus')).toEqual([
      { is: 'surplus', side: 1, result: 'panic', number: 2, asHits: false },
    ])
    expect(stepsLeft(b, 'Line')).toBe(1)
    expect(b.p.panics).toEqual([0, 1])
  })

  test('[G-25] by option they strike as hits', () => {
    const b = volley(['Line 3>2/5'], [9, 5, 0], { options: { panic_overflow: 'hits' } })
    expect(panickers(b)).toEqual(['Line'])
    expect(happened(b, 'surplus')).toEqual([
      { is: 'surplus', side: 1, result: 'panic', number: 1, asHits: true },
    ])
    expect(losers(b)).toEqual(['Line'])
    expect(b.p.hits).toEqual([0, 1])
  })
})

describe('hits', () => {
  test('[W-12.1-loss-order] panics come before hits, so that a hit cannot fall on a panicked unit', () => {
    const b = volley(['Militia 3/1', 'Line 3>2/2'], [0, 9, 0])
    expect(panickers(b)).toEqual(['Militia'])
    expect(losers(b)).toEqual(['Line'])
    const kinds = b.events.map(e => e.is)
    expect(kinds.indexOf('panicked')).toBeLessThan(kinds.indexOf('step-lost'))
  })

  test('[W-12.1-loss-choice] the side that takes the hit chooses among its units not in panic', () => {
    const b = volley(['Militia 3/1', 'Line 3/2', 'Guard 3/3', 'Guns A'], [0, 9, 0], { choices: ['Guard'] })
    expect(b.asked).toEqual([
      {
        player: 'defender',
        kind: 'hit',
        rule: 'W-12.1-loss-choice',
        options: ['Line', 'Guard'],
        answer: 'Guard',
      },
    ])
    expect(b.report.eliminated).toEqual(['Guard'])
  })

  test('[W-12.1-loss-choice] hits are assigned one by one, the attacker’s before the defender’s', () => {
    const b = play({
      attacker: ['Foot 5/2', 'Horse 5/2', 'Third 5/2'],
      defender: ['Line 5/2', 'Reserve 5/2', 'Last 5/2'],
      dice: [0, 0, 9, 0, 9, 9],
      rest: 9,
    })
    expect(b.asked.map(({ player, options }) => [player, options.length])).toEqual([
      ['attacker', 3],
      ['defender', 3],
      ['defender', 2],
    ])
  })

  test('[W-12.1-loss-step][W-12.1-loss-kill] a hit reduces a full two-step unit and kills any other', () => {
    const first = volley(['Guard 3>2/5', 'Line 3/5'], [0, 9, 9], { choices: ['Guard'] })
    expect(first.report).toMatchObject({ eliminated: [], reduced: ['Guard'] })
    const both = volley(['Guard 3>2/5', 'Line 3/5'], [0, 0, 9], { choices: ['Guard', 'Guard'] })
    expect(both.report).toMatchObject({ eliminated: ['Guard'], reduced: [] })
    const single = volley(['Guard 3>2/5', 'Line 3/5'], [0, 9, 9], { choices: ['Line'] })
    expect(single.report).toMatchObject({ eliminated: ['Line'], reduced: [] })
  })

  test('[W-12.1-loss-immune] leaders and support units cannot take hits', () => {
    const b = volley(['Lee 3* 0/0', 'Line 3/2', 'Reserve 3/2', 'Guns A'], [0, 9, 9], { rest: 5 })
    expect(b.asked[0]?.options).toEqual(['Line', 'Reserve'])
    expect(b.report.supportLost).toEqual([])
  })

  test('[G-26] when no unshaken unit is left, hits fall on panicked ones', () => {
    const b = volley(['Militia 3/1', 'Line 3/2', 'Third 3/1'], [0, 0, 0], { choices: ['Third'] })
    expect(panickers(b)).toEqual(['Third'])
    expect(losers(b)).toEqual(['Militia', 'Line'])
    const all = volley(['Militia 3>2/1', 'Line 3/2'], [0, 0, 0])
    expect(losers(all)).toEqual(['Line', 'Militia'])
    expect(all.report.reduced).toEqual(['Militia'])
  })

  test('[G-26] by option such hits are lost', () => {
    const b = volley(['Militia 3>2/1', 'Line 3/2'], [0, 0, 0], { options: { hit_overflow: 'lost' } })
    expect(losers(b)).toEqual(['Line'])
    expect(happened(b, 'surplus')).toEqual([
      { is: 'surplus', side: 1, result: 'hit', number: 1, asHits: false },
    ])
    expect(b.p.hits).toEqual([0, 1])
  })

  test('[G-26] hits beyond the last step vanish, and do not count as suffered', () => {
    const b = volley(['Line 3/2'], [0, 0, 9])
    expect(losers(b)).toEqual(['Line'])
    expect(happened(b, 'surplus')).toEqual([
      { is: 'surplus', side: 1, result: 'hit', number: 1, asHits: false },
    ])
    expect(b.p.hits).toEqual([0, 1])
    expect(b.p.battle.hitsDue).toEqual([0, 0])
  })
})
