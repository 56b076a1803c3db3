import type { Check } from './shape.ts'
import { atLeast, oneOf, orNull, rowOf, whole } from './shape.ts'

/** What a player can say beside the rules. */
export const WORDS = ['resign', 'offer-draw', 'ask-undo', 'accept', 'decline', 'withdraw'] as const
export type Word = (typeof WORDS)[number]

/** The same, and what a clock or the host does without being asked. */
const DEEDS = [...WORDS, 'time-up', 'roll-back'] as const
export type Does = (typeof DEEDS)[number]

/** K-18 What the history of a game holds beside its answers. */
export interface Entry {
  /** How many answers stood then; at most as many as still stand. */
  readonly after: number
  /** Null: the host. */
  readonly player: number | null
  readonly does: Does
  /** Answers were taken back, and the dice went on from this place in their stream; missing: none were. */
  readonly drawn?: number
}

/** What a row of entries in a file must be made of. */
export const ENTRIES: Check<readonly Entry[]> = rowOf(
  atLeast({ after: whole(0), player: orNull(whole(0)), does: oneOf(...DEEDS) }, { drawn: whole(0) }),
) as Check<readonly Entry[]>

/** A draw or an undo that is on offer, until the next answer. */
export interface Proposal {
  readonly by: number
  readonly what: 'draw' | 'undo'
  /** Who has agreed, besides the player who proposed it. */
  readonly agreed: readonly number[]
}

/** How a game ended beside the rules, and through whom. */
export type Ended =
  | { readonly how: 'resigned' | 'forfeit'; readonly by: number }
  | { readonly how: 'agreed'; readonly by: null }

/** How a game came out. */
export interface Outcome {
  /** The players of the winning side; empty: a draw. */
  readonly winners: readonly number[]
  readonly how: 'played' | Ended['how']
  /** Who resigned or ran out of time; missing where nobody did, and in games of older programs. */
  readonly by?: number
}

/** What has been said, as far as it still counts. */
export interface Parley {
  readonly open: Proposal | null
  readonly ended: Ended | null
  /** All others have just agreed to take moves back. */
  readonly granted: boolean
}

export const SILENCE: Parley = { open: null, ended: null, granted: false }

/** Why something can't be said: the game is over, or nothing of the kind is on offer. */
export type Unsaid = 'game-over' | 'nothing-proposed'

type Says = Pick<Entry, 'player' | 'does'>

/** K-18 What counts after an entry; among this many players. A new proposal takes the place of an open one. */
export function hearing({ open, ended }: Parley, { player, does }: Says, players: number): Parley | Unsaid {
  if (ended !== null) return 'game-over'
  if (player === null || does === 'roll-back') return SILENCE
  switch (does) {
    case 'resign':
      return endedBy({ how: 'resigned', by: player })
    case 'time-up':
      return endedBy({ how: 'forfeit', by: player })
    case 'offer-draw':
      return agreedOn({ by: player, what: 'draw', agreed: [] }, players)
    case 'ask-undo':
      return agreedOn({ by: player, what: 'undo', agreed: [] }, players)
    case 'withdraw':
      return open?.by === player ? SILENCE : 'nothing-proposed'
    case 'decline':
      return isAsked(open, player) ? SILENCE : 'nothing-proposed'
    case 'accept':
      return isAsked(open, player)
        ? agreedOn({ ...open, agreed: [...open.agreed, player] }, players)
        : 'nothing-proposed'
  }
}

const endedBy = (ended: Ended): Parley => ({ open: null, ended, granted: false })

/** Whether a player still has to answer what is on offer. */
export const isAsked = (open: Proposal | null, player: number): open is Proposal =>
  open !== null && open.by !== player && !open.agreed.includes(player)

/** What is on offer counts once everybody has agreed to it. */
function agreedOn(open: Proposal, players: number): Parley {
  if (open.agreed.length < players - 1) return { open, ended: null, granted: false }
  if (open.what === 'undo') return { ...SILENCE, granted: true }
  return endedBy({ how: 'agreed', by: null })
}

/** The outcome of a game that ended beside the rules: all other sides have won, or it is a draw. */
export function outcomeBy({ how, by }: Ended, sides: readonly number[]): Outcome {
  if (by === null) return { winners: [], how }
  return { winners: [...sides.keys()].filter(player => sides[player] !== sides[by]), how, by }
}
