import type { El } from '../../../el.ts'
import type { Ground } from './ground.ts'
import type { Label } from './label.ts'
import type { Palette } from '../../../palette.ts'
import { curvePath } from '../../../plane.ts'
import { FONTS } from '../../../fonts.ts'
import { el, short } from '../../../el.ts'
import { lettered, SETTINGS } from '../../../letters.ts'

/** A name in its letters, with a halo of the ground that it lies on. */
export function lettersOf(label: Label, ground: Ground, palette: Palette, id: string): El {
  const { face, size, curve, lines } = label
  const { weight, italic, tracking } = SETTINGS[face]
  const unit = size / SETTINGS[face].size
  const attrs = {
    'text-anchor': 'middle',
    'font-family': FONTS.serif,
    'font-weight': weight,
    'font-style': italic && 'italic',
    'font-size': short(size),
    'letter-spacing': tracking > 0 && short(tracking * unit),
    fill: inkOf(label, palette),
    stroke: haloOf(label, ground, palette),
    'stroke-width': short((face === 'land' ? 0 : 3.4) * unit),
    'stroke-opacity': 0.85,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  } as const
  if (curve !== null) {
    return el(
      'g',
      {},
      el('path', {
        id,
        d: curvePath(curve.filter((_, i) => i % 3 === 0 || i === curve.length - 1)),
        fill: 'none',
      }),
      el(
        'text',
        attrs,
        el('textPath', { href: `#${id}`, startOffset: '50%' }, lettered(lines.join(' '), face)),
      ),
    )
  }
  const first = label.at[1] + size * 0.34 - ((lines.length - 1) * size * 1.12) / 2
  return el(
    'text',
    { ...attrs, x: short(label.at[0] + (tracking * unit) / 2), y: short(first) },
    lines.length === 1
      ? lettered(lines.join(' '), face)
      : lines.map((line, i) =>
          el(
            'tspan',
            { x: short(label.at[0] + (tracking * unit) / 2), y: short(first + i * size * 1.12) },
            lettered(line, face),
          ),
        ),
  )
}

const INK = { region: 'mapInk', town: 'mapInk2', river: 'riverInk', land: 'offInk' } as const

const inkOf = ({ face }: Label, palette: Palette): string => palette[INK[face]]

function haloOf({ on, face }: Label, ground: Ground, palette: Palette): string {
  const region = on === null ? undefined : ground.regions[on]
  if (region !== undefined) return palette[region.terrain]
  return ground.sea && face !== 'land' ? palette.sea : palette.off
}
