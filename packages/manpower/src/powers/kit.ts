import type { Anywhere } from '@sandtable/kernel'
import type { TreatOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { canFight } from '../targeting/reach.ts'
import { declaredBefore } from './castings.ts'
import { healStack, injuredMen } from './heal.ts'
import { living, present } from '../formation/layout.ts'

const heals = (s: Scenario, kind: number): boolean =>
  at(s.equipment, kind).effects.some(power => power.kind === 'recover')

/** Injured men of a stack without a declared treatment. */
export const patientsOf = (s: Scenario, p: Sight, group: number, stack: number): number =>
  p.treatments
    .filter(one => one.group === group && one.patients === stack)
    .reduce((left, { units }) => Math.max(0, left - units), injuredMen(s, at(p.groups, group), stack))

/** Why a treatment isn't possible. */
export type WhyNotTreat = 'not-there' | 'no-kit' | 'used-up' | 'unhurt' | 'too-many'

/** MG-heal A use for every man. */
export function whyNotTreat(s: Scenario, p: Sight, player: number, order: TreatOrder): WhyNotTreat | null {
  const group = p.groups[order.group]
  const stack = group?.stacks[order.stack]
  if (group === undefined || stack === undefined || group.stacks[order.patients] === undefined)
    return 'not-there'
  if (group.owner !== player || !present(group) || living(stack) === 0) return 'not-there'
  const kit = stack.equipment[order.kit]
  if (kit === undefined || !heals(s, kit.kind)) return 'no-kit'
  const hurt = patientsOf(s, p, order.group, order.patients)
  if (hurt === 0) return 'unhurt'
  return order.units > kit.uses ? 'used-up' : order.units > hurt ? 'too-many' : null
}

/** Kits of a player that still have uses. */
export const kitsOf = (
  s: Scenario,
  p: Sight,
  player: number,
): { group: number; stack: number; kit: number; uses: number }[] =>
  p.groups.flatMap((group, g) =>
    group.owner !== player || !present(group)
      ? []
      : group.stacks.flatMap((stack, k) =>
          living(stack) === 0
            ? []
            : stack.equipment.flatMap(({ kind, uses }, kit) =>
                uses > 0 && heals(s, kind) ? [{ group: g, stack: k, kit, uses }] : [],
              ),
        ),
  )

/** MG-heal Treated men are healthy at once. */
export function treat(g: Anywhere<Manpower>, { group, stack, kit, patients, units }: TreatOrder): void {
  emit(g, { is: 'equipment-used', group, stack, slot: kit, uses: units })
  heal(g, { group, patients, units })
}

const heal = (
  g: Anywhere<Manpower>,
  { group, patients, units }: Pick<TreatOrder, 'group' | 'patients' | 'units'>,
): void => void healStack(g, group, patients, units, [], [{ rule: 'MG-heal', what: 'kit', change: units }])

/** M-phase-abil A kit is used in Acting; it is gone when it is declared, as shots are. */
export function declareTreatment(g: Anywhere<Manpower>, player: number, order: TreatOrder): void {
  const { group, stack, kit, patients, units } = order
  emit(g, { is: 'equipment-used', group, stack, slot: kit, uses: units })
  const treatment = { side: player, group, stack, patients, units, ...declaredBefore(g.p, player) }
  emit(g, { is: 'treatment-declared', treatment })
}

/** MG-target-gone The active player's treatment that comes next, before every spell; NOBODY: none does. */
export const treatmentDue = (p: Sight): number =>
  p.treatments.findIndex(({ side, waits, spells }) => side === p.active && waits === 0 && spells === 0)

/** MG-targets The dead treat no one. */
export function makeTreatment(g: Anywhere<Manpower>, number: number): void {
  const treatment = at(g.p.treatments, number)
  if (canFight(g.p, treatment.side, treatment)) {
    emit(g, { is: 'treatment-begun', number })
    return heal(g, treatment)
  }
  const because = [{ rule: 'MG-targets', what: 'attacker-dead', change: 0 }]
  emit(g, { is: 'treatment-lost', number, treatment: { ...treatment }, because })
}
