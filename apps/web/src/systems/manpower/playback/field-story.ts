import type { Manpower, Scenario, Tale } from '@sandtable/manpower'
import { MANPOWER, RECKONING, unitsLeft } from '@sandtable/manpower'
import type { Gist, Story } from '../../../playback/story.ts'
import { chronicle } from '../words/story.ts'
import { CUES } from './cues.ts'
import { deedsIn } from './deeds.ts'
import { groupIn } from '../field/logic/scene-of.ts'
import { STAYS } from './stays.ts'

/** How a battle is replayed: nothing in it is hidden, so everybody sees the same. */
export const fieldStory = (s: Scenario): Story<Manpower, Tale> => ({
  rules: MANPOWER,
  s,
  players: s.players.map(({ name }) => name),
  turn: ({ turn }) => turn,
  turns: [],
  eyes: ['all'],
  points: p => s.players.map((_, side) => unitsLeft(p, side)),
  chronicle: chronicle(s),
  gist: gistOf,
  figures: {
    reckoning: RECKONING,
    words: { strength: 'battle:strength', lost: 'battle:lost', luck: 'battle:luck' },
  },
  deeds: deedsIn,
})

/** The move continues without words. */
function gistOf({ e, lines, player, turn, phase }: Tale): Gist | null {
  const words = lines.filter(({ as }) => as !== 'reason').map(({ text }) => text)
  if (words.length === 0 && e.is !== 'advanced' && e.is !== 'arrived') return null
  const shown = STAYS[e.is]
  return {
    player,
    turn,
    ...shown,
    cue: CUES[e.is] ?? null,
    fight: shown.fight || phase === 'acting',
    words: words.join(' '),
    place: groupIn(e),
  }
}
