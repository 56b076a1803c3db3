import type { Kind } from '@sandtable/kernel'
import { catchUp, watch } from '@sandtable/kernel'
import type { Eyes, Show, Spectator, Staged } from '../replay/show.ts'
import type { Plain, PlainTale } from './plain.ts'
import { marksOf, plainChronicle } from './plain.ts'
import { PlainPosition } from './plain-position.tsx'

/** A game told again without pictures. */
export const plainShow = <K extends Kind>(plain: Plain<K>): Show<K> => ({
  rules: plain.rules,
  s: plain.s,
  title: plain.title,
  players: plain.players.map(({ name }) => name),
  marks: marksOf(plain),
  turn: plain.turn,
  turns: [],
  eyes: ['all', ...plain.players.keys(), null],
  points: plain.points,
  seat: (eyes, redacted) => spectator(plain, eyes, redacted),
  Stage: ({ position }: Staged<K>) => <PlainPosition lines={plain.lines(position)} />,
})

function spectator<K extends Kind>(plain: Plain<K>, eyes: Eyes, redacted: boolean): Spectator<K> {
  const { rules, s } = plain
  const seat = watch<K, PlainTale | null>(rules, s, eyes, redacted)
  const chronicle = plainChronicle(plain)
  const log: K['e'][] = []
  return {
    view: () => seat.view,
    next: e => {
      log.push(e)
      const [told = null] = catchUp(rules, s, seat, log, chronicle)
      return told === null ? null : { player: told.player, fight: false, words: told.text, place: null }
    },
  }
}
