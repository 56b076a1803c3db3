import { expect, test } from 'vitest'
import type { Standing, Summary } from '@sandtable/kernel'
import { lineOf, luckOf } from './counted.ts'

const stood = (...points: number[]): Standing[] => points.map(one => ({ points: one, strength: 10 * one }))

const SUMMARY: Summary = {
  turns: [
    { turn: 0, standings: stood(0, 3) },
    { turn: 1, standings: stood(2, 1) },
  ],
  lost: [0, 0],
  luck: [],
  changes: [],
}

test('a line of a graph has a figure of one player for each turn', () => {
  expect(lineOf(SUMMARY, 1, 'points')).toEqual([
    { turn: 0, value: 3 },
    { turn: 1, value: 1 },
  ])
  expect(lineOf(SUMMARY, 0, 'strength').map(({ value }) => value)).toEqual([0, 20])
})

test('luck is worth a word only far from the average, and over enough dice', () => {
  expect([luckOf(13, 100), luckOf(7, 100), luckOf(11, 100), luckOf(4, 20)]).toEqual([
    'lucky',
    'unlucky',
    null,
    null,
  ])
})
