import type { Answer, Anywhere, Choice, DeepReadonly, Dice, Next, Space } from '@sandtable/kernel'
import type { Reaction } from '../orders.ts'
import { again, emit, rollDice } from '@sandtable/kernel'
import { contains } from '@sandtable/board'
import type { Aim, Declared, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { MoveSight } from './stops.ts'
import type { Scenario } from '../scenario.ts'
import type { OutOfReach, Weapon } from '../targeting/reach.ts'
import type { Unable } from './block.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { centre, footprint, living, present } from '../formation/layout.ts'
import { fireAtOnce } from '../targeting/resolve.ts'
import { canFight, isAimedAtGround, shotsAt, shotsOfWeapon, whyNotAt } from '../targeting/reach.ts'
import type { Forms } from '../answers.ts'
import { isAim, isNumber, isOrderOf } from '../answers.ts'
import { passesBlock, whyNotBlock } from './block.ts'
import { straysOf } from './strays.ts'
import { hostile } from '../sides.ts'

type Fire = Extract<Reaction, { do: 'fire' }>

/** M-opp-any, MG-opp, MG-block The enemies of a moving group, one player after another in the order of initiative. */
export const react: Choice<Manpower, 'react', 'march'> = {
  kind: 'react',
  rule: 'MG-opp',
  who: ({ s, p }) => {
    const first = p.order.find(player => couldAnswer(s, p, player))
    return first === undefined ? [] : [first]
  },
  legal: ({ s, p }, player) => reactionsOf(s, p, player),
  take: takeReaction,
}

/** Whether a player has anything to answer with at this point of the move. */
function couldAnswer(s: Scenario, p: Sight, player: number): boolean {
  const move = p.move as MoveSight
  const mover = at(p.groups, move.group)
  if (!hostile(s, mover.owner, player) || !present(mover)) return false
  if (move.held.includes(player) || move.passed.includes(player)) return false
  return blockersOf(s, p, player).length > 0 || !shotsInAnswer(s, p, player).next().done
}

/** MG-block Groups of a player that may stop the mover. */
const blockersOf = (s: Scenario, p: Sight, player: number): number[] =>
  (p.move as MoveSight).entered.filter(
    n => at(p.groups, n).owner === player && present(at(p.groups, n)) && whyNotBlock(s, p, n) === null,
  )

/** MG-opp, MG-opp-limit A player's possible fire at the mover: each stack once a move, with its remaining shots. */
const shootersOf = (s: Scenario, p: Sight, player: number): Fire[] => [...shotsInAnswer(s, p, player)]

function* shotsInAnswer(s: Scenario, p: Sight, player: number): Generator<Fire> {
  const move = p.move as MoveSight
  for (const [group, stack] of move.reach) {
    const own = at(p.groups, group)
    if (own.owner !== player || !present(own) || hasAnswered(move, group, stack)) continue
    for (const attack of attacksOf(s, at(own.stacks, stack)).keys()) {
      const fire = firstFire(s, p, player, { group, stack, attack })
      if (fire !== null) yield fire
    }
  }
}

/** The first aim of a weapon that `whyNotFire` allows, with all its possible fire; null: there is none. */
function firstFire(s: Scenario, p: Sight, player: number, weapon: Weapon): Fire | null {
  if (!canFight(p, player, weapon) || shotsOfWeapon(s, p, weapon) === 0) return null
  for (const aim of aimsAt(s, p, weapon)) {
    const units = isAtMover(s, p, aim) ? shotsAtOnce(s, p, weapon, aim) : 0
    if (units > 0) return { do: 'fire', ...weapon, units, aim }
  }
  return null
}

/** MG-opp, MG-measure Every unit of a stack that has its target in range and sight spends one shot at a time, if it has one left. */
const shotsAtOnce = (s: Scenario, p: Sight, weapon: Weapon, aim: DeepReadonly<Aim>): number =>
  Math.min(shotsAt(s, p, weapon, aim, false), living(at(at(p.groups, weapon.group).stacks, weapon.stack)))

const hasAnswered = (move: MoveSight, group: number, stack: number): boolean =>
  move.answered.some(([n, k]) => n === group && k === stack)

/** Possible targets: the mover's stacks, or its centre for fire at the ground. */
function aimsAt(s: Scenario, p: Sight, weapon: Weapon): Aim[] {
  const { group: target } = p.move as MoveSight
  const mover = at(p.groups, target)
  if (isAimedAtGround(attackOf(s, p, weapon))) {
    const [x, y] = centre(s, mover)
    return [{ at: 'point', point: [x, y] }]
  }
  return [...mover.stacks.keys()]
    .filter(k => living(at(mover.stacks, k)) > 0)
    .map(k => ({ at: 'stack', group: target, stack: k }))
}

/** MG-opp Direct fire at the moving group, by a stack that has it in range and sight. */
function whyNotFire(s: Scenario, p: Sight, player: number, order: Fire): WhyNotReact | null {
  const move = p.move as MoveSight
  const { group, stack, attack, units, aim } = order
  if (!canFight(p, player, order)) return 'not-there'
  if (attack >= attacksOf(s, at(at(p.groups, group).stacks, stack)).length) return 'not-there'
  if (!isAtMover(s, p, aim)) return 'not-the-mover'
  if (units === 0 || units > shotsOfWeapon(s, p, order)) return 'no-shots'
  const out = whyNotAt(s, p, order, aim, false)
  if (out !== null) return out
  if (units > shotsAtOnce(s, p, order, aim)) return 'not-all-able'
  if (hasAnswered(move, group, stack)) return 'answered'
  return move.reach.some(([n, k]) => n === group && k === stack) ? null : 'not-entered'
}

function isAtMover(s: Scenario, p: Sight, aim: Fire['aim']): boolean {
  const { group } = p.move as MoveSight
  if (aim.at === 'stack') return aim.group === group
  return aim.at === 'point' && contains(footprint(s, at(p.groups, group)), aim.point)
}

const declaredOf = (player: number, { group, stack, attack, units, aim }: Fire): DeepReadonly<Declared> => ({
  side: player,
  group,
  stack,
  attack,
  units,
  aim,
  falls: null,
})

/** Answers to a move: groups that may block it, and weapons that may fire, each with its units and its aim. */
export type Reactions = {
  readonly group: number
  readonly blockers: readonly number[]
  readonly fire: readonly Omit<Fire, 'do'>[]
}

/** What the choice shows of its options. */
export const reactionsIn = ({ shape }: Pick<Space, 'shape'>): Reactions => shape as Reactions

function reactionsOf(s: Scenario, p: Sight, player: number): Space<Reaction> & { readonly shape: Reactions } {
  return {
    has: answer => whyNotReact(s, p, player, answer) === null,
    sample: dice => sampleReaction(s, p, player, dice),
    get shape() {
      const shooters = shootersOf(s, p, player)
      return {
        group: (p.move as MoveSight).group,
        blockers: blockersOf(s, p, player),
        fire: shooters.map(({ group, stack, attack, units, aim }) => ({ group, stack, attack, units, aim })),
      }
    },
  }
}

/** What each reaction names. */
const FORMS: Forms<Reaction> = {
  hold: {},
  pass: {},
  block: { group: isNumber },
  fire: { group: isNumber, stack: isNumber, attack: isNumber, units: isNumber, aim: isAim },
}

/** Why a move may not be answered so. */
export type WhyNotReact =
  Unable | OutOfReach | 'answered' | 'not-the-mover' | 'no-shots' | 'not-all-able' | 'no-order'

/** Why a player may not answer a move this way; null: it is allowed. */
export function whyNotReact(s: Scenario, p: Sight, player: number, answer: Answer): WhyNotReact | null {
  if (!isOrderOf<Reaction>(answer, FORMS)) return 'no-order'
  if (answer.do === 'fire') return whyNotFire(s, p, player, answer)
  if (answer.do !== 'block') return null
  const own = p.groups[answer.group]
  return own === undefined || own.owner !== player || !present(own)
    ? 'not-there'
    : whyNotBlock(s, p, answer.group)
}

function sampleReaction(s: Scenario, p: Sight, player: number, dice: Dice): Reaction {
  const blockers = blockersOf(s, p, player)
  if (blockers.length > 0 && rollDice(dice, 3) === 0)
    return { do: 'block', group: at(blockers, rollDice(dice, blockers.length)) }
  const shooters = shootersOf(s, p, player)
  if (shooters.length > 0 && rollDice(dice, 2) === 0) {
    const { aim, attack, group, stack, units } = at(shooters, rollDice(dice, shooters.length))
    return { do: 'fire', group, stack, attack, units, aim }
  }
  return rollDice(dice, 2) === 0 ? { do: 'hold' } : { do: 'pass' }
}

function takeReaction(g: Anywhere<Manpower>, player: number, reaction: Reaction): Next<Manpower, 'march'> {
  const { group } = g.p.move as MoveSight
  if (reaction.do === 'hold') emit(g, { is: 'fire-held', side: player, group })
  else if (reaction.do === 'pass') emit(g, { is: 'let-pass', side: player, group })
  else if (reaction.do === 'block') block(g, group, reaction.group)
  else {
    emit(g, {
      is: 'opportunity-taken',
      side: player,
      group: reaction.group,
      stack: reaction.stack,
      at: group,
    })
    fireAtOnce(g, player, declaredOf(player, reaction))
  }
  return again
}

/** MG-block The mover stops and is engaged; stormtroopers and groups led by a pathfinder pass the block. */
function block(g: Anywhere<Manpower>, group: number, by: number): void {
  const passes = passesBlock(g.s, g.p, group)
  if (passes !== null) {
    emit(g, { is: 'block-passed', group, by, how: passes })
    return
  }
  const stopped = at(g.p.groups, group)
  const hasArrived = (g.p.move as MoveSight).over
  const strays = hasArrived ? stopped.strays : (straysOf(g.s, g.p, stopped, []) ?? [])
  emit(g, {
    is: 'blocked',
    group,
    by,
    strays: strays.map(([k, x, y]): [number, number, number] => [k, x, y]),
    because: [{ rule: 'MG-block', what: 'engaged', change: 0 }],
  })
}
