import type { Mark } from '@sandtable/draw'
import type { Position, Scenario } from '@sandtable/waw'
import type { Overlay } from '../../map/index.ts'
import type { OverlayKind } from '../../../../map/index.ts'
import { isAtStake, limitOf, roomIn, suppliedRegions } from '@sandtable/waw'
import { threatsFor, unitsIn } from './threats.ts'

/** The overlays that a scenario uses. */
export function overlaysOf(s: Scenario): readonly OverlayKind[] {
  return [
    'control',
    ...(s.uses.supply ? (['supply'] as const) : []),
    ...(s.map.regions.some(({ income }) => income > 0) ? (['income'] as const) : []),
    'stacking',
    'threat',
  ]
}

/** By region: its owner, or null. */
export const controlOf = ({ control }: Position): (number | null)[] =>
  control.map(player => (player < 0 ? null : player))

/** An overlay of a position for a player. */
export function overlayOf(
  kind: OverlayKind | null,
  s: Scenario,
  p: Position,
  player: number,
  marks: readonly Mark[],
  looked: number | null,
): Overlay | null {
  const regions = [...s.map.regions.keys()]
  switch (kind) {
    case null:
      return null
    case 'control':
      return { kind, control: controlOf(p), marks }
    case 'supply': {
      const supplied = suppliedRegions(s, p, player)
      const sources = regions.filter(region => s.map.regions[region]?.source.includes(player))
      return { kind, supply: regions.map(region => (supplied[region] === true ? 'in' : 'out')), sources }
    }
    case 'income':
      return { kind, income: s.map.regions.map(({ income }) => (income > 0 ? income : null)) }
    case 'threat': {
      const threats = threatsFor(s, p, player)
      const from = looked === null ? [] : (threats[looked] ?? []).map(one => one.from)
      const units = threats.map((all, region) => (isAtStake(s, p, player, region) ? unitsIn(s, all) : 0))
      return {
        kind,
        threat: units.map(count => (count === 0 ? null : count)),
        looked,
        from: [...new Set(from)],
      }
    }
    case 'stacking':
      return {
        kind,
        stacking: regions.map(region => {
          const limit = limitOf(s, region)
          return limit === Infinity ? null : { count: limit - roomIn(s, p, player, region), limit }
        }),
      }
  }
}
