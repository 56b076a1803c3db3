import type { Way } from './way.ts'

/** What a move pays for. */
export interface WayPart {
  readonly key: 'straight' | 'round' | 'cautious' | 'rush' | 'wheel'
  readonly rule: string
  /** Centimetres of the speed. */
  readonly cost: number
  /** Legs of the way, and centimetres of it that lead through hazards. */
  readonly legs: number
  readonly wading: number
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
      legs,
      wading,
    },
    {
      key: isCautious ? 'cautious' : 'rush',
      rule: isCautious ? 'M-haz-cautious' : 'M-haz-rush',
      cost: slowed,
      legs,
      wading,
    },
    { key: 'wheel', rule: 'M-grp-formation', cost: plan.cost - length - slowed, legs, wading },
  ]
  return parts.filter(({ key, cost }) => cost > 0 || (key === 'rush' && wading > 0))
}
