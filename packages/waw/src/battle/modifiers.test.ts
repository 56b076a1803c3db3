import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { changeOf, happened, modifiers, play, scenarioOf } from '../testing/field.ts'
import { ownParts } from './modifiers.ts'

const meet = (attacker: string[], defender: string[], more: Partial<Field> = {}): Played =>
  play({ attacker: ['Foot 3/2', ...attacker], defender: ['Line 3/2', ...defender], rest: 5, ...more })

const first = (...args: Parameters<typeof meet>): readonly number[] | undefined => modifiers(meet(...args))[0]

const many = (count: number, counter: string): string[] =>
  Array.from({ length: count }, (_, i) => counter.replace(' ', `${i} `))

const parts = (b: Played, side: 0 | 1): unknown => happened(b, 'modifiers-set')[0]?.because[side]

describe('leaders', () => {
  test('[W-12.1.1-leader-combat] the better CF gives its side the difference, the worse costs nothing', () => {
    const b = meet(['Lee 3* 3/0'], ['Grant 3* 1/0'])
    expect(modifiers(b)[0]).toEqual([2, 0])
    expect(parts(b, 0)).toEqual([{ rule: 'W-12.1.1-leader-combat', what: 'leader-combat', change: 2 }])
    expect(first(['Lee 3* 1/0'], ['Grant 3* 3/0'])).toEqual([0, 2])
    expect(first(['Lee 3* 2/0'], ['Grant 3* 2/0'])).toEqual([0, 0])
    expect(first(['Lee 3* -1/0'], ['Grant 3* -3/0'])).toEqual([2, 0])
  })

  test('[W-12.1.1-leader-morale] the worse MF costs its side the difference, the better gains nothing', () => {
    const b = meet(['Lee 3* 0/1'], ['Grant 3* 0/3'])
    expect(modifiers(b)[0]).toEqual([-2, 0])
    expect(parts(b, 0)).toEqual([{ rule: 'W-12.1.1-leader-morale', what: 'leader-morale', change: -2 }])
    expect(first(['Lee 3* 0/3'], ['Grant 3* 0/1'])).toEqual([0, -2])
    expect(first(['Lee 3* 0/2'], ['Grant 3* 0/2'])).toEqual([0, 0])
  })

  test('[W-12.1.1-cumulative] one side can have both', () => {
    expect(first(['Lee 3* 3/0'], ['Grant 3* 0/1'])).toEqual([2, 0])
    expect(first(['Lee 3* 3/1'], ['Grant 3* 0/0'])).toEqual([3, -1])
  })
})

describe('cavalry', () => {
  const ratio = (own: number, enemy: number, options: Field['options'] = {}): readonly number[] | undefined =>
    first(many(own, 'Horse 3/2 C'), many(enemy, 'Lancers 3/2 C'), { options })

  test('[W-12.1.1-cav-ratio][G-15] twice the enemy’s C gives +1, three times +2, four times +3', () => {
    expect([1, 2, 3, 4].map(own => ratio(own, 1)?.[0])).toEqual([0, 1, 2, 3])
    expect(ratio(1, 2)).toEqual([0, 1])
    expect(parts(meet(many(4, 'Horse 3/2 C'), many(2, 'Lancers 3/2 C')), 0)).toEqual([
      { rule: 'W-12.1.1-cav-ratio', what: 'cavalry', change: 1 },
    ])
  })

  test('[G-15] a broken ratio counts as the lower', () => {
    expect([ratio(3, 2), ratio(5, 2), ratio(5, 3)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ])
  })

  test('[G-15] by option it is rounded half up, or up', () => {
    const up = (own: number, enemy: number, ratio_step: 'half_up' | 'ceil'): number | undefined =>
      ratio(own, enemy, { ratio_step })?.[0]
    expect([up(3, 2, 'half_up'), up(4, 3, 'half_up'), up(5, 2, 'half_up')]).toEqual([1, 0, 2])
    expect([up(3, 2, 'ceil'), up(4, 3, 'ceil'), up(2, 2, 'ceil')]).toEqual([1, 1, 0])
  })

  test('[W-12.1.1-cav-none] against none, one C gives +1, two +2, three +3', () => {
    expect([0, 1, 2, 3].map(own => ratio(own, 0)?.[0])).toEqual([0, 1, 2, 3])
    expect(parts(meet(['Horse 3/2 C'], []), 0)).toEqual([
      { rule: 'W-12.1.1-cav-none', what: 'cavalry', change: 1 },
    ])
  })

  test('[W-12.1.1-cav-max] never more than +3', () => {
    expect([ratio(5, 1), ratio(9, 1), ratio(4, 0), ratio(7, 0)]).toEqual(Array(4).fill([3, 0]))
  })

  test('[W-12.1.1-cav-all-types] the bonus is for every combat unit of the side', () => {
    const b = meet(['Horse 3/2 C', 'Alpine 3/2 M'], [])
    expect(['Foot', 'Horse', 'Alpine', 'Line'].map(name => changeOf(b, name))).toEqual([1, 1, 1, 0])
  })

  test('[W-12.1.1-cav-ratio] only combat units of type C count', () => {
    expect(first(['Wagon C'], [])).toEqual([0, 0])
  })
})

