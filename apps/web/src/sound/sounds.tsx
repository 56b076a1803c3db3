import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Pace } from '../playback/cursor.ts'
import type { Speaker } from '../frame/talk-context.ts'
import type { Cue } from './cue.ts'
import { play } from './play.ts'
import { useWatching } from '../playback/playback-context.ts'
import { weightiest } from './cue.ts'

/** More moments than these at once were skipped, and aren't heard. */
const MOST = 12

/** What is heard when the screen goes from one place in the story to another; null: nothing. */
export function heardBetween(before: Pick<Pace, 'moments' | 'playback'>, now: typeof before): Cue | null {
  const [from, to] = [before.playback.moment, now.playback.moment]
  if (before.moments.length === 0 || to <= from || to - from > MOST) return null
  return weightiest(now.moments.slice(from + 1, to + 1).map(({ cue }) => cue))
}

/** The sounds of a table: of what is played, and when it is the viewer's turn. */
export function Sounds({ live }: { readonly live: Pick<Speaker, 'seen'> }) {
  const { cursor } = useWatching()
  const isAsked = useStore(
    live.seen,
    ({ state, viewer }) => viewer !== null && state?.waiting.includes(viewer) === true,
  )
  useEffect(
    () =>
      cursor.shown.subscribe((now, before) => {
        const cue = heardBetween(before, now)
        if (cue !== null) play(cue)
      }),
    [cursor],
  )
  useEffect(() => {
    if (isAsked) play('turn')
  }, [isAsked])
  return null
}
