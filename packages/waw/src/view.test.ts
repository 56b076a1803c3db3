import { ownCopy } from '@sandtable/kernel'
import { expect, expectTypeOf, test } from 'vitest'
import type { Counter, Slot } from './counters.ts'
import type { Position, Sight } from './position.ts'
import { counterOf, isLeader, slotOf } from './scenario.ts'
import { start } from './testing/playing.ts'
import { view } from './view.ts'

const war = start({
  map: { a: 'clear', b: 'clear' },
  borders: ['a-b'],
  armies: { red: { a: ['Foot 3/2', 'Lee 3* 1/2'] }, blue: { b: ['Guard 3/2'] } },
})

test('[K-9] a view that forgets a field of the position does not compile', () => {
  const forgetful = ({ winner, ...rest }: Sight): [number, Position] => [
    winner,
    // @ts-expect-error the winner is missing
    ownCopy<Position>(rest),
  ]
  expect(forgetful(war.g.p)[1]).not.toHaveProperty('winner')
  expect(Object.keys(view(war.g.s, war.g.p, 0)).toSorted()).toEqual(Object.keys(war.g.p).toSorted())
})

test("a leader’s slot and the leader's counter are told apart by type", () => {
  const { s } = war.g
  const counter: Counter = war.c('Lee')
  const slot: Slot = slotOf(s, counter)
  expectTypeOf(counterOf(s, slot)).toEqualTypeOf<Counter>()
  expect([isLeader(s, counter), counterOf(s, slot)]).toEqual([true, counter])
  // @ts-expect-error a slot is no counter
  expect(isLeader(s, slot)).toBe(false)
  // @ts-expect-error a counter is no slot
  expect(counterOf(s, counter)).not.toBe(counter)
})
