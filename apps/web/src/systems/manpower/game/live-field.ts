import type { Manpower, Scenario, Tale } from '@sandtable/manpower'
import type { Stream } from '@sandtable/protocol'
import type { Viewer } from '@sandtable/kernel'
import { catchUp, MANPOWER, ON_MAP, watch } from '@sandtable/manpower'
import type { HeldSeat } from '../../../game/seats.ts'
import type { LiveGame, Seen } from '../../../game/live-game.ts'
import { joinGame } from '../../../game/live-game.ts'

/** A battle in metres, as somebody at this browser sees it. */
export type SeenField = Seen<Manpower, Tale>
export type LiveField = LiveGame<Manpower, Tale>

export const joinField = (s: Scenario, game: string, seat: HeldSeat | null): LiveField =>
  joinGame({ rules: MANPOWER, storyteller }, s, game, seat)

/** Tells the story on from where it was, and anew where something was taken back. */
function storyteller(s: Scenario, _viewer: Viewer, stream: Stream<Manpower>): () => readonly Tale[] {
  let told = watch(s)
  let taken = 0
  let tale: readonly Tale[] = []
  return () => {
    if (stream.taken !== taken) told = watch(s)
    if (stream.taken !== taken || told.shown < stream.log.length) {
      catchUp(told, s, stream.log, ON_MAP)
      tale = [...told.tale]
    }
    taken = stream.taken
    return tale
  }
}
