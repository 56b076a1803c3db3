import type { Scenario } from '../scenario.ts'
import type { StackSight } from '../position.ts'
import { at } from '../position.ts'

type Carried = StackSight['equipment']

/** MG-equip Whether one use is a volley of the whole stack, whatever its size; all other uses are one man's. */
const isOfAll = (s: Scenario, kind: number): boolean =>
  at(s.equipment, kind).effects.some(power => power.kind === 'me')

/** MG-equip The uses of two stacks that become one: a whole-stack volley stays only if both have it. */
export const usesTogether = (s: Scenario, a: Carried, b: Carried): Carried =>
  a.map(({ kind, uses }, i) => {
    const others = at(b, i).uses
    return { kind, uses: isOfAll(s, kind) ? Math.min(uses, others) : uses + others }
  })

/** MG-equip The uses of the part of a stack that leaves, and of the rest: each keeps the volleys that all had. */
export function usesApart(s: Scenario, all: Carried, shareOf: (n: number) => number): [Carried, Carried] {
  const part = all.map(({ kind, uses }) => ({ kind, uses: isOfAll(s, kind) ? uses : shareOf(uses) }))
  const rest = all.map(({ kind, uses }) => ({ kind, uses: isOfAll(s, kind) ? uses : uses - shareOf(uses) }))
  return [part, rest]
}
