import { expect, test } from 'vitest'
import type { Drafted } from './draft.ts'
import { added, withCopy, withoutGroup, withStack } from './draft.ts'

const NONE: Drafted = { draft: [], target: 'own' }
const [RIFLES, TANKS, PLANES] = [0, 1, 2]

const adding = (drafted: Drafted, unit: number, units = 10, isUnique = false): Drafted =>
  added(drafted, { unit, units, isUnique, isFlyer: one => one === PLANES })

const made = ({ draft }: Drafted): number[][] =>
  draft.map(({ stacks }) => stacks.flatMap(({ unit, units }) => [unit, units]))

test('every kind has its own group, which grows', () => {
  const army = adding(adding(adding(NONE, RIFLES), TANKS, 1), RIFLES)
  expect(made(army)).toEqual([
    [RIFLES, 20],
    [TANKS, 1],
  ])
})

test('units join the chosen group, and the next ones a new group on request', () => {
  const mixed = adding({ ...adding(NONE, RIFLES), target: 0 }, TANKS, 2)
  expect(made(mixed)).toEqual([[RIFLES, 10, TANKS, 2]])
  const second = adding(adding({ ...mixed, target: 'new' }, RIFLES), TANKS, 1)
  expect(made(second)).toEqual([
    [RIFLES, 10, TANKS, 2],
    [RIFLES, 10, TANKS, 1],
  ])
})

test('flyers never join ground units', () => {
  expect(made(adding({ ...adding(NONE, RIFLES), target: 0 }, PLANES, 1))).toEqual([
    [RIFLES, 10],
    [PLANES, 1],
  ])
})

test('a hero stays the only one of a kind', () => {
  expect(made(adding(adding(NONE, TANKS, 1, true), TANKS, 1, true))).toEqual([[TANKS, 1]])
})

test('an empty stack disappears, and an empty group with it; the target stays with its group', () => {
  const army = { ...adding(adding(adding(NONE, RIFLES), TANKS, 1), PLANES, 1), target: 2 }
  expect(withStack(army, 1, 0, { units: 0 })).toMatchObject({ target: 1 })
  expect(made(withStack(army, 1, 0, { units: 0 }))).toEqual([
    [RIFLES, 10],
    [PLANES, 1],
  ])
  expect(withoutGroup(army, 2).target).toBe('own')
  expect(made(withStack(army, 0, 0, { units: 7 }))[0]).toEqual([RIFLES, 7])
})

test('a copy follows its group, and has no name yet', () => {
  const [rifles] = adding(NONE, RIFLES).draft
  const copied = withCopy({ draft: [{ ...rifles!, name: 'Alder' }], target: 0 }, 0)
  expect(copied.draft.map(({ name }) => name)).toEqual(['Alder', ''])
})
