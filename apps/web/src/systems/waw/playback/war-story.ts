import type { Scenario, Tale, Waw } from '@sandtable/waw'
import { RECKONING, WAW } from '@sandtable/waw'
import type { Gist, Story } from '../../../playback/story.ts'
import { chronicle, sayLine } from '../words/story.ts'
import { CUES } from './cues.ts'
import { deedsIn } from './deeds.ts'
import { STAYS } from './stays.ts'

/** How a war is replayed. */
export const warStory = (s: Scenario): Story<Waw, Tale> => ({
  rules: WAW,
  s,
  players: s.players.map(({ name }) => name),
  turn: ({ turn }) => turn,
  turns: s.turns,
  eyes: ['all', ...s.players.keys(), null],
  points: ({ points }) => points,
  chronicle: chronicle(s),
  gist: tale => gistOf(s, tale),
  figures: {
    reckoning: RECKONING,
    words: { strength: 'war:strength', lost: 'war:lost', luck: 'war:luck' },
  },
  deeds: (t, tale, from, viewer) => deedsIn(t, s, tale, from, viewer),
})

function gistOf(s: Scenario, { e, told, player, turn }: Tale): Gist | null {
  if (told.length === 0 && !STAYS[e.is].holds) return null
  return {
    player,
    turn,
    ...STAYS[e.is],
    cue: CUES[e.is] ?? null,
    detail: 'outcome',
    words: told
      .filter(({ line }) => line.as === 'row' || line.as === 'heading')
      .map(({ line }) => sayLine(s, line))
      .join(' '),
    place: told.find(({ line }) => line.region !== null)?.line.region ?? null,
  }
}
