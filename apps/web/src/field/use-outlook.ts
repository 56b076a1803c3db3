import type { Outlook } from '@sandtable/manpower'
import { outlookOf } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useFieldState } from './field-context.ts'

/** What the volley that is held up would do; null: none is. */
export function useOutlook(): Outlook | null {
  const { seen, selection } = useFieldState()
  const { game, viewer } = seen
  return useMemo(() => {
    if (game === null || selection.at !== 'aim' || selection.aim === null || selection.spell !== null)
      return null
    const { group, stack, attack, units, aim } = selection
    return outlookOf(game, { side: viewer ?? 0, group, stack, attack, units, aim, falls: null })
  }, [game, viewer, selection])
}
