import type { Store } from '@sandtable/store'
import type { Clock } from '../time.ts'
import type { Crew } from './seat-bots.ts'
import type { Hall, HostedGame } from './hall.ts'
import type { Task } from './task.ts'
import type { Complain } from './complain.ts'
import { timeUp } from '../game/deeds.ts'
import { whyOf } from '../refusals.ts'

export interface SweepDesk {
  readonly store: Store
  readonly clock: Clock
  readonly hall: Hall
  readonly put: (place: HostedGame, task: Task) => void
  readonly crew: Crew
  readonly complain: Complain
}

/** Handles games whose time has come: a clock has run out, or a bot was left without an answer. */
export interface Sweep {
  /** A game goes on, and something falls due in it then. */
  readonly goesOn: (game: string, time: number | null) => void
  /** Resolves when no sweep is under way. */
  readonly stop: () => Promise<void>
}

/** How many games to handle at a time, and the least milliseconds in between. */
const AT_ONCE = 100
const PAUSE = 1_000
/** Games that other processes keep going are found by looking now and then. */
const ROUND = 60_000
/** Bots of games that another process abandoned are asked as soon as one starts. */
const HEAD_START = 30_000

export function openSweep({ store, clock, hall, put, crew, complain }: SweepDesk): Sweep {
  let next: number | null = null
  let cancel = (): void => {}
  let stopped = false
  let looking: Promise<void>
  /** Since when games could be played here without a break; null: they can't be now. */
  let upSince: number | null = clock.now()
  /** Games that can't go on here stay due for ever, and must not block others. */
  const stuck = new Set<string>()
  const at = (time: number | null): void => {
    if (stopped || time === null || (next !== null && next <= time)) return
    cancel()
    next = time
    cancel = clock.after(time - clock.now(), () => void (looking = look()))
  }
  const look = async (ahead = 0): Promise<void> => {
    next = null
    try {
      const due = await store.due(clock.now() + ahead, AT_ONCE + stuck.size)
      const soonest = (await store.nextDue()) ?? Infinity
      const since = (upSince ??= clock.now())
      const able = due.filter(({ id }) => !stuck.has(id))
      for (const { id } of able) put(hall.placeOf(id), overdue(hall.placeOf(id), since))
      const later = soonest > clock.now() ? Math.min(soonest, clock.now() + ROUND) : clock.now() + ROUND
      at(able.length > 0 ? clock.now() + PAUSE : Math.max(clock.now() + PAUSE, later))
    } catch (error) {
      complain(error, { what: 'sweep' })
      upSince = null
      at(clock.now() + ROUND)
    }
  }
  const overdue = (place: HostedGame, since: number): Task => ({
    is: 'doing',
    run: room => timeUp(room, clock.now(), since),
    hear: heard => {
      if ('room' in heard) crew(place, heard.room)
      else if (whyOf(heard) === 'cannot-go-on') stuck.add(place.id)
    },
  })
  looking = look(HEAD_START)
  return {
    goesOn: (game, time) => {
      stuck.delete(game)
      at(time)
    },
    stop: async () => {
      stopped = true
      cancel()
      await looking
    },
  }
}
