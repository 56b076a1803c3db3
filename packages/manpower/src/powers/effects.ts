import type { Anywhere, Part } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Formula } from '../formula/formula.ts'
import type { Granted, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Power, Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { living } from '../formation/layout.ts'
import { healStack, recoverMen } from './heal.ts'
import { moraleTime } from './on-morale.ts'
import { rollFormula } from '../combat/dice.ts'
import { rounded } from '../formula/ratio.ts'

/** A power's target: a group, and all its stacks or one. */
export interface Whom {
  readonly group: number
  readonly stack: number
}

/** What is in force until the end of this turn, and for this many more. */
export function lasting(g: Anywhere<Manpower>, lasts: Formula | null): { dice: number[]; turns: number } {
  if (lasts === null) return { dice: [], turns: 0 }
  const { dice, value } = rollFormula(g, lasts)
  return { dice, turns: rounded(value) }
}

/** M-phase-lead, M-spl-phase What a power does to one group. */
export function affect(
  g: Anywhere<Manpower>,
  power: Power,
  whom: Whom,
  lasts: Formula | null,
  because: readonly Part[],
): void {
  const { group, stack } = whom
  if (power.kind === 'heal') {
    const { dice, value } = rollFormula(g, power.by)
    healStack(g, group, stack, rounded(value), dice, because)
  } else if (power.kind === 'recover') recoverMen(g, [group], power.men, because)
  else if (power.kind === 'cancels-low') emit(g, { is: 'low-cancelled', group })
  else if (power.kind === 'morale') stir(g, power.which, group, lasts, because)
  else {
    const what = grantOf(power)
    const until = g.p.turn + lasting(g, lasts).turns
    const on = what.what === 'shots' ? { group, stack: gunsOf(g.s, g.p, group) } : whom
    emit(g, { is: 'granted', grants: [{ group: on.group, stack: on.stack, ...what, until }], because })
  }
}

/** MG-mor-time Morale from a power, for as long as its dice say and other powers allow. */
function stir(
  g: Anywhere<Manpower>,
  which: 'high' | 'low',
  group: number,
  lasts: Formula | null,
  because: readonly Part[],
): void {
  const { turns } = lasting(g, lasts)
  const { over, under } = moraleTime(g.s, g.p, at(g.p.groups, group).owner, which)
  const until = g.p.turn + Math.ceil((turns * over) / under)
  emit(g, { is: 'morale-changed', groups: [group], which, until, die: turns, because })
}

type Grant = Pick<Granted, 'what' | 'amount'>

/** What powers grant for a while. */
const GRANTS: { readonly [K in Power['kind']]?: (power: Extract<Power, { kind: K }>) => Grant } = {
  advantage: ({ add }) => ({ what: 'advantage', amount: add }),
  armour: ({ add }) => ({ what: 'armour', amount: add }),
  shots: ({ add }) => ({ what: 'shots', amount: add }),
  speed: ({ factor }) => ({ what: factor < 100 ? 'slow' : 'speed', amount: factor }),
  'dead-on': () => ({ what: 'dead-on', amount: 1 }),
  'ignores-block': () => ({ what: 'pass-block', amount: 1 }),
  'moves-again': ({ distance }) => ({ what: 'free-move', amount: distance }),
  'casting-time': ({ add }) => ({ what: 'cast', amount: -add }),
}

/** Whether a power is something that a group has for a while. */
export const isGrant = ({ kind }: Power): boolean => GRANTS[kind] !== undefined

export function grantOf(power: Power): Grant {
  const grant = GRANTS[power.kind] as ((power: Power) => Grant) | undefined
  if (grant === undefined) throw new Error(`'${power.kind}' cannot be granted to a group`)
  return grant(power)
}

/** The first stack of a group that fires shots: one more shot is one stack's. */
function gunsOf(s: Scenario, p: Sight, group: number): number {
  const { stacks } = at(p.groups, group)
  const first = stacks.findIndex(
    stack => living(stack) > 0 && attacksOf(s, stack).some(({ kind }) => kind === 'discrete'),
  )
  return first === -1 ? NOBODY : first
}
