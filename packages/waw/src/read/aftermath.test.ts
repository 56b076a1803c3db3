import { copy, fold } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Aftermath } from './aftermath.ts'
import type { Field, Played } from '../testing/field.ts'
import type { Position } from '../position.ts'
import type { War } from '../testing/war.ts'
import { aftermathOf } from './aftermath.ts'
import { endMovement, march } from '../testing/marching.ts'
import { FATES } from '../position.ts'
import { happened, play } from '../testing/field.ts'
import { open, start } from '../testing/playing.ts'
import { WAW } from '../ruleset.ts'

function after(b: Played): Aftermath {
  const from = b.events.findIndex(({ is }) => is === 'battle-joined')
  const found = aftermathOf(b.s, copy(b.s.setup) as Position, b.events.slice(Math.max(0, from)))
  if (found === null) throw new Error('the battle is not over')
  return found
}

const fought = (field: Partial<Field>): Aftermath =>
  after(play({ edition: 'B', attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [9, 9, 9, 9], ...field }))

const fateOf = ({ leaders }: Aftermath, slot: number): string | undefined =>
  FATES[leaders.find(one => one.slot === slot)?.fate ?? -1]

describe('what a battle came to', () => {
  test('is not known while it goes on', () => {
    const b = play({ edition: 'B', attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [9, 9, 9, 9] })
    expect(aftermathOf(b.s, copy(b.s.setup) as Position, b.events.slice(0, -1))).toBeNull()
  })

  test('[W-12.5-decision] names the winner, and the hits of both sides where they decided', () => {
    const { winner, how, standings, pursuit } = fought({
      dice: [0, 9, 9, 9],
      attacker: ['Foot 3/2', 'Spare 3/2'],
      defender: ['Line 3>2/2', 'Guard 3/2'],
      rest: 9,
    })
    expect([winner, how]).toEqual([0, 'hits'])
    expect(standings.map(({ hits }) => hits)).toEqual([0, 1])
    expect(pursuit).toEqual({ is: 'none', by: 0, why: 'order' })
  })

  test('[W-12.1-morale-loss] morale at the start, less the lost and the panicked, is what the dice left', () => {
    const found = fought({
      attacker: ['Foot 5/2', 'Horse 5/2', 'Third 5/2'],
      defender: ['Line 3/0', 'Guard 3/0', 'Third 3/0'],
      dice: [0, 5, 9],
      rest: 9,
    })
    for (const { morale, effects, lost, panicked, left } of found.standings)
      expect(left).toBe(morale + effects - lost - panicked)
    expect(found.standings[1]).toMatchObject({ lost: 1, panicked: 1, broken: true })
    expect(found.routs).toEqual([{ side: 1, die: 9, routed: true, from: 5 }])
  })

  test('[W-12.3-pursuit] a pursuit tells its hits, or why there was none', () => {
    const rout = (attacker: string[], more: Partial<Field> = {}): Aftermath['pursuit'] =>
      fought({ attacker, defender: ['Line 3/0', 'Guard 3/0', 'Third 3/0'], dice: [0], rest: 9, ...more })
        .pursuit
    const horse = ['Foot 5/2', 'Horse 5/2 C']
    expect(rout(['Foot 5/2', 'Spare 5/2'])).toEqual({ is: 'none', by: 0, why: 'cavalry' })
    expect(rout(horse, { terrain: 'forest' })).toEqual({ is: 'none', by: 0, why: 'ground' })
    expect(rout(horse, { dice: [0, 5] })).toEqual({ is: 'pursued', by: 0, units: 1, hits: 0 })
    expect(rout(horse, { dice: [0, 9, 9, 9, 9, 9, 0] })).toEqual({ is: 'pursued', by: 0, units: 1, hits: 1 })
  })

  test('every unit has its fate: lost and how, reduced, rallied or unhurt', () => {
    const b = play({
      edition: 'B',
      attacker: ['Foot 5/2', 'Horse 5/2 C', 'Third 5/2'],
      defender: ['Guard 3>2/2', 'Line 3/2', 'Militia 3/2', 'Battery A'],
      dice: [0, 0, 5],
      rest: 9,
    })
    for (const { counter, fate, steps } of after(b).units) {
      const left = b.p.steps[counter] as number
      expect(fate === 'lost').toBe(left === 0)
      expect(steps).toBe((b.s.setup.steps[counter] as number) - left)
    }
    const lost = happened(b, 'step-lost').map(({ unit }) => unit)
    expect(
      after(b)
        .units.filter(({ steps }) => steps > 0)
        .map(({ counter }) => counter),
    ).toEqual([...new Set(lost)].toSorted((x, y) => x - y))
  })

  test('[W-12.4-second-die][W-12.4-injured-return] a leader has his die, its sum, his fate and the turn of his return', () => {
    const found = fought({ attacker: ['Hood 1* 0/0', 'Foot 3/2'], dice: [9, 9, 9, 9, 8, 3] })
    expect(fateOf(found, 0)).toBe('injured')
    expect(found.leaders[0]?.test).toMatchObject({ die: 8, result: 9, from: 9, second: 3, upTo: 4 })
    const dead = fought({ attacker: ['Hood 2* 0/0', 'Foot 3/2'], dice: [9, 9, 9, 9, 8, 9] })
    expect(fateOf(dead, 0)).toBe('killed')
    expect(dead.leaders[0]).toMatchObject({ back: null, worth: { rule: 'W-14-leader2', change: 1 } })
  })

  test('[W-14-battle][W-14-hits] what did not count is there with its reason', () => {
    const { points, winner } = fought({})
    expect(winner).toBe(1)
    expect(points[1].because).toEqual([])
    expect(points[1].uncounted).toEqual([
      { what: 'great-victory', rule: 'W-14-battle', has: 1, needs: 6 },
      { what: 'losses', rule: 'W-14-hits', own: 0, enemy: 0 },
    ])
    expect(points[0].uncounted).toEqual([])
  })
})

