import type { Store } from '@sandtable/store'
import type { Clock } from '../time.ts'

/** An answer stays valid for this many milliseconds, however many requests come. */
const FRESH = 1_000
/** A store that takes longer than this to write one row is not healthy. */
const PATIENCE = 5_000

/** Whether the store can be written to: tries at most one write a second, however many requests come. */
export function openHealth(store: Store, clock: Clock): () => Promise<boolean> {
  let [asked, answer] = [-Infinity, Promise.resolve(false)]
  return () => {
    if (clock.now() - asked >= FRESH) {
      asked = clock.now()
      answer = inTime(store.healthy(), clock)
    }
    return answer
  }
}

const inTime = (written: Promise<boolean>, clock: Clock): Promise<boolean> =>
  new Promise(resolve => {
    const giveUp = clock.after(PATIENCE, () => resolve(false))
    void written.then(healthy => {
      giveUp()
      resolve(healthy)
    })
  })
