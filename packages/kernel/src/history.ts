import type { Answer, Game, Kind } from './game.ts'
import type { Refusal } from './decision.ts'
import type { Taken } from './command.ts'
import { fork } from './game.ts'
import { barrierBetween, submitAll } from './command.ts'

/** A game with the moves that can still be taken back (K-11). */
export interface History<K extends Kind> {
  game: Game<K>
  /** Nothing is hidden and all players watch: dice rolls can be taken back too. */
  readonly open: boolean
  /** The player of the move before the first of these, and why it can't be taken back; null: there is none. */
  barred: { readonly player: number; readonly by: Barrier } | null
  readonly past: { readonly player: number; readonly before: Game<K>; readonly events: number }[]
  /** The whole story: events as they fell, and what was taken back. */
  readonly story: Recorded<K>[]
}

/** What moves a game past the point of no return: a die, a secret, or another player's answer. */
export type Barrier = 'dice' | 'secret' | 'others'

export type Recorded<K extends Kind> = K['e'] | TakenBack

/** Everything after the first `to` lines of what still stands is undone. */
export interface TakenBack {
  readonly is: 'taken-back'
  readonly to: number
}

export function historyOf<K extends Kind>(game: Game<K>, open = false): History<K> {
  return { game, open, barred: null, past: [], story: [...(game.log ?? [])] }
}

/** Takes one answer; undo treats it like a command of several. */
export const answer = <K extends Kind>(t: History<K>, player: number, given: Answer): Refusal | null =>
  answerAll(t, player, [given]).stop as Refusal | null

/**
 * Takes a command, and keeps the undo history unless a die fell, a secret came out or another player moves; an open table
 * always keeps it. A command is taken back as a whole.
 */
export function answerAll<K extends Kind>(t: History<K>, player: number, answers: readonly Answer[]): Taken {
  const { game } = t
  const before = fork(game)
  const events = game.log?.length ?? 0
  const result = submitAll(game, player, answers)
  if (result.taken === 0) return result
  for (let i = events; i < (game.log?.length ?? 0); i++) t.story.push(game.log?.[i] as K['e'])
  if (!t.open && t.past.length > 0 && t.past.at(-1)?.player !== player) bar(t, player, 'others')
  const barrier = t.open ? null : barrierBetween(before, game)
  if (barrier === null) t.past.push({ player, before, events })
  else bar(t, player, barrier)
  return result
}

function bar<K extends Kind>(t: History<K>, player: number, by: Barrier): void {
  t.past.length = 0
  t.barred = { player, by }
}

/** Why a player's last command can't be taken back: a barrier, or there is none; null: it can. */
export function whyNotUndo<K extends Kind>(t: History<K>, player: number): Barrier | 'nothing' | null {
  const last = t.past.at(-1)
  if (last !== undefined) return last.player === player ? null : 'others'
  if (t.barred === null) return 'nothing'
  return t.barred.player === player ? t.barred.by : 'others'
}

export const canUndo = <K extends Kind>(t: History<K>, player: number): boolean =>
  t.past.at(-1)?.player === player

/** Takes back the last command; false, and nothing changes, if it is too late or another player's. */
export function undo<K extends Kind>(t: History<K>, player: number): boolean {
  const move = t.past.at(-1)
  if (move === undefined || move.player !== player) return false
  const log = t.game.log?.slice(0, move.events) ?? null
  t.past.pop()
  t.story.push({ is: 'taken-back', to: move.events })
  t.game = { ...move.before, asked: t.game.asked + 1, log }
  return true
}

/** The events that still stand, without all that was taken back. */
export function standing<K extends Kind>(story: readonly Recorded<K>[]): K['e'][] {
  const events: K['e'][] = []
  for (const told of story) {
    if (isTakenBack<K>(told)) events.length = told.to
    else events.push(told)
  }
  return events
}

const isTakenBack = <K extends Kind>(told: Recorded<K>): told is TakenBack => told.is === 'taken-back'
