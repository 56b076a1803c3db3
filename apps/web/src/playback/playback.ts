/** A viewer's place in a replay, and how it plays. */
export interface Playback {
  readonly moment: number
  readonly playing: boolean
  readonly speed: number
}

export const SPEEDS = [0.5, 1, 2, 4] as const

export type Wish =
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'step'; readonly by: number }
  | { readonly do: 'play' }
  | { readonly do: 'tick' }
  | { readonly do: 'speed'; readonly speed: number }

/** The result of a command, in a game with this last moment. Stepping by hand stops the play. */
export function wished(before: Playback, wish: Wish, last: number): Playback {
  const within = (moment: number): number => Math.min(last, Math.max(0, moment))
  switch (wish.do) {
    case 'go':
      return { ...before, moment: within(wish.to), playing: false }
    case 'step':
      return { ...before, moment: within(before.moment + wish.by), playing: false }
    case 'speed':
      return { ...before, speed: wish.speed }
    case 'play':
      return before.playing
        ? { ...before, playing: false }
        : { ...before, playing: true, moment: before.moment === last ? 0 : before.moment }
    case 'tick':
      return {
        ...before,
        moment: within(before.moment + 1),
        playing: before.playing && before.moment + 1 < last,
      }
  }
}

/** A key's command; null: none. */
export function wishOf(key: string): Wish | null {
  if (key === ' ') return { do: 'play' }
  if (key === 'ArrowRight') return { do: 'step', by: 1 }
  if (key === 'ArrowLeft') return { do: 'step', by: -1 }
  if (key === 'PageDown') return { do: 'step', by: 20 }
  if (key === 'PageUp') return { do: 'step', by: -20 }
  if (key === 'Home') return { do: 'go', to: 0 }
  return key === 'End' ? { do: 'go', to: Infinity } : null
}
