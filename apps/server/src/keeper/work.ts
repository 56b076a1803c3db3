import type { Outcome, Store, Turn, Write } from '@sandtable/store'
import type { Clock } from '../time.ts'
import type { Deed } from '../game/deeds.ts'
import type { Hall, HostedGame } from './hall.ts'
import type { Heard, Task } from './task.ts'
import type { Complain } from './complain.ts'
import type { Refusal } from '@sandtable/protocol'
import type { Room } from '../game/room.ts'
import { isCannotGoOn, isFault } from '../game/cannot-go-on.ts'
import { refusal } from '../refusals.ts'
import type { Watcher } from './watcher.ts'
import { missedSince } from './past.ts'
import { show, showEvents, showStanding, showView, stillSits } from './watcher.ts'

/** After a store failure, viewers get the news after this many milliseconds. */
const PAUSE = 1_000

/** The uncommitted deeds at one place. */
interface Round {
  readonly place: HostedGame
  readonly tasks: readonly Task[]
  readonly room: Room
  readonly deeds: readonly Deed[]
  /** By task: the result for its owner; null if it only looks. */
  readonly heard: readonly (Heard | null)[]
}

export interface Work {
  /** Queues a task for its game. */
  readonly put: (place: HostedGame, task: Task) => void
  /** Resolves when nothing is left to do; nothing is retried after that. */
  readonly close: () => Promise<void>
}

export interface Bench {
  readonly store: Store
  readonly hall: Hall
  readonly clock: Clock
  /** After each commit, for each game that has changed. */
  readonly changed: (place: HostedGame, room: Room) => void
  /** The rules threw at a game that was sound after this many answers. */
  readonly failed: (place: HostedGame, asked: number) => void
  readonly complain: Complain
}

/**
 * Tasks that arrive together are done together and committed at once; only then are replies sent. Rounds follow one
 * another, so that a game's tasks are done in order.
 */
export function openWork(bench: Bench): Work {
  const waiting = new Set<HostedGame>()
  let running: Promise<void> | null = null
  let closed = false
  const work = async (): Promise<void> => {
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.size > 0) {
      const places = [...waiting]
      waiting.clear()
      for (const place of await oneRound(bench, places)) waiting.add(place)
      for (const place of places) if (place.outdated && place.watchers.size > 0) later(place)
      bench.hall.tidy()
    }
    running = null
  }
  const start = (place: HostedGame): void => {
    waiting.add(place)
    running ??= work()
  }
  /** The store failed: viewers must not be left behind. */
  const later = (place: HostedGame): void => {
    if (!waiting.has(place)) bench.clock.after(PAUSE, () => closed || !place.outdated || start(place))
  }
  return {
    put: (place, task) => {
      place.inbox.push(task)
      start(place)
    },
    close: async () => {
      while (running !== null) await running
      closed = true
    },
  }
}

/** Does the work at these places; returns those where another process was faster, to be looked at again. */
async function oneRound(bench: Bench, places: readonly HostedGame[]): Promise<readonly HostedGame[]> {
  const tried = await Promise.all(places.map(place => doTasks(bench, place)))
  const rounds = tried.filter(round => round !== null)
  const outcomes = await commit(bench, rounds)
  const again: HostedGame[] = []
  const told: Round[] = []
  for (const round of rounds) {
    const outcome = outcomes.get(round)
    if (outcome === 'stale') again.push(tryAgain(round))
    else if (outcome === 'failed') fail(round)
    else {
      tell(bench, round)
      told.push(round)
    }
  }
  await Promise.all(told.map(round => letLook(bench, round)))
  return again
}

/** One commit for all rounds with deeds. */
async function commit(
  { store, complain }: Bench,
  rounds: readonly Round[],
): Promise<ReadonlyMap<Round, Outcome | 'failed'>> {
  const changed = rounds.filter(({ deeds }) => deeds.length > 0)
  if (changed.length === 0) return new Map()
  try {
    const outcomes = await store.commit(changed.map(writeOf))
    return new Map(changed.map((round, i) => [round, outcomes[i] as Outcome]))
  } catch (error) {
    complain(error, { what: 'commit' })
    return new Map(changed.map(round => [round, 'failed']))
  }
}

/** Nothing of the round counts; the game is reloaded, and its tasks come first. */
function tryAgain({ place, tasks }: Round): HostedGame {
  place.outdated = true
  place.inbox = [...tasks, ...place.inbox]
  return place
}

