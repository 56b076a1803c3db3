import { useEffect, useState } from 'react'
import type { Rulebook } from './rulebook.ts'
import { rulebook } from './rulebook.ts'

/** The rules, or null until they are there. */
export function useRulebook(book: string, wanted = true): Rulebook | null {
  const [read, setRead] = useState<Rulebook | null>(null)
  useEffect(() => {
    let here = true
    if (wanted) void rulebook(book).then(found => here && setRead(found))
    return () => {
      here = false
    }
  }, [book, wanted])
  return read
}
