import { describe, expect, test } from 'vitest'
import type { Duel } from './duel.ts'
import { exchange } from './exchange.ts'

/** Two lone fighters who hit half the time: standing 0 is alive, standing 1 is gone. */
const FIGHTERS: Duel = {
  start: [0, 0],
  rounds: 2,
  volleys: [[0, 1]],
  mayEndAtOnce: false,
  mostShots: () => 1,
  shots: (_side, own) => (own === 0 ? ARMED : []),
  suffered: (_side, standing, results) => {
    const ladder = new Int32Array((results + 1) ** 2).fill(standing)
    if (results > 0) ladder[1] = 1
    return ladder
  },
  replies: (_side, standing) => standing === 0,
  roundOver: (_side, standing) => standing,
  stays: (_side, standing) => 1 - standing,
  waverersMayWin: false,
  givesWay: (_side, standing) => standing === 1,
  asWinner: (_side, standing) => standing,
  asLoser: (_side, standing) => standing,
}
const ARMED = [{ hit: 0.5, panic: 0 }]

/** The weight of a winner and a loser in a round; the attacker is side 0. */
const weight = (duel: Duel, round: number, loser: 0 | 1, winner: number, beaten: number): number =>
  exchange(duel)?.joint[round]?.[loser][winner]?.[beaten] ?? 0

describe('an exchange of fire', () => {
  test('at once: each falls alone in a quarter of the cases, both in a quarter', () => {
    expect(weight(FIGHTERS, 1, 1, 0, 1)).toBe(0.25)
    expect(weight(FIGHTERS, 1, 0, 0, 1)).toBe(0.25)
    expect(weight(FIGHTERS, 1, 1, 1, 1)).toBe(0.25)
  })

  test('continues to the next round with whatever is left', () => {
    expect(weight(FIGHTERS, 2, 1, 0, 1)).toBe(0.0625)
    expect(weight(FIGHTERS, 2, 1, 0, 0)).toBe(0.0625)
  })

  test('one after the other: a unit that falls first does not reply', () => {
    const inTurn: Duel = { ...FIGHTERS, volleys: [[0], [1]] }
    expect(weight(inTurn, 1, 1, 0, 1)).toBe(0.5)
    expect(weight(inTurn, 1, 0, 0, 1)).toBe(0.25)
    expect(weight(inTurn, 1, 1, 1, 1)).toBe(0)
  })

  test('ends in standings whose weights add up to 1 on either side', () => {
    for (const side of exchange(FIGHTERS)?.final ?? [])
      expect(side.reduce((sum, chance) => sum + chance, 0)).toBe(1)
    expect(exchange(FIGHTERS)?.final[0]).toEqual([0.375, 0.625])
  })

  test('may end before the first round', () => {
    const coward: Duel = {
      ...FIGHTERS,
      mayEndAtOnce: true,
      stays: side => (side === 0 ? 0.5 : 1),
      givesWay: side => side === 0,
    }
    expect(weight(coward, 0, 0, 0, 0)).toBe(1)
    expect(weight(coward, 1, 1, 0, 1)).toBe(0)
  })
})
