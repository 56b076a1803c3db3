import type { Outlook } from '@sandtable/manpower'
import { expect, test } from 'vitest'
import { barsOf, meansOf } from './bars.ts'

const outlook = (rolls: readonly (readonly [ways: number, dead: number, damage: number])[]): Outlook =>
  ({
    kind: 'ground',
    rolls: rolls.map(([ways, dead, damage]) => ({ ways, dead, injured: 0, damage })),
    of: rolls.reduce((sum, [ways]) => sum + ways, 0),
  }) as unknown as Outlook

test('equal numbers share a bar, and the middle two thirds are marked', () => {
  const { counts, bars } = barsOf(outlook([[1, 0, 0], [2, 1, 3], [2, 1, 4], [1, 5, 9]])) // prettier-ignore
  expect(counts).toBe('fall')
  expect(bars.map(({ from, isMiddle }) => [from, isMiddle])).toEqual([
    [0, false],
    [1, true],
    [5, false],
  ])
})

test('damage is counted if nobody can fall', () => {
  const dented = outlook([[1, 0, 2], [1, 0, 4]]) // prettier-ignore
  expect(barsOf(dented).counts).toBe('damage')
  expect(meansOf(dented).damage).toBe(3)
})

test('many numbers share at most eleven bars, which hold all chances', () => {
  const { bars } = barsOf(outlook(Array.from({ length: 40 }, (_, n) => [1, n, 0] as const)))
  expect(bars.length).toBeLessThanOrEqual(11)
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(bars[0]).toMatchObject({ from: 0, to: 3 })
})
