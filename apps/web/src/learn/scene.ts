import type { DeskState } from '../table/logic/desk.ts'
import { isOfBattle } from '../battle/battle-kinds.ts'

/** What the tutorial looks at: how far somebody has come at the table. */
export interface Scene {
  readonly turn: number
  /** What he is asked; null: nothing. */
  readonly kind: string | null
  readonly selection: 'none' | 'stack' | 'target'
  /** He stands where enemies stand: a battle will be fought there. */
  readonly contested: boolean
  readonly over: boolean
}

export const fighting = ({ kind }: Scene): boolean => kind !== null && isOfBattle(kind)

export function sceneOf({ lay, selection }: DeskState): Scene {
  const { view, decision, state, viewer } = lay.seen
  const own = new Set(lay.piles.filter(({ player }) => player === viewer).map(({ region }) => region))
  const { at } = selection
  return {
    turn: view?.turn ?? 0,
    kind: decision?.kind ?? null,
    selection: at === 'stack' || at === 'target' ? at : 'none',
    contested: lay.piles.some(({ player, region }) => player !== viewer && own.has(region)),
    over: state?.stage === 'over',
  }
}
