import type { Kind, Proposal } from '@sandtable/kernel'
import type { Client, Follower } from '@sandtable/protocol'
import type { OpenedPack } from '@sandtable/shelf'
import type { Step } from '../play/session.ts'
import { isAsked } from '@sandtable/kernel'
import { pendingOf } from '@sandtable/protocol'
import { HUMAN, summaryOf } from '../play/session.ts'
import { phrase } from '../words/words.ts'
import { sayTold, wordsOf } from '../words/faults.ts'

/** Refusals that this program can't cure by coming back. */
const HOPELESS: readonly string[] = ['bad-token', 'no-such-game', 'cannot-go-on']

/** Why a server won't have us; null: it will, or hasn't said. */
export function turnedAway({ problem }: Client<Kind>): string | null {
  if (problem === null || !HOPELESS.includes(problem.why)) return null
  return sayTold(problem)
}

/** Waits for any change. */
export const change = (client: Client<Kind>): Promise<void> =>
  new Promise(resolve => {
    const stop = client.on('change', () => {
      stop()
      resolve()
    })
  })

/** By player: the name of its person or bot. */
export const seatNames = ({ state, player }: Follower<Kind>): string[] =>
  (state?.seats ?? []).map(({ holder, name }, seat) =>
    seat === player ? HUMAN : holder === 'open' ? phrase('online:nobody-yet') : wordsOf(name),
  )

/** What comes next, as far as is known; null: not all of it has arrived yet. */
export function stepOf(now: Follower<Kind>, opened: OpenedPack): Step | null {
  const { state, decision, player } = now
  if (state === null) return null
  if (state.outcome !== null) return 'over'
  const proposal = proposalFor(now)
  if (proposal !== null && player !== null) return { proposal, player }
  if (decision !== null) return asked(now)
  if (state.stage === 'gathering') {
    const open = state.seats.filter(({ holder }) => holder === 'open')
    return { waiting: phrase('online:waiting-seats', { names: people(opened, open) }) }
  }
  if (player === null) return { waiting: phrase('online:watching') }
  if (state.waiting.length === 0 || state.waiting.includes(player)) return null
  const others = state.seats.filter(seat => state.waiting.includes(seat.player))
  return { waiting: phrase('online:waiting', { names: people(opened, others) }) }
}

/** What another player offers, and waits for this one's answer to. */
export function proposalFor({ state, player }: Follower<Kind>): Proposal | null {
  const { open = null } = state?.talk ?? {}
  return player !== null && isAsked(open, player) ? open : null
}

/** The question, as the rules here put it; where they put another one, this program cannot go on. */
function asked(now: Follower<Kind>): Step | null {
  try {
    const decision = pendingOf(now)
    return decision === null ? null : { decision }
  } catch (error) {
    return { gone: phrase('online:other-rules', { why: wordsOf((error as Error).message) }) }
  }
}

function people(
  opened: OpenedPack,
  seats: readonly { player: number; name: string; holder: string }[],
): string[] {
  const { players } = summaryOf(opened)
  return seats.map(({ player, name, holder }) => {
    const side = players[player]?.name ?? ''
    return holder === 'open' || name === side ? side : phrase('online:named', { name: wordsOf(name), side })
  })
}
