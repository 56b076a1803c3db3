import { expect, test } from 'vitest'
import type { FormationFigure } from './figure.ts'
import { boundsOf, overlap } from '../../../plane.ts'
import { CORVENNE } from '../testing/corvenne.ts'
import { fieldOf } from './field.ts'
import { figureOf } from '../testing/figures.ts'
import { LIGHT } from '../../../palette.ts'
import { placedTags, tags } from './tags.ts'
import { texts } from '../../../testing/elements.ts'

const field = fieldOf(CORVENNE)
const shown = (scale: number) => ({ scale, palette: LIGHT, id: 'f' })

/** Groups of twenty in a row that faces north. */
const row = (many: number, apart: number): FormationFigure[] =>
  Array.from({ length: many }, (_, i) =>
    figureOf(`${i + 1}th of Line`, { healthy: 20, files: 4, at: [200 + apart * i, 900] }),
  )
/** The same in depth. */
const block = (many: number, apart: number): FormationFigure[] =>
  Array.from({ length: many }, (_, i) => row(many, apart).map(figure => lowered(figure, 130 * i))).flat()

const lowered = (figure: FormationFigure, metres: number): FormationFigure => ({
  ...figure,
  footprint: figure.footprint.map(([x, y]) => [
    x,
    y - 100 * metres,
  ]) as unknown as FormationFigure['footprint'],
})

const named = (figures: readonly FormationFigure[], scale: number): boolean[] =>
  placedTags(figures, field, shown(scale)).map(({ figure }) => figure.name !== '')

/** Whether any tag lies over another, or over a formation. */
function hides(figures: readonly FormationFigure[], scale: number): boolean {
  const boxes = placedTags(figures, field, shown(scale)).map(({ box }) => box)
  const grounds = figures.map(({ footprint }) => boundsOf([footprint.map(field.at)]))
  return boxes.some(
    (box, i) =>
      grounds.some(ground => overlap(box, ground)) || boxes.some((other, j) => j < i && overlap(box, other)),
  )
}

test('tags with names keep off formations and each other where there is room', () => {
  expect(named(row(4, 130), 1)).toEqual([true, true, true, true])
  expect(hides(row(4, 130), 1)).toBe(false)
})

test('where there is little room, tags do without a name rather than hide a formation or another tag', () => {
  const figures = block(5, 110)
  expect(named(figures, 1.2)).not.toContain(false)
  expect(named(figures, 0.62)).toContain(false)
  expect(hides(figures, 0.62)).toBe(false)
})

test('a chosen formation has its name, and no other tag moves for it', () => {
  const figures = block(5, 110)
  const placed = placedTags(figures, field, shown(0.62))
  const one = placed.findIndex(({ figure }) => figure.name === '')
  const chosen = figures.map((figure, i) =>
    i === one ? { ...figure, state: 'chosen' as const, shots: 20 } : figure,
  )
  const again = placedTags(chosen, field, shown(0.62))
  expect(again[one]?.figure.name).toBe(figures[one]?.name)
  expect(again.toSpliced(one, 1).map(({ box }) => box)).toEqual(
    placed.toSpliced(one, 1).map(({ box }) => box),
  )
})

test('a tag stays on its side of the formation when it shows shots', () => {
  const heightOf = (x: number, shots: number | null): number | undefined => {
    const figure = { ...figureOf('4th of Line', { healthy: 20, files: 10, at: [x, 600] }), shots }
    return placedTags([figure], field, shown(1))[0]?.box[1]
  }
  for (let x = 20; x <= 200; x += 5) expect([x, heightOf(x, 20)]).toEqual([x, heightOf(x, null)])
})

test('tags are drawn as they were placed', () => {
  const figures = block(5, 110)
  const told = placedTags(figures, field, shown(0.62)).map(({ figure }) => figure.name)
  const drawn = tags(figures, field, shown(0.62)).map(drawing => texts(drawing))
  expect(drawn).toEqual(told.map(name => (name === '' ? ['20'] : [name, '20'])))
})
