import { useEffect, useState } from 'react'
import { isStill } from '../../../look/settings.ts'

/** Counts up from 0, each stage after its milliseconds; where nothing moves by itself, it starts at its end. */
export function useStages(waits: readonly number[]): readonly [stage: number, finish: () => void] {
  const last = waits.length
  const [stage, setStage] = useState(() => (isStill() ? last : 0))
  const wait = waits[stage]
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => setStage(stage + 1), wait)
    return () => clearTimeout(timer)
  }, [stage, wait])
  return [stage, () => setStage(last)]
}
