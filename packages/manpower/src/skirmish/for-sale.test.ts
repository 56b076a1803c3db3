import { describe, expect, test } from 'vitest'
import type { NoSale } from './for-sale.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { BATTLES, battleNamed } from '../testing/packs.ts'
import { ERAS } from '../charts/eras.ts'
import { isOfUse, whyNotForSale, whyNotStocked } from './for-sale.ts'
import { skirmish } from '../testing/skirmishes.ts'
import { sayGoodFor } from '../say/testing/english.ts'

const numbered = (sheet: readonly { readonly id: string }[], id: string): number =>
  sheet.findIndex(row => row.id === id)

const why = (s: Scenario, unit: string, player = 0): NoSale | null =>
  whyNotForSale(s, player, numbered(s.units, unit))

describe('what is for sale', () => {
  test('[MG-skirmish] no trains without rails to start on', () => {
    expect(why(skirmish('merle-bridges', 'pre-war-500'), 'armoured-train')).toBe('no-rails')
    expect(why(skirmish('hallam-junction', 'pre-war-500'), 'armoured-train')).toBeNull()
  })

  test('[MG-skirmish] [MG-ind-min] no guns that can hit nothing on a map this small', () => {
    const modern = skirmish('hill-41', 'modern-500')
    for (const gun of ['self-propelled-howitzer', 'rocket-launcher'])
      expect(why(modern, gun)).toBe('map-too-small')
    expect(why(skirmish('hill-41', 'ww1-500'), 'heavy-howitzer')).toBeNull()
    expect(why(skirmish('coldwater-ford', 'ww1-500'), 'heavy-howitzer')).toBe('map-too-small')
    expect(why(skirmish('coldwater-ford', 'ww1-500'), 'field-gun')).toBeNull()
  })

  test('[MG-skirmish] [MG-log-where] nothing that carries only supplies, and carriers for units that can ride', () => {
    const s = skirmish('hill-41', 'ww1-v-medieval-500')
    expect(why(s, 'supply-wagon-medieval', 1)).toBe('no-supply')
    expect(why(s, 'truck-ww1')).toBeNull()
  })

  test('[MG-skirmish] nothing against flyers if no enemy flies, and nothing against works if none stand', () => {
    expect(why(skirmish('hill-41', 'modern-500'), 'air-defence-launcher')).toBeNull()
    expect(why(skirmish('hill-41', 'modern-v-medieval-500'), 'air-defence-launcher')).toBe('no-flyers')
    expect(why(skirmish('hill-41', 'medieval-500'), 'siege-ram', 1)).toBeNull()
    expect(why(skirmish('orlen-ridge', 'medieval-500'), 'siege-ram')).toBe('no-works')
  })

  test('[MG-skirmish] [M-era-prewar] only the era’s own, and most of Napoleon’s in Pre-War', () => {
    const s = skirmish('hill-41', 'pre-war-500')
    expect(
      ['line-infantry', 'rifle-infantry', 'rocket-battery', 'riflemen-ww1'].map(unit => why(s, unit)),
    ).toEqual([null, null, 'other-era', 'other-era'])
  })

  test("[MG-skirmish] a printed list's items, and nothing else", () => {
    const s = battleNamed('lantern-marsh')
    expect([why(s, 'spearman'), why(s, 'knight')]).toEqual([null, 'not-listed'])
  })

  test('[MG-skirmish] [MG-equip] equipment with an effect on some unit', () => {
    const stocked = (s: Scenario, kind: string, player = 0): NoSale | null =>
      whyNotStocked(s, player, numbered(s.equipment, kind))
    const [first, second] = [skirmish('hill-41', 'ww1-500'), skirmish('hill-41', 'ww2-500')]
    expect([stocked(first, 'gas-masks'), stocked(second, 'gas-masks')]).toEqual([null, 'no-use'])
    expect(stocked(skirmish('hill-41', 'ww2-v-ww1-500'), 'gas-masks')).toBeNull()
    expect(stocked(second, 'radio-set')).toBeNull()
    expect(stocked(second, 'pavise')).toBe('other-era')
    const useful = (unit: string, kind: string): boolean =>
      isOfUse(second, 0, at(second.units, numbered(second.units, unit)), numbered(second.equipment, kind))
    expect([useful('riflemen-ww2', 'grenades'), useful('anti-tank-gun', 'grenades')]).toEqual([true, false])
    expect([useful('riflemen-ww2', 'medic-kit'), useful('medium-tank', 'medic-kit')]).toEqual([true, false])
  })
})

/** What a unit must have to do anything at all here. */
const isAble = (s: Scenario, unit: Unit): boolean => {
  const { attacks, traits, hero } = unit
  const longest = Math.max(s.map.width, s.map.height)
  const mayFire = attacks.some(({ minRange, directRange }) => directRange !== null || minRange < longest)
  const isAtHome = traits.rail === undefined || s.map.ground.some(({ kind }) => kind === 'rail')
  const does = ['engineer', 'spellcasting', 'carries', 'spotter'].some(trait => trait in traits)
  return isAtHome && (hero !== null || mayFire || does)
}

describe.each(BATTLES)('on the ground of %s', battle => {
  test.each(ERAS)('[MG-skirmish] all that %s has for sale can act and says what it is good for', era => {
    const s = skirmish(battle, `${era}-500`)
    for (const [player, { buys, stores }] of s.players.entries()) {
      const units = buys.map(unit => at(s.units, unit))
      expect(units.length).toBeGreaterThan(15)
      const wrong = units.filter(unit => !unit.eras.includes(era) || !isAble(s, unit))
      expect(wrong.map(({ id }) => id)).toEqual([])
      expect(buys.filter(unit => !/^[A-Z+]/.test(sayGoodFor(s, unit)))).toEqual([])
      expect(stores.filter(kind => !units.some(unit => isOfUse(s, player, unit, kind)))).toEqual([])
    }
  })
})
