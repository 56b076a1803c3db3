import { describe, expect, test } from 'vitest'
import type { El } from '../../../el.ts'
import { voiceOf } from '@sandtable/words'
import { compass } from './compass.ts'
import { FIELDS_IN } from '../words/words.ts'
import { CORVENNE } from '../testing/corvenne.ts'
import { fieldOf } from './field.ts'
import { groundSamples, markSamples } from './legend.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'

const field = fieldOf(CORVENNE)

describe('a legend', () => {
  test('has every kind of ground of its field once, and none that the field has not', () => {
    const named = (part: Partial<typeof field>): string[] =>
      groundSamples(CORVENNE, { ...field, ...part }, [], LIGHT).map(({ is }) => is)
    const all = named({})
    expect(new Set(all).size).toBe(all.length)
    const kinds = field.ground.map(({ kind }) => kind)
    expect(all).toEqual(expect.arrayContaining([...new Set<string>(kinds), 'contour', 'hazard', 'zone']))
    expect(named({ ground: [], walls: [], roads: [], terraces: [], node: null })).toEqual([])
  })

  test('draws works as they stand on the field', () => {
    const trench = groundSamples(CORVENNE, field, ['trench'], LIGHT).find(({ is }) => is === 'trench')
    expect(markup(trench?.drawing as El)).toContain(LIGHT.trenchFloor)
  })

  test('has marks that can be told from each other', () => {
    const drawn = markSamples(CORVENNE, LIGHT).map(({ drawing }) => markup(drawing))
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.join('')).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('[MG-ina-geom] a compass points up, and what lies further north is drawn further up', () => {
  expect(markup(compass({ palette: LIGHT }, voiceOf(FIELDS_IN.en)))).toMatch(/>N<\/text>/)
  expect(field.at([0, 10_000])[1]).toBeLessThan(field.at([0, 0])[1])
})
