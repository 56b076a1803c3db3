import { describe, expect, test } from 'vitest'
import { ALL_FIELDS } from '../testing/fields.ts'
import { fieldLayers } from './layers.ts'
import { fieldLiveries } from './liveries.ts'
import { fieldOf } from './field.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'
import { overlap } from '../../../plane.ts'

describe.for(ALL_FIELDS.map(file => [file.id, file] as const))('%s', ([, file]) => {
  const field = fieldOf(file)
  const layers = fieldLayers(field, { scale: 1, palette: LIGHT, id: 'f' })

  test('its ground can be drawn, with all that is built', () => {
    const drawing = [layers.ground, layers.built, layers.works, layers.names].map(markup).join('')
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(layers.works.kids).toHaveLength(file.map.works.length)
  })

  test('its names do not overlap, and that of the node is among them', () => {
    for (const [i, { box }] of layers.labels.entries())
      for (const other of layers.labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false)
    const written = layers.labels.map(({ text }) => text)
    expect(written).toEqual(expect.arrayContaining(file.map.node === null ? [] : [file.map.node.name]))
  })

  test('its sides have liveries of different tones', () => {
    const tones = [...fieldLiveries(file).values()].map(({ tone }) => tone)
    expect(tones).toHaveLength(file.sides.length)
    expect(new Set(tones).size).toBe(2)
  })
})
