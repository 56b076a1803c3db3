import type { Condition, Scenario } from '@sandtable/waw'
import type { Subject } from './check.ts'
import { at } from '@sandtable/kernel'
import { onLand } from '@sandtable/waw'
import { terrainName, warPhrase } from '../words/words.ts'

/** Why a condition can never hold for a player, by the printed data alone; null: no reason is known. */
export function whyNever(subject: Subject, player: number, condition: Condition): string | null {
  for (const check of CHECKS) {
    const why = check(subject, player, condition)
    if (why !== null) return why
  }
  return null
}

/** A subject's amount among the printed things that are asked for. */
type Asked = Pick<Subject, 's' | 'prospects'>
type Never = (subject: Asked, player: number, condition: Condition) => string | null

/** One line for each thing that can be impossible. */
const CHECKS: readonly Never[] = [
  ({ s, prospects }, _player, { alive }) =>
    alive === undefined || mayComeUp(s, prospects, alive)
      ? null
      : warPhrase('never:leader', { leader: s.leaders[alive]?.id ?? '' }),
  (subject, player, { controls }) =>
    controls === undefined
      ? null
      : tooFew(subject, controls, r => mayHold(subject, sideOf(subject, player), r)),
  (subject, player, { lost }) =>
    lost === undefined
      ? null
      : tooFew(subject, lost, r =>
          subject.prospects.reach.some(
            (_, side) => side !== sideOf(subject, player) && mayHold(subject, side, r),
          ),
        ),
  ({ s, prospects }, player, { technology }) => {
    const stuck = technology?.find(
      ({ track, level }) =>
        (s.setup.technology[player]?.[track] ?? 0) < level &&
        !prospects.effects.some(effect => effect.do === 'technology' && effect.track === track),
    )
    return stuck === undefined
      ? null
      : warPhrase('never:technology', { technology: s.technologies[stuck.track] ?? '' })
  },
  ({ s, prospects }, player, { money }) => {
    if (money === undefined || (s.setup.money[player] ?? 0) >= money || s.uses.production) return null
    return prospects.effects.some(effect => effect.do === 'money')
      ? null
      : warPhrase('never:money', {
          player: s.players[player]?.id ?? '',
          sum: s.setup.money[player] ?? 0,
        })
  },
  ({ s, prospects }, _player, { terrain }) => {
    if (terrain === undefined) return null
    const fields = s.map.regions.filter(
      (region, r) => onLand(s, r) && terrain.includes(region.terrain) && prospects.reach.some(row => row[r]),
    )
    return fields.length > 0 ? null : warPhrase('never:terrain', { terrains: terrain.map(terrainName) })
  },
]

const sideOf = ({ s }: Asked, player: number): number => at(s.players, player).side

/** Whether a side holds a region from the start, or may come to. */
const mayHold = ({ s, prospects }: Asked, side: number, region: number): boolean =>
  s.players[at(s.setup.control, region)]?.side === side || prospects.reach[side]?.[region] === true

function tooFew(
  { s }: Asked,
  { regions, atLeast }: { readonly regions: readonly number[]; readonly atLeast: number },
  may: (region: number) => boolean,
): string | null {
  const never = regions.filter(region => !may(region)).map(region => s.map.regions[region]?.id ?? '')
  if (regions.length - never.length >= atLeast) return null
  return warPhrase('never:regions', { regions: never, count: never.length })
}

/** A leader stands on the map, enters it by name, or is one of those whom a face-down counter may turn out to be. */
function mayComeUp(s: Scenario, { musters }: Subject['prospects'], leader: number): boolean {
  return musters.some(({ counter }) => {
    const face = s.setup.face[counter - s.units.length]
    if (face === undefined) return false
    return face === leader || (face < 0 && s.setup.pool[at(s.owner, counter)]?.includes(leader))
  })
}
