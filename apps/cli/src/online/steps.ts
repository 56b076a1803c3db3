import type { Game, Kind } from '@sandtable/kernel'
import type { Client, Follower } from '@sandtable/protocol'
import type { Step } from '../play/session.ts'
import type { Following } from './stream.ts'
import { gameOf, readOn } from '@sandtable/protocol'
import { change, stepOf, turnedAway } from './standing.ts'
import { sayTold } from '../words/faults.ts'

/** A game on a server, step by step, each with the game as it stood then. */
export interface Steps {
  readonly held: Follower<Kind>
  readonly game: Game<Kind>
  readonly next: () => Promise<Step>
  /** A player was asked, and hasn't answered yet. */
  readonly asks: () => boolean
  /** The player has. */
  readonly answered: () => void
}

export function stepsOf(client: Client<Kind>, { opened, stream }: Following): Steps {
  let held = client.now
  let game = gameOf(held) as Game<Kind>
  let last: Step | null = null

  /** The next step, once all of it has arrived; the same wait is no new step. */
  async function look(): Promise<Step | null> {
    const { now } = client
    const why = turnedAway(client)
    if (why !== null) return { gone: why }
    if (now.missed || stream.number > now.number || (now === held && isWait(last))) return null
    const untold = await readOn(stream, client)
    if (untold !== null) return { gone: sayTold(untold) }
    if (client.now !== now) return look()
    const step = stepOf(now, opened)
    if (step === null) return null
    if (now !== held) game = gameOf(now) as Game<Kind>
    held = now
    return step
  }

  return {
    get held() {
      return held
    },
    get game() {
      return game
    },
    next: async () => {
      for (;;) {
        const changed = change(client)
        const step = await look()
        if (step !== null) return (last = step)
        await changed
      }
    },
    asks: () => typeof last === 'object' && last !== null && 'decision' in last,
    answered: () => void (last = null),
  }
}

const isWait = (step: Step | null): boolean => typeof step === 'object' && step !== null && 'waiting' in step
