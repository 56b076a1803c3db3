import type { Event, Tale } from '@sandtable/waw'
import type { Viewer } from '@sandtable/kernel'
import { captain, playGame } from '@sandtable/ai'
import { begin, seeded } from '@sandtable/kernel'
import { watch, WAW, WITS } from '@sandtable/waw'
import { HASTINGS } from '../../../../replay/testing/played.ts'
import { catchUp } from '../../words/story.ts'

/** The tale of the first war of bots in which this came to pass, as somebody saw it. */
export function taleWith(came: (e: Event) => boolean, viewer: Viewer = null): readonly Tale[] {
  const { s } = HASTINGS
  for (let number = 0; ; number++) {
    const g = begin(WAW, s, { dice: seeded(`told ${number}`) })
    playGame(g, [captain(WITS), captain(WITS)], `told ${number}`)
    const log = g.log ?? []
    if (!log.some(came)) continue
    const w = watch(s, viewer)
    catchUp(w, s, log)
    return w.tale
  }
}
