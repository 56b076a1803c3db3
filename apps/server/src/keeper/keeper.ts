import type { Message, NewGame, Refusal, RollBack, RolledBack, TakeSeat } from '@sandtable/protocol'
import type { KeptFile, Store } from '@sandtable/store'
import type { OpenedPack, Systems } from '@sandtable/shelf'
import type { BotPool } from '../bots/pool.ts'
import type { Ask } from './requests.ts'
import type { Clock } from '../time.ts'
import type { Deed } from '../game/deeds.ts'
import type { Heard } from './task.ts'
import type { Complain } from './complain.ts'
import type { Library } from './library.ts'
import type { Opened } from './new-game.ts'
import type { HostedGame } from './hall.ts'
import type { Room } from '../game/room.ts'
import { ANYTHING } from '@sandtable/store'
import { beginGame, failed, takeSeat } from '../game/deeds.ts'
import { catchUp, openWork } from './work.ts'
import { isRefusal } from './task.ts'
import { newGame } from './new-game.ts'
import { openFiles } from './files.ts'
import { openHall } from './hall.ts'
import { openLibrary } from './library.ts'
import { openRollBack } from './roll-back.ts'
import { openSweep } from './sweep.ts'
import { refusal } from '../refusals.ts'
import { seatBots } from './seat-bots.ts'
import { showStanding, showView, watcherOf } from './watcher.ts'
import { taskFor, viewerWith } from './requests.ts'

export interface KeeperSettings {
  readonly store: Store
  readonly shelf: readonly OpenedPack[]
  readonly systems: Systems
  readonly clock: Clock
  readonly bots: BotPool
  readonly complain: Complain
}

/** Keeps all games: the only part that sees a whole position, and the only one that changes it. */
export interface Keeper {
  readonly library: Library
  readonly create: (opened: OpenedPack, wanted: NewGame) => Promise<Opened | Refusal>
  /** The game as it is committed; or why it isn't available. */
  readonly room: (id: string) => Promise<Room | Refusal>
  /** Takes a seat: its player, or why not. */
  readonly take: (id: string, seat: TakeSeat) => Promise<number | Refusal>
  /** Adds a viewer, from the last event it has seen; or says why not. */
  readonly watch: (id: string, as: Onlooker) => Promise<Watching | Refusal>
  /** Rolls a game whose rules fail back to its last sound decision; or says why not. */
  readonly rollBack: (id: string, wanted: RollBack) => Promise<RolledBack | Refusal>
  /** The file of a game; or why there is none. */
  readonly file: (id: string) => Promise<KeptFile | Refusal>
  /** How many games are in memory, and how many viewers there are. */
  readonly size: () => { games: number; watchers: number }
  readonly close: () => Promise<void>
}

export interface Onlooker {
  readonly token: string | undefined
  readonly seen: number | undefined
  /** Whether the viewer's decisions come with their options. */
  readonly options: boolean
  readonly welcome: (room: Room, player: number | null) => Message
  readonly send: (message: Message) => void
  /** Ends it: the viewer has lost its seat. */
  readonly dismiss: (refusal: Refusal) => void
}

export interface Watching {
  /** Null: a spectator. */
  readonly player: number | null
  /** Whether a decision of the seat is open, as far as is known. */
  readonly owes: () => boolean
  readonly ask: (ask: Ask) => void
  readonly leave: () => void
}

export function openKeeper({ store, shelf, systems, clock, bots, complain }: KeeperSettings): Keeper {
  const library = openLibrary(store, shelf, systems)
  const hall = openHall(store, library)
  const files = openFiles(store, complain)
  const crew = seatBots({
    store,
    bots,
    clock,
    library,
    complain,
    put: (place, task) => work.put(place, task),
  })
  const sweep = openSweep({ store, clock, complain, hall, put: (place, task) => work.put(place, task), crew })
  const work = openWork({
    store,
    hall,
    clock,
    complain,
    failed: (place, asked) =>
      work.put(place, { is: 'doing', run: room => failed(room, asked, clock.now()), hear: () => {} }),
    changed: (place, room) => {
      crew(place, room)
      sweep.goesOn(place.id, room.record.dueAt)
      if (room.record.stage === 'over') files.prepare(place.id)
    },
  })
  const readAgain = (place: HostedGame): void => {
    place.outdated = true
    work.put(place, { is: 'looking', look: () => {}, fail: () => {} })
  }
  const silence = store.onNews(({ game, version }) => {
    for (const place of hall.places.values())
      if (version === ANYTHING || (place.id === game && (place.room?.record.version ?? 0) < version))
        readAgain(place)
  })
  const rollBack = openRollBack({ store, library, clock, done: game => readAgain(hall.placeOf(game)) })
  const doing = (id: string, run: (room: Room) => ReturnType<typeof takeSeat> | null): Promise<Heard> =>
    new Promise(hear => work.put(hall.placeOf(id), { is: 'doing', run, hear }))
  return {
    library,
    create: async (opened, wanted) => {
      const system = library.systemOf(opened.pack)
      const made = newGame(opened, system, wanted, clock.now())
      await store.keepPack(opened.digest, JSON.stringify(opened.pack))
      await store.create(made.record)
      if (made.invitations.some(invitation => invitation !== null)) return made
      const begun = (room: Room): Deed | null => (room.g === null ? beginGame(room, clock.now()) : null)
      const heard = await doing(made.record.id, begun)
      return isRefusal(heard) ? heard : made
    },
    room: id =>
      new Promise(resolve => work.put(hall.placeOf(id), { is: 'looking', look: resolve, fail: resolve })),
    take: async (id, seat) => {
      const heard = await doing(id, room => takeSeat(room, seat, clock.now()))
      if (isRefusal(heard)) return heard
      return viewerWith(heard.room, seat.token) ?? refusal('bad-invitation')
    },
    watch: (id, { token, seen, options, welcome, send, dismiss }) =>
      new Promise(resolve => {
        const place = hall.placeOf(id)
        const look = async (room: Room): Promise<void> => {
          const viewer = viewerWith(room, token)
          if (viewer === undefined) return resolve(refusal('bad-token'))
          const watcher = watcherOf(viewer, room, { send, dismiss, options })
          send(welcome(room, viewer))
          watcher.number = seen ?? 0
          if (seen !== undefined) await catchUp(store, room, watcher)
          else showView(watcher, room)
          showStanding(watcher, room)
          place.watchers.add(watcher)
          resolve({
            player: viewer,
            owes: () => watcher.owes,
            ask: ask => work.put(place, taskFor({ store, clock }, token, ask, send)),
            leave: () => void place.watchers.delete(watcher),
          })
        }
        work.put(place, { is: 'looking', look, fail: resolve })
      }),
    rollBack,
    file: files.of,
    size: () => ({
      games: hall.places.size,
      watchers: [...hall.places.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    }),
    close: async () => {
      silence()
      await sweep.stop()
      await bots.close()
      await work.close()
      await files.close()
    },
  }
}
