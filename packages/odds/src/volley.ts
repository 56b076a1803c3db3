/** The chances of one shot; the rest is the chance of nothing. */
export interface Shot {
  readonly hit: number
  readonly panic: number
}

/**
 * The chances of every number of panics and hits that a volley can score together, exactly: at panics × (shots + 1) + hits.
 * One shot after the other is folded in, from the highest counts down, so that each is counted once.
 */
export function volley(shots: readonly Shot[]): Float64Array {
  const width = shots.length + 1
  const chances = new Float64Array(width * width)
  chances[0] = 1
  for (let fired = 0; fired < shots.length; fired++) {
    const { hit, panic } = shots[fired] as Shot
    const miss = 1 - hit - panic
    for (let p = fired + 1; p >= 0; p--) {
      const row = p * width
      for (let h = fired + 1 - p; h >= 0; h--) {
        const spot = row + h
        let chance = (chances[spot] ?? 0) * miss
        if (h > 0) chance += (chances[spot - 1] ?? 0) * hit
        if (p > 0) chance += (chances[spot - width] ?? 0) * panic
        chances[spot] = chance
      }
    }
  }
  return chances
}

/** The chances of 0, 1, 2 … successes among independent tries. */
export function successes(tries: readonly number[]): Float64Array {
  const chances = new Float64Array(tries.length + 1)
  chances[0] = 1
  tries.forEach((chance, tried) => {
    for (let n = tried + 1; n >= 0; n--)
      chances[n] = (chances[n] ?? 0) * (1 - chance) + (n > 0 ? (chances[n - 1] ?? 0) * chance : 0)
  })
  return chances
}

/** Runs `play` once for every way its tosses can fall, and gives each result with its chance. */
export function everyToss<T>(
  play: (toss: (chance: number) => boolean) => T,
): { result: T; chance: number }[] {
  const results: { result: T; chance: number }[] = []
  const path: boolean[] = []
  do {
    let chance = 1
    let tossed = 0
    const result = play(yes => {
      const fell = path[tossed] ?? true
      path[tossed++] = fell
      chance *= fell ? yes : 1 - yes
      return fell
    })
    if (chance > 0) results.push({ result, chance })
    while (path.at(-1) === false) path.pop()
    if (path.length > 0) path[path.length - 1] = false
  } while (path.length > 0)
  return results
}
