import type { Foreseen } from './logic/aims.ts'
import { foresee } from './logic/aims.ts'
import { useFieldState } from './field-context.ts'

/** The forecast of the prepared aim; null: no aim. */
export function useForeseen(): Foreseen | null {
  const { game, viewer } = useFieldState().seen
  const { selection } = useFieldState()
  return game === null || selection.at !== 'aim' ? null : foresee(game, viewer ?? 0, selection)
}
