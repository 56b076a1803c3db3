import type { Data, Game, Kind, Ruleset, SavedGame } from '@sandtable/kernel'
import type { GameSystem } from '@sandtable/shelf'
import type { GameRecord, Turn } from '@sandtable/store'
import type { Course, Stage } from './course.ts'
import type { Deed, Order } from './deeds.ts'
import type { Said } from './what.ts'
import { at, begin, encode, isWhole, over, pending, rollOn, submitAll, thaw } from '@sandtable/kernel'
import { fairDice } from '@sandtable/shelf'
import { bodyOf, silenced } from './body.ts'
import { answersOf } from './course.ts'
import { settled } from './deeds.ts'
import { snapshotOf, viewersOf } from './room.ts'

/** A stored game with the rules it is played by. */
export interface Kept {
  readonly record: GameRecord
  readonly system: GameSystem
  readonly s: unknown
}

/** A decision that the game can be rolled back to: how many answers stand, and the game there. */
export interface Sound {
  readonly answers: number
  /** The same in commands. */
  readonly commands: number
  readonly snapshot: string
}

/** How many commands are given before other work gets the thread. */
const AT_ONCE = 10

/**
 * The last decision, with at most this many answers before it, from which the game can go on: its answers,
 * repeated, lead there by the same events that everybody received, and the rules ask a player and show
 * everybody a view. Null: there is none.
 */
export async function lastSound(kept: Kept, course: Course, most: number): Promise<Sound | null> {
  const { seats, secret } = bodyOf(kept.record)
  const { rules } = kept.system
  const stages = [course.begun, ...course.commands]
  let sound: Sound | null = null
  try {
    const dice = fairDice({ secret, nonces: seats.map(({ nonce }) => nonce as string) })
    const g = begin(rules, kept.s, { dice })
    let answers = 0
    for (let commands = 0; commands < stages.length; commands++) {
      const given = course.commands[commands - 1]
      answers += given?.answers.length ?? 0
      if (answers > most) return sound
      if (given !== undefined && submitAll(g, given.player, given.answers).stop !== null) return sound
      const stage = stages[commands] as Stage
      if (
        encode(g.log) !== encode(stage.events.filter(isPlayed(rules))) ||
        !rollOn(g, course.entries, answers)
      )
        return sound
      g.log = []
      if (stage.held === 0 && !over(g) && asks(kept, g))
        sound = { answers, commands, snapshot: snapshotOf(g) }
      if (commands % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve))
    }
  } catch {
    // The rules fail from here on: the last decision found stands.
  }
  return sound
}

/** K-17 The notice that a game continues under newer rules isn't played. */
const isPlayed =
  ({ updated }: Ruleset<Kind>) =>
  (e: Data): boolean =>
    (e as { readonly is?: unknown }).is !== updated?.(0).is

/** Whether a game can be kept, loaded and shown. */
function asks({ system: { rules }, s, record }: Kept, g: Game<Kind>): boolean {
  try {
    const loaded = thaw(rules, s, JSON.parse(snapshotOf(g)) as SavedGame, rules.version)
    for (const viewer of [...bodyOf(record).seats.keys(), null]) rules.view(s, loaded.p, viewer)
    return pending(loaded).length > 0
  } catch {
    return false
  }
}

/**
 * Takes a game back to a sound decision. Its dice continue behind the last word in any event, so that no die is
 * rolled twice; null: the kept game is too damaged to say which that is.
 */
export function takenBackTo(
  { record, system, s }: Kept,
  course: Course,
  sound: Sound,
  { player, command, now, says }: Order & Pick<Said, 'says'>,
): Deed | null {
  const body = bodyOf(record)
  const g = thaw(system.rules, s, JSON.parse(sound.snapshot) as SavedGame, system.rules.version)
  const drawn = sound.answers === answersOf(course.commands) ? 0 : drawnIn(record)
  if (drawn === null || g.dice.kind !== 'streamed') return null
  g.dice.drawn = Math.max(g.dice.drawn, drawn)
  // Sealed answers count towards the question's number: no earlier number may come again.
  g.asked = body.asked + 1 + g.sealed.length
  g.log = []
  const stages = [course.begun, ...course.commands]
  const [from, to] = [stages.at(-1) as Stage, stages[sound.commands] as Stage]
  const gone: BackEvent = {
    is: 'taken-back',
    by: says === 'roll-back' ? 'host' : 'agreement',
    events: from.told.map((told, row) => told - at(to.told, row)),
  }
  const told = body.told.map(number => number + 1)
  const seats = body.seats.map(seat => ({ ...seat, since: null }))
  const next = silenced({ ...body, seats, loose: [], held: [], told, asked: g.asked })
  const kept = { ...record, snapshot: snapshotOf(g), rulesetVersion: system.rules.version }
  const deed = settled({ record: kept, body: next, system, s, g, owed: [] }, now)
  const turn: Turn = {
    game: record.id,
    number: deed.room.record.version,
    command,
    player,
    what: { do: 'say', says, back: { answers: sound.answers, drawn: g.dice.drawn, asked: g.asked } },
    at: now,
    own: [gone],
    others: [gone],
    told,
  }
  return { ...deed, turn, shown: told.map((_, row) => [backAt(gone, row)]), back: viewersOf(deed.room) }
}

/** How many words of the dice's stream have been drawn in a game. */
function drawnIn({ snapshot }: GameRecord): number | null {
  try {
    const { drawn } = (JSON.parse(snapshot as string) as { dice: { drawn: unknown } }).dice
    return isWhole(drawn) ? drawn : null
  } catch {
    return null
  }
}

/** What the history keeps where a game was taken back for all: by viewer, how many events before it do not count. */
type BackEvent = {
  readonly is: 'taken-back'
  readonly by: 'host' | 'agreement'
  readonly events: readonly number[]
}

export const isBackForAll = (e: Data | undefined): e is Data & BackEvent =>
  (e as { is?: unknown } | undefined)?.is === 'taken-back' && (e as { by?: unknown }).by !== undefined

/** The same, as one viewer gets it. */
export const backAt = (e: BackEvent, row: number): Data => ({
  is: e.is,
  by: e.by,
  events: at(e.events, row),
})
