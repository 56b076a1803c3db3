import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { hiddenFace, leaderFace, unitFace } from '@sandtable/draw'
import { addWords, startWords } from '../../../words/words.ts'
import { counters } from '../words/en/counters.ts'
import { nameOfCounter } from './counter-name.ts'
import { MISSOURI } from './testing/missouri.ts'

beforeAll(async () => {
  await startWords(false)
  addWords({ counters }, 'waw')
})

test("a unit's name gives its factors and its state", () => {
  expect(nameOfCounter(i18next.t, unitFace(MISSOURI, 'us-1'), ['moved'])).toBe(
    '1st US Infantry, combat 3, morale 2, movement 2, moved',
  )
  expect(nameOfCounter(i18next.t, unitFace(MISSOURI, 'iowa-4', 1), ['panicked', 'can'])).toBe(
    '4th Iowa Infantry, combat 2, morale 2, movement 2, 1 of 2 steps, in panic, can act',
  )
  expect(nameOfCounter(i18next.t, unitFace(MISSOURI, 'totten'))).toBe('Totten’s Battery, movement 3')
})

test("a leader's name gives the rank, and a hidden counter's nothing", () => {
  expect(nameOfCounter(i18next.t, leaderFace(MISSOURI, 'price'))).toBe(
    'Sterling Price, 2-star leader, hierarchy A, combat 1, morale 2, movement 4',
  )
  expect(nameOfCounter(i18next.t, hiddenFace(MISSOURI, 'csa', true))).toBe('face-down leader')
  expect(nameOfCounter(i18next.t, hiddenFace(MISSOURI, 'csa'))).toBe('hidden unit')
})