describe('artillery', () => {
  const guns = (own: number, enemy: number, options: Field['options'] = {}): readonly number[] | undefined =>
    first(many(own, 'Guns A'), many(enemy, 'Battery A'), { options })

  test('[W-12.1.1-art-ratio] twice the enemy’s A gives the enemy −1, three times −2, four times −3', () => {
    expect([1, 2, 3, 4].map(own => guns(own, 1)?.[1])).toEqual([0, -1, -2, -3])
    expect(guns(1, 2)).toEqual([-1, 0])
    const b = meet(['Guns A'], many(2, 'Battery A'))
    expect(parts(b, 0)).toEqual([{ rule: 'W-12.1.1-art-ratio', what: 'artillery', change: -1 }])
    expect(changeOf(b, 'Foot')).toBe(-1)
  })

  test('[W-12.1.1-art-max] never worse than −3', () => {
    expect([guns(6, 1), guns(5, 0)]).toEqual([
      [0, -3],
      [0, -3],
    ])
  })

  test('[W-12.1.1-art-none][G-16] against none the ladder is −1, −2, −3', () => {
    expect([1, 2, 3, 4].map(own => guns(own, 0)?.[1])).toEqual([-1, -2, -3, -3])
    expect(parts(meet(['Guns A'], []), 1)).toEqual([
      { rule: 'W-12.1.1-art-none', what: 'artillery', change: -1 },
    ])
  })

  test('[G-16] by option always −1, or nothing', () => {
    expect([1, 3].map(own => guns(own, 0, { art_vs_none: 'one' })?.[1])).toEqual([-1, -1])
    expect([1, 3].map(own => guns(own, 0, { art_vs_none: 'none' })?.[1])).toEqual([0, 0])
    expect(guns(2, 1, { art_vs_none: 'none' })).toEqual([0, -1])
    expect(guns(0, 0, { art_vs_none: 'one' })).toEqual([0, 0])
  })

  test('[G-16] the option leaves the cavalry’s ladder alone', () => {
    expect(first(many(2, 'Horse 3/2 C'), [], { options: { art_vs_none: 'none' } })).toEqual([2, 0])
  })
})

describe('Heavy units', () => {
  test('[W-12.1.1-heavy-cancel][G-17] each cancels one enemy C', () => {
    expect(first(many(3, 'Horse 3/2 C'), ['Tank 3/2 heavy'])).toEqual([2, 0])
    expect(first(many(3, 'Horse 3/2 C'), ['Tank 3/2 heavy', 'Lancers 3/2 C'])).toEqual([1, 0])
  })

  test('[W-12.1.1-heavy-cancel][G-17] or, if no C is left, one enemy A', () => {
    expect(first(many(2, 'Guns A'), ['Tank 3/2 heavy'])).toEqual([0, -1])
    expect(first(['Horse 3/2 C', ...many(2, 'Guns A')], many(2, 'Tank 3/2 heavy'))).toEqual([0, -1])
  })

  test('[G-17] no A is cancelled while a C remains', () => {
    expect(first([...many(2, 'Horse 3/2 C'), 'Guns A'], ['Tank 3/2 heavy'])).toEqual([1, -1])
  })

  test('[G-17] by option a Heavy cancels an A only if there was no C from the start', () => {
    const options = { heavy_spill: false }
    const tanks = many(2, 'Tank 3/2 heavy')
    expect(first(['Horse 3/2 C', ...many(2, 'Guns A')], tanks, { options })).toEqual([0, -2])
    expect(first(many(3, 'Guns A'), tanks, { options })).toEqual([0, -1])
  })

  test('[G-17] counts stop at 0, and a count of 0 uses the ladder against none', () => {
    expect(first(['Horse 3/2 C', 'Guns A'], many(5, 'Tank 3/2 heavy'))).toEqual([0, 0])
    expect(first(['Horse 3/2 C', 'Tiger 3/2 heavy'], ['Lancers 3/2 C'])).toEqual([1, 0])
    expect(parts(meet(['Horse 3/2 C', 'Tiger 3/2 heavy'], ['Lancers 3/2 C']), 0)).toEqual([
      { rule: 'W-12.1.1-cav-none', what: 'cavalry', change: 1 },
    ])
  })

  test('[G-17] both sides cancel at once, from their initial counts', () => {
    const side = ['Horse 3/2 C heavy']
    expect(first(side, ['Lancers 3/2 C heavy'])).toEqual([0, 0])
    expect(first([...side, 'Hussars 3/2 C'], ['Lancers 3/2 C heavy'])).toEqual([1, 0])
  })

  test('[W-12.1.1-heavy-c] a Heavy C unit counts as C and cancels one', () => {
    expect(first(['Tank 3/2 C heavy', 'Horse 3/2 C'], many(2, 'Lancers 3/2 C'))).toEqual([1, 0])
  })

  test('[G-17] a Heavy support unit cancels too, and a cancelled unit still fights', () => {
    const b = meet(['Horse 3/2 C'], ['Howitzer A heavy'])
    expect(modifiers(b)[0]).toEqual([-1, 0])
    expect(changeOf(b, 'Horse')).toBe(-1)
  })
})

