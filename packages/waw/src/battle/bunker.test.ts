import { whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, losers, play } from '../testing/field.ts'
import { endMovement, march } from '../testing/marching.ts'
import { open, start } from '../testing/playing.ts'

const siege = (dice: number[], more: Partial<Field> = {}): Played =>
  play({
    edition: 'B',
    attacker: ['Foot 5/2', 'Horse 5/2'],
    defender: ['Line 5/0', 'Fort 5/1 bunker'],
    dice,
    ...more,
  })

describe('bunkers, in the revised edition', () => {
  test('[W-A1-bunker-hold] if one survives, the attacker loses and retreats, whatever the hits', () => {
    const b = siege([0, 9, 9, 9, 9, 9, 9], { choices: ['Line'] })
    expect(b.p.hits).toEqual([0, 1])
    expect(b.report).toMatchObject({ winner: 'defender', how: 'bunker' })
    expect(happened(b, 'battle-decided')).toEqual([
      { is: 'battle-decided', winner: 1, how: 'bunker', rule: 'W-A1-bunker-hold' },
    ])
    expect(happened(b, 'retreated').map(({ side }) => side)).toEqual([0])
  })

  test('[G-37] while it stands its side is not routed and does not test', () => {
    const b = siege([0, 5, 9, 9, 9, 9, 9, 9], {
      choices: ['Third', 'Line'],
      defender: ['Line 5/0', 'Third 5/0', 'Fort 5/0 bunker'],
      rest: 9,
    })
    expect(b.report.rounds[0]?.morale.defender).toBe(-2)
    expect(happened(b, 'rout-tested')).toEqual([])
    expect(b.report.how).toBe('bunker')
  })

  test('[G-37] it takes hits like other units, and once fallen holds nothing', () => {
    const b = siege([0, 9, 9, 9, 9, 9, 9], { choices: ['Fort'], defender: ['Line 5/2', 'Fort 5/2 bunker'] })
    expect(losers(b)).toEqual(['Fort'])
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'hits' })
  })

  test('[G-37][W-A1-bunker-immobile] by option it holds nothing: its side may be made to retreat, and it cannot', () => {
    const b = siege([0, 9, 9, 9, 9, 9, 9], {
      choices: ['Line'],
      defender: ['Line 5/2', 'Fort 5/2 bunker', 'Third 5/2', 'Guns A'],
      rest: 9,
      options: { bunker_holds: false },
    })
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'hits', eliminated: ['Fort', 'Line'] })
    expect(happened(b, 'no-retreat')).toEqual([
      { is: 'no-retreat', side: 1, units: [3], rule: 'W-A1-bunker-immobile' },
    ])
    expect(happened(b, 'retreated')).toHaveLength(1)
  })

  test('[G-37] by option its side routs like any other', () => {
    const b = siege([0, 9, 9, 9, 7], {
      choices: ['Line'],
      options: { bunker_holds: false },
      defender: ['Line 5/0', 'Fort 5/0 bunker'],
    })
    expect(b.report).toMatchObject({ winner: 'attacker', routed: 'defender' })
  })

  test('[W-A1-bunker-hold] a demoralized attacker tests against it as against any unit', () => {
    const b = siege([9, 9, 0, 0, 5], {
      attacker: ['Foot 5/0', 'Horse 5/0', 'Third 5/0'],
      dice: [9, 9, 9, 0, 9, 5],
    })
    expect(b.report).toMatchObject({ winner: 'defender', routed: 'attacker' })
  })

  test('[W-A1-bunker-hold] both demoralized: an attacker who passes still gives way to the bunker', () => {
    const b = siege([0, 9, 9, 0, 9, 9, 4], {
      attacker: ['Foot 5/0', 'Horse 5/0'],
      defender: ['Line 5/0', 'Third 5/0', 'Fort 5/0 bunker'],
      dice: [0, 9, 0, 9, 9, 4],
      choices: ['Horse', 'Line'],
    })
    expect(b.report.rounds[0]?.morale).toEqual({ attacker: -1, defender: -1 })
    expect(happened(b, 'rout-tested')).toEqual([{ is: 'rout-tested', side: 0, die: 4, routed: false }])
    expect(b.report).toMatchObject({ winner: 'defender', how: 'retreat' })
  })
})

test('[W-A1-bunker-panic][W-12.1-guard] neither a bunker nor a Guard can be chosen to panic, each by its own rule', () => {
  const w = start(
    {
      map: { a: 'clear', b: 'clear' },
      borders: ['a-b'],
      armies: {
        red: { a: ['Foot 5/2', 'Lee 1* 0/0'] },
        blue: { b: ['Line 3/2', 'Pikes 3/2', 'Fort 3/1 bunker', 'Huscarls 3/1 guard'] },
      },
    },
    [5, 9, 9, 9, 9],
  )
  march(w, 'Foot, Lee', 'b')
  endMovement(w)
  expect(open(w).kind).toBe('panic')
  const why = ['Line', 'Fort', 'Huscarls'].map(name => whyNot(w.g, 1, w.c(name))?.rule)
  expect(why).toEqual([undefined, 'W-A1-bunker-panic', 'W-12.1-guard'])
})
