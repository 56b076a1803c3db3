import type { FormationFigure } from '../field/figure.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Spot } from '../field/field.ts'
import type { SymbolName } from '../field/symbols.ts'
import { CORVENNE } from './corvenne.ts'
import { fieldLiveries } from '../field/liveries.ts'

interface Standing {
  readonly side?: 'arvenia' | 'halmark'
  readonly symbol?: SymbolName
  readonly healthy: number
  readonly injured?: number
  readonly files: number
  readonly spacing?: number
  /** The front left corner, in metres; it looks to the north. */
  readonly at: readonly [number, number]
  readonly width?: number
}

/** A group that looks to the north. */
export function figureOf(name: string, standing: Standing): FormationFigure {
  const {
    side = 'arvenia',
    symbol = 'rifle',
    healthy,
    injured = 0,
    files,
    spacing = 10,
    at,
    width = 2,
  } = standing
  const spot = (right: number, back: number): Spot => [100 * (at[0] + right), 100 * (at[1] - back)]
  const all = healthy + injured
  const [wide, deep] = [files * spacing, Math.ceil(all / files) * spacing]
  return {
    name,
    livery: fieldLiveries(CORVENNE).get(side) as Livery,
    symbol,
    footprint: [spot(0, 0), spot(wide, 0), spot(wide, deep), spot(0, deep)],
    order: spacing === 2 ? 'close' : 'open',
    spacing,
    units: Array.from({ length: all }, (_, k) => ({
      at: spot(((k % files) + 0.5) * spacing, (Math.floor(k / files) + 0.5) * spacing),
      width,
      symbol,
      injured: k >= healthy,
    })),
    alive: healthy,
    shots: null,
    morale: null,
    declared: false,
    state: null,
  }
}
