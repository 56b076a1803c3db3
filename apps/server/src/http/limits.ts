import type { Clock } from '../time.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Lets something through until it comes too often. */
export function openGate({ burst, perSecond }: Rate, clock: Clock): () => boolean {
  let [left, at] = [burst, clock.now()]
  return () => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}

/** A gate for each address; those that are not used are forgotten. */
export function openGates(rate: Rate, clock: Clock): (address: string) => boolean {
  const gates = new Map<string, () => boolean>()
  return address => {
    let gate = gates.get(address)
    if (gate === undefined) {
      if (gates.size >= MOST) gates.clear()
      gates.set(address, (gate = openGate(rate, clock)))
    }
    return gate()
  }
}

const MOST = 10_000
