import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from './messages.ts'
import { parseMessage } from './parse-message.ts'

const SEAT = { player: 0, name: 'Zoë', holder: 'human', dueAt: 1, reserve: -5, awayUntil: null } as const
const DECISION = { id: 'd', kind: 'orders', rule: 'W-9', agenda: [{ seq: 'turn', at: 'orders' }] } as const

const MESSAGES: readonly Message[] = [
  { is: 'welcome', protocol: 1, game: 'g', player: null, ruleset: 'waw', scenario: 's', pack: 'p' },
  {
    is: 'welcome',
    protocol: 1,
    game: 'g',
    player: 1,
    ruleset: 'waw',
    scenario: 's',
    pack: 'p',
    version: 7,
    build: '1f',
  },
  { is: 'view', number: 4, view: { turn: 1, hands: [[1, -1]] } },
  { is: 'view', number: 0, view: null },
  { is: 'events', from: 4, events: [{ is: 'turn-begun' }] },
  {
    is: 'state',
    stage: 'over',
    waiting: [1],
    seats: [SEAT],
    outcome: { winners: [0], how: 'forfeit' },
  },
  { is: 'state', stage: 'gathering', waiting: [], seats: [], outcome: null },
  { is: 'decision', decision: null, undo: true },
  { is: 'decision', decision: { ...DECISION, options: { list: ['pass', 3] } }, undo: false },
  { is: 'decision', decision: { ...DECISION, options: { shape: { all: true } } }, undo: false },
  { is: 'decision', decision: DECISION, undo: false },
  { is: 'accepted', id: 'a', taken: 2, stop: 'dice-fell' },
  { is: 'accepted', id: 'a', taken: 0, stop: null },
  { is: 'refused', id: null, why: 'malformed', text: 'it must be JSON' },
  { is: 'samples', id: 'a', answers: [1, { do: 'done' }] },
  { is: 'history', id: 'a', from: 0, events: [], more: true },
]

test.for(MESSAGES.map(message => [message.is, message] as const))('%s is read', ([, message]) => {
  expect(parseMessage(JSON.stringify(message))).toEqual(message)
})

test('a newer server may send more, and is still understood', () => {
  for (const message of MESSAGES)
    expect(parseMessage(JSON.stringify({ ...message, since: 'tomorrow' }))).toMatchObject(message)
  expect(parseMessage('{"is":"refused","id":"a","why":"tired","text":"later"}')).toMatchObject({
    why: 'tired',
  })
  expect(parseMessage('{"is":"chat","text":"hello"}')).toBeNull()
})

test.for([
  '',
  'null',
  '[]',
  '{"is":"constructor"}',
  '{"is":"view","number":1}',
  '{"is":"view","number":1,"view":[]}',
  '{"is":"view","number":1,"view":{"x":0.5}}',
  '{"is":"events","from":0,"events":[1]}',
  '{"is":"events","from":0,"events":[{}]}',
  '{"is":"events","from":-1,"events":[]}',
  '{"is":"events","from":0,"events":[{"is":"x","__proto__":{"y":1}}]}',
  '{"is":"decision","decision":{"id":"d","kind":"k","rule":"r","agenda":[{}],"options":{"list":[]}},"undo":false}',
  '{"is":"decision","decision":{"id":"d","kind":"k","rule":"r","agenda":[],"options":{}},"undo":false}',
  '{"is":"accepted","id":"a"}',
  '{"is":"accepted","id":"a","taken":-1,"stop":null}',
  `{"is":"view","number":1,"view":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
])('%.80s holds nothing to follow', text => {
  expect(parseMessage(text)).toBeNull()
})

test('nothing makes it throw', () => {
  const misshapen = fc
    .tuple(fc.constantFrom(...MESSAGES), fc.string(), fc.jsonValue())
    .chain(([message, other, value]) =>
      fc
        .constantFrom(...Object.keys(message), other)
        .map(key => JSON.stringify({ ...message, [key]: value })),
    )
  const kinds = new Set<string>(MESSAGES.map(({ is }) => is))
  const read = (text: string): boolean => {
    const message = parseMessage(text)
    return message === null || kinds.has(message.is)
  }
  const anything = fc.oneof(misshapen, fc.json(), fc.string({ unit: 'binary' }))
  expect(() => fc.assert(fc.property(anything, read), { numRuns: 1_000, seed: 3 })).not.toThrow()
})
