import { describe, expect, test } from 'vitest'
import { aimLine, declaredFire, endangered, interrupted } from './fire.ts'
import { barredGround, grownPath, reachLabel, reachLine, unseenGround, unseenVeil } from './reach.ts'
import { blast, burst, firePattern, hullOf, lens, possibleBursts } from './pattern.ts'
import { CORVENNE } from '../testing/corvenne.ts'
import { elements, texts } from '../../../testing/elements.ts'
import { fieldOf } from './field.ts'
import { figureOf } from '../testing/figures.ts'
import { isInside } from '../../../plane.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'

const field = fieldOf(CORVENNE)
const shown = { scale: 1, palette: LIGHT, id: 'f' } as const
const alder = figureOf('Alder', { healthy: 100, files: 20, at: [600, 700] })
const rifles = { from: alder.footprint, far: 100 }

describe('reach', () => {
  test('runs from the edge of the footprint, with round corners', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
    expect(grownPath(square, 5)).toBe(
      'M-5 0A5 5 0 0 1 0 -5L10 -5A5 5 0 0 1 15 0L15 10A5 5 0 0 1 10 15L0 15A5 5 0 0 1 -5 10Z',
    )
  })

  test('is the same whichever way round the footprint is written', () => {
    const turned = { ...rifles, from: [...rifles.from].toReversed() }
    const numbers = (drawing: string): string[] => (drawing.match(/[\d.]+/g) ?? []).toSorted()
    expect(numbers(markup(reachLine(turned, field, shown)))).toEqual(
      numbers(markup(reachLine(rifles, field, shown))),
    )
  })

  test('is dashed, and says its metres on the ground', () => {
    expect(markup(reachLine(rifles, field, shown))).toContain('stroke-dasharray="9 5"')
    const label = reachLabel(rifles, '100 m rifles', field, shown)
    expect(texts(label)).toEqual(['100 m rifles'])
    expect(label.attrs['transform']).toBe('translate(900 445) scale(1)')
  })
})

test('unseen ground is asked for in centimetres, and gets the hatch', () => {
  const rings = unseenGround(field, 10, ([x, y]) => x < 100000 || y > 50000)
  expect(rings).toHaveLength(1)
  expect(isInside(rings, [1200, 800])).toBe(true)
  expect(isInside(rings, [1200, 500])).toBe(false)
  expect(isInside(rings, [900, 800])).toBe(false)
  expect(markup(unseenVeil(rings, shown))).toContain('url(#unseen)')
})

test('ground that one may not enter has the hatch in a solid edge', () => {
  const drawing = markup(barredGround(alder.footprint, field, shown))
  expect(drawing).toContain('url(#barred)')
  expect(drawing).not.toContain('dasharray')
})

describe('fire', () => {
  const fire = { from: [10000, 10000], to: [40000, 10000] } as const

  test('that is held up is dotted and curved where it is indirect', () => {
    const drawing = markup(aimLine({ ...fire, indirect: true, text: '300 m' }, field, shown))
    expect(drawing).toMatch(/Q.*stroke-dasharray/)
  })

  test('that is interrupted has a cross where it is, and says by what', () => {
    expect(texts(interrupted(fire.to, 'a wall stands between', field, shown))).toEqual([
      'a wall stands between',
    ])
  })

  test('that is being chosen is amber and says its metres', () => {
    const drawing = aimLine({ ...fire, indirect: false, text: '300 m · ÷ 2' }, field, shown)
    expect(texts(drawing)).toEqual(['300 m · ÷ 2'])
    expect(markup(drawing)).toContain(LIGHT.signal)
  })

  test('that is declared is solid for you, dashed for the enemy, dotted and curved if indirect', () => {
    const drawn = (mine: boolean, indirect: boolean): string =>
      markup(declaredFire({ ...fire, mark: LIGHT.mineMark, mine, indirect }, field, shown))
    expect(drawn(true, false)).not.toContain('dasharray')
    expect(drawn(false, false)).toContain('stroke-dasharray="8 4"')
    expect(drawn(true, true)).toMatch(/stroke-dasharray="0.1 6"/)
    expect(drawn(true, true)).toContain('Q250 885 400 1020')
  })

  test('crosses friendly men that it would hit', () => {
    const drawing = markup(
      endangered(
        [
          [10000, 10000],
          [11000, 10000],
        ],
        field,
        shown,
      ),
    )
    expect(drawing).toContain(LIGHT.hit)
    expect(drawing.match(/M96 1016/g)).toHaveLength(2)
  })
})

describe('patterns', () => {
  test('are to scale and turned to where they are fired', () => {
    const drawn = (pattern: Parameters<typeof firePattern>[0]): string =>
      markup(firePattern(pattern, field, shown))
    expect(drawn({ kind: 'circle', at: [10000, 12000], radius: 30 })).toMatch(/translate\(100 1000\).*r="30"/)
    const cone = drawn({ kind: 'cone', at: [0, 0], facing: [5, 0], radius: 100 })
    expect(cone).toMatch(/rotate\(90\).*M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71Z/)
    const strip = drawn({ kind: 'line', at: [0, 0], facing: [0, -1], length: 80, width: 4 })
    expect(strip).toMatch(/rotate\(180\).*width="4" height="80"/)
    expect(drawn({ kind: 'point', at: [0, 0] })).toContain('M-7 0h14')
  })

  test('[M-exp-injury] the injury radius is twice the kill radius and dashed', () => {
    const rings = elements(blast([0, 0], 8, field, shown)).filter(({ tag }) => tag === 'circle')
    expect(rings.map(({ attrs }) => [attrs['r'], 'stroke-dasharray' in attrs])).toEqual([
      [16, true],
      [8, false],
    ])
  })

  test('a hull has the outermost places only, clockwise', () => {
    const corners = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
    expect(hullOf([...corners, [5, 5], [5, 0]])).toEqual(corners)
  })

  test('possible bursts are crosses in a dotted line, and one stays with its offset', () => {
    const spots = [
      [0, 0],
      [1000, 0],
      [0, 1000],
    ] as const
    const drawing = markup(possibleBursts(spots, 16, field, shown))
    expect(drawing).toContain('stroke-dasharray="2 4"')
    expect(drawing).toContain('M-2.6 1117.4')
    expect(texts(burst([0, 0], '15 m NE', field, shown))).toEqual(['15 m NE'])
  })

  test('a lens shows its content at its own scale', () => {
    const inside = firePattern({ kind: 'circle', at: [60000, 60000], radius: 8 }, field, {
      ...shown,
      scale: 3,
    })
    const drawing = lens(
      { at: [60000, 60000], place: [800, 200], radius: 100, scale: 3, text: 'kill 8 m' },
      [inside],
      field,
      shown,
    )
    expect(markup(drawing)).toContain('scale(3) translate(-600 -520)')
    expect(texts(drawing)).toEqual(['kill 8 m'])
  })
})
