import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useState } from 'react'

const Told = createContext<(field: string, isRight: boolean) => void>(() => {})

/** Number fields, and a part that needs all of them to be valid. */
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

/** Tells a form whether a field's number is valid, as long as the field is there. */
export function useTold(field: string, isRight: boolean): void {
  const tell = use(Told)
  useEffect(() => {
    tell(field, isRight)
    return () => tell(field, true)
  }, [tell, field, isRight])
}
