import { expect, test } from 'vitest'
import { CORVENNE } from '../testing/corvenne.ts'
import { fieldOf } from './field.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'
import { rulerLine, threatLine } from './ruler.ts'
import { texts } from '../../../testing/elements.ts'

const field = fieldOf(CORVENNE)
const shown = { scale: 1, palette: LIGHT, id: 'r' } as const
const ends = { from: [10_000, 10_000], to: [40_000, 10_000] } as const

test('a ruler has a mark at every step that can be told apart, and says its metres', () => {
  const drawing = rulerLine({ ...ends, hidden: null, text: '300 m' }, field, shown)
  expect(texts(drawing)).toEqual(['300 m'])
  const marks = (scale: number): number =>
    (markup(rulerLine({ ...ends, hidden: null, text: '' }, field, { ...shown, scale })).match(/M/g) ?? [])
      .length
  expect(marks(1) - marks(0.01)).toBe(300 / 25)
  expect(marks(0.2) - marks(0.01)).toBe(300 / 100)
})

test('a ruler whose end is hidden is dashed from there on, with a cross', () => {
  const free = markup(rulerLine({ ...ends, hidden: null, text: '' }, field, shown))
  const hidden = markup(rulerLine({ ...ends, hidden: [20_000, 10_000], text: '' }, field, shown))
  expect(free).not.toContain('dasharray')
  expect(hidden).toContain('dasharray')
  expect(hidden).toContain(LIGHT.hit)
})

test('fire that could come over cover is dotted', () => {
  const lines = [true, false].map(indirect =>
    markup(threatLine({ ...ends, indirect, text: '300 m' }, field, shown)),
  )
  expect(lines[0]).toContain('dasharray="1.5 5"')
  expect(lines[1]).toContain('dasharray="10 4"')
})
