import { describe, expect, test } from 'vitest'
import { battleFile } from '../testing/packs.ts'
import { playedPart } from '../setup/played.ts'
import { readTerms, termsText } from './terms.ts'
import { sayTerms, skirmishPack } from '../say/testing/english.ts'

const read = (text: string, sides = 2) => {
  const reading = readTerms(text, sides)
  return reading.ok ? reading.terms : reading.why
}

describe('the terms of a skirmish', () => {
  test('[MG-skirmish] are an era for all or one for each, or the printed army, and a sum', () => {
    expect(read('ww2-500')).toEqual({ sides: ['ww2', 'ww2'], manpower: 500 })
    expect(read('pre-war-250')).toEqual({ sides: ['pre-war', 'pre-war'], manpower: 250 })
    expect(read('ww1-v-ww2-500')).toEqual({ sides: ['ww1', 'ww2'], manpower: 500 })
    expect(read('printed-v-pre-war-1000')).toEqual({ sides: ['printed', 'pre-war'], manpower: 1000 })
    expect(read('modern-400', 3)).toEqual({ sides: ['modern', 'modern', 'modern'], manpower: 400 })
  })

  test('[MG-skirmish] name their errors and what is expected', () => {
    const known = ['medieval', 'napoleonic', 'pre-war', 'ww1', 'ww2', 'modern', 'printed']
    expect(read('ww3-500')).toEqual({ key: 'terms-word', parts: { word: 'ww3', known } })
    for (const sum of ['49', '5001', 'lots', '', '1e3'])
      expect(read(`ww2-${sum}`)).toEqual({ key: 'terms-sum', parts: { sum, least: 50, most: 5000 } })
    expect(read('printed-500')).toEqual({ key: 'terms-printed', parts: {} })
    expect(read('ww1-v-ww2-v-modern-500')).toEqual({ key: 'terms-armies', parts: { count: 3, sides: 2 } })
    expect(read('ww2')).toMatchObject({ key: 'terms-form', parts: { terms: 'ww2' } })
  })

  test('[MG-skirmish] have one written form', () => {
    for (const text of ['ww2-500', 'ww1-v-ww2-500', 'printed-v-ww2-1000', 'pre-war-50'])
      expect(termsText(read(text) as never)).toBe(text)
    expect(termsText(read('ww2-v-ww2-0500') as never)).toBe('ww2-500')
    expect(sayTerms(read('printed-v-ww2-1000') as never)).toBe('printed army v WW2, 1,000 manpower')
  })
})

describe('the pack of a skirmish', () => {
  const printed = battleFile('hill-41')
  const made = skirmishPack(printed, read('ww1-v-ww2-500') as never)

  test('[MG-skirmish] has the ground, the works, the node and the turns of the battle', () => {
    expect([made.map, made.turns, made.speedFactor]).toEqual([
      printed.map,
      printed.turns,
      printed.speedFactor,
    ])
    expect([made.id, made.title]).toEqual([
      'hill-41--ww1-v-ww2-500',
      'Hill 41: skirmish, WW1 v WW2, 500 manpower',
    ])
  })

  test('[MG-skirmish] has no army, and the sum for every side that chooses', () => {
    for (const { groups, leader, manpower } of made.sides)
      expect([groups, leader, manpower]).toEqual([[], null, 50_000])
    expect(made.sides.map(({ chooses }) => chooses)).toEqual(['ww1', 'ww2'])
    const mixed = skirmishPack(printed, read('printed-v-ww2-500') as never)
    expect(mixed.sides[0]).toEqual(printed.sides[0])
  })

  test('[MG-skirmish] is bound to its terms, and the printed one to what it was', () => {
    const other = skirmishPack(printed, read('ww1-v-ww2-400') as never)
    expect(playedPart(made)).not.toEqual(playedPart(other))
    expect(JSON.stringify(playedPart(printed))).not.toContain('chooses')
  })
})
