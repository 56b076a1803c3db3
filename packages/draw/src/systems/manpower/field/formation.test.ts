import { describe, expect, test } from 'vitest'
import { CORVENNE } from '../testing/corvenne.ts'
import { elements, texts } from '../../../testing/elements.ts'
import { fieldDefs } from './defs.ts'
import { fieldOf } from './field.ts'
import { figureOf } from '../testing/figures.ts'
import { formation } from './formation.ts'
import { stanceOf, zoomAt } from './figure.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'
import { SYMBOLS } from './symbols.ts'
import { tag } from './tag.ts'

const field = fieldOf(CORVENNE)
const shown = (scale: number) => ({ scale, palette: LIGHT, id: 'f' })
const alder = figureOf('Alder', { healthy: 96, injured: 12, files: 27, at: [200, 700] })
const discs = (drawing: string): number => drawing.match(/a[\d.]+ [\d.]+ 0 1 0 [\d.]+ 0a/g)?.length ?? 0

describe('a formation', () => {
  test('is drawn to scale where it stands', () => {
    expect(stanceOf(alder, field, shown(0.7))).toEqual({ middle: [335, 440], turn: 0, front: 270, deep: 40 })
  })

  test('shows every unit from near and at middle distance, and its ground alone from afar', () => {
    expect([0.3, 0.4, 1.99, 2].map(zoomAt)).toEqual(['block', 'formation', 'formation', 'man'])
    expect(discs(markup(formation(alder, field, shown(3))))).toBe(108)
    expect(discs(markup(formation(alder, field, shown(0.7))))).toBe(108)
    expect(discs(markup(formation(alder, field, shown(0.2))))).toBe(0)
  })

  test('shows the injured as rings', () => {
    const paths = elements(formation(alder, field, shown(0.7))).filter(({ tag: kind }) => kind === 'path')
    const ringed = paths.filter(({ attrs }) => attrs['fill'] === alder.livery.back && 'stroke' in attrs)
    expect(ringed.map(({ attrs }) => discs(String(attrs['d'])))).toContain(12)
  })

  test('is a solid block in close order, with a line between its ranks', () => {
    const drum = figureOf('Drum', { healthy: 60, files: 20, spacing: 2, at: [800, 700] })
    const drawing = formation(drum, field, shown(1.5))
    expect(discs(markup(drawing))).toBe(0)
    expect(markup(drawing)).toContain(`fill="${drum.livery.field}"`)
    const lines = elements(drawing).find(({ attrs }) => attrs['stroke-opacity'] === 0.45)
    expect(String(lines?.attrs['d']).split('M')).toHaveLength(3)
  })

  test('takes 8 pixels at least', () => {
    const lone = figureOf('Lone', { healthy: 1, files: 1, spacing: 2, at: [800, 700] })
    expect(stanceOf(lone, field, shown(0.2))).toMatchObject({ front: 40, deep: 40 })
  })

  test('shows vehicles as silhouettes, from near as plans to scale', () => {
    const tanks = figureOf('Oak', {
      symbol: 'tank',
      healthy: 3,
      files: 3,
      spacing: 26,
      at: [500, 500],
      width: 8,
    })
    expect(markup(formation(tanks, field, shown(0.7))).match(/#symbol-tank/g)).toHaveLength(3)
    expect(markup(formation(tanks, field, shown(3))).match(/scale\(8\)/g)).toHaveLength(3)
  })

  test('has an amber ring when it may act, and a thicker one when it is chosen', () => {
    const ring = (state: 'can' | 'chosen' | null): number[] =>
      elements(formation({ ...alder, state }, field, shown(1)))
        .filter(({ attrs }) => attrs['stroke'] === LIGHT.signalLine)
        .map(({ attrs }) => Number(attrs['stroke-width']))
    expect([ring(null), ring('can'), ring('chosen')]).toEqual([[], [2.4], [4]])
  })
})

describe('a tag', () => {
  test('shows its name and its number of living units', () => {
    expect(texts(tag(alder, shown(1)))).toEqual(['Alder', '96'])
    expect(markup(tag(alder, shown(1)))).toContain('#symbol-rifle')
  })

  test('can do without a name', () => {
    expect(texts(tag({ ...alder, name: '' }, shown(1)))).toEqual(['96'])
  })

  test('differs by morale, by shots, by whether a target is declared, and by state', () => {
    const drawn = [
      alder,
      { ...alder, morale: 'high' as const },
      { ...alder, morale: 'low' as const },
      { ...alder, declared: true },
      { ...alder, shots: 12 },
      { ...alder, state: 'can' as const },
      { ...alder, state: 'chosen' as const },
    ].map(figure => markup(tag(figure, shown(1))))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

test('every symbol has an outline of its own in fieldDefs', () => {
  const defs = markup(fieldDefs([CORVENNE], LIGHT))
  for (const name of Object.keys(SYMBOLS)) expect(defs).toContain(`id="symbol-${name}"`)
  const outlines = Object.values(SYMBOLS).map(({ d }) => d)
  expect(new Set(outlines).size).toBe(outlines.length)
  expect(outlines.join('')).not.toMatch(/NaN|undefined/)
})
