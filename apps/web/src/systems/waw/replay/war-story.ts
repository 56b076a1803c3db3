import type { Event, Position, Scenario, Tale, Waw } from '@sandtable/waw'
import { watch, WAW } from '@sandtable/waw'
import type { Eyes, Spectator, Story } from '../../../replay/show.ts'
import { catchUp, sayLine } from '../words/story.ts'

/** How a war is replayed in words. */
export const warStory = (s: Scenario): Story<Waw> => ({
  rules: WAW,
  s,
  players: s.players.map(({ name }) => name),
  turn: ({ turn }) => turn,
  turns: s.turns,
  eyes: ['all', ...s.players.keys(), null],
  points: ({ points }) => points,
  seat: (eyes, redacted) => spectator(s, eyes, redacted),
})

const BEGINS: ReadonlySet<Event['is']> = new Set(['battle-joined', 'round-began'])
const ENDS: ReadonlySet<Event['is']> = new Set(['battle-ended'])

function spectator(s: Scenario, eyes: Eyes, redacted: boolean): Spectator<Waw> {
  const seat = watch(s, eyes, redacted)
  const log: Event[] = []
  let fight = false
  return {
    view: () => seat.view,
    next: e => {
      log.push(e)
      const [tale] = catchUp(seat, s, log)
      if (tale === undefined) return null
      if (BEGINS.has(tale.e.is)) fight = true
      const isFight = fight
      if (ENDS.has(tale.e.is)) fight = false
      if (tale.told.length === 0) return null
      return {
        player: playerOf(tale, seat.view),
        fight: isFight,
        words: wordsOf(s, tale),
        place: tale.told.find(({ line }) => line.region !== null)?.line.region ?? null,
      }
    },
  }
}

function playerOf({ told }: Tale, p: Position): number | null {
  const { line } = told[0] ?? {}
  if (line === undefined) return null
  if (line.side !== null) return p.battle.players[line.side] ?? null
  return line.player ?? (p.active >= 0 ? p.active : null)
}

const wordsOf = (s: Scenario, { told }: Tale): string =>
  told
    .filter(({ line }) => line.as === 'row' || line.as === 'heading')
    .map(({ line }) => sayLine(s, line))
    .join(' ')
