import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { healStack, injuredMen } from './heal.ts'
import { living, present } from '../formation/layout.ts'

/** MG-equip A stack uses what it carries on so many injured men of a stack in its own group. */
export interface TreatOrder {
  readonly group: number
  readonly stack: number
  /** The place of the kit in the stack's equipment. */
  readonly kit: number
  readonly patients: number
  readonly units: number
}

const heals = (s: Scenario, kind: number): boolean =>
  at(s.equipment, kind).effects.some(power => power.kind === 'recover')

/** MG-heal A use for every man. */
export function mayTreat(s: Scenario, p: Sight, side: number, order: TreatOrder): boolean {
  const group = p.groups[order.group]
  const stack = group?.stacks[order.stack]
  const kit = stack?.equipment[order.kit]
  if (group === undefined || stack === undefined || kit === undefined) return false
  if (group.owner !== side || !present(group) || living(stack) === 0) return false
  if (group.stacks[order.patients] === undefined) return false
  return heals(s, kit.kind) && order.units <= kit.uses && order.units <= injuredMen(s, group, order.patients)
}

/** Kits of a side that still have uses. */
export const kitsOf = (
  s: Scenario,
  p: Sight,
  side: number,
): { group: number; stack: number; kit: number; uses: number }[] =>
  p.groups.flatMap((group, g) =>
    group.owner !== side || !present(group)
      ? []
      : group.stacks.flatMap((stack, k) =>
          living(stack) === 0
            ? []
            : stack.equipment.flatMap(({ kind, uses }, kit) =>
                uses > 0 && heals(s, kind) ? [{ group: g, stack: k, kit, uses }] : [],
              ),
        ),
  )

/** MG-heal Who is treated is healthy at once. */
export function treat(g: Here<Manpower>, { group, stack, kit, patients, units }: TreatOrder): void {
  emit(g, { is: 'equipment-used', group, stack, slot: kit, uses: units })
  healStack(g, group, patients, units, [], [{ rule: 'MG-heal', what: 'kit', change: units }])
}
