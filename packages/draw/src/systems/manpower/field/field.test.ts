import { describe, expect, test } from 'vitest'
import { CORVENNE } from '../testing/corvenne.ts'
import { DARK, LIGHT } from '../../../palette.ts'
import { elements, texts } from '../../../testing/elements.ts'
import { voiceOf } from '@sandtable/words'
import { FIELDS_IN } from '../words/words.ts'
import { fieldDefs } from './defs.ts'
import { fieldLayers } from './layers.ts'
import { fieldOf } from './field.ts'
import { markup } from '../../../el.ts'
import { isInside, overlap } from '../../../plane.ts'
import { scaleBar } from './scale-bar.ts'
import { scatteredIn } from './scatter.ts'

const field = fieldOf(CORVENNE)
const shown = { scale: 0.7, palette: LIGHT, id: 'f' } as const
const VOICE = voiceOf(FIELDS_IN.en)
const whole = (scale: number, palette = LIGHT as typeof DARK): string => {
  const layers = fieldLayers(field, { scale, palette, id: 'f' })
  return [layers.ground, layers.built, layers.works, layers.names].map(markup).join('')
}

test('north is up, and a unit of the drawing is a metre', () => {
  expect(field.at([0, 0])).toEqual([0, 1120])
  expect(field.at([155000, 112000])).toEqual([1550, 0])
})

describe('ground', () => {
  test('is drawn alike every time, and has no broken number', () => {
    expect(whole(0.7)).toBe(whole(0.7))
    for (const scale of [0.2, 0.7, 3]) expect(whole(scale)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has other colours in the dark, and the same shapes', () => {
    const plain = (drawing: string): string => drawing.replace(/#[0-9A-F]{6,8}/g, '#')
    expect(whole(0.7, DARK)).not.toBe(whole(0.7))
    expect(plain(whole(0.7, DARK))).toBe(plain(whole(0.7)))
  })

  test('names do not overlap, and the important ones are all there', () => {
    for (const scale of [0.3, 0.7, 1.5]) {
      const { labels } = fieldLayers(field, { ...shown, scale })
      for (const [i, { box }] of labels.entries())
        for (const other of labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false)
    }
    const written = texts(fieldLayers(field, shown).names)
    expect(written).toEqual(
      expect.arrayContaining([
        'CORVENNE',
        'Hazel Wood',
        'Lisse',
        'The Sink',
        'Signal Hill',
        'Saint Anne',
        '25',
      ]),
    )
  })

  test('what lies outside the window is left out', () => {
    const part = fieldLayers(field, shown, [0, 0, 300, 300])
    expect(texts(part.names)).not.toContain('CORVENNE')
    expect(elements(part.works).length).toBe(1)
    expect(markup(part.ground).length).toBeLessThan(markup(fieldLayers(field, shown).ground).length)
  })

  test('trees stand in their wood, and a window does not move them', () => {
    const wood = field.ground.find(({ name }) => name === 'Hazel Wood')?.ring ?? []
    const all = scatteredIn(wood, 12, 5, [0, 0, 1550, 1120])
    expect(all.length).toBeGreaterThan(300)
    for (const [p] of all) expect(isInside([wood], p)).toBe(true)
    const some = scatteredIn(wood, 12, 5, [200, 300, 300, 400])
    expect(some.length).toBeGreaterThan(20)
    for (const tree of some) expect(all).toContainEqual(tree)
  })

  test('refers only to what it has itself or fieldDefs has', () => {
    const ids = [...`${markup(fieldDefs([CORVENNE], LIGHT))}${whole(0.7)}`.matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...whole(0.7).matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(id => !ids.includes(id))).toEqual([])
  })
})

test('the scale bar shows round metres in a length that fits the screen', () => {
  expect(texts(scaleBar(shown, VOICE))).toEqual(['0', '100', '200 m'])
  expect(texts(scaleBar({ ...shown, scale: 3 }, VOICE))).toEqual(['0', '25', '50 m'])
})
