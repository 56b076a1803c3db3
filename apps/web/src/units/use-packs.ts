import type { Data } from '@sandtable/kernel'
import { listScenarios, packOf } from '@sandtable/protocol'
import { useEffect, useState } from 'react'
import { sayError } from '../words/told.ts'

/** The packs of this server’s scenarios of a ruleset: null while they load; a text says what went wrong. */
export function usePacks(ruleset: string): readonly Data[] | string | null {
  const [packs, setPacks] = useState<readonly Data[] | string | null>(null)
  useEffect(() => {
    let left = false
    const load = async (): Promise<readonly Data[]> => {
      const scenarios = (await listScenarios(location.origin)).filter(one => one.ruleset === ruleset)
      return Promise.all(scenarios.map(({ pack }) => packOf(location.origin, pack)))
    }
    const tell = (found: readonly Data[] | string): void => {
      if (!left) setPacks(found)
    }
    load().then(tell, (error: unknown) => tell(sayError(error)))
    return () => {
      left = true
    }
  }, [ruleset])
  return packs
}
