import { at } from '@sandtable/kernel'
/** CPU time in microseconds, of all threads: what the collector of garbage does beside the program is a cost too. */
export function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

export function median(row: readonly number[]): number {
  const sorted = row.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2
}

/** So long is a subject warmed up, and so long is a batch: 2 s and 0.1 s. A slow subject is still run some times. */
const WARM_UP = 2_000_000
const BATCH = 100_000
const BATCHES = 11
const FEWEST_WARM = 3

/** Results are kept until the next, so that no compiler may leave the work out. */
const kept: unknown[] = [null]

/** CPU microseconds that one run takes when warm; what it runs on is prepared off the clock. */
export function cost<T>(prepare: () => T, once: (on: T) => unknown, long = WARM_UP): number {
  const size = warmUp(prepare, once, long)
  const batches = Array.from({ length: BATCHES }, () => {
    const inputs = Array.from({ length: size }, prepare)
    const from = cpu()
    for (const input of inputs) kept[0] = once(input)
    return (cpu() - from) / size
  })
  return median(batches)
}

/** Gives the number of runs that make a batch. */
function warmUp<T>(prepare: () => T, once: (on: T) => unknown, long = WARM_UP): number {
  let [spent, runs, size] = [0, 0, 1]
  while (spent < long || runs < FEWEST_WARM) {
    const inputs = Array.from({ length: size }, prepare)
    const from = cpu()
    for (const input of inputs) kept[0] = once(input)
    const took = cpu() - from
    spent += took
    runs += size
    if (took < BATCH / 2) size *= 2
  }
  return size
}

/** The same for several runs side by side, batch by batch in turn, so that they can be compared with each other. */
export function costs(runs: readonly (() => unknown)[]): number[] {
  const sizes = runs.map(once => warmUp(() => null, once))
  const batches = runs.map((): number[] => [])
  for (let batch = -2; batch < BATCHES; batch++)
    runs.forEach((once, i) => {
      const size = at(sizes, i)
      const from = cpu()
      for (let n = 0; n < size; n++) kept[0] = once()
      if (batch >= 0) batches[i]?.push((cpu() - from) / size)
    })
  return batches.map(median)
}
