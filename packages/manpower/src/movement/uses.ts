import type { Scenario } from '../scenario.ts'
import type { StackSight } from '../position.ts'
import { at } from '../position.ts'

type Carried = StackSight['equipment']

/** MG-equip Whether one use is a volley of the whole stack, however many they are; all other uses are of one man each. */
const isOfAll = (s: Scenario, kind: number): boolean =>
  at(s.equipment, kind).effects.some(power => power.kind === 'me')

/** MG-equip What two stacks have that become one: a volley of all is left to them as long as all have it. */
export const usesTogether = (s: Scenario, a: Carried, b: Carried): Carried =>
  a.map(({ kind, uses }, i) => {
    const others = at(b, i).uses
    return { kind, uses: isOfAll(s, kind) ? Math.min(uses, others) : uses + others }
  })

/** MG-equip What the part of a stack has that goes off, and what the rest: each has the volleys that all had. */
export function usesApart(s: Scenario, all: Carried, shareOf: (n: number) => number): [Carried, Carried] {
  const part = all.map(({ kind, uses }) => ({ kind, uses: isOfAll(s, kind) ? uses : shareOf(uses) }))
  const rest = all.map(({ kind, uses }) => ({ kind, uses: isOfAll(s, kind) ? uses : uses - shareOf(uses) }))
  return [part, rest]
}
