import { useEffect, useState } from 'react'
import type { BattleStory } from './battle-story.ts'
import { paceOf } from './pace.ts'

/** How much of a battle is shown, one event after the other, and a way to see all of it at once. */
export interface Pace {
  readonly shown: number
  readonly running: boolean
  readonly skip: () => void
}

/** Without motion, or in a battle already under way, everything so far is shown at once. */
export function usePace(story: BattleStory, begun: number): Pace {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const length = story.moments.length
  const [shown, setShown] = useState(still ? length : begun)
  const running = shown < length
  const next = story.moments[shown - 1]
  useEffect(() => {
    if (!running) return
    if (still) return setShown(length)
    const timer = setTimeout(() => setShown(shown + 1), next === undefined ? 0 : paceOf(next.e))
    return () => clearTimeout(timer)
  }, [running, still, length, shown, next])
  return { shown: Math.min(shown, length), running, skip: () => setShown(length) }
}
