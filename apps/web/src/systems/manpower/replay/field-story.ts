import type { Event, Manpower, Scenario } from '@sandtable/manpower'
import { MANPOWER, unitsLeft, watch } from '@sandtable/manpower'
import type { Spectator, Story } from '../../../replay/show.ts'
import { groupIn } from '../field/logic/scene-of.ts'
import { catchUp } from '../words/story.ts'

/** How a battle is told again: nothing is hidden in it, and so everybody has the same eyes. */
export const fieldStory = (s: Scenario): Story<Manpower> => ({
  rules: MANPOWER,
  s,
  players: s.players.map(({ name }) => name),
  turn: ({ turn }) => turn,
  turns: [],
  eyes: ['all'],
  points: p => s.players.map((_, side) => unitsLeft(p, side)),
  seat: () => spectator(s),
})

/** Fire that answers a move; all that happens in Acting is a fight anyway. */
const FIGHTS: ReadonlySet<Event['is']> = new Set([
  'opportunity-taken',
  'volley-fired',
  'shot-fired',
  'ground-struck',
  'stack-hit',
])

function spectator(s: Scenario): Spectator<Manpower> {
  const seat = watch(s)
  const log: Event[] = []
  return {
    view: () => seat.view,
    next: e => {
      log.push(e)
      const lines = catchUp(seat, s, log).flatMap(tale => tale.lines)
      const words = lines.filter(({ as }) => as !== 'reason').map(({ text }) => text)
      if (words.length === 0) return null
      return {
        player: lines.find(({ side }) => side !== null)?.side ?? null,
        fight: seat.view.phase === 'acting' || FIGHTS.has(e.is),
        words: words.join(' '),
        place: groupIn(e),
      }
    },
  }
}
