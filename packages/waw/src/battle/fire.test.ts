import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, losers, morales, panickers, play, shots } from '../testing/field.ts'

describe('the order of fire', () => {
  test('[G-20][W-12.1-fire] the attacker’s units as listed, then the defender’s, each once', () => {
    const b = play({
      attacker: ['Foot 3/2', 'Guns A', 'Horse 3/2'],
      defender: ['Line 3/2', 'Reserve 3/2'],
      dice: [9, 8, 7, 6, 5, 9, 8, 7],
    })
    expect(shots(b)).toEqual([
      'Foot 9 miss',
      'Horse 8 miss',
      'Line 7 miss',
      'Reserve 6 miss',
      'Foot 5 miss',
      'Horse 9 miss',
      'Line 8 miss',
      'Reserve 7 miss',
    ])
  })

  test('[W-12.1-simultaneous] units hit in a round have fired in it', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [0, 0] })
    expect(shots(b)).toEqual(['Foot 0 hit', 'Line 0 hit'])
    expect(b.report.eliminated).toEqual(['Foot', 'Line'])
    const kinds = b.events.map(e => e.is)
    expect(kinds.lastIndexOf('fired')).toBeLessThan(kinds.indexOf('step-lost'))
  })

  test('[W-12.1-panic-effect] units panicked in round 1 do not fire in round 2', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/1', 'Reserve 3/2'], dice: [3, 9, 9, 9, 9] })
    expect(panickers(b)).toEqual(['Line'])
    expect(shots(b).slice(3)).toEqual(['Foot 9 miss', 'Reserve 9 miss'])
  })

  test('[W-12.1-fire] nor do fallen units', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2', 'Reserve 3/3'],
      dice: [0, 9, 9, 9, 9],
      choices: ['Line'],
    })
    expect(shots(b).slice(3)).toEqual(['Foot 9 miss', 'Reserve 9 miss'])
  })

  test('[W-12.1-restrict-f] an AA unit has no target on land, but stands in the line, and is hit', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2', 'Flak 9/4 AA'],
      dice: [0, 9, 9, 9],
      rest: 9,
      choices: ['Flak'],
    })
    expect(shots(b)).toEqual(['Foot 0 hit', 'Line 9 miss', 'Foot 9 miss', 'Line 9 miss'])
    expect([b.report.amv.defender, b.report.eliminated]).toEqual([3, ['Flak']])
  })

  test('[W-12.1-fire] a roll shows side, unit, die, CF, modifier and score', () => {
    const b = play({ attacker: ['Lee 3* 1/0', 'Foot 3/2'], defender: ['Line 3/2'], dice: [9], rest: 5 })
    expect(happened(b, 'fired')[0]).toEqual({
      is: 'fired',
      side: 0,
      unit: 0,
      die: 9,
      cf: 3,
      change: 1,
      scored: 'miss',
    })
  })
})

describe('Elites', () => {
  const field: Field = {
    attacker: ['Guard 3/2 elite', 'Foot 3/2'],
    defender: ['Line 3>2/2', 'Veterans 3>2/2 elite'],
  }

  test('[W-12.1.1-elite][G-20] one that missed may roll once more, right after its first roll', () => {
    const b = play({
      ...field,
      dice: [9, 2, 9, 9, 9, 9, 4, 4, 9, 9, 4, 5],
      choices: ['reroll', 'reroll', 'Line', 'reroll', 'reroll'],
    })
    expect(shots(b)).toEqual([
      'Guard 9 miss',
      'Guard 2 hit',
      'Foot 9 miss',
      'Line 9 miss',
      'Veterans 9 miss',
      'Veterans 9 miss',
      'Guard 4 miss',
      'Guard 4 miss',
      'Foot 9 miss',
      'Line 9 miss',
      'Veterans 4 miss',
      'Veterans 5 miss',
    ])
    expect(b.asked.filter(({ kind }) => kind === 'reroll')).toEqual(
      ['attacker', 'defender', 'attacker', 'defender'].map(player => ({
        player,
        kind: 'reroll',
        rule: 'W-12.1.1-elite',
        options: ['reroll', 'keep'],
        answer: 'reroll',
      })),
    )
  })

  test('[W-12.1.1-elite] its owner may leave it at the first roll', () => {
    const b = play({ ...field, dice: [9, 9, 9, 2, 9, 9, 9, 2], choices: ['keep', 'Foot', 'keep'] })
    expect(shots(b)).toHaveLength(8)
    expect(happened(b, 'fired').filter(({ unit }) => unit === 0)).toHaveLength(2)
  })

  test('[W-12.1.1-elite] a hit or a panic is a score: there is no second roll', () => {
    const b = play({ ...field, dice: [2, 9, 9, 2, 3, 9, 3], choices: ['Foot', 'Line'] })
    expect(b.asked.filter(({ kind }) => kind === 'reroll')).toEqual([])
    expect(shots(b)[4]).toBe('Guard 3 panic')
  })

  test('[W-12.1.1-elite] a second roll that misses is the last', () => {
    const b = play({ attacker: ['Guard 3/2 elite'], defender: ['Line 3/2'], dice: [9, 9, 9, 9, 9, 9] })
    expect(b.asked).toHaveLength(2)
  })
})

