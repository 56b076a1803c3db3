import type { Answer } from '@sandtable/kernel'
import type { Event, Tale, Waw } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, seeded } from '@sandtable/kernel'
import { gameText } from '@sandtable/shelf'
import { WAW, WITS } from '@sandtable/waw'
import type { Reel } from '../src/playback/reel.ts'
import { HASTINGS } from '../src/replay/testing/played.ts'
import { reelOf } from '../src/playback/reel.ts'
import { warStory } from '../src/systems/waw/playback/war-story.ts'

/** A war that two bots have played, as a file, and as everybody can see it. */
export interface ToldWar {
  readonly text: string
  readonly reel: Reel<Waw, Tale>
}

/** The first such war of Hastings in which all of this came to pass. */
export function warWith(...wanted: readonly ((e: Event) => boolean)[]): ToldWar {
  const { s } = HASTINGS
  for (let number = 0; ; number++) {
    const seed = `told ${number}`
    const g = begin(WAW, s, { dice: seeded(seed) })
    const answers: { player: number; answer: Answer }[] = []
    playGame(g, [captain(WITS), captain(WITS)], seed, (_, player, answer) => answers.push({ player, answer }))
    const log = g.log ?? []
    if (!wanted.every(came => log.some(came))) continue
    const text = gameText(HASTINGS, g, { seed, seats: ['human', 'human'], answers })
    return { text, reel: reelOf(warStory(s), { log, redacted: false }, 'all') }
  }
}

/** The moment of the first event of this sort from another one on; 0: there is none. */
export function momentOf(
  { reel: { tale, moments } }: ToldWar,
  came: (e: Event) => boolean,
  from = 0,
): number {
  const at = tale.findIndex(({ e }, i) => i >= from && came(e))
  return moments.findIndex(({ after }) => after === at + 1)
}
