import { expect, test } from 'vitest'
import type { Told } from './messages.ts'
import { troubleIn } from './refusals.ts'

test.for<[string, Told, unknown]>([
  ['by its name alone', { why: 'game-over', text: 'over' }, { key: 'game-over', parts: {} }],
  [
    'by its reason, with what belongs to it',
    { why: 'malformed', reason: 'answers-given', parts: { count: 3, more: 'x' } },
    { key: 'answers-given', parts: { count: 3, more: 'x' } },
  ],
  [
    'with its lists',
    { why: 'no-such-scenario', reason: 'terms-word', parts: { word: 'x', known: ['a', 'b'] } },
    { key: 'terms-word', parts: { word: 'x', known: ['a', 'b'] } },
  ],
  [
    'as a fault of the program, whichever it is',
    { why: 'malformed', reason: 'whole-from', parts: { at: 'count', least: 1 } },
    { key: 'malformed', parts: {} },
  ],
])('a refusal is known %s', ([, told, trouble]) => {
  expect(troubleIn(told)).toEqual(trouble)
})

test.for<[string, Told]>([
  ['of a newer server', { why: 'cannot-go-on', reason: 'moon-eclipsed' }],
  ['of an older server, which gives no reason', { why: 'cannot-go-on', text: 'the rules failed' }],
  ['without what belongs to it', { why: 'no-holiday' }],
  ['with something else in its places', { why: 'no-holiday', parts: { count: 'three' } }],
  ['with a fraction', { why: 'no-holiday', parts: { count: 1.5 } }],
  [
    'with a text for a list',
    { why: 'no-such-scenario', reason: 'terms-word', parts: { word: 'x', known: 'a' } },
  ],
  ['with a name that every object has', { why: 'cannot-go-on', reason: 'toString' }],
])('there is no phrase for a refusal %s', ([, told]) => {
  expect(troubleIn(told)).toBeNull()
})
