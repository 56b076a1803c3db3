import { expect, test } from 'vitest'
import { CORVENNE } from '../testing/corvenne.ts'
import { elements, texts } from '../../../testing/elements.ts'
import { fieldOf } from './field.ts'
import { figureOf } from '../testing/figures.ts'
import { LIGHT } from '../../../palette.ts'
import { refusal, spotRing, strangeWay, trail, wayLine } from './way.ts'

const field = fieldOf(CORVENNE)
const shown = { scale: 1, palette: LIGHT, id: 'f' } as const
const { footprint } = figureOf('Alder', { healthy: 100, files: 20, at: [600, 700] })
const bent = {
  way: [
    [10000, 10000],
    [30000, 10000],
    [30000, 13000],
  ],
  hazards: [
    [
      [15000, 10000],
      [16000, 10000],
    ],
  ],
  end: footprint,
  text: '236 m',
  legs: ['200 m', '30 m'],
} as const

test('a way has a ring at every turn, the length of every long leg, and what it costs', () => {
  const drawing = wayLine(bent, field, shown)
  expect(elements(drawing).filter(({ tag }) => tag === 'circle')).toHaveLength(1)
  expect(texts(drawing)).toEqual(['200 m', '236 m'])
})

test('a hazard on a way is marked in the colour of harm', () => {
  const lines = elements(wayLine(bent, field, shown))
    .filter(({ tag }) => tag === 'path')
    .map(({ attrs }) => attrs['stroke'])
  expect(lines).toEqual([LIGHT.paper, LIGHT.signal, LIGHT.hit])
})

test('of another player’s move the past path is solid, and the rest dashed', () => {
  const [first, second] = [bent.way.slice(0, 2), bent.way.slice(1)]
  const lines = elements(strangeWay(first, second, '#123456', field, shown))
  const own = lines.filter(({ attrs }) => attrs['stroke'] === '#123456')
  expect(own.map(({ attrs }) => 'stroke-dasharray' in attrs)).toEqual([false, true])
})

test('a trail is dashed in its side’s mark, from a hollow ring where it began', () => {
  const own = elements(trail(bent.way, '#123456', field, shown)).filter(
    ({ attrs }) => attrs['stroke'] === '#123456',
  )
  expect(own.map(({ tag, attrs }) => [tag, 'stroke-dasharray' in attrs, attrs['fill']])).toEqual([
    ['path', true, 'none'],
    ['circle', false, 'none'],
  ])
  const [x, y] = field.at(bent.way[0])
  expect(own[1]?.attrs).toMatchObject({ cx: x, cy: y })
})

test('a named place has a ring around it', () => {
  const rings = elements(spotRing([10000, 10000], field, shown)).filter(({ tag }) => tag === 'circle')
  expect(rings.map(({ attrs }) => [attrs['cx'], attrs['cy'], attrs['r']])).toEqual(
    Array.from({ length: 2 }, () => [...field.at([10000, 10000]), 16]),
  )
})

test('what cannot be says why', () => {
  expect(texts(refusal([10000, 10000], 'somebody stands there', field, shown))).toEqual([
    'somebody stands there',
  ])
})
