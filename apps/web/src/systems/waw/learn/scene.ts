import type { DeskState } from '../table/logic/desk.ts'
import type { Selection } from '../table/logic/selection.ts'

/** What the tutorial looks at: how far somebody has come at the table. */
export interface Scene {
  readonly turn: number
  /** What he is asked; null: nothing. */
  readonly kind: string | null
  /** 'target': a stack, and enemies that it may march upon. */
  readonly selection: 'none' | 'stack' | 'target'
  /** He stands where enemies stand: a battle will be fought there. */
  readonly contested: boolean
  /** A battle has been joined, and is not over. */
  readonly fighting: boolean
  /** A battle has been fought to its end. */
  readonly fought: boolean
  readonly over: boolean
}

export function sceneOf({ lay, selection }: DeskState): Scene {
  const { view, decision, state, viewer, tale } = lay.seen
  const own = new Set(lay.piles.filter(({ player }) => player === viewer).map(({ region }) => region))
  const foes = new Set(lay.piles.filter(({ player }) => player !== viewer).map(({ region }) => region))
  const last = tale.findLast(({ e }) => e.is === 'battle-joined' || e.is === 'battle-ended')
  return {
    turn: view?.turn ?? 0,
    kind: decision?.kind ?? null,
    selection: chosen(selection, foes),
    contested: [...foes].some(region => own.has(region)),
    fighting: last?.e.is === 'battle-joined',
    fought: tale.some(({ e }) => e.is === 'battle-ended'),
    over: state?.stage === 'over',
  }
}

function chosen(selection: Selection, foes: ReadonlySet<number>): Scene['selection'] {
  if (selection.at === 'target') return foes.has(selection.to) ? 'target' : 'stack'
  return selection.at === 'stack' ? 'stack' : 'none'
}
