import type { Data } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Forms } from './answers.ts'
import { areStrays, isAim, isFacing, isNumber, isOrderOf, isPoint, isRow, MANY, orNone } from './answers.ts'

type March = {
  readonly do: 'march'
  readonly group: number
  readonly path: readonly (readonly [number, number])[]
}
type Order = March | { readonly do: 'done' }

const FORMS: Forms<Order> = { march: { group: isNumber, path: isRow(isPoint, 2) }, done: {} }

const march = (more: { readonly [name: string]: Data } = {}): Data => ({
  do: 'march',
  group: 1,
  path: [[0, 5]],
  ...more,
})

describe('an answer from outside is an order', () => {
  test('if it has what its kind needs, in any order of names', () => {
    expect([march(), { path: [], group: 0, do: 'march' }, { do: 'done' }].map(one => isOrderOf<Order>(one, FORMS))).toEqual([true, true, true]) // prettier-ignore
  })

  test.for<[string, Data]>([
    ['nothing', null],
    ['a row', [march()]],
    ['a text', 'done'],
    ['of no known kind', { do: 'toString' }],
    ['of a kind that is no text', { do: 1 }],
    ['without a name that it needs', { do: 'march', group: 1 }],
    ['with a name too many', { do: 'done', group: 1 }],
    ['with a number that is none', march({ group: '1' })],
    ['with a number that is not whole', march({ group: 0.5 })],
    ['with a number below 0', march({ group: -1 })],
    ['with a number out of reach', march({ group: MANY + 1 })],
    ['with a point of three', march({ path: [[0, 5, 1]] })],
    ['with too many points', march({ path: [[0, 5], [0, 6], [0, 7]] })], // prettier-ignore
    ['with a hole', march({ path: null })],
  ])('but not %s', ([, answer]) => {
    expect(isOrderOf<Order>(answer, FORMS)).toBe(false)
  })
})

test('an aim is a stack, a building or a point, and nothing between', () => {
  const good: Data[] = [
    { at: 'stack', group: 0, stack: 1 },
    { at: 'work', work: 0 },
    { at: 'point', point: [1, 2] },
  ]
  const bad: Data[] = [
    { at: 'stack', group: 0 },
    { at: 'work', work: 0, point: [1, 2] },
    { at: 'point', point: 3 },
    { at: 'sky' },
  ]
  expect([good.every(isAim), bad.some(isAim)]).toEqual([true, false])
})

test('[MG-exact] a facing is a small vector that is not 0; optional fields may be null', () => {
  expect([[0, 1], [0, 0], [1001, 0], null].map(one => isFacing(one))).toEqual([true, false, false, false])
  expect([null, [0, 1], 0].map(one => orNone(isFacing)(one))).toEqual([true, true, false])
})

test('[M-grp-displace] displaced units are named in the order of their numbers, none twice', () => {
  const strays = (...units: number[]): Data => units.map(unit => [unit, 10, 20])
  expect([strays(), strays(1, 4), strays(4, 1), strays(1, 1), [[1, 10]]].map(areStrays)).toEqual([true, true, false, false, false]) // prettier-ignore
})
