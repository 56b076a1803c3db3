import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

/** Red catches blue's leader, who is alone; red and blue start with these points. */
function caught(rank: string, points: readonly [number, number], more: Partial<War> = {}): Playing {
  const w = start({
    map: { a: 'clear', b: 'clear', c: 'clear' },
    borders: ['a-b', 'b-c'],
    players: [
      { id: 'red', points: points[0] },
      { id: 'blue', points: points[1] },
    ],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: [`Meade ${rank} 0/0`] } },
    ...more,
  })
  march(w, 'Foot', 'b')
  return w
}

describe('points outside of battles', () => {
  test.each(EDITIONS)(
    "[W-14-mirror][W-14-gauge] one player's gain is the other's loss, in edition %s",
    edition => {
      expect(caught('3*', [1, 6], { edition }).g.p.points).toEqual([3, 4])
    },
  )

  test('[W-14-floor][G-66] no gauge falls below 0, and that does not reduce the gain', () => {
    expect(caught('crown', [0, 1]).g.p.points).toEqual([4, 0])
  })

  test('[G-66] a leader with one star scores nothing, and nothing is logged', () => {
    const w = caught('1*', [2, 2])
    expect([w.g.p.points, told(w, 'scored')]).toEqual([[2, 2], []])
  })

  test('[G-66][W-14-leader2][W-14-leader3][W-14-monarch] the reason is logged', () => {
    const parts = ['2*', '3*', 'crown'].map(rank => told(caught(rank, [0, 9]), 'scored')[0]?.because)
    expect(parts.map(part => part?.map(({ rule, change }) => [rule, change]))).toEqual([
      [['W-14-leader2', 1]],
      [['W-14-leader3', 2]],
      [['W-14-monarch', 4]],
    ])
  })

  test("[G-66][W-5.3-hidden-draw] a face-down leader's identity is revealed", () => {
    const w = caught('1*', [0, 9], {
      armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['?'], leaders: ['Grant 3* 0/0'] } },
    })
    expect([told(w, 'leader-revealed').length, w.g.p.points]).toEqual([1, [2, 7]])
  })

  test('[W-14-floor] in a battle, too', () => {
    const w = start(
      {
        map: { a: 'clear', b: 'clear' },
        borders: ['a-b'],
        players: [{ id: 'red' }, { id: 'blue', points: 1 }],
        armies: {
          red: { a: ['Foot 9/9', 'Horse 9/9', 'Lee 3* 0/9'] },
          blue: { b: Array.from({ length: 6 }, (_, i) => `y${i} 0>0/0`) },
        },
        control: {},
      },
      [0, 0, ...Array.from({ length: 6 }, () => 9), 9, 0, 9],
    )
    march(w, 'Foot, Horse, Lee', 'b')
    endMovement(w)
    until(w, 'orders', 'blue')
    const [e] = told(w, 'points-scored')
    expect([(e?.change[0] ?? 0) > 1, w.g.p.points[1]]).toEqual([true, 0])
  })
})
