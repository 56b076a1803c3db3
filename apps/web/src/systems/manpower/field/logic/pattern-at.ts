import type { Strike } from '@sandtable/manpower'
import type { FirePattern } from '@sandtable/draw'

/** The pattern of a shot, as it is drawn. */
export function patternAt({ swath: { shape } }: Pick<Strike, 'swath'>): FirePattern | null {
  switch (shape.kind) {
    case 'circle':
      return shape.radius === 0
        ? { kind: 'point', at: shape.at }
        : { kind: 'circle', at: shape.at, radius: shape.radius / 100 }
    case 'sector':
      return { kind: 'cone', at: shape.tip, facing: shape.facing, radius: shape.radius / 100 }
    case 'strip':
      return {
        kind: 'line',
        at: shape.from,
        facing: shape.facing,
        length: shape.length / 100,
        width: shape.width / 100,
      }
    case 'segment': {
      const facing = [shape.to[0] - shape.from[0], shape.to[1] - shape.from[1]] as const
      return { kind: 'line', at: shape.from, facing, length: Math.hypot(...facing) / 100, width: 0 }
    }
  }
}
