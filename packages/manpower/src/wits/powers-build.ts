import type { Point } from '@sandtable/board'
import type { TargetingOrder } from '../orders.ts'
import { distance, distanceOfOutlines, partWay } from '@sandtable/board'
import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { buildersOf, whyNotSite } from '../works/build.ts'
import { centre, footprint } from '../formation/layout.ts'
import { foesOf } from './powers-gain.ts'
import { harmOn } from './prospect.ts'
import { stands, workOutline } from '../ground/terrain.ts'
import { sameSide, sideOf, statusOf } from '../sides.ts'

/** So far from the middle of the engineers a work is begun, the furthest place first. */
const AHEAD = [2000, 1500, 1000, 500]
/** So near engineers work (MG-build). */
const NEAR = 1000

/**
 * MG-build Engineers of a side that waits for the enemy, without targets, dig a trench or put up stakes in front of
 * them.
 */
export function buildOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  if (statusOf(s, sideOf(s, player)) !== 'defending') return null
  const foes = foesOf(s, p, player)
  for (const { group, kinds } of buildersOf(s, p, player)) {
    if (isAtWork(s, p, player, group) || harmOn(s, p, group, foes) > 0) continue
    const wanted = ['advantage', 'hazard'].flatMap(trait =>
      kinds.filter(kind => ((at(s.works, kind).traits as Record<string, number>)[trait] ?? 0) > 0),
    )
    const sites = sitesBefore(s, p, group, foes)
    for (const kind of wanted)
      for (const { point, facing } of sites) {
        const order = { group, kind, at: point, facing }
        if (whyNotSite(s, p, player, order) === null) return { do: 'build', ...order }
      }
  }
  return null
}

/** Whether something of the side is being built beside a group. */
const isAtWork = (s: Scenario, p: Sight, player: number, g: number): boolean =>
  p.works.some(
    work =>
      !work.gone &&
      sameSide(s, work.owner, player) &&
      !stands(s, work) &&
      distanceOfOutlines(footprint(s, at(p.groups, g)), workOutline(s, work)) <= NEAR,
  )

/** Places on the way to the nearest enemy, looking at him. */
function sitesBefore(
  s: Scenario,
  p: Sight,
  g: number,
  foes: readonly number[],
): { point: Pair; facing: Pair }[] {
  const from = centre(s, at(p.groups, g))
  const [to] = foes
    .map((n): Point => centre(s, at(p.groups, n)))
    .sort((one, other) => distance(from, one) - distance(from, other))
  if (to === undefined) return []
  const far = distance(from, to)
  if (far === 0) return []
  const facing: Pair = [
    Math.round((1000 * (to[0] - from[0])) / far),
    Math.round((1000 * (to[1] - from[1])) / far),
  ]
  return AHEAD.map(ahead => {
    const [x, y] = partWay(from, to, ahead, far)
    return { point: [x, y], facing }
  })
}
