import { describe, expect, test } from 'vitest'
import { everyToss, successes, volley } from './volley.ts'

describe('volley', () => {
  test('of no shots scores nothing for sure', () => {
    expect([...volley([])]).toEqual([1])
  })

  test('gives each number of panics and hits its chance', () => {
    const chances = volley([
      { hit: 0.5, panic: 0.25 },
      { hit: 0.125, panic: 0 },
    ])
    // rows are panics 0, 1, 2; columns hits 0, 1, 2
    expect([...chances]).toEqual([0.21875, 0.46875, 0.0625, 0.21875, 0.03125, 0, 0, 0, 0])
  })

  test('adds up to 1 and does not depend on the order of the shots', () => {
    const shots = [0.1, 0.35, 0.6, 0.05].map((hit, i) => ({ hit, panic: 0.07 * i }))
    const [there, back] = [volley(shots), volley(shots.toReversed())]
    expect(there.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14)
    there.forEach((chance, i) => expect(back[i]).toBeCloseTo(chance, 15))
  })
})

test('successes among alike tries are binomial', () => {
  const chances = successes([0.25, 0.25, 0.25])
  expect([...chances].map(chance => chance * 64)).toEqual([27, 27, 9, 1])
})

describe('every toss', () => {
  test('is taken both ways, each with its chance', () => {
    const results = everyToss(toss => (toss(0.25) ? 'first' : toss(0.5) ? 'second' : 'none'))
    expect(results).toEqual([
      { result: 'first', chance: 0.25 },
      { result: 'second', chance: 0.375 },
      { result: 'none', chance: 0.375 },
    ])
  })

  test('leaves out what cannot happen, and needs no toss at all', () => {
    expect(everyToss(toss => toss(1))).toEqual([{ result: true, chance: 1 }])
    expect(everyToss(() => 'sure')).toEqual([{ result: 'sure', chance: 1 }])
  })
})
