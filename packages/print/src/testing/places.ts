import type { Page } from '@sandtable/draw'
import type { Box } from './overflows.ts'
import { markup } from '@sandtable/draw'

/** Where the pieces of a sheet lie: drawings that are moved and scaled, of one size in millimetres. */
export const placesOn = (
  { drawing }: Page,
  [width, height]: readonly [number, number],
  scale: number,
): Box[] =>
  [...markup(drawing).matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g)]
    .filter(([, , , own]) => Number(own) === 1 / scale)
    .map(([, x, y]) => ({
      left: Number(x),
      top: Number(y),
      right: Number(x) + width,
      bottom: Number(y) + height,
    }))
