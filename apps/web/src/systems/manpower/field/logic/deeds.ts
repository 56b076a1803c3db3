import type { Answer } from '@sandtable/kernel'
import type { Order, Scenario } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { BESIDE, distanceBetween, distanceToWork, whyNotOrdered } from '@sandtable/manpower'
import { groupAt } from './orders.ts'

/** An order that a group can be given where it stands. */
export interface Deed {
  readonly key: string
  readonly answer: Answer
  /** Names and numbers that its words want. */
  readonly values: Readonly<Record<string, string | number>>
  /** Why it cannot be given now, as a code of the rules; absent: it can. */
  readonly why?: string
}

/** What a group can be ordered at once, beside moving and fighting; what it stands before and cannot get into says why. */
export function deedsOf(asked: Asked, group: number): Deed[] {
  const all =
    asked.kind === 'place' ? [leftOut(group)] : asked.kind === 'orders' ? inMovement(asked, group) : []
  return all.flatMap(deed => {
    if (asked.options.has(deed.answer)) return [deed]
    const why = whyBarred(asked, deed.answer as unknown as Order)
    return why === null ? [] : [{ ...deed, why }]
  })
}

/** So near, in centimetres, it is worth saying why a carrier or a building cannot be got into. */
const AT_HAND = 3 * BESIDE

/** What keeps a group from getting into what is at hand; null: nothing is, or it is not for such a group. */
function whyBarred({ s, p, side }: Asked, order: Order): string | null {
  if (order.do !== 'embark' && order.do !== 'enter') return null
  const why = whyNotOrdered(s, p, side, order)
  if (why === null || NEVER.has(why) || groupAt(p, order.group).where !== 'field') return null
  const far =
    order.do === 'embark'
      ? distanceBetween(s, p, order.group, order.carrier)
      : distanceToWork(s, p, order.group, order.work)
  return far <= AT_HAND ? why : null
}

/** Reasons that no change of place or time would mend. */
const NEVER: ReadonlySet<string> = new Set(['not-there', 'no-carrier', 'people-only', 'in-building'])

const leftOut = (group: number): Deed => plain('leave-out', { do: 'leave-out', group })

const plain = (key: string, answer: Answer): Deed => ({ key, answer, values: {} })

function inMovement({ s, p }: Asked, group: number): Deed[] {
  const { files, order } = groupAt(p, group)
  const step = Math.ceil(files / 4)
  const others = (key: string, as: string, called: string): Deed[] =>
    p.groups.map(({ name }, n) => ({ key, answer: { do: as, group, [called]: n }, values: { other: name } }))
  return [
    ...(['close', 'open'] as const)
      .filter(other => other !== order)
      .map(other => plain(other, { do: 'form', group, files, order: other })),
    plain('wider', { do: 'form', group, files: files + step, order }),
    plain('deeper', { do: 'form', group, files: files - step, order }),
    ...others('merge', 'merge', 'into'),
    ...others('embark', 'embark', 'carrier'),
    ...p.works.flatMap(({ kind }, work) => {
      const { name, capacity } = s.works[kind] as Scenario['works'][number]
      return capacity === 0
        ? []
        : [{ key: 'enter', answer: { do: 'enter', group, work }, values: { other: name } }]
    }),
    plain('land', { do: 'land', group }),
    plain('leave', { do: 'leave', group }),
  ]
}
