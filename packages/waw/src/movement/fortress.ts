import type { Answer, Here, Space } from '@sandtable/kernel'
import { emit, rollDice } from '@sandtable/kernel'
import type { Hindrance } from './hindrance.ts'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Stack } from '../questions.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { attackTogether, whyNotAttackers } from './attack.ts'
import { allied, enemyCombatIn, friendlyFort, hostile, inOpen, ofEnemies, openOf } from '../map/presence.ts'
import { ascending, isRow } from './stack.ts'
import { at } from '../position.ts'
import { counted, roomIn } from './stacking.ts'
import { no } from '../why-not.ts'

/** G-91, W-A1-bunker-immobile Whether a counter is by a friendly fortress that it may enter and leave: fixed units may, Bunkers never. */
export function byFortress(s: Scenario, p: Sight, c: number): boolean {
  const region = at(p.where, c)
  return region >= 0 && friendlyFort(s, p, at(s.owner, c), region) && s.units[c]?.is.bunker !== true
}

/** What keeps a player's stack from going in or out in its region; null: nothing. */
type WhyNotInPlace = (
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
) => Hindrance | null

/**
 * W-A2.2-shelter, G-43 In their own move a player may put counters into a friendly fortress in the same region;
 * counters done moving only if no enemies they have met are there.
 */
export const whyNotEnter: WhyNotInPlace = (s, p, lay, player, stack) => {
  const region = at(p.where, at(stack, 0))
  if (!friendlyFort(s, p, player, region)) return 'no-fortress'
  if (stack.some(c => p.inside[c] === 1)) return 'inside'
  if (stack.some(c => p.hidden[c] === 1)) return 'hidden'
  if (!stack.every(c => byFortress(s, p, c))) return 'fixed'
  const quiet = ofEnemies(s, p, lay.combat, player, region) === 0
  return quiet || stack.every(c => p.halted[c] === 0) ? null : 'halted'
}

export const takeEnter = (g: Here<Waw>, player: number, stack: readonly number[]): void =>
  emit(g, { is: 'sheltered', player, region: at(g.p.where, at(stack, 0)), stack })

/**
 * G-43, G-89, W-9-difficult Units inside may come out if there is room. Against enemies in the open that is an attack:
 * it joins friendly troops there, under any of their leaders; by option it is the one attack of this turn.
 */
export const whyNotSally: WhyNotInPlace = (s, p, lay, player, stack) => {
  const region = at(p.where, at(stack, 0))
  if (stack.some(c => p.inside[c] !== 1)) return 'not-inside'
  if (stack.some(c => p.halted[c] === 1)) return 'halted'
  if (counted(s, stack) > roomIn(s, p, player, region)) return 'full'
  if (ofEnemies(s, p, lay.combat, player, region) === 0) return null
  if (!s.rules.sally_joins && p.attacked[region] !== 0) return 'attacked'
  const force = s.rules.sally_joins ? [...openOf(s, p, player, region), ...stack] : stack
  return attackTogether(s, p, force) ? null : whyNotAttackers(s, p, force)
}

export function takeSally(g: Here<Waw>, player: number, stack: readonly number[]): void {
  const region = at(g.p.where, at(stack, 0))
  const attack = enemyCombatIn(g.s, g.p, player, region) > 0
  emit(g, { is: 'sallied', player, region, stack, attack })
}

/** The owner of the fortress, if that side has units outside that an enemy has met. */
export function sheltering(s: Scenario, p: Sight, region: number): number[] {
  const owner = at(p.fort, region)
  if (owner < 0 || !hostile(s, p, p.active, owner)) return []
  return [...s.owner.keys()].some(c => sheltersIn(s, p, owner, region, c)) ? [owner] : []
}

const sheltersIn = (s: Scenario, p: Sight, player: number, region: number, c: number): boolean =>
  allied(s, player, at(s.owner, c)) && inOpen(p, c, region) && byFortress(s, p, c)

/** Units outside that the fortress's owner may bring in. */
export const outsideOf = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  [...s.owner.keys()].filter(c => sheltersIn(s, p, player, region, c))

/** Why these may not be brought in; null: they may. */
export function whyNotShelter(
  s: Scenario,
  p: Sight,
  player: number,
  region: number,
  answer: Answer,
): WhyNot | null {
  if (!isRow(answer) || (answer.length > 0 && !ascending(answer, s.owner.length)))
    return no('W-A2.2-shelter', 'no-answer')
  const kept = answer.find(c => !sheltersIn(s, p, player, region, c))
  return kept === undefined ? null : no('W-A2.2-shelter', 'not-outside', { counter: kept })
}

/** Any of those outside, or none. */
export function shelterSpace(s: Scenario, p: Sight, player: number, region: number): Space<Stack> {
  const outside = outsideOf(s, p, player, region)
  return {
    has: (answer: Answer) => whyNotShelter(s, p, player, region, answer) === null,
    sample: dice => {
      const all = rollDice(dice, 2) === 0
      return outside.filter(() => all || rollDice(dice, 2) === 0)
    },
    shape: { region, stack: outside },
  }
}
