import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { start, told, until } from '../testing/playing.ts'
import { incomeChange } from './in-force.ts'
import { ground, points } from '../testing/effects.ts'

describe('symbols', () => {
  const armies = (red: string[], blue: string[]): Partial<War> => ({
    armies: { red: { b: red }, blue: { c: blue } },
  })
  const fought = (w: Playing): Playing => {
    march(w, 'Foot,Lee', 'c')
    endMovement(w)
    until(w, 'orders', 'blue')
    return w
  }
  const modifiers = (w: Playing): readonly number[] | undefined => told(w, 'modifiers-set')[0]?.modifier

  test('[W-4.1-scenario-symbol] a unit’s works for its side in its battles, once however many carry it', () => {
    const symbols = { oath: [{ do: 'modifier', side: 'own', change: 1, rounds: 'rest' }] as EffectFile[] }
    const blue = ['Line 3/2 symbol:oath', 'Reserve 3/2 symbol:oath', 'Battery A symbol:oath']
    const w = fought(start(ground({ symbols, ...armies(['Foot 3/2', 'Lee 1* 0/0'], blue) })))
    expect(told(w, 'battle-effects')[0]?.effects).toMatchObject([
      { source: -10_001, by: 1, side: 1, change: 1 },
    ])
  })

  test('[W-4.1-scenario-symbol] its own conditions hold in the battle', () => {
    const symbols = {
      wagons: [
        { do: 'modifier', side: 'enemy', change: -1, rounds: 'rest', if: { role: 'defender' } },
      ] as EffectFile[],
    }
    const behind = armies(['Foot 3/2', 'Lee 1* 0/0'], ['Line 3/2 symbol:wagons'])
    expect(modifiers(fought(start(ground({ symbols, ...behind }))))).toEqual([-1, 0])
    const ahead = armies(['Foot 3/2 symbol:wagons', 'Lee 1* 0/0'], ['Line 3/2'])
    expect(modifiers(fought(start(ground({ symbols, ...ahead }))))).toEqual([0, 0])
  })

  test('[W-5-scenario-symbol][W-5-special-values] a leader’s works while in command', () => {
    const symbols = { plan: [{ do: 'morale', side: 'enemy', change: -1 }] as EffectFile[] }
    const with2 = (marks: string): Playing =>
      fought(
        start(
          ground({ symbols, ...armies(['Foot 3/2', `Lee 1* 0/0 ${marks}`], ['Line 3/2', 'Ney 2* 0/0']) }),
        ),
      )
    expect(told(with2('symbol:plan'), 'morale-checked')[0]?.morale[1]).toBeLessThanOrEqual(1)
    expect(told(with2(''), 'battle-effects')).toEqual([])
    const outranked = armies(
      ['Foot 3/2', 'Lee 1* 0/0'],
      ['Line 3/2', 'Ney 2* 0/0', 'Junot 1* 0/0 symbol:plan'],
    )
    expect(told(fought(start(ground({ symbols, ...outranked }))), 'battle-effects')).toEqual([])
  })

  test('[W-4.1-scenario-symbol] on the map it works in its own stack', () => {
    const symbols = { drums: [{ do: 'movement', side: 'own', change: 1 }] as EffectFile[] }
    const army = {
      red: { a: ['Foot 3/2', 'Lee 1* 0/0 symbol:drums'], b: ['Horse 3/2'] },
      blue: { a: ['Line 3/2'] },
    }
    const w = start(ground({ symbols, armies: army }))
    expect(points(w, 'Foot', 'Lee', 'Horse', 'Line')).toEqual([2, 2, 0, 0])
  })

  test('[W-4.1-scenario-symbol] units in a fortress, and hidden units, are stacks of their own', () => {
    const symbols = { drums: [{ do: 'movement', side: 'own', change: 1 }] as EffectFile[] }
    const in2 = (marks: string): number[] => {
      const stack = [
        'Band 3/2 G',
        'Inner 3/2 inside',
        'Gang 2/1 G hidden',
        `Drum 3/2 G symbol:drums ${marks}`,
      ]
      const map = { a: 'clear fort:red:4', b: 'clear', c: 'clear' }
      return points(
        start(ground({ symbols, map, armies: { red: { a: stack }, blue: {} } })),
        'Band',
        'Inner',
        'Gang',
      )
    }
    expect([in2(''), in2('inside'), in2('hidden')]).toEqual([
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ])
  })

  test('[W-4.1-scenario-symbol] one that is not a counter’s works for its owner while it is on the map', () => {
    const symbols = { mint: [{ do: 'income', side: 'own', change: 3 }] as EffectFile[] }
    const at = (place: string, marks = ''): number => {
      const w = start(
        ground({ symbols, armies: { red: { [place]: [`Foot 3/2 symbol:mint${marks}`] }, blue: {} } }),
      )
      return incomeChange(w.g.s, w.g.p, 0)
    }
    expect([at('a'), at('pool'), at('a', ' G hidden')]).toEqual([3, 0, 0])
  })
})
