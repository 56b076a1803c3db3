import type { Kind, Ruleset } from '@sandtable/kernel'
import type { Show, Told } from '../../playback/story.ts'
import { begin, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import { draw } from '../../testing/draw.ts'
import { layFlat } from '../../testing/flat.tsx'
import { addWords, startWords } from '../../words/words.ts'
import { positionAt, reelOf } from '../../playback/reel.ts'
import { replay } from '../../words/en/replay.ts'

layFlat()
await startWords(false)
addWords({ replay })
const { Projector } = await import('../projector.tsx')

/** A game by random answers, as its events. */
function logOf<K extends Kind>(rules: Ruleset<K>, s: K['s'], seed: string): readonly K['e'][] {
  const g = begin(rules, s, { dice: seeded(seed) })
  const chance = seeded(`${seed} answers`)
  while (!over(g)) {
    const owed = pending(g)
    const { player, options } = owed[rollDice(chance, owed.length)] as (typeof owed)[number]
    submit(g, player, randomAnswer(options, chance))
  }
  return g.log ?? []
}

/** Draws a game's replay: the whole page at both ends, and the map at some moments, for every viewer. */
export async function drawReplay<K extends Kind, T extends Told<K>>(
  show: Show<K, T>,
  seed: string,
  oneIn: number,
): Promise<number> {
  const record = { log: logOf(show.rules, show.s, seed), redacted: false }
  const { Stage } = show
  let pages = 0
  for (const eyes of show.eyes) {
    const source = { show, record, eyes: [eyes], file: null, game: null }
    await draw(<Projector source={source} />)
    await draw(<Projector source={{ ...source, file: { read: { entries: [] } as never, text: '' } }} />)
    const reel = reelOf(show, record, eyes)
    for (let moment = 0; moment < reel.moments.length; moment += oneIn, pages++) {
      const { place = null, after = 0 } = reel.moments[moment] ?? {}
      const position = positionAt(reel, moment)
      await draw(<Stage {...{ position, place, after, eyes }} tale={reel.tale} />).catch((fault: unknown) => {
        throw new Error(`seed '${seed}', moment ${moment}, eyes ${eyes}`, { cause: fault })
      })
    }
  }
  return pages
}
