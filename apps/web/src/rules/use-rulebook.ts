import { useEffect, useState } from 'react'
import type { Rulebook } from './rulebook.ts'
import { rulebook } from './rulebook.ts'

/** The rules, or null until they are there. */
export function useRulebook(wanted = true): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null)
  useEffect(() => {
    let here = true
    if (wanted) void rulebook().then(read => here && setBook(read))
    return () => {
      here = false
    }
  }, [wanted])
  return book
}
