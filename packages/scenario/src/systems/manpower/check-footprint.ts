import type { Era, FieldUnitFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { Path } from '../../problem.ts'
import type { GroupText } from './army-schema.ts'
import type { FieldMapText } from './map-schema.ts'
import type { FieldTexts } from './parts.ts'
import type { Ring } from './shape.ts'
import { orderOf, pointOf, pointsOf } from './normalise.ts'
import { footprint, overlap } from './shape.ts'
import { say } from '../../words/phrase.ts'

/** MG-spacing In centimetres from one unit to the next. */
const SPACING = { close: 200, open: 1000 }
/** MG-footprint */
const SIDE_LIMIT = 20_000

/** MG-spacing How broad and how deep a group stands, in centimetres. */
function extent(
  group: GroupText,
  units: readonly FieldUnitFile[],
  era: Era,
): { front: number; depth: number } {
  const stacks = Object.values(group.stacks).map(stack => (typeof stack === 'number' ? stack : stack.units))
  const number = stacks.reduce((sum, stack) => sum + stack, 0)
  const files = Math.min(group.files ?? Math.ceil(Math.sqrt(number)), number)
  const spacing = Math.max(SPACING[orderOf(group, era)], ...units.map(({ width }) => width))
  return { front: files * spacing, depth: Math.ceil(number / files) * spacing }
}

/** The ground that a group covers, in centimetres; null: its owner places it. */
export function footprintOf(group: GroupText, units: readonly FieldUnitFile[], era: Era): Ring | null {
  if (group.at === undefined) return null
  const { front, depth } = extent(group, units, era)
  return footprint(pointOf(group.at), group.facing, front, depth)
}

/** MG-footprint No side over 200 m; and all of it is on the map. */
export function checkFootprint(
  group: GroupText,
  units: readonly FieldUnitFile[],
  { pack, map }: FieldTexts,
  path: Path,
): Finding[] {
  const { front, depth } = extent(group, units, pack.era)
  if (Math.max(front, depth) > SIDE_LIMIT) {
    const message = say('group-too-wide', { front: front / 100, depth: depth / 100 })
    return [{ path, message, rule: 'MG-footprint' }]
  }
  const ring = footprintOf(group, units, pack.era) ?? []
  const [width, height] = pointOf(map.size)
  if (ring.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)) return []
  const message = say('group-off-map', { front: front / 100, depth: depth / 100 })
  return [{ path: [...path, 'at'], message }]
}

/** Ground that can't be entered. */
const CLOSED: readonly string[] = ['water', 'cliff', 'house']

export const standsIn = (ring: Ring, map: FieldMapText, path: Path): Finding[] =>
  (map.ground ?? [])
    .filter(({ kind, outline }) => CLOSED.includes(kind) && overlap(ring, pointsOf(outline)))
    .map(({ kind, name }) => ({
      path,
      message: say('ground-closed', { ground: name ?? `a ${kind}` }),
      rule: 'M-move-block-terrain',
    }))
