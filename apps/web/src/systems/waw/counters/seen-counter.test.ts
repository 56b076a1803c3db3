import { expect, test } from 'vitest'
import type { Position } from '@sandtable/waw'
import { begin, copy, seeded } from '@sandtable/kernel'
import { isLeader, warScenario, WAW } from '@sandtable/waw'
import { backOf, faceOf, statesOf } from './seen-counter.ts'
import { MISSOURI } from './testing/missouri.ts'

const s = warScenario(MISSOURI)
const start = begin(WAW, s, { dice: seeded('counters') }).p as Position
const counters = [...s.owner.keys()]
const numberOf = (id: string): number => s.units.findIndex(unit => unit.id === id)

test('every counter of a game has a face, and a face-down leader its owner’s back', () => {
  const p = { ...copy(start), face: start.face.map(() => -1) }
  const [units, leaders] = [counters.filter(c => !isLeader(s, c)), counters.filter(c => isLeader(s, c))]
  expect(new Set(units.map(c => faceOf(MISSOURI, s, start, c).kind))).toEqual(new Set(['unit']))
  for (const c of leaders)
    expect(faceOf(MISSOURI, s, p, c)).toEqual(backOf(MISSOURI, s, s.owner[c] as number, true))
})

test('a counter shows its state', () => {
  const us1 = numberOf('us-1')
  const p = copy(start)
  expect(statesOf(s, p, us1)).toEqual([])
  p.spent[us1] = 2
  p.unsupplied[us1] = 1
  expect(statesOf(s, p, us1)).toEqual(['moved', 'unsupplied'])
  p.panicked[us1] = 1
  p.steps[us1] = 0
  expect(statesOf(s, p, us1)).toEqual(['moved', 'panicked', 'unsupplied', 'eliminated'])
})

test('a unit that has lost a step shows its reduced side', () => {
  const p = copy(start)
  const brigade = numberOf('ohio-brigade')
  p.steps[brigade] = 1
  expect(faceOf(MISSOURI, s, p, brigade)).toMatchObject({ cf: 2, steps: 1, fullSteps: 2 })
})
