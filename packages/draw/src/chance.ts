/** Numbers from 0 to 1 that look random and are the same for the same seed, so that a map is always drawn alike. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
