import type { Manpower, Scenario, Tale } from '@sandtable/manpower'
import { MANPOWER, unitsLeft } from '@sandtable/manpower'
import type { Detail, Gist, Story } from '../../../playback/story.ts'
import { chronicle } from '../words/story.ts'
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
  deeds: deedsIn,
})

/** The move continues without words; a turn with anything to report waits at its end. */
function gistOf({ e, lines, player, turn, phase }: Tale, at: number, tale: readonly Tale[]): Gist | null {
  const words = lines.filter(({ as }) => as !== 'reason').map(({ text }) => text)
  if (words.length === 0 && e.is !== 'advanced' && e.is !== 'arrived') return null
  const shown = STAYS[e.is]
  return {
    player,
    turn,
    ...shown,
    fight: shown.fight || (phase === 'acting' && e.is !== 'turn-began'),
    detail: detailOf(tale, at),
    holds: turnEndingAt(tale, at) !== null,
    words: words.join(' '),
    place: groupIn(e),
  }
}

/** The throws of a blow are summed at its end. Of Acting there is a report, of opportunity fire only the map. */
function detailOf(tale: readonly Tale[], at: number): Detail {
  const is = tale[at]?.e.is
  if (is === 'deviation-rolled' || is === 'spell-strayed') return 'rolls'
  const start = startOfBlow(tale, at)
  const isActing = tale[at]?.phase === 'acting'
  if (start === null) return isActing && is !== 'turn-began' ? 'attacks' : 'outcome'
  if (endOfBlow(tale, start) !== at + 1) return 'rolls'
  return isActing ? 'attacks' : 'outcome'
}
