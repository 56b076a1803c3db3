import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { changeOf, modifiers, play } from '../testing/field.ts'
import { ownParts } from './modifiers.ts'

const meet = (attacker: string[], defender: string[], more: Partial<Field> = {}): Played =>
  play({ attacker: ['Foot 3/2', ...attacker], defender: ['Line 3/2', ...defender], rest: 5, ...more })

const many = (count: number, counter: string): string[] =>
  Array.from({ length: count }, (_, i) => counter.replace(' ', `${i} `))

describe('caps set by a scenario', () => {
  /** The changes to the rolls of the attacker's first unit, and of the defender's. */
  const rolls = (...args: Parameters<typeof meet>): (number | undefined)[] => {
    const b = meet(...args)
    return [changeOf(b, 'Foot'), changeOf(b, 'Line')]
  }

  test('[W-12.1.1-cap] a scenario may cap the bonus', () => {
    const horses = many(3, 'Horse 3/2 C')
    const b = meet(['Lee 3* 2/0', ...horses], [], { cap: { bonus: 2 } })
    expect([modifiers(b)[0], changeOf(b, 'Foot'), changeOf(b, 'Horse0')]).toEqual([[5, 0], 2, 2])
    expect(rolls(horses, [], { cap: { bonus: 0, malus: 9 } })).toEqual([0, 0])
    expect(rolls(horses, [], { cap: { bonus: 3 } })).toEqual([3, 0])
  })

  test('[W-12.1.1-cap] or the malus, or both, and each leaves the other alone', () => {
    const batteries = many(3, 'Battery A')
    expect(rolls([], batteries, { cap: { malus: 2 } })).toEqual([-2, 0])
    expect(rolls([], batteries, { cap: { bonus: 1 } })).toEqual([-3, 0])
    expect(rolls(many(3, 'Horse 3/2 C'), [], { cap: { malus: 1 } })).toEqual([3, 0])
    expect(rolls(many(3, 'Horse 3/2 C'), ['Battery A'], { cap: { bonus: 1, malus: 1 } })).toEqual([1, 0])
    expect(rolls([], batteries, { cap: { bonus: 1, malus: 0 } })).toEqual([0, 0])
  })

  test('[W-12.1.1-cap][W-12.1.1-terrain] the capped sum includes the ground', () => {
    const horses = many(3, 'Horse 3/2 C')
    expect(rolls(horses, [], { terrain: 'hills', cap: { bonus: 2 } })).toEqual([2, 0])
    expect(rolls(horses, [], { terrain: 'hills', cap: { bonus: 3 } })).toEqual([2, 0])
    const batteries = many(2, 'Battery A')
    expect(rolls([], batteries, { terrain: 'swamp' })).toEqual([-3, 0])
    expect(rolls([], batteries, { terrain: 'swamp', cap: { malus: 2 } })).toEqual([-2, 0])
    expect(rolls([], [], { terrain: 'swamp', cap: { malus: 0 } })).toEqual([0, 0])
  })

  test('[W-12.1.1-cap][W-12.1.1-terrain] for each unit by the ground that hampers it', () => {
    const b = meet(many(3, 'Horse 3/2 C'), [], { terrain: 'forest', cap: { bonus: 2 } })
    expect([changeOf(b, 'Foot'), changeOf(b, 'Horse0')]).toEqual([2, 2])
    const tight = meet(['Horse 3/2 C'], many(2, 'Battery A'), { terrain: 'forest', cap: { malus: 1 } })
    expect([changeOf(tight, 'Foot'), changeOf(tight, 'Horse')]).toEqual([-1, -1])
    const { s } = tight
    const fought = { ...s.setup.battle, modifier: [-1, 0] }
    expect([0, 1].map(u => ownParts(s, fought, s.setup, 0, u))).toEqual([
      [],
      [
        { rule: 'W-3.1-forest-combat', what: 'terrain:forest', change: -1 },
        { rule: 'W-12.1.1-cap', what: 'cap', change: 1 },
      ],
    ])
  })

  test('[W-12.1.1-cap][W-A6-supremacy] supremacy comes on top of the capped sum', () => {
    const horses = many(3, 'Horse 3/2 C')
    expect(rolls(horses, [], { cap: { bonus: 2, malus: 0 }, supremacy: [1, 1] })).toEqual([3, 1])
  })
})
