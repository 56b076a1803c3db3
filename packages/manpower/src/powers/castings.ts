import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Casting, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { distanceBetween } from '../formation/distance.ts'
import { living, present } from '../formation/layout.ts'

type CastingSight = DeepReadonly<Casting>
export type Casters = CastingSight['casters']

/** MG-spl-break How near casters of one spell keep to each other. */
const TOGETHER = 2000

/** Casters of a stack among these. */
export const castersOf = (casters: Casters, group: number, stack: number): number =>
  casters.filter(([g, k]) => g === group && k === stack).length

/** MG-spl-break Whether all of them are within 20 m of each other. */
export function areTogether(s: Scenario, p: Sight, casters: Casters): boolean {
  const groups = [...new Set(casters.map(([g]) => g))]
  return groups.every((g, i) =>
    groups.slice(i + 1).every(other => distanceBetween(s, p, g, other) <= TOGETHER),
  )
}

/**
 * M-spl-fail Why a spell can no longer be cast; null: it can. Casters are the last of a stack to fall, and spells keep
 * their casters in order.
 */
function whyBroken(s: Scenario, p: Sight, number: number): string | null {
  const { casters } = at(p.castings, number)
  const sofar = p.castings.slice(0, number + 1)
  const areAlive = casters.every(([g, k]) => {
    const group = at(p.groups, g)
    const stack = group.stacks[k]
    if (stack === undefined || !present(group)) return false
    return sofar.reduce((sum, casting) => sum + castersOf(casting.casters, g, k), 0) <= living(stack)
  })
  if (!areAlive) return 'caster-lost'
  return areTogether(s, p, casters) ? null : 'too-far-apart'
}

/** MG-target-gone Attacks of a player already declared, and spells that have their target. */
export const declaredBefore = (p: Sight, player: number): { waits: number; spells: number } => ({
  waits: p.declared.filter(one => one.side === player).length,
  spells: p.castings.filter(one => one.side === player && one.aim !== null).length,
})

/** M-spl-fail, MG-spl-break Spells that have lost what they need fail at once. */
export function breakSpells(g: Anywhere<Manpower>): void {
  for (let number = 0; number < g.p.castings.length;) {
    const what = whyBroken(g.s, g.p, number)
    if (what === null) number++
    else failSpell(g, number, what)
  }
}

/** M-spl-fail No effect, and everything done for it is lost. */
export function failSpell(g: Anywhere<Manpower>, casting: number, what: string): void {
  const { spell, side } = at(g.p.castings, casting)
  const rule = what === 'no-target' ? 'M-spl-target-late' : 'M-spl-fail'
  emit(g, { is: 'spell-failed', casting, spell, side, because: [{ rule, what, change: 0 }] })
}
