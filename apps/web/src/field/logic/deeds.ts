import type { Answer } from '@sandtable/kernel'
import type { Asked } from './orders.ts'
import { groupAt } from './orders.ts'

/** An order that a group can be given where it stands. */
export interface Deed {
  readonly key: string
  readonly answer: Answer
  /** Names and numbers that its words want. */
  readonly values: Readonly<Record<string, string | number>>
}

/** What a group can be ordered at once, beside moving and fighting. */
export function deedsOf(asked: Asked, group: number): Deed[] {
  const all =
    asked.kind === 'place' ? [leftOut(group)] : asked.kind === 'orders' ? inMovement(asked, group) : []
  return all.filter(({ answer }) => asked.options.has(answer))
}

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
    ...p.works.map(({ kind }, work) => ({
      key: 'enter',
      answer: { do: 'enter', group, work },
      values: { other: s.works[kind]?.name ?? '' },
    })),
    plain('land', { do: 'land', group }),
    plain('leave', { do: 'leave', group }),
  ]
}
