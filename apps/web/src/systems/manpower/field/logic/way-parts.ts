import type { Way } from '@sandtable/manpower'
import { metres } from './metres.ts'

/** What a move pays for. */
interface WayPart {
  readonly key: 'straight' | 'round' | 'cautious' | 'rush' | 'wheel'
  readonly rule: string
  /** Centimetres of the speed. */
  readonly cost: number
  readonly values: Readonly<Record<string, number>>
}

/** What makes up the cost of a move: its length, what hazards add for the cautious, and the wheel at its end. */
export function wayParts({ order, plan, length, slowed, hazards }: Way): WayPart[] {
  if (plan === null) return []
  const wading = hazards.reduce((sum, hazard) => sum + hazard.length, 0)
  const isCautious = order.crossing === 'cautious'
  const legs = order.path.length
  const parts: WayPart[] = [
    {
      key: legs > 1 ? 'round' : 'straight',
      rule: legs > 1 ? 'M-move-block-terrain' : 'M-move-speed',
      cost: length,
      values: { legs },
    },
    {
      key: isCautious ? 'cautious' : 'rush',
      rule: isCautious ? 'M-haz-cautious' : 'M-haz-rush',
      cost: slowed,
      values: { metres: metres(wading) },
    },
    { key: 'wheel', rule: 'M-grp-formation', cost: plan.cost - length - slowed, values: {} },
  ]
  return parts.filter(({ key, cost }) => cost > 0 || (key === 'rush' && wading > 0))
}
