import type { Scenario, Tale, Waw } from '@sandtable/waw'
import type { Stream } from '@sandtable/protocol'
import type { Viewer } from '@sandtable/kernel'
import { catchUp, watch, WAW } from '@sandtable/waw'
import type { HeldSeat } from '../../../game/seats.ts'
import type { LiveGame, Seen } from '../../../game/live-game.ts'
import { joinGame } from '../../../game/live-game.ts'

export type SeenWar = Seen<Waw, Tale>
export type LiveWar = LiveGame<Waw, Tale>

export const joinWar = (s: Scenario, game: string, seat: HeldSeat | null): LiveWar =>
  joinGame({ rules: WAW, storyteller }, s, game, seat)

/** Tells the story on from where it was, and anew where something was taken back. */
function storyteller(s: Scenario, viewer: Viewer, stream: Stream<Waw>): () => readonly Tale[] {
  let told = watch(s, viewer, true)
  let taken = 0
  let tale: readonly Tale[] = []
  return () => {
    if (stream.taken !== taken) told = watch(s, viewer, true)
    if (stream.taken !== taken || told.shown < stream.log.length) {
      catchUp(told, s, stream.log)
      tale = [...told.tale]
    }
    taken = stream.taken
    return tale
  }
}
