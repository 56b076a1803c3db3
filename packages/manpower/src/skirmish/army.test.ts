import { describe, expect, test } from 'vitest'
import type { Army } from './army.ts'
import { begin, seeded, submit } from '@sandtable/kernel'
import { armyFrom, armyOf, faultsInArmy, musterOf, priceOfArmy } from './army.ts'
import { MANPOWER } from '../ruleset.ts'
import { skirmish } from '../testing/skirmishes.ts'
import { sayArmyFault } from '../say/testing/english.ts'

const s = skirmish('hill-41', 'ww2-500')

/** Red's turn to muster, under the Field Marshal. */
function mustering() {
  const g = begin(MANPOWER, s, { dice: seeded('army') })
  const leader = (id: string): number => s.leaders.findIndex(one => one.id === id)
  expect(submit(g, 1, { do: 'lead', leader: leader('tribune') })).toBeNull()
  expect(submit(g, 0, { do: 'lead', leader: leader('field-marshal') })).toBeNull()
  return g
}

const stack = (
  unit: string,
  units: number,
  equipment: readonly string[] = [],
  spells: readonly string[] = [],
) => ({
  unit,
  units,
  equipment,
  spells,
})

const COMPANY: Army = {
  leader: 'field-marshal',
  groups: [
    { name: 'Alder', order: 'open', stacks: [stack('guard-infantry-ww2', 40, ['grenades', 'medic-kit'])] },
    { name: 'Birch', order: 'open', stacks: [stack('riflemen-ww2', 30), stack('combat-engineer-ww2', 5)] },
    { name: 'Magic', order: 'close', stacks: [stack('battle-mage', 1, [], ['fog-bank', 'firebolt'])] },
    { name: 'Tanks', order: 'close', stacks: [stack('medium-tank', 2)] },
  ],
}

describe('a saved army', () => {
  test('[MG-skirmish] is mustered, and is the same when read back from the battle', () => {
    const g = mustering()
    const muster = musterOf(s, COMPANY)
    expect(submit(g, 0, muster as never)).toBeNull()
    submit(g, 1, musterOf(s, { ...COMPANY, groups: COMPANY.groups.slice(1) }) as never)
    const again = armyOf(s, g.p, 0)
    expect(musterOf(s, again)).toEqual(muster)
    expect(again.leader).toBe('field-marshal')
    if ('unknown' in muster) throw new Error(muster.unknown)
    expect(musterOf(s, armyFrom(s, 0, muster.groups))).toEqual(muster)
  })

  test('[M-mp-units] [MG-round] [MG-skirmish] has its price, group by group', () => {
    const g = mustering()
    // 40 × 1.5 + 4 + 2, 30 + 7.5 rounded up, 28, 60
    expect(priceOfArmy(s, g.p, 0, COMPANY)).toBe(6600 + 3800 + 2800 + 6000)
  })

  test('[MG-skirmish] says what is wrong with it, group by group, and why', () => {
    const g = mustering()
    const said = (groups: Army['groups']): string[] => {
      const army = { ...COMPANY, groups }
      return faultsInArmy(s, g.p, 0, army).map(fault => sayArmyFault(s, 0, army, fault))
    }
    const group = (name: string, ...stacks: ReturnType<typeof stack>[]) =>
      ({ name, order: 'open', stacks }) as const
    expect(said(COMPANY.groups)).toEqual([])
    expect(
      said([group('Late', stack('main-battle-tank', 1)), group('Lads', stack('volunteers-ww2', 9))]),
    ).toEqual(['Late: can’t buy Main battle tank: from another era', 'Lads: only another leader brings them'])
    expect(said([group('Masked', stack('riflemen-ww2', 9, ['gas-masks']))])).toEqual([
      'Masked: can’t buy Gas masks: no use in this battle',
    ])
    expect(said([group('Who', stack('hobbit', 9))])).toEqual(['Who: this battle has no “hobbit”'])
    expect(said([group('Many', stack('medium-tank', 17))])).toEqual([
      'Many: it costs 510 manpower, and you have 500',
    ])
    expect(said([group('Some', stack('medium-tank', 9)), group('More', stack('medium-tank', 9))])).toEqual([
      'It costs 540 manpower, and you have 500',
    ])
    expect(said([])).toEqual(['Buy at least one group'])
  })
})
