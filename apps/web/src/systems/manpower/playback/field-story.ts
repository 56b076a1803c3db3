import type { Manpower, Scenario, Tale } from '@sandtable/manpower'
import { MANPOWER, RECKONING, unitsLeft } from '@sandtable/manpower'
import type { Detail, Gist, Story } from '../../../playback/story.ts'
import { chronicle } from '../words/story.ts'
import { CUES } from './cues.ts'
import { deedsIn } from './deeds.ts'
import { groupIn } from '../field/logic/scene-of.ts'
import { endOfBlow, startOfBlow } from './runs.ts'
import { STAYS } from './stays.ts'
import { turnEndingAt } from './turn-ends.ts'

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

/** Milliseconds to read what a blow came to. */
const SUMMED = 1200

/** The move continues without words; a turn with anything to report waits at its end. */
function gistOf(told: Tale, at: number, tale: readonly Tale[]): Gist | null {
  const { e, lines, player, turn, phase } = told
  const words = lines.filter(({ as }) => as !== 'reason').map(({ text }) => text)
  if (words.length === 0 && e.is !== 'advanced' && e.is !== 'arrived') return null
  const shown = STAYS[e.is]
  const part = partOfBlow(tale, at)
  return {
    player,
    turn,
    ...shown,
    cue: CUES[e.is] ?? null,
    stay: part === 'end' ? Math.max(SUMMED, shown.stay) : shown.stay,
    fight: shown.fight || (phase === 'acting' && e.is !== 'turn-began'),
    detail: detailOf(told, part),
    holds: turnEndingAt(tale, at) !== null,
    words: words.join(' '),
    place: groupIn(e),
  }
}

/** The part of an event in a blow: one of its throws or losses, or its end; null: it is in none. */
function partOfBlow(tale: readonly Tale[], at: number): 'middle' | 'end' | null {
  const start = startOfBlow(tale, at)
  if (start === null) return null
  return endOfBlow(tale, start) === at + 1 ? 'end' : 'middle'
}

/** The throws of a blow are summed at its end. Of Acting there is a report, of opportunity fire only the map. */
function detailOf({ e: { is }, phase }: Tale, part: 'middle' | 'end' | null): Detail {
  const isActing = phase === 'acting' && is !== 'turn-began'
  if (part === 'middle' || is === 'deviation-rolled' || is === 'spell-strayed') return 'rolls'
  return isActing ? 'attacks' : 'outcome'
}
