import type { Refusal, RollBack, RolledBack } from '@sandtable/protocol'
import type { GameRecord, Store } from '@sandtable/store'
import type { Kept } from '../game/roll-back.ts'
import type { Clock } from '../time.ts'
import type { Library } from './library.ts'
import { bodyOf, isStuck } from '../game/body.ts'
import { isCannotGoOn } from '../game/cannot-go-on.ts'
import { answersOf, courseOf } from '../game/course.ts'
import { lastSound, takenBackTo } from '../game/roll-back.ts'
import { openRoom } from '../game/room.ts'
import { fitsHash } from '../game/secrets.ts'
import { refusal } from '../refusals.ts'

export interface RollBackDesk {
  readonly store: Store
  readonly library: Library
  readonly clock: Clock
  /** The game has changed: everyone watching must see it. */
  readonly done: (game: string) => void
}

/** One game is repeated at a time; other requests wait. */
export function openRollBack(desk: RollBackDesk) {
  let last: Promise<unknown> = Promise.resolve()
  return (game: string, wanted: RollBack): Promise<RolledBack | Refusal> => {
    const done = last.then(() => rollBack(desk, game, wanted))
    last = done.catch(() => {})
    return done
  }
}

/**
 * Rolls back a game whose rules fail, bypassing memory: it may not even load. If another request was faster, the game
 * has moved on, and everything is checked again.
 */
async function rollBack(desk: RollBackDesk, game: string, wanted: RollBack): Promise<RolledBack | Refusal> {
  const { store, library, clock, done } = desk
  const record = await store.load(game)
  if (record === null) return refusal('no-such-game')
  const barred = barredFrom(record, wanted.host)
  if (barred !== null) return barred
  const kept = await keptBy(library, record)
  if ('key' in kept) return kept
  const loads = isLoadable(kept)
  if (loads && !isStuck(bodyOf(record))) return refusal('not-stuck')
  const course = await courseOf(store, game, record.version)
  const standing = answersOf(course.commands)
  // A game that loads but fails at every answer must go back at least one.
  const most = standing - (wanted.back ?? (loads ? 1 : 0))
  if (most < 0) return refusal('answers-given', { count: standing })
  const isWhole = course.begun !== null && course.asked === bodyOf(record).asked
  const sound = isWhole ? await lastSound(kept, course, most) : null
  const order = { player: null, command: null, now: clock.now(), says: 'roll-back' } as const
  const deed = sound === null ? null : takenBackTo(kept, course, sound, order)
  if (sound === null || deed === null) return refusal('no-way-back')
  const turns = deed.turn === null ? [] : [deed.turn]
  const [outcome] = await store.commit([{ after: record.version, game: deed.room.record, turns }])
  if (outcome === 'stale') return rollBack(desk, game, wanted)
  done(game)
  return { back: standing - sound.answers }
}

/** Why this token may not roll the game back, or why the game can't be. In games without a host, any seat may. */
function barredFrom(record: GameRecord, token: string): Refusal | null {
  const { host, seats } = bodyOf(record)
  const hashes = host === undefined ? seats.map(seat => seat.token) : [host]
  if (!hashes.some(hash => fitsHash(token, hash))) return refusal('not-the-host')
  if (record.stage === 'over') return refusal('game-over')
  return record.snapshot === null ? refusal('not-begun') : null
}

async function keptBy(library: Library, record: GameRecord): Promise<Kept | Refusal> {
  try {
    const { s } = await library.packOf(record.pack)
    return { record, system: library.systemOf(record), s }
  } catch (error) {
    if (isCannotGoOn(error)) return error.why
    throw error
  }
}

function isLoadable({ record, system, s }: Kept): boolean {
  try {
    openRoom(record, system, s)
    return true
  } catch {
    return false
  }
}
