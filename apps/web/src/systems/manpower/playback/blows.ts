import type { Blow, Scenario, Sight, Throw } from '@sandtable/manpower'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Spot } from '@sandtable/draw'
import { centre, injuryRadius, unitPoints } from '@sandtable/manpower'
import { groupAt } from '../field/logic/orders.ts'
import { spotOf } from '../field/logic/spot-of.ts'

/** A line of fire from a group. */
export interface FireLine {
  readonly group: number
  readonly from: Spot
  readonly to: Spot
  readonly indirect: boolean
}

/** A man or a machine on its ground, with its radius in metres. */
export interface Body {
  readonly at: Spot
  readonly radius: number
}

/** The lines of a throw, from each group that makes it. */
export function linesOf(s: Scenario, p: Sight, { kind, by }: Blow, { aim, aimed }: Throw): FireLine[] {
  if (kind === 'rush') return []
  return [...new Set(by.map(({ group }) => group))].map(group => ({
    group,
    from: spot(centre(s, groupAt(p, group))),
    to: spotOf(s, p, aim),
    indirect: aimed !== null,
  }))
}

const spot = ([x, y]: DeepReadonly<Spot>): Spot => [x, y]

const bodies = (s: Scenario, p: Sight, group: number, stack: number): Body[] =>
  unitPoints(s, groupAt(p, group))
    .filter(one => one.stack === stack)
    .map(({ point }) => {
      const unit = groupAt(p, group).stacks[stack]?.unit ?? -1
      return { at: spot(point as Spot), radius: (s.units[unit]?.width ?? 200) / 200 }
    })

/** Everybody within the reach of a burst. */
export function insideBurst(s: Scenario, p: Sight, { ground, aim }: Throw): Body[] {
  if (ground === null || ground.killRadius === null || aim.at !== 'point') return []
  const far = injuryRadius(ground.killRadius)
  const isNear = ({ at }: Body): boolean => distanceOf(at, aim.point) <= far
  return [...p.groups.keys()]
    .filter(group => groupAt(p, group).where === 'field')
    .flatMap(group => [...groupAt(p, group).stacks.keys()].flatMap(stack => bodies(s, p, group, stack)))
    .filter(isNear)
}

const distanceOf = ([x, y]: Spot, [a, b]: readonly [number, number]): number => Math.hypot(x - a, y - b)

/** Those who fall by a blow, where they stood: nearest to the bursts, or from the rear ranks. */
export function fallenIn(s: Scenario, p: Sight, { throws, suffered }: Blow): Body[] {
  const bursts = throws.flatMap(({ ground, aim }) =>
    ground !== null && aim.at === 'point' ? [aim.point] : [],
  )
  const nearest = ({ at }: Body): number => Math.min(...bursts.map(point => distanceOf(at, point)))
  const stacks = Map.groupBy(suffered, ({ group, stack }) => `${group}.${stack}`)
  return [...stacks.values()].flatMap(hits => {
    const [{ group, stack }] = hits as [Blow['suffered'][number]]
    const died = hits.reduce((sum, one) => sum + one.died, 0)
    const all = bodies(s, p, group, stack)
    const order = bursts.length === 0 ? all.toReversed() : all.toSorted((a, b) => nearest(a) - nearest(b))
    return order.slice(0, died)
  })
}

/** Everything that the map should show of a blow: those who strike, and what they strike. */
export function spotsOf(s: Scenario, p: Sight, blow: Blow): Spot[] {
  const lines = blow.throws.slice(-1).flatMap(one => linesOf(s, p, blow, one))
  const hit = blow.suffered.map(({ group }) => spot(centre(s, groupAt(p, group))))
  return [...lines.flatMap(({ from, to }) => [from, to]), ...hit]
}