async function doTasks(bench: Bench, place: HostedGame): Promise<Round | null> {
  const tasks = place.inbox
  place.inbox = []
  try {
    if (place.outdated) await refresh(bench, place)
    const room = await bench.hall.enter(place)
    if (room !== null) return await inOrder(place, tasks, room)
    refuseAll(tasks, refusal('no-such-game'))
  } catch (error) {
    if (isFault(error) && place.room !== null) bench.failed(place, place.room.body.asked)
    const why = isCannotGoOn(error) ? error.why : refusal('try-again')
    if (isCannotGoOn(error) && place.room === null) dismissAll(place, why)
    place.outdated = true
    bench.complain(error, { what: 'game', game: place.id })
    refuseAll(tasks, why)
  }
  return null
}

async function inOrder(place: HostedGame, tasks: readonly Task[], before: Room): Promise<Round> {
  const deeds: Deed[] = []
  const heard: (Heard | null)[] = []
  let room = before
  for (const task of tasks) {
    const result = task.is === 'looking' ? undefined : await task.run(room, deeds)
    if (result === undefined) heard.push(null)
    else if (result !== null && 'key' in result) heard.push(result)
    else if (result === null || 'number' in result) heard.push({ room, turn: result })
    else {
      const done = 'room' in result ? [result] : result
      deeds.push(...done)
      room = done.at(-1)?.room ?? room
      heard.push({ room, turn: done[0]?.turn ?? null })
    }
  }
  return { place, tasks, room, deeds, heard }
}

const writeOf = ({ place, room, deeds }: Round): Write => ({
  after: (place.room as Room).record.version,
  game: room.record,
  turns: deeds.flatMap(({ turn }): Turn[] => (turn === null ? [] : [turn])),
})

/** The round is committed, or there was nothing to commit: callers get their replies first, then all viewers. */
function tell(bench: Bench, { place, tasks, room, deeds, heard }: Round): void {
  place.room = room
  tasks.forEach((task, i) => {
    if (task.is === 'doing') task.hear(heard[i] as Heard)
  })
  if (deeds.length === 0) return
  letGo(place, room)
  for (const watcher of place.watchers)
    try {
      show(watcher, room, deeds)
      showStanding(watcher, room)
    } catch (error) {
      bench.complain(error, { what: 'game', game: place.id })
      place.outdated = true
    }
  bench.changed(place, room)
}

/** A player who has lost the seat no longer sees what only its holder may. */
function letGo({ watchers }: HostedGame, room: Room): void {
  for (const watcher of watchers)
    if (!stillSits(watcher, room)) {
      watchers.delete(watcher)
      watcher.dismiss(refusal('bad-token'))
    }
}

/** A game that can't be loaded has nothing to show: its viewers get the reason, and may come back. */
function dismissAll({ watchers }: HostedGame, why: Refusal): void {
  for (const watcher of watchers) watcher.dismiss(why)
  watchers.clear()
}

async function letLook({ complain }: Bench, { place, tasks, room }: Round): Promise<void> {
  for (const task of tasks)
    if (task.is === 'looking')
      try {
        await task.look(room)
      } catch (error) {
        complain(error, { what: 'game', game: place.id })
        task.fail(refusal('try-again'))
      }
}

/** The store refused it, or couldn't reply: whatever has happened, the game is reloaded. */
function fail({ place, tasks }: Round): void {
  place.outdated = true
  refuseAll(tasks, refusal('try-again'))
}

function refuseAll(tasks: readonly Task[], why: Refusal): void {
  for (const task of tasks) {
    if (task.is === 'doing') task.hear(why)
    else task.fail(why)
  }
}

/** Another process has gone on with a game: it is reloaded, and its viewers here get the news. */
async function refresh(bench: Bench, place: HostedGame): Promise<void> {
  place.room = null
  place.outdated = false
  const room = await bench.hall.enter(place)
  if (room === null) return
  letGo(place, room)
  for (const watcher of place.watchers) await catchUp(bench.store, room, watcher)
  bench.changed(place, room)
}

/** Sends a watcher what it has missed, or the whole view if that is simpler. */
export async function catchUp(store: Store, room: Room, watcher: Watcher): Promise<void> {
  const missed = await missedSince(store, room, watcher.viewer, watcher.number)
  if (missed === null) showView(watcher, room)
  else showEvents(watcher, missed)
  showStanding(watcher, room)
}
