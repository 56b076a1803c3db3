import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, modifiers, play, unitNames } from '../testing/field.ts'

const landing = (edition: 'A' | 'B', attacker: string[], more: Partial<Field> = {}): Played =>
  play({ edition, landing: true, attacker, defender: ['Line 3/2'], rest: 9, ...more })

describe('amphibious landings', () => {
  test('[W-10.4-bonus-A] in the older edition defenders have +1 in round 1', () => {
    const b = landing('A', ['Foot 3/2'])
    expect(modifiers(b)).toEqual([
      [0, 1],
      [0, 0],
    ])
    expect(happened(b, 'modifiers-set')[0]?.because[1]).toEqual([
      { rule: 'W-10.4-bonus-A', what: 'landing', change: 1 },
    ])
  })

  test('[W-10.4-bonus-B] in the revised edition defenders have +2 in round 1', () => {
    const b = landing('B', ['Foot 3/2'])
    expect(modifiers(b)).toEqual([
      [0, 2],
      [0, 0],
    ])
    expect(happened(b, 'modifiers-set')[0]?.because[1]).toEqual([
      { rule: 'W-10.4-bonus-B', what: 'landing', change: 2 },
    ])
  })

  test('[W-A1-marine-landing] in the revised edition a landing of marines alone gives no bonus', () => {
    expect(modifiers(landing('B', ['Marines 3/2 marine', 'Corps 3/2 marine']))[0]).toEqual([0, 0])
  })

  test('[W-A1-marine-landing] in the older edition marines give the bonus like others', () => {
    expect(modifiers(landing('A', ['Marines 3/2 marine']))[0]).toEqual([0, 1])
  })

  test('[G-22] one lander who is no marine gives the defenders their bonus', () => {
    expect(modifiers(landing('B', ['Marines 3/2 marine', 'Foot 3/2']))[0]).toEqual([0, 2])
    const options = { defender_bonus_if_mixed: false }
    expect(modifiers(landing('B', ['Marines 3/2 marine', 'Foot 3/2'], { options }))[0]).toEqual([0, 0])
    expect(modifiers(landing('B', ['Infantry 3/2', 'Foot 3/2'], { options }))[0]).toEqual([0, 2])
  })

  test('[G-73] landing and river do not add up: the higher counts', () => {
    expect(modifiers(landing('A', ['Foot 3/2'], { crossing: 'major-river' }))[0]).toEqual([0, 2])
    const b = landing('B', ['Foot 3/2'], { crossing: 'minor-river' })
    expect(modifiers(b)[0]).toEqual([0, 2])
    expect(happened(b, 'modifiers-set')[0]?.because[1]?.[0]?.rule).toBe('W-10.4-bonus-B')
  })

  test('[G-73][W-A1-marine-landing] marines ignore the landing, not a river', () => {
    const b = landing('B', ['Marines 3/2 marine'], { crossing: 'major-river' })
    expect(modifiers(b)[0]).toEqual([0, 2])
  })
})

describe.each(['A', 'B'] as const)('a beaten landing in edition %s', edition => {
  test('[W-10.4-no-retreat] landed units that are beaten are eliminated, with their support units', () => {
    const b = landing(edition, ['Foot 3/2', 'Guns A'])
    expect(b.report).toMatchObject({ winner: 'defender', eliminated: ['Foot'], supportLost: ['Guns'] })
    const [e] = happened(b, 'no-retreat')
    expect(e).toEqual({ is: 'no-retreat', side: 0, units: [0, 1], rule: 'W-10.4-no-retreat' })
    expect(happened(b, 'retreated')).toEqual([])
  })

  test('[W-10.4-marines-retreat] marines may go back to their ships', () => {
    const b = landing(edition, ['Foot 3/2', 'Marines 3/2 marine'])
    expect(b.report.eliminated).toEqual(['Foot'])
    expect(happened(b, 'retreated')).toMatchObject([
      { side: 0, to: 1, towards: 'ships', rule: 'W-10.4-marines-retreat' },
    ])
  })

  test('[W-10.4-no-retreat] only units from ships are lost if others came by land', () => {
    const b = landing(edition, ['Foot 3/2', 'Horse 3/2'], {
      arrange: p => {
        p.battle.landed = [0, 1]
      },
    })
    expect(
      unitNames(
        b,
        happened(b, 'no-retreat').flatMap(e => e.units),
      ),
    ).toEqual(['Horse'])
    expect(happened(b, 'retreated')[0]?.towards).toBe('origin')
  })

  test('[W-10.4-no-retreat] beaten defenders of a beach are not landed units: they retreat', () => {
    const b = play({
      edition,
      landing: true,
      attacker: ['Foot 3/2'],
      defender: ['Line 3>2/2'],
      dice: [2, 9, 9, 9],
    })
    expect(b.report.winner).toBe('attacker')
    expect(happened(b, 'no-retreat')).toEqual([])
    expect(happened(b, 'retreated')[0]?.towards).toBe('supply')
  })
})
