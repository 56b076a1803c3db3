import type { FieldFile } from '@sandtable/scenario'
import type { El } from '../../../el.ts'
import type { Field, Placed, Spot } from './field.ts'
import type { Shown } from './drawn.ts'
import { chip } from './chip.ts'
import { el, short } from '../../../el.ts'
import { onScreen, pixels } from './drawn.ts'
import { works } from './works.ts'
import { worksOf } from './field.ts'

/** Works where they stand at some moment of a battle. */
export function standingWorks(file: FieldFile, placed: readonly Placed[], field: Field, shown: Shown): El {
  const window = [0, 0, field.width, field.height] as const
  return el('g', {}, works({ ...field, works: worksOf(file, placed, field.at) }, { ...shown, window }))
}

/** A work that is being built or would be: pale, with a few words under it. */
export const buildingSite = (
  file: FieldFile,
  placed: Placed,
  text: string,
  field: Field,
  shown: Shown,
): El => {
  const [x, y] = field.at(placed.at)
  return el(
    'g',
    {},
    el('g', { opacity: 0.55 }, standingWorks(file, [placed], field, shown)),
    onScreen(shown, [x, y + pixels(shown, 22)], chip(text, shown, 'plain')),
  )
}

/** Fog that blocks sight, within this many metres of a spot. */
export function cloud(at: Spot, radius: number, field: Field, shown: Shown): El {
  const [cx, cy] = field.at(at)
  const { palette } = shown
  return el('circle', {
    cx: short(cx),
    cy: short(cy),
    r: short(radius),
    fill: palette.paper,
    'fill-opacity': 0.72,
    stroke: palette.mapInk2,
    'stroke-width': short(pixels(shown, 1.4)),
    'stroke-dasharray': `${short(pixels(shown, 2))} ${short(pixels(shown, 4))}`,
  })
}
