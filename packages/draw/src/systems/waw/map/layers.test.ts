import { describe, expect, test } from 'vitest'
import { ALL_GROUNDS } from '../testing/maps.ts'
import { controlBand } from './control.ts'
import { groundLayers } from './layers.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'
import { thumbnail } from './thumbnail.ts'

const MARKS = [
  { colour: '#00f', hatched: false },
  { colour: '#f00', hatched: true },
]
const DRAWN = { scale: 1, id: 'm', sourceColour: () => '#123' }

/** All ids that a drawing has, and all that it refers to. */
const ids = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(found => found[1] as string)
const references = (text: string): string[] =>
  [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(found => found[1] as string)

describe.each(ALL_GROUNDS)('$name', ({ ground }) => {
  const layers = groundLayers(ground, LIGHT, DRAWN)
  const text = [layers.ground, layers.lines, layers.places, layers.names].map(markup).join('')

  test('whatever it refers to is there once', () => {
    const there = ids(text)
    expect(new Set(there).size).toBe(there.length)
    expect(references(text).filter(id => !there.includes(id))).toEqual([])
  })

  test('no number went wrong, and no style needs leave to be inline', () => {
    expect(/NaN|Infinity|undefined/.test(text)).toBe(false)
    expect(text.includes(' style=')).toBe(false)
  })

  test('bands lie only along the front', () => {
    const quiet = markup(
      controlBand(
        ground,
        ground.regions.map(() => 0),
        MARKS,
        'c',
      ),
    )
    expect(quiet).not.toContain('clip-path')
    const [first] = ground.crossings.filter(crossing => crossing.lines.length > 0)
    const split = ground.regions.map((_, i) => (i === first?.a ? 1 : 0))
    const text = markup(controlBand(ground, split, MARKS, 'c'))
    expect(text).toContain(`clip-path="url(#c-in-${first?.a})"`)
    expect(text).toContain(`clip-path="url(#c-in-${first?.b})"`)
    expect(text.match(/clip-path=/g)?.length).toBe(
      1 +
        new Set(
          ground.crossings
            .filter(({ a, b, lines }) => lines.length > 0 && (a === first?.a || b === first?.a))
            .map(({ a, b }) => `${a} ${b}`),
        ).size,
    )
  })

  test('a card has a smaller drawing', () => {
    expect(markup(thumbnail(ground, LIGHT, 't')).length).toBeLessThan(text.length)
  })
})
