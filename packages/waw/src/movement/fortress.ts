import type { Answer, Here, Space } from '@sandtable/kernel'
import { emit, rollDice } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Stack } from '../questions.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { attackTogether } from './attack.ts'
import { allied, enemyCombatIn, friendlyFort, hostile, inOpen, ofEnemies } from '../map/presence.ts'
import { ascending, isRow } from './stack.ts'
import { at } from '../position.ts'
import { counted, roomIn } from './stacking.ts'
import { fixed } from './points.ts'

/**
 * W-A2.2-shelter, G-43 In his own move a player may put counters into a friendly fortress where they stand; those who
 * may not move any more only where no enemies are whom they have come upon.
 */
export function mayEnter(s: Scenario, p: Sight, lay: Lay, player: number, stack: readonly number[]): boolean {
  const region = at(p.where, at(stack, 0))
  if (region < 0 || !friendlyFort(s, p, player, region)) return false
  const quiet = ofEnemies(s, p, lay.combat, player, region) === 0
  return stack.every(
    c => s.owner[c] === player && inOpen(p, c, region) && (quiet || p.halted[c] === 0) && !fixed(s, p, c),
  )
}

export const takeEnter = (g: Here<Waw>, player: number, stack: readonly number[]): void =>
  emit(g, { is: 'sheltered', player, region: at(g.p.where, at(stack, 0)), stack })

/** G-43, W-9-difficult Those inside may come out where there is room; against enemies in the open that is an attack, the one of this turn. */
export function maySally(s: Scenario, p: Sight, lay: Lay, player: number, stack: readonly number[]): boolean {
  const region = at(p.where, at(stack, 0))
  if (region < 0 || !stack.every(c => s.owner[c] === player && p.where[c] === region && p.inside[c] === 1))
    return false
  if (stack.some(c => p.halted[c] === 1) || counted(s, stack) > roomIn(s, p, player, region)) return false
  if (ofEnemies(s, p, lay.combat, player, region) === 0) return true
  return p.attacked[region] === 0 && attackTogether(s, p, stack)
}

export function takeSally(g: Here<Waw>, player: number, stack: readonly number[]): void {
  const region = at(g.p.where, at(stack, 0))
  const attack = enemyCombatIn(g.s, g.p, player, region) > 0
  emit(g, { is: 'sallied', player, region, stack, attack })
}

/** The owner of the fortress, if he or an ally has somebody outside whom an enemy has come upon. */
export function sheltering(s: Scenario, p: Sight, region: number): number[] {
  const owner = at(p.fort, region)
  if (owner < 0 || !hostile(s, p, p.active, owner)) return []
  return [...s.owner.keys()].some(c => sheltersIn(s, p, owner, region, c)) ? [owner] : []
}

const sheltersIn = (s: Scenario, p: Sight, player: number, region: number, c: number): boolean =>
  allied(s, player, at(s.owner, c)) && inOpen(p, c, region) && !fixed(s, p, c)

/** Those outside whom the owner of a fortress may bring in. */
export const outsideOf = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  [...s.owner.keys()].filter(c => sheltersIn(s, p, player, region, c))

/** Any of those outside, or none. */
export function shelterSpace(s: Scenario, p: Sight, player: number, region: number): Space<Stack> {
  const outside = outsideOf(s, p, player, region)
  return {
    has: (answer: Answer) =>
      isRow(answer) &&
      (answer.length === 0 || ascending(answer, s.owner.length)) &&
      answer.every(c => outside.includes(c)),
    sample: dice => {
      const all = rollDice(dice, 2) === 0
      return outside.filter(() => all || rollDice(dice, 2) === 0)
    },
    shape: { region, stack: outside },
  }
}
