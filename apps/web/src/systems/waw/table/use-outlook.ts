import type { Position } from '@sandtable/waw'
import { useEffect, useState } from 'react'
import type { Outlook } from '../odds/odds-worker.ts'
import { useLay, useTable } from './table-context.ts'

export interface Attack {
  readonly picked: readonly number[]
  readonly from: number
  readonly to: number
}

/** The odds of an attack before it is made; undefined: in work, null: too hard. */
export function useOutlook({ picked, from, to }: Attack): Outlook | null | undefined {
  const { odds } = useTable()
  const { view, viewer } = useLay().seen
  const [found, setFound] = useState<Outlook | null | undefined>(undefined)
  const stack = picked.toSorted((a, b) => a - b).join()
  useEffect(() => {
    let here = true
    setFound(undefined)
    const tell = (outlook: Outlook | null): void => {
      if (here) setFound(outlook)
    }
    const row = stack.split(',').map(Number)
    odds.ask(desk => desk.ofAttack(view as Position, viewer ?? 0, row, from, to)).then(tell, () => tell(null))
    return () => {
      here = false
    }
  }, [odds, view, viewer, stack, from, to])
  return found
}
