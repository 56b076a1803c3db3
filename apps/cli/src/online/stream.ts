import type { Viewer } from '@sandtable/kernel'
import type { Stream } from '@sandtable/protocol'
import type { Scenario, Tale, Watch, Waw } from '@sandtable/waw'
import { emptyStream } from '@sandtable/protocol'
import { catchUp, lookAgain, watch } from '@sandtable/waw'

/** What a viewer was told of a game on a server, and as much of its story as he has been shown. */
export interface Following {
  readonly s: Scenario
  readonly watch: Watch
  readonly stream: Stream<Waw>
  /** How often something had been taken back when he was last shown anything. */
  taken: number
}

export const followingOf = (s: Scenario, viewer: Viewer): Following => ({
  s,
  watch: watch(s, viewer, true),
  stream: emptyStream(),
  taken: 0,
})

/** Shows him what is new, up to so many events; what was taken back since is forgotten first. */
export function showNews(following: Following, upTo = Infinity): readonly Tale[] {
  const { s, watch: w, stream } = following
  const log = stream.log.slice(0, upTo)
  if (stream.taken !== following.taken) lookAgain(w, s, log)
  following.taken = stream.taken
  return catchUp(w, s, log)
}

/** Passes over all that somebody who comes back has seen before: up to the end of his own last turn, or for who looks on the turn before this. */
export function passOver(following: Following, viewer: Viewer): void {
  const begun = following.stream.log.flatMap((e, at) =>
    e.is === 'player-began' ? [{ at, player: e.player }] : [],
  )
  const others = begun.slice(0, begun.findLastIndex(({ player }) => player !== viewer) + 1)
  const first =
    viewer === null ? others.at(-1) : others[others.findLastIndex(({ player }) => player === viewer) + 1]
  showNews(following, first?.at ?? 0)
}