describe('the total', () => {
  test('[W-12.1.1-cumulative][W-12.1-modifiers] everything for and against a side adds up', () => {
    const b = meet(['Lee 3* 2/0', 'Horse 3/2 C'], ['Grant 3* 1/1', 'Battery A'], { crossing: 'major-river' })
    expect(happened(b, 'modifiers-set')[0]).toEqual({
      is: 'modifiers-set',
      round: 1,
      because: [
        [
          { rule: 'W-12.1.1-leader-combat', what: 'leader-combat', change: 1 },
          { rule: 'W-12.1.1-leader-morale', what: 'leader-morale', change: -1 },
          { rule: 'W-12.1.1-cav-none', what: 'cavalry', change: 1 },
          { rule: 'W-12.1.1-art-none', what: 'artillery', change: -1 },
        ],
        [{ rule: 'W-3.1-river-major-combat', what: 'river', change: 2 }],
      ],
      modifier: [0, 2],
    })
  })

  test('[W-12.1.1-fixed][G-18] modifiers worked out before round 1 stay when cavalry falls', () => {
    const field: Field = {
      attacker: ['Foot 3/2', 'Horse 3/2 C', 'Hussars 3/2 C'],
      defender: ['Line 3/2', 'Reserve 3/2'],
      dice: [9, 9, 9, 0, 3],
      rest: 9,
      choices: ['Horse', 'Hussars'],
    }
    expect(modifiers(play(field))).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  test('[G-18] by option everything is worked out again, without fallen and panicked units', () => {
    const field: Field = {
      attacker: ['Foot 3/2', 'Horse 3/2 C', 'Hussars 3/1 C', 'Uhlans 3/2 C'],
      defender: ['Line 3/2', 'Reserve 3/2', 'Tank 3/2 heavy'],
      dice: [9, 9, 9, 9, 0, 3, 9],
      rest: 9,
      choices: ['Horse'],
      options: { recalc_each_round: true },
    }
    expect(modifiers(play(field))).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  test('[W-A6-supremacy] supremacy adds its value to every roll of its side, beside the modifier', () => {
    const b = meet([], [], { supremacy: [0, 2] })
    expect(modifiers(b)[0]).toEqual([0, 0])
    expect([changeOf(b, 'Foot'), changeOf(b, 'Line')]).toEqual([0, 2])
    const { s } = b
    expect(ownParts(s, s.setup.battle, s.setup, 1, 1)).toEqual([
      { rule: 'W-A6-supremacy', what: 'supremacy', change: 2 },
    ])
    expect(happened(meet([], [], { supremacy: [1, 0] }), 'fired').map(({ change }) => change)).toEqual([
      1, 0, 1, 0,
    ])
  })

  test('[W-13.4-combat] out of supply a unit has −1 CF', () => {
    const b = meet([], ['Hungry 3/2 unsupplied'])
    expect(happened(b, 'fired').map(({ cf }) => cf)).toEqual([3, 3, 2, 3, 3, 2])
    const s = scenarioOf({ attacker: ['Foot 3/2'], defender: ['Hungry 3/2 unsupplied'] })
    expect(ownParts(s, s.setup.battle, s.setup, 1, 1)).toEqual([
      { rule: 'W-13.4-combat', what: 'unsupplied', change: -1 },
    ])
  })
})
