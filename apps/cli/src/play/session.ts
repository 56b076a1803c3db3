import type { Game, Refusal, Table } from '@sandtable/kernel'
import type { Event, Waw } from '@sandtable/waw'
import type { Given, OpenedPack } from '@sandtable/shelf'
import type { Watch } from './watch.ts'
import { answer, begin, seeded, table, undo } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { catchUp, lookAgain, watch } from './watch.ts'

/** A player who is no bot. */
export const HUMAN = 'human'

/** A game that is being played. */
export interface Session {
  readonly opened: OpenedPack
  readonly seed: string
  /** By player: HUMAN, or the name of a bot. */
  readonly seats: readonly string[]
  readonly table: Table<Waw>
  /** The answers that stand. */
  readonly answers: Answered[]
  /** By player: what he has seen, if he is human. */
  readonly watches: readonly (Watch | null)[]
}

/** An answer with the command that it came of; one that nobody was asked for comes of the command before it. */
export interface Answered extends Given {
  readonly command: number
  readonly asked: boolean
}

export const newSession = (opened: OpenedPack, seed: string, seats: readonly string[]): Session =>
  sessionOf(opened, seed, seats, begin(WAW, opened.s, { dice: seeded(seed) }), [])

/** A session of a game that has begun; whoever is human is shown what has happened so far. */
export function sessionOf(
  opened: OpenedPack,
  seed: string,
  seats: readonly string[],
  g: Game<Waw>,
  given: readonly Given[],
): Session {
  return {
    opened,
    seed,
    seats,
    table: table(g),
    answers: given.map(one => ({ ...one, command: -1, asked: true })),
    watches: seats.map((seat, player) => (seat === HUMAN ? watch(opened.s, player) : null)),
  }
}

const logOf = ({ table: { game } }: Session): readonly Event[] => game.log ?? []

export const humans = ({ seats }: Session): number[] =>
  [...seats.keys()].filter(player => seats[player] === HUMAN)

/** Gives an answer; a refusal changes nothing. */
export function give(session: Session, answered: Answered): Refusal | null {
  const refusal = answer(session.table, answered.player, answered.answer)
  if (refusal === null) session.answers.push(answered)
  return refusal
}

/** Takes the answers of a player's last command back, as far as that can be; how many. */
export function takeBack(session: Session, player: number): number {
  const { answers, table, watches, opened } = session
  const open = answers.slice(answers.length - table.past.length)
  if (!open.some(({ asked }) => asked)) return 0
  const { command } = open.findLast(({ asked }) => asked) as Answered
  let taken = 0
  while (answers.at(-1)?.command === command && undo(table, player)) {
    answers.pop()
    taken++
  }
  if (taken > 0) for (const w of watches) if (w !== null) lookAgain(w, opened.s, logOf(session))
  return taken
}

/** What a human player has not been shown yet. */
export const news = (session: Session, player: number): ReturnType<typeof catchUp> => {
  const w = session.watches[player] ?? null
  return w === null ? [] : catchUp(w, session.opened.s, logOf(session))
}
