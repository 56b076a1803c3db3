import type { Attack } from '@sandtable/manpower'
import type { FirePattern, Spot } from '@sandtable/draw'

/** The ground that an attack covers when it is aimed from one spot at another; null: it covers none. */
export function patternAt({ pattern, range }: Attack, from: Spot, to: Spot): FirePattern | null {
  const facing: Spot = [to[0] - from[0], to[1] - from[1]]
  if (pattern.kind === 'none') return null
  if (pattern.kind === 'point') return { kind: 'point', at: to }
  if (pattern.kind === 'circle')
    return { kind: 'circle', at: range === 0 ? from : to, radius: pattern.radius / 100 }
  if (pattern.kind === 'cone') return { kind: 'cone', at: from, facing, radius: pattern.radius / 100 }
  const length = pattern.length ?? Math.hypot(...facing)
  return { kind: 'line', at: from, facing, length: length / 100, width: (pattern.width ?? 0) / 100 }
}
