import type { DeepReadonly, Plan } from '@sandtable/kernel'
import type { Reaction } from '../orders.ts'
import { isSpace } from '@sandtable/kernel'
import type { Aim, Sight } from '../position.ts'
import type { Fire } from './harm.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Temper } from './temper.ts'
import { at } from '../position.ts'
import { distanceBetween } from '../formation/distance.ts'
import { armsOf, worthwhile } from './targets.ts'
import { foesOf, harmWith } from './prospect.ts'
import { enoughFor, harmAtStack, harmOfSalvo } from './harm.ts'
import { reactionsIn } from '../movement/react.ts'
import { unitsIn } from '../movement/mover.ts'
import { holdsNode } from '../sides.ts'

/** MG-opp, MG-block Stops groups that it can hurt and that can't hurt it yet, and fires when the shot is worth it. */
export const planReaction =
  (temper: Temper): Plan<Manpower, 'react'> =>
  ({ s, view: p, player, pending: { options } }) => {
    if (!isSpace(options)) return []
    const { group, blockers, fire } = reactionsIn(options)
    const blocks = blockers
      .filter(blocker => holdsNode(s, player) && isOutOfReach(s, p, group, blocker))
      .map((blocker): Reaction => ({ do: 'block', group: blocker }))
    const shots = fire
      .map(shot => worthOfShot(s, p, shot))
      .filter(
        ({ shot, harm }) =>
          harm > temper.shot * costOf(s, p, shot) &&
          harm >= temper.patience * harmElsewhere(s, p, group, shot),
      )
      .sort((one, other) => other.harm - one.harm)
      .map(({ shot }): Reaction => ({ do: 'fire', ...shot }))
    return [...blocks, ...shots, { do: 'hold' }]
  }

const isOutOfReach = (s: Scenario, p: Sight, mover: number, blocker: number): boolean =>
  unitsIn(s, at(p.groups, mover)).every(({ reach }) => reach < distanceBetween(s, p, mover, blocker))

type Shot = Fire & { readonly aim: DeepReadonly<Aim> }

/** What opportunity fire does, with only as many units as do some good. */
function worthOfShot(s: Scenario, p: Sight, shot: Shot): { readonly shot: Shot; readonly harm: number } {
  const { aim, ...fire } = shot
  if (aim.at === 'work') return { shot, harm: 0 }
  if (aim.at === 'stack')
    return {
      shot: { ...shot, units: enoughFor(s, p, fire, aim, SURE) },
      harm: harmAtStack(s, p, fire, aim),
    }
  const { worth, units } = worthwhile(harmOfSalvo(s, p, fire, aim.point))
  return { shot: { ...shot, units }, harm: worth }
}

/** A stack that fires at a few men keeps back the units that this roll doesn't need. */
const SURE = 4

/** MG-opp What the same stack could do to other visible targets: a shot spent now is gone in Acting. */
function harmElsewhere(s: Scenario, p: Sight, mover: number, { group, stack, units }: Fire): number {
  const arms = armsOf(s, p, group)
    .filter(fire => fire.stack === stack)
    .map(fire => ({ ...fire, units: Math.min(fire.units, units) }))
  const others = foesOf(s, p, group).filter(foe => foe !== mover)
  return harmWith(s, p, arms, others)
}

const costOf = (s: Scenario, p: Sight, { group, stack, units }: Fire): number =>
  units * at(s.units, at(at(p.groups, group).stacks, stack).unit).cost
