import type { DeepReadonly } from './data.ts'
import type { Kind, Ruleset } from './game.ts'
import { fold } from './event.ts'

/** How a player stands at a moment, as the summary of a game counts it. */
export interface Standing {
  /** Null: the game has no points. */
  readonly points: number | null
  /** What the player has in play. */
  readonly strength: number
}

/** What attack dice have brought a player, and in tenths what they bring on an average. */
export interface Luck {
  readonly rolled: number
  readonly tenths: number
}

/** What a ruleset counts for the summary of a game. */
export interface Reckoning<K extends Kind> {
  readonly turn: (p: DeepReadonly<K['p']>) => number
  readonly standing: (s: K['s'], p: DeepReadonly<K['p']>) => readonly Standing[]
  /** Numbers from which the losses of the next event are told; they are kept as they are now. */
  readonly held: (s: K['s'], p: DeepReadonly<K['p']>) => readonly number[]
  /** By player: what an event has cost, by what was held before and how it stands after. */
  readonly lost: (
    s: K['s'],
    e: K['e'],
    before: readonly number[],
    p: DeepReadonly<K['p']>,
  ) => readonly number[]
  /** Who rolled an attack in an event, by the position before it; null: nobody. */
  readonly luck: (
    s: K['s'],
    p: DeepReadonly<K['p']>,
    e: K['e'],
  ) => (Luck & { readonly player: number }) | null
  /** What a point counts for against a loss, where moments are weighed. */
  readonly point: number
}

/** What one event has changed, by player. */
export interface Change {
  /** Its number in the log. */
  readonly event: number
  readonly lost: readonly number[]
  readonly points: readonly number[]
}

/** A game in figures. */
export interface Summary {
  /** How everybody stood as each turn ended, from the start on; the last may have broken off. */
  readonly turns: readonly { readonly turn: number; readonly standings: readonly Standing[] }[]
  /** By player. */
  readonly lost: readonly number[]
  readonly luck: readonly Luck[]
  readonly changes: readonly Change[]
}

/** Counts a game from a position on, which it changes. */
export function summarise<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  start: K['p'],
  log: readonly K['e'][],
  reckoning: Reckoning<K>,
): Summary {
  const seen = start as DeepReadonly<K['p']>
  const { turn, standing, held, lost, luck } = reckoning
  const players = rules.players(s)
  const turns = [{ turn: turn(seen), standings: standing(s, seen) }]
  const all = Array.from({ length: players }, () => 0)
  const lucks = Array.from({ length: players }, (): Luck => ({ rolled: 0, tenths: 0 }))
  const changes: Change[] = []
  for (const [event, e] of log.entries()) {
    const rolled = luck(s, seen, e)
    if (rolled !== null) lucks[rolled.player] = sum(lucks[rolled.player] as Luck, rolled)
    const before = held(s, seen)
    const points = pointsOf(standing(s, seen))
    fold(rules, s, start, [e])
    const now = standing(s, seen)
    const costs = lost(s, e, before, seen)
    const gains = pointsOf(now).map((count, player) => count - (points[player] ?? 0))
    if ([...costs, ...gains].some(count => count !== 0)) changes.push({ event, lost: costs, points: gains })
    costs.forEach((count, player) => (all[player] = (all[player] ?? 0) + count))
    if (turn(seen) !== turns.at(-1)?.turn) turns.push({ turn: turn(seen), standings: now })
    else turns[turns.length - 1] = { turn: turn(seen), standings: now }
  }
  return { turns, lost: all, luck: lucks, changes }
}

const sum = (one: Luck, other: Luck): Luck => ({
  rolled: one.rolled + other.rolled,
  tenths: one.tenths + other.tenths,
})

const pointsOf = (standings: readonly Standing[]): number[] => standings.map(({ points }) => points ?? 0)

/** Events of a log, from one to before another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What a stretch of the game was worth to a player: losses of others and own points, against the reverse. */
export function swing({ changes }: Summary, { from, to }: Span, player: number, point: number): number {
  const worth = (row: readonly number[], own: number): number =>
    row.reduce((total, count, other) => total + (other === player ? own : -own) * count, 0)
  return changes
    .filter(({ event }) => event >= from && event < to)
    .reduce((total, { lost, points }) => total - worth(lost, 1) + point * worth(points, 1), 0)
}
