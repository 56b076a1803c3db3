import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Advantage } from '../combat/advantage.ts'
import type { Attacker, Ground, Struck, TableOrder } from './orders.ts'
import type { Found } from '../combat/patterns.ts'
import type { Firing } from '../combat/man-equivalence.ts'
import type { Footing } from '../combat/encounter.ts'
import type { Mark, Volleying } from '../combat/fire.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Miniatures } from './kind.ts'
import type { Weapon } from '../targeting/reach.ts'
import { advantageIn } from '../combat/advantage.ts'
import { at } from '../position.ts'
import { attackOf, blowOf, fireShot, fireVolley, firingOf, volleyOf } from '../combat/fire.ts'
import { blastOn } from '../combat/blast.ts'
import { canFight, whyNotNamed } from '../targeting/reach.ts'
import { freeFor, isUnitsFirst, shotsOf, taking } from '../combat/rate.ts'
import { inflict } from '../combat/losses.ts'
import { patternHits } from '../combat/patterns.ts'
import { rollFormula } from '../combat/dice.ts'
import { pierceOf, shotsExtra } from '../powers/on-combat.ts'
import { ADDED } from './told-ground.ts'
import { standingOn } from '../combat/encounter.ts'

type Attack = Extract<TableOrder, { do: 'attack' }>
type Strike = Extract<TableOrder, { do: 'strike' }>

const footing = ({ higher, forest, node, more }: Ground): Footing => ({
  higher,
  forest,
  node,
  more: more.map(({ what, change }) => ({ rule: ADDED, what, change })),
})

/** M-adv-rel The advantage in an encounter on ground described by people. */
export const advantageAt = (
  s: Scenario,
  p: Sight,
  { group, stack, own, theirs }: Attacker,
  target: Pick<Attack, 'group' | 'stack'>,
): Advantage =>
  advantageIn(
    standingOn(s, p, [group, stack], footing(own)),
    standingOn(s, p, [target.group, target.stack], footing(theirs)),
  )

/** An unmeasured distance is beyond the reach of any power. */
const FAR = Number.MAX_SAFE_INTEGER

/** The units of a stack that fire: those that haven't yet this turn, healthy ones first. */
function volleying(s: Scenario, p: Sight, { group, stack: k, attack, units }: Attacker): Volleying {
  const stack = at(at(p.groups, group).stacks, k)
  const free = freeFor(s, stack, attack, shotsExtra(p, group, k))
  return { group, stack: k, attack, ...taking(free, shotsOf(stack, attack), units) }
}

/** M-me-sum What makes up what a volley counts for, before any advantage. */
export const worthAt = (
  s: Scenario,
  p: Sight,
  one: Attacker,
  { group, stack }: Pick<Attack, 'group' | 'stack'>,
): Firing => firingOf(s, p, volleying(s, p, one), { at: 'stack', group, stack }, one.distance ?? FAR)

/** Shots that a weapon has made in this turn. */
const shotsBefore = (p: Sight, { group, stack, attack }: Weapon): number =>
  shotsOf(at(at(p.groups, group).stacks, stack), attack)

/** MG-combat An attack at a stack. */
export function makeAttack(g: Anywhere<Miniatures>, { by, group, stack }: Attack): void {
  const { s, p } = g
  const mark: Mark = { at: 'stack', group, stack }
  const player = at(p.groups, at(by, 0).group).owner
  const first = at(by, 0)
  const before = shotsBefore(p, first)
  const firing = by.map(one => volleying(s, p, one))
  emit(g, {
    is: 'attack-made',
    side: player,
    by: by.map(({ group: own, stack: k, attack, units }) => ({ group: own, stack: k, attack, units })),
  })
  if (attackOf(s, p, first).kind === 'discrete') return shootAll(g, player, first, mark, before)
  const volleys = by.map((one, i) =>
    volleyOf(s, p, at(firing, i), mark, {
      distance: one.distance ?? FAR,
      advantage: advantageAt(s, p, one, mark),
      exposed: null,
    }),
  )
  fireVolley(g, player, volleys, mark)
}

/** MG-combat step 7, MG-target-gone Shot after shot, on another stack of the group when the first is gone. */
function shootAll(g: Anywhere<Miniatures>, player: number, by: Attacker, named: Mark, before: number): void {
  const shooter = { group: by.group, stack: by.stack, attack: by.attack }
  const weapon = attackOf(g.s, g.p, by)
  for (let shot = 0; shot < by.units && canFight(g.p, player, by); shot++) {
    const mark = stillThere(g.s, g.p, by, named)
    if (mark === null) return
    const isFirst = isUnitsFirst(weapon, before + shot)
    fireShot(g, player, shooter, mark, isFirst, advantageAt(g.s, g.p, by, mark), null)
  }
}

type StackMark = Extract<Mark, { at: 'stack' }>

function stillThere(s: Scenario, p: Sight, by: Attacker, named: Mark): StackMark | null {
  if (named.at !== 'stack') return null
  const arm = { group: by.group, stack: by.stack, attack: attackOf(s, p, by) }
  const all = [named.stack, ...at(p.groups, named.group).stacks.keys()]
  const left = all.find(stack => whyNotNamed(s, p, arm, named.group, stack) === null)
  return left === undefined ? null : { at: 'stack', group: named.group, stack: left }
}

/** MG-combat step 8 One shot at the ground: an explosion by its radii, a pattern by the units it found. */
export function makeStrike(g: Anywhere<Miniatures>, { group, stack, attack: number, struck }: Strike): void {
  const { s, p } = g
  const by = { group, stack, attack: number }
  const attack = attackOf(s, p, by)
  if (attack.damage === null) throw new Error(`'${attack.name}' has no dice`)
  const pierce = pierceOf(s, p, group, stack, attack.pierce, isUnitsFirst(attack, shotsBefore(p, by)))
  emit(g, { is: 'attack-made', side: at(p.groups, group).owner, by: [{ ...by, units: 1 }] })
  const { dice, value } = rollFormula(g, attack.damage)
  emit(g, { is: 'area-struck', by, killRadius: attack.killRadius, dice })
  const blow = blowOf({ ...attack, pierce })
  const hits =
    attack.killRadius === null
      ? patternHits(s, p, struck.flatMap(foundIn), value, blow)
      : struck.map(one => blastOn(s, p, { rolled: value, blow }, caught(one)))
  inflict(g, hits, [group])
}

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i)

const foundIn = ({ group, stack, near }: Struck): Found[] =>
  numbers(0, near).map(unit => ({ group, stack, unit }))

const caught = ({ group, stack, near, far }: Struck): Parameters<typeof blastOn>[3] => ({
  group,
  stack,
  killed: numbers(0, near),
  hurt: numbers(near, far),
})
