import { describe, expect, test } from 'vitest'
import type { Field } from '../testing/field.ts'
import { happened, play, scenarioOf } from '../testing/field.ts'
import { WAW } from '../index.ts'

const LINE = ['Line 3/2']

describe('hidden leaders', () => {
  /** One face-down counter on the map, and three leaders in the pool. */
  const hidden: Field = {
    attacker: ['Lee 3* 1/1', 'Hood 1* 2/0', 'Polk 2* 3/2', 'Foot 3/2'],
    defender: LINE,
    arrange: p => {
      p.face = [-1]
      p.fate = [0]
      p.pool = [[0, 1, 2], []]
      p.battle.leaders = [[0], []]
    },
  }

  test('[W-5.3-hidden-secret][W-5-entry-side] until a battle no player knows the leader, not even the owner', () => {
    const s = scenarioOf(hidden)
    for (const viewer of [0, 1, null]) expect(WAW.view(s, s.setup, viewer).face).toEqual([-1])
  })

  test('[W-5.3-hidden-draw][W-5.3-hidden-reveal] in battle the leader is drawn from the pool, and stays face up', () => {
    const b = play({ ...hidden, dice: [2, 9, 9, 9, 9, 5] })
    expect(happened(b, 'leader-revealed')).toEqual([{ is: 'leader-revealed', player: 0, slot: 0, leader: 2 }])
    expect(b.events[0]?.is).toBe('leader-revealed')
    expect(b.p.face).toEqual([2])
    expect(b.p.pool).toEqual([[0, 1], []])
    expect(happened(b, 'commander-named')).toEqual([{ is: 'commander-named', side: 0, slot: 0 }])
    expect(b.report.amv.attacker).toBe(4)
    expect(b.report.leaders).toEqual({ Polk: 'ok' })
  })

  test('[W-5.3-hidden-draw] any leader of the pool can be drawn', () => {
    const drawn = [0, 1, 2].map(face => play({ ...hidden, dice: [face, 9, 9, 9, 9, 5] }).p.face[0])
    expect(drawn).toEqual([0, 1, 2])
    expect(() => play({ ...hidden, dice: [3], rest: 5 })).toThrow('from 0 to 2')
  })

  test("[W-5.3-hidden-draw] the second is drawn from the rest, each from the owner's pool", () => {
    const b = play({
      ...hidden,
      attacker: [...hidden.attacker, 'Bragg 2* 0/0'],
      defender: ['Grant 3* 0/0', 'Meade 2* 0/0', ...LINE],
      dice: [0, 0, 1],
      rest: 5,
      arrange: p => {
        p.face = [-1, -1, 2, 3, -1, 5]
        p.pool = [
          [0, 1, 2],
          [4, 5],
        ]
        p.battle.leaders = [[0, 1, 3], [4]]
      },
    })
    expect(happened(b, 'leader-revealed').map(({ player, slot, leader }) => [player, slot, leader])).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [1, 4, 5],
    ])
    expect(b.p.pool).toEqual([[2], [4]])
  })

  test('[W-5.3-hidden-reveal] a known leader is not drawn again', () => {
    const b = play({ attacker: ['Lee 3* 0/0', 'Foot 3/2'], defender: LINE, rest: 5 })
    expect(happened(b, 'leader-revealed')).toEqual([])
  })
})
