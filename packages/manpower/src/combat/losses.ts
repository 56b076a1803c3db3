import type { Anywhere, Part } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Loss } from './morale.ts'
import type { Manpower } from '../kind.ts'
import type { Toll } from './casualties.ts'
import { at } from '../position.ts'
import { breakSpells } from '../powers/castings.ts'
import { deaths } from './casualties.ts'
import { judgeDeath, judgeMorale } from './morale.ts'
import { living } from '../formation/layout.ts'
import { spillFrom } from '../movement/carry.ts'

/** A stack's state after an attack. */
export interface Hit {
  readonly group: number
  readonly stack: number
  readonly toll: Toll
  readonly because: readonly Part[]
}

/** M-fire-casualties The losses of one attack, taken at once; then effects on morale, deaths of heroes, and spells. */
export function inflict(g: Anywhere<Manpower>, hits: readonly Hit[], attackers: readonly number[]): void {
  if (hits.length === 0) return
  const losses = hits.map(({ group, stack, toll, because }): Loss => {
    const before = at(at(g.p.groups, group).stacks, stack)
    const loss = { group, stack, living: living(before), died: deaths(before, toll) }
    emit(g, { is: 'stack-hit', group, stack, toll: written(toll), died: loss.died, because })
    return loss
  })
  for (const loss of losses) {
    inflict(g, spillFrom(g, loss.group, loss.stack, loss.died), [])
    judgeMorale(g, loss, attackers)
    if (loss.died > 0 && living(at(at(g.p.groups, loss.group).stacks, loss.stack)) === 0)
      judgeDeath(g, loss.group, loss.stack)
  }
  breakSpells(g)
}

/** A toll for the log: only the stack's losses, in rows of their own. */
const written = ({ healthy, injured, dead, health, crew, taken }: Toll): Toll => ({
  healthy,
  injured,
  dead,
  health: [...health],
  crew: [...crew],
  taken: [...taken],
})
