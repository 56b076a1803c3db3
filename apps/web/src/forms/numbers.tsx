import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useState } from 'react'

const Told = createContext<(field: string, isRight: boolean) => void>(() => {})

/** Fields for numbers, and what waits until all of them are right. */
export function Numbers({ children }: { readonly children: (areRight: boolean) => ReactNode }) {
  const [wrong, setWrong] = useState<readonly string[]>([])
  const tell = useCallback((field: string, isRight: boolean) => {
    setWrong(before => {
      const others = before.filter(one => one !== field)
      return isRight ? others : [...others, field]
    })
  }, [])
  return <Told value={tell}>{children(wrong.length === 0)}</Told>
}

/** Reports to a form whether a field's number is right, as long as the field is there. */
export function useTold(field: string, isRight: boolean): void {
  const tell = use(Told)
  useEffect(() => {
    tell(field, isRight)
    return () => tell(field, true)
  }, [tell, field, isRight])
}
