import { describe, expect, test } from 'vitest'
import type { Field } from '../testing/field.ts'
import { happened, morales, play, shots } from '../testing/field.ts'

const RAIDERS: Field = {
  attacker: ['Foot 5/0', 'Raiders 5/0 suicide'],
  defender: ['Line 5/3', 'Reserve 5/3', 'Third 5/3'],
}

describe('suicide units', () => {
  test('[W-4.1-suicide] it fights one round and is then removed as killed', () => {
    const b = play({ ...RAIDERS, dice: [9, 9, 9, 9, 9, 9, 9, 9, 9] })
    expect(shots(b).slice(0, 2)).toEqual(['Foot 9 miss', 'Raiders 9 miss'])
    expect(shots(b)[5]).toBe('Foot 9 miss')
    expect(shots(b).filter(shot => shot.startsWith('Raiders'))).toHaveLength(1)
    expect(b.report.eliminated).toEqual(['Raiders'])
    expect(happened(b, 'spent')).toEqual([{ is: 'spent', side: 0, unit: 1, counts: false }])
  })

  test('[G-36][W-4.1-suicide] it goes after the morale check, at the cost of no morale and no loss', () => {
    const b = play({ ...RAIDERS, dice: [9, 9, 9, 9, 9, 9, 9, 9, 9] })
    const kinds = b.events.map(e => e.is)
    expect(kinds.indexOf('spent')).toBeGreaterThan(kinds.indexOf('morale-checked'))
    expect(morales(b)).toEqual([
      [0, 3],
      [0, 3],
    ])
    expect(b.report.vpLosses).toEqual({ attacker: 0, defender: 0 })
    expect(b.p.hits).toEqual([0, 0])
  })

  test('[G-36] by option it costs both', () => {
    const b = play({ ...RAIDERS, dice: [9, 9, 9, 9, 9, 4], options: { suicide_counts: true } })
    expect(morales(b)).toEqual([[0, 3]])
    expect(happened(b, 'rout-tested')).toEqual([{ is: 'rout-tested', side: 0, die: 4, routed: false }])
    expect(b.report.vpLosses).toEqual({ attacker: 1, defender: 0 })
  })

  test('[G-36] one that was hit or panicked before costs only that', () => {
    const panicked = play({ ...RAIDERS, dice: [9, 9, 5, 9, 9, 4], choices: ['Raiders'] })
    expect(morales(panicked)).toEqual([[-1, 3]])
    expect(panicked.report.vpLosses.attacker).toBe(1)
    const reduced = play({
      attacker: ['Foot 5/0', 'Raiders 5>4/0 suicide'],
      defender: ['Line 5/3', 'Reserve 5/3', 'Third 5/3'],
      dice: [9, 9, 0, 9, 9, 9, 9, 9, 9],
      choices: ['Raiders'],
    })
    expect(morales(reduced)).toEqual([
      [0, 3],
      [0, 3],
    ])
    expect(happened(reduced, 'rout-tested')).toEqual([])
    expect(reduced.report.vpLosses.attacker).toBe(1)
  })

  test('[G-36] one that fell to dice is not spent again', () => {
    const b = play({ ...RAIDERS, dice: [9, 9, 0, 9, 9, 5], choices: ['Raiders'] })
    expect(happened(b, 'spent')).toEqual([])
    expect(morales(b)).toEqual([[-1, 3]])
  })

  test('[W-4.1-suicide][G-31] a side of only suicide units is gone after the round', () => {
    const b = play({ attacker: ['Raiders 5/2 suicide'], defender: ['Line 5/3'], dice: [9, 9] })
    expect(b.report).toMatchObject({ winner: 'defender', how: 'wiped' })
  })

  test('[W-4.1-suicide] the defender’s go too', () => {
    const b = play({
      attacker: ['Foot 5/3'],
      defender: ['Line 5/3', 'Mine 5/3 suicide'],
      dice: [9, 9, 9, 9, 9],
    })
    expect(b.report.eliminated).toEqual(['Mine'])
    expect(happened(b, 'spent')[0]).toMatchObject({ side: 1 })
  })
})
