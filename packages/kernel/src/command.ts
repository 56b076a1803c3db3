import type { Answer, Game, Kind } from './game.ts'
import type { Refusal } from './decision.ts'
import { openKind, owingNow, submit } from './decision.ts'

/** K-15 A command carries at most this many answers. */
export const MOST_ANSWERS = 64

/** Why a command stopped before its last answer: a refusal, or something its player must see first. */
export type Stop = Refusal | 'dice-fell' | 'secret-told' | 'others-decide' | 'another-question'

/** How many answers of a command were taken, and why the rest weren't; null: all were. */
export interface Taken {
  readonly taken: number
  readonly stop: Stop | null
}

/** K-11 Why the moves between two moments of a game can't be taken back: a die fell, a secret came out, or null. */
export function barrierBetween<K extends Kind>(
  before: Moment<K>,
  after: Moment<K>,
): 'dice' | 'secret' | null {
  if (after.dice.used !== before.dice.used) return 'dice'
  return after.revealed === before.revealed ? null : 'secret'
}

/** How many dice had fallen, and how many secrets were out. */
type Moment<K extends Kind> = { readonly dice: Pick<Game<K>['dice'], 'used'>; readonly revealed: number }

/**
 * K-15 Takes answers of one player in order. It stops after the first one that rolls dice, reveals a secret,
 * asks another player or changes the kind of question, so that nobody marches blindly into an ambush.
 */
export function submitAll<K extends Kind>(g: Game<K>, player: number, answers: readonly Answer[]): Taken {
  const kind = openKind(g)
  for (let taken = 0; taken < answers.length; taken++) {
    const { used } = g.dice
    const { revealed } = g
    const refusal = submit(g, player, answers[taken] as Answer)
    if (refusal !== null) return { taken, stop: refusal }
    if (taken === answers.length - 1) break
    const stop =
      g.dice.used !== used
        ? 'dice-fell'
        : g.revealed !== revealed
          ? 'secret-told'
          : stopBetween(g, player, kind)
    if (stop !== null) return { taken: taken + 1, stop }
  }
  return { taken: answers.length, stop: null }
}

function stopBetween<K extends Kind>(g: Game<K>, player: number, kind: string | null): Stop | null {
  const who = owingNow(g)
  if (who.length !== 1 || who[0] !== player) return who.length === 0 ? 'game-over' : 'others-decide'
  return openKind(g) === kind ? null : 'another-question'
}
