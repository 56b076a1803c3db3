import type { Answer, Dice } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import type { Order } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { hidable } from './hide.ts'
import { marchAt, marching, mayHalt } from './march.ts'

const TRIES = 4

/** Draws an order that a player may give. */
type Sampler = (s: Scenario, p: Sight, player: number, has: (answer: Answer) => boolean, dice: Dice) => Order

/** Any order: mostly a whole stack one step on, sometimes a part of it, a search, hiding; sooner or later done. */
export const sampleOrder: Sampler = (s, p, player, has, dice) => {
  if (marching(p)) return sampleOnward(s, p, player, has, dice)
  const own: number[] = []
  for (let c = 0; c < s.owner.length; c++)
    if (s.owner[c] === player && at(p.where, c) >= 0 && p.halted[c] === 0) own.push(c)
  for (let i = 0; i < TRIES && own.length > 0 && rollDice(dice, 8) > 0; i++) {
    const first = at(own, rollDice(dice, own.length))
    const region = at(p.where, first)
    const stack = own.filter(c => p.where[c] === region && p.hidden[c] === p.hidden[first])
    const order = sampleFor(s, p, first, region, partOf(stack, dice), dice)
    if (has(order)) return order
  }
  return { do: 'done' }
}

/** All of them two times in three, otherwise some. */
function partOf(stack: readonly number[], dice: Dice): number[] {
  const part = rollDice(dice, 3) > 0 ? stack : stack.filter(() => rollDice(dice, 2) === 0)
  return part.length > 0 ? [...part] : [...stack]
}

function sampleFor(s: Scenario, p: Sight, first: number, region: number, stack: number[], dice: Dice): Order {
  const pick = rollDice(dice, 10)
  if (pick === 0) return { do: 'search', region }
  if (pick === 1) return hidable(s, p, region, stack)
  if (pick === 2 && at(p.fort, region) >= 0)
    return {
      do: p.inside[first] === 1 ? 'sally' : 'enter',
      stack: stack.filter(c => p.inside[c] === p.inside[first]),
    }
  const next = nth(s.map.board.next, region)
  return { do: 'march', stack, to: next.length === 0 ? region : nth(next, rollDice(dice, next.length)) }
}

const sampleOnward: Sampler = (s, p, player, has, dice) => {
  const next = nth(s.map.board.next, marchAt(p))
  if (rollDice(dice, 2) === 0) {
    const stack = partOf(p.march.stack, dice)
    const order: Order =
      rollDice(dice, 4) === 0
        ? { do: 'search', region: marchAt(p) }
        : { do: 'march', stack, to: nth(next, rollDice(dice, next.length)) }
    if (has(order)) return order
  }
  if (mayHalt(s, p, player)) return { do: 'halt' }
  const on = next.map((to): Order => ({ do: 'march', stack: [...p.march.stack], to })).filter(has)
  return nth(on, rollDice(dice, on.length))
}
