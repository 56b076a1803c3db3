import { useEffect, useState } from 'react'
import type { Printed } from './printed.ts'
import { printed } from './printed.ts'

/** What is printed for a scenario; null while it is on its way, or where nothing is asked for. */
export function usePrinted(scenario: string, digest: string): Printed | null {
  const [found, setFound] = useState<Printed | null>(null)
  useEffect(() => {
    let left = false
    if (digest !== '')
      printed(scenario, digest).then(
        laid => {
          if (!left) setFound(laid)
        },
        // A picture that cannot be had leaves its place bare.
        () => {},
      )
    return () => {
      left = true
    }
  }, [scenario, digest])
  return found
}
