import type { Kind, Viewer } from '@sandtable/kernel'
import type { Stream } from '@sandtable/protocol'
import type { ServedGame } from './served-game.ts'
import type { Telling, Witness } from '../play/table-talk.ts'
import { emptyStream } from '@sandtable/protocol'
import { phrase } from '../words/words.ts'

/** A viewer's events of a game on a server, and how much of its story has been shown. */
export interface Following extends Pick<ServedGame, 'opened' | 'talk'> {
  readonly watch: Witness
  readonly stream: Stream<Kind>
  /** How many undos and host rollbacks the viewer has been shown. */
  taken: number
  rolledBack: number
}

export const followingOf = ({ opened, talk }: ServedGame, viewer: Viewer): Following => ({
  opened,
  talk,
  watch: talk.watch(opened.s, viewer, true),
  stream: emptyStream(),
  taken: 0,
  rolledBack: 0,
})

/** Shows what is new, up to this many events, after forgetting what was taken back. */
export function showNews(following: Following, upTo = Infinity): Telling {
  const { opened, talk, watch, stream } = following
  const log = stream.log.slice(0, upTo)
  if (stream.taken !== following.taken) talk.lookAgain(watch, opened.s, log)
  const rolledBack = stream.rolledBack > following.rolledBack
  following.taken = stream.taken
  following.rolledBack = stream.rolledBack
  const tell = talk.catchUp(watch, opened.s, log)
  return rolledBack ? (...to) => [ROLLED_BACK, ...tell(...to)] : tell
}

const ROLLED_BACK = `  ${phrase('online:rolled-back')}`

/**
 * Skips what a returning player has seen: everything up to the end of the player's last turn, or for a
 * spectator the turn before this one.
 */
export function passOver(following: Following, viewer: Viewer): void {
  const begun = following.stream.log.flatMap((e, at) => {
    const player = following.talk.playerBegun(e)
    return player === null ? [] : [{ at, player }]
  })
  const others = begun.slice(0, begun.findLastIndex(({ player }) => player !== viewer) + 1)
  const first =
    viewer === null ? others.at(-1) : others[others.findLastIndex(({ player }) => player === viewer) + 1]
  showNews(following, first?.at ?? 0)
}
