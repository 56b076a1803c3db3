import type { Box } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { FieldLabel } from './names.ts'
import type { Shown } from './drawn.ts'
import { cliffs, grass, tilled, waters, wet, woods } from './ground.ts'
import { contours } from './contours.ts'
import { el } from '../../../el.ts'
import { houses, rails, roads, walls } from './built.ts'
import { labelsOf } from './names.ts'
import { relief } from './relief.ts'
import { works } from './works.ts'
import { zone } from './zone.ts'

/** The drawings of a battle's ground, lowest first. */
export interface FieldLayers {
  /** The land, what grows and flows there, roads. */
  readonly ground: El
  /** The node's zone, houses and walls. */
  readonly built: El
  /** Engineers' works: trenches lie over the units in them. */
  readonly works: El
  readonly names: El
  /** The names and marks that were drawn. */
  readonly labels: readonly FieldLabel[]
}

/** The ground of a battle, or a part of it: the window, in metres. */
export function fieldLayers(
  field: Field,
  shown: Shown,
  window: Box = [0, 0, field.width, field.height],
): FieldLayers {
  const viewed = { ...shown, window }
  const labels = labelsOf(field, viewed)
  return {
    ground: el(
      'svg',
      { width: field.width, height: field.height, overflow: 'hidden' },
      el('rect', { width: field.width, height: field.height, fill: shown.palette.clear }),
      relief(field, shown.palette),
      tilled(field, viewed),
      grass(field, viewed),
      contours(field, viewed),
      wet(field, viewed),
      waters(field, viewed),
      cliffs(field, viewed),
      woods(
        field,
        viewed,
        labels.map(({ box }) => box),
      ),
      roads(field, viewed),
      rails(field, viewed),
    ),
    built: el('g', {}, zone(field, viewed), houses(field, viewed), walls(field, viewed)),
    works: el('g', {}, works(field, viewed)),
    names: el(
      'g',
      {},
      labels.map(({ drawing }) => drawing),
    ),
    labels,
  }
}
