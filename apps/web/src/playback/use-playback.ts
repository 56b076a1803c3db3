import { useCallback, useEffect, useReducer } from 'react'
import type { Moment } from './reel.ts'
import type { Playback, Wish } from './playback.ts'
import { wished, wishOf } from './playback.ts'

/** Milliseconds for a moment at normal speed: time to read along. */
const BRIEF = 350

/** A replay that advances while it plays, and listens to the keyboard. */
export function usePlayback(moments: readonly Moment[], from: number): [Playback, (wish: Wish) => void] {
  const last = moments.length - 1
  const reduce = useCallback((before: Playback, wish: Wish) => wished(before, wish, last), [last])
  const [state, wish] = useReducer(reduce, { moment: from, playing: false, speed: 1 })
  useEffect(() => {
    if (!state.playing) return
    const stay = Math.max(BRIEF, moments[state.moment]?.stay ?? 0)
    const timer = setTimeout(() => wish({ do: 'tick' }), stay / state.speed)
    return () => clearTimeout(timer)
  }, [moments, state])
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const meant = isElsewhere(event) ? null : wishOf(event.key)
      if (meant === null) return
      event.preventDefault()
      wish(meant)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return [state, wish]
}

/** The key is meant for a field, a list or a button. */
function isElsewhere({ target, altKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return true
  if (target.matches('select, textarea, input:not([type=range])')) return true
  return key === ' ' && target.matches('button, a')
}
