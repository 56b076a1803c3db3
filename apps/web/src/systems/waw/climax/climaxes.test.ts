import { expect, test } from 'vitest'
import type { Event, Tale } from '@sandtable/waw'
import { climaxAfter, climaxesIn, climaxWithin } from './climaxes.ts'

const tale = (...events: object[]): Tale[] =>
  events.map(e => ({ e: e as Event, told: [], player: null, turn: 2, before: null }))

const joined = (region: number) => ({ is: 'battle-joined', battle: { region } })
const ended = { is: 'battle-ended' }
const TALE = tale(joined(3), { is: 'fired' }, ended, { is: 'siege-tested', region: 5 }, joined(4))

test('battles that are over and siege tests can be looked at again, a battle under way cannot', () => {
  expect(climaxesIn(TALE)).toEqual([
    { is: 'battle', id: 0, region: 3, turn: 2 },
    { is: 'siege', id: 3, region: 5, turn: 2 },
  ])
})

test('a part of a tale has the one that begins in it', () => {
  const pasts = climaxesIn(TALE)
  expect(climaxWithin(pasts, 0, 3)?.id).toBe(0)
  expect(climaxWithin(pasts, 1, 3)).toBe(null)
  expect(climaxWithin(pasts, 3, 4)?.id).toBe(3)
})

test('a replay stops at the end of a battle, and at a siege test', () => {
  expect([1, 2, 3, 4, 5].map(after => climaxAfter(TALE, after))).toEqual([null, null, 0, 3, null])
})
