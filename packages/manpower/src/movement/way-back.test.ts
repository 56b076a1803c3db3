import { describe, expect, test } from 'vitest'
import type { Pair } from '../position.ts'
import { cameBy, isBack } from './way-back.ts'

/** East for 100 m, then north for 100 m. */
const CAME: Pair[] = [
  [0, 0],
  [10_000, 0],
  [10_000, 10_000],
]

describe('the way back', () => {
  test('[MG-block] leads by the corners, not across', () => {
    expect(isBack(CAME, [10_000, 10_000], [10_000, 0])).toBe(true)
    expect(isBack(CAME, [10_000, 0], [0, 0])).toBe(true)
    expect(isBack(CAME, [10_000, 10_000], [0, 0])).toBe(false)
    expect(isBack(CAME, [10_000, 5000], [10_000, 10_000])).toBe(false)
  })

  test('[MG-block] is as straight as it was gone, whatever orders it was gone in', () => {
    const came: Pair[] = [[0, 0], [9000, 0], [9000, 0], [10_000, 0]] // prettier-ignore
    expect(isBack(came, [10_000, 0], [100, 0])).toBe(true)
    expect(isBack(came, [10_000, 0], [100, 1001])).toBe(false)
  })

  test('[MG-block] is found by groups whose centre has shifted through losses', () => {
    expect(isBack(CAME, [10_000, 12_500], [10_000, 8000])).toBe(true)
    expect(isBack(CAME, [10_000, 12_500], [12_000, 10_000])).toBe(false)
  })

  test('[MG-block] grows by every leg that goes on, from where it began, and by none that goes back', () => {
    expect(cameBy(CAME, [10_000, 10_000], [12_000, 12_000])).toEqual([...CAME, [12_000, 12_000]])
    expect(cameBy(CAME, [10_000, 10_000], [10_000, 4000])).toEqual(CAME)
    expect(cameBy(CAME, [10_000, 4000], [12_000, 6000])).toEqual([
      [0, 0],
      [10_000, 0],
      [10_000, 4000],
      [12_000, 6000],
    ])
  })
})