describe('fire in turn', () => {
  const field: Field = {
    attacker: ['Foot 3/2', 'Horse 3/2'],
    defender: ['Line 3/2', 'Reserve 3/2'],
  }

  test('[G-20] by default no unit falls before both sides have fired', () => {
    const b = play({ ...field, dice: [0, 9, 9, 0, 9, 9] })
    expect(shots(b).slice(0, 4)).toEqual(['Foot 0 hit', 'Horse 9 miss', 'Line 9 miss', 'Reserve 0 hit'])
    expect(losers(b)).toEqual(['Horse', 'Reserve'])
  })

  test('[G-20] attacker first: the defender replies with what is left', () => {
    const b = play({ ...field, dice: [0, 9, 0, 9, 9], options: { land_fire: 'attacker_first' } })
    expect(shots(b)).toEqual(['Foot 0 hit', 'Horse 9 miss', 'Line 0 hit', 'Foot 9 miss', 'Line 9 miss'])
    expect(losers(b)).toEqual(['Reserve', 'Horse'])
    expect(b.report.how).toBe('hits')
  })

  test('[G-20] defender first: the attacker replies with what is left', () => {
    const b = play({ ...field, dice: [9, 0, 0, 9, 9], options: { land_fire: 'defender_first' } })
    expect(shots(b)).toEqual(['Line 9 miss', 'Reserve 0 hit', 'Foot 0 hit', 'Line 9 miss', 'Foot 9 miss'])
    expect(losers(b)).toEqual(['Horse', 'Reserve'])
  })

  test('[G-20] an Elite of the second volley rolls again in its turn', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2', 'Veterans 3/2 elite'],
      dice: [9, 9, 9, 9, 9, 9, 9, 9],
      options: { land_fire: 'attacker_first' },
    })
    expect(shots(b).slice(0, 4)).toEqual(['Foot 9 miss', 'Line 9 miss', 'Veterans 9 miss', 'Veterans 9 miss'])
    expect(b.asked.map(({ player }) => player)).toEqual(['defender', 'defender'])
  })

  test('[W-12.1-no-reply] a side demoralized before it has fired does not fire, and tests at once', () => {
    const b = play({
      attacker: ['Foot 3/2', 'Horse 3/2'],
      defender: ['Line 3/1', 'Reserve 3/0', 'Third 3/0'],
      dice: [0, 3, 4],
      options: { land_fire: 'attacker_first' },
    })
    expect(morales(b)).toEqual([[2, -2]])
    expect(shots(b)).toEqual(['Foot 0 hit', 'Horse 3 panic'])
    expect(happened(b, 'rout-tested')).toEqual([{ is: 'rout-tested', side: 1, die: 4, routed: false }])
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'retreat' })
  })

  test('[W-12.1-no-reply] a side that fires second and is not demoralized does fire', () => {
    const b: Played = play({
      attacker: ['Foot 3/2'],
      defender: ['Line 3/1', 'Reserve 3/1'],
      dice: [0, 9, 9, 9],
      options: { land_fire: 'attacker_first' },
    })
    expect(morales(b)[0]).toEqual([2, 0])
    expect(shots(b)[1]).toBe('Line 9 miss')
  })
})
