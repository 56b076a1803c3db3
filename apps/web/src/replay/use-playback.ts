import { useCallback, useEffect, useReducer } from 'react'
import type { Playback, Wish } from './playback.ts'
import { stayOf, wished, wishOf } from './playback.ts'

/** A replay that goes on by itself while it plays, and hears the keys. */
export function usePlayback(last: number, from: number): [Playback, (wish: Wish) => void] {
  const reduce = useCallback((before: Playback, wish: Wish) => wished(before, wish, last), [last])
  const [state, wish] = useReducer(reduce, { moment: from, playing: false, speed: 1 })
  useEffect(() => {
    if (!state.playing) return
    const timer = setTimeout(() => wish({ do: 'tick' }), stayOf(state))
    return () => clearTimeout(timer)
  }, [state])
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
