import type { Scenario } from '../scenario.ts'
import { nth } from '../position.ts'
import { TERRAIN } from '../charts/terrain.ts'

/** W-3.1 A region's entry in the terrain chart, for display. */
export interface Ground {
  /** Half movement points to enter; null: land units can't. */
  readonly enter: number | null
  readonly difficult: boolean
  readonly pursuit: boolean
  readonly rule: string
}

export function groundOf(s: Scenario, region: number): Ground {
  const { enter, land, difficult, pursuit, rule } = TERRAIN[nth(s.map.regions, region).terrain]
  return { enter: land ? enter : null, difficult, pursuit: pursuit || !land, rule }
}
