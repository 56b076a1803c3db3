import type { Kind } from '@sandtable/kernel'
import type { Socket } from '../connection.ts'
import type { QuietTime } from './quiet-time.ts'
import type { Referee, Visitor } from './referee.ts'

/** The fate of the next message on a line. */
export type Fate = 'arrives' | 'breaks-before' | 'breaks-after' | 'vanishes'

type Hear = (event: { readonly data: unknown }) => void

/**
 * Lines to a referee, over which everything takes a moment. A line may break before something arrives or right after it, so
 * that no reply comes back; or it may go dead, and say nothing of it.
 */
export const netTo =
  <K extends Kind>(game: Referee<K>, { timer }: QuietTime, fate: () => Fate) =>
  (): Socket => {
    const hearers = { open: [] as Hear[], close: [] as Hear[], message: [] as Hear[] }
    const say = (type: 'open' | 'close' | 'message', data?: unknown): void => {
      for (const hear of hearers[type]) hear({ data })
    }
    let visitor: Visitor | null = null
    let state: 'opening' | 'open' | 'dead' | 'closed' = 'opening'

    const end = (how: 'dead' | 'closed'): void => {
      if (state === 'closed') return
      visitor?.leave()
      state = how
      if (how === 'closed') timer(1, () => say('close'))
    }
    const carry = (arrive: () => void): void => {
      if (state !== 'open') return
      const now = fate()
      if (now === 'vanishes') return end('dead')
      if (now === 'breaks-before') return end('closed')
      timer(1, () => {
        if (state !== 'open') return
        arrive()
        if (now === 'breaks-after') end('closed')
      })
    }
    timer(1, () => {
      if (state !== 'opening') return
      if (fate() !== 'arrives') return end('closed')
      state = 'open'
      visitor = game.enter(message => {
        const text = JSON.stringify(message)
        carry(() => say('message', text))
      })
      say('open')
    })
    return {
      send: text => carry(() => visitor?.hear(text)),
      close: () => end('closed'),
      addEventListener: (type: keyof typeof hearers, hear: Hear) => void hearers[type].push(hear),
    }
  }
