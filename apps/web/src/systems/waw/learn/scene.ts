import type { DeskState } from '../table/logic/desk.ts'
import type { Selection } from '../table/logic/selection.ts'

/** The tutorial's view of the table: a player's progress. */
export interface Scene {
  readonly turn: number
  /** The player's question; null: none. */
  readonly kind: string | null
  /** 'target': a stack and an attackable region are selected. */
  readonly selection: 'none' | 'stack' | 'target'
  /** The player's units share a region with enemies: there will be a battle. */
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
