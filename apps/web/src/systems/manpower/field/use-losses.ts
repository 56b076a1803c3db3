import type { Loss, Shot, Sight } from '@sandtable/manpower'
import { useEffect, useReducer } from 'react'
import type { LossOf } from './logic/fires.ts'
import { useField } from './field-context.ts'

const known = new WeakMap<Sight, Map<string, Loss | null>>()

const keyOf = ({ group, stack, attack, units, roll, aim }: Shot): string =>
  JSON.stringify([group, stack, attack, units, roll, aim])

function knownIn(p: Sight): Map<string, Loss | null> {
  const losses = known.get(p) ?? new Map<string, Loss | null>()
  known.set(p, losses)
  return losses
}

/** Milliseconds that a position must last before its shots are worked out: a dragged group passes through many. */
const STILL = 120

/** What shots cost in a position, worked out one after the other while the table goes on. */
export function useLosses(p: Sight | null, shots: readonly Shot[]): LossOf {
  const { losses } = useField()
  const [, look] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    if (p === null) return
    const found = knownIn(p)
    const left = shots.filter(shot => !found.has(keyOf(shot)))
    let here = left.length > 0
    const work = async (): Promise<void> => {
      const [shot] = left
      if (shot === undefined || !here) return here ? look() : undefined
      found.set(keyOf(shot), await losses.ask(desk => desk.lossBy(p, shot)))
      left.shift()
      return work()
    }
    // Without a worker the lists stay as they are, by distance.
    const timer = here ? setTimeout(() => void work().catch(() => {}), STILL) : undefined
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [losses, p, shots])
  return shot => (p === null ? undefined : knownIn(p).get(keyOf(shot)))
}
