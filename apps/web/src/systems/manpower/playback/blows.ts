import type { Scenario, Sight, Tale } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'
import type { Spot } from '@sandtable/draw'
import type { DeepReadonly } from '@sandtable/kernel'
import { spotOf } from '../field/logic/spot-of.ts'

/** Fire from one place to another. */
export interface Shot {
  readonly is: 'shot'
  readonly key: number
  readonly side: number
  readonly from: Spot
  readonly to: Spot
}

/** What a group lost, where it stands. */
export interface Toll {
  readonly is: 'toll'
  readonly key: number
  readonly at: Spot
  readonly died: number
}

export type Blow = Shot | Toll

/** A shot stays visible for this many events. */
const BACK = 6

/** The fire and the losses in the last few events of a tale, with groups at their current places. */
export function blowsIn(s: Scenario, p: DeepReadonly<Sight>, tale: readonly Tale[]): readonly Blow[] {
  const from = Math.max(0, tale.length - BACK)
  return tale.slice(from).flatMap(({ e }, i): Blow[] => {
    const key = from + i
    if (e.is === 'volley-fired')
      return e.by.map(({ group }) => ({
        is: 'shot',
        key,
        side: e.side,
        from: standing(s, p, group),
        to: spotOf(s, p, e.aim),
      }))
    if (e.is === 'shot-fired')
      return [{ is: 'shot', key, side: e.side, from: standing(s, p, e.by.group), to: spotOf(s, p, e.aim) }]
    if (e.is === 'ground-struck' && e.by !== null)
      return [
        {
          is: 'shot',
          key,
          side: p.groups[e.by.group]?.owner ?? 0,
          from: standing(s, p, e.by.group),
          to: [e.point[0], e.point[1]],
        },
      ]
    if (e.is === 'stack-hit') return [{ is: 'toll', key, at: standing(s, p, e.group), died: e.died }]
    return []
  })
}

function standing(s: Scenario, p: DeepReadonly<Sight>, group: number): Spot {
  const stood = p.groups[group]
  if (stood === undefined) return [0, 0]
  const [x, y] = centre(s, stood)
  return [x, y]
}