describe('a battle on the map', () => {
  const war: War = {
    edition: 'B',
    map: { camp: 'clear src:red', field: 'clear', home: 'clear src:blue' },
    borders: ['camp-field', 'field-home'],
    armies: {
      red: { camp: ['Lee 3* 1/1', 'Foot 5/2', 'Horse 5/2'] },
      blue: { field: ['Grant 1* 0/0', 'Line 3/0'] },
    },
    control: { red: ['camp'], blue: ['field', 'home'] },
    turns: 3,
  }

  /** Red attacks in the field with these dice; to the end of the battle. */
  function attack(dice: number[], turns = 3): Aftermath {
    const w = start({ ...war, turns }, dice)
    march(w, 'Lee, Foot, Horse', 'field')
    endMovement(w)
    const log = w.g.log ?? []
    const joined = log.findIndex(({ is }) => is === 'battle-joined')
    const before = fold(WAW, w.g.s, copy(w.g.s.setup) as Position, log.slice(0, joined))
    const found = aftermathOf(w.g.s, before, log.slice(joined))
    if (found === null) throw new Error(`the battle is not over: ${open(w).kind}`)
    return found
  }

  test('[G-55] the region passes to the victor who stands there alone', () => {
    expect(attack([0, 9, 9, 9, 9])).toMatchObject({ winner: 0, how: 'wiped', holder: 0 })
  })

  test('[W-12.4-injured-return] an injured leader is back in the next game turn, unless the game ends first', () => {
    const [there, gone] = [attack([0, 9, 9, 1, 8, 2]), attack([0, 9, 9, 1, 8, 2], 1)]
    expect(there.leaders.find(({ side }) => side === 1)).toMatchObject({ fate: 1, back: 2 })
    expect(gone.leaders.find(({ side }) => side === 1)).toMatchObject({ fate: 1, back: null })
  })
})
