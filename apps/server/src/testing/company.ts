import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice, Kind, Pending, Ruleset } from '@sandtable/kernel'
import type { Client, Socket, Timer } from '@sandtable/protocol'
import type { Seated } from './seats.ts'
import { rollDice, seeded } from '@sandtable/kernel'
import { join, pendingOf } from '@sandtable/protocol'
import { SYSTEMS } from '@sandtable/shelf'
import { randomAnswer } from '@sandtable/testkit'
import { HASTINGS } from './packs.ts'
import { seated } from './seats.ts'

/** Two clients that play Hastings at random, and some that watch, whatever becomes of server and lines. */
export interface Company {
  readonly seats: Seated
  /** The players first. */
  readonly clients: readonly Client<Kind>[]
  /** The ids of all requests, and of all acknowledged commands. */
  readonly asked: ReadonlySet<string>
  readonly accepted: ReadonlySet<string>
  /** How many commands wait for their reply. */
  readonly waiting: () => number
  readonly isOver: () => boolean
  /** Starts nothing new; resolves when everything has been acknowledged, or no longer can be. */
  readonly rest: () => Promise<void>
  readonly close: () => void
}

export interface Habits {
  readonly seed: string
  /** The server's address now: another may have replaced it. */
  readonly url: () => string
  readonly onlookers: number
  readonly socket?: (url: string) => Socket
}

/** A player may send at most fifty messages or answers a second. */
const PAUSE = 50
/** A command has up to this many answers, some of which may not count. */
const MOST = 3
/** One command in this many is taken back, if possible. */
const REGRETS = 8
/** A request not answered by then never will be. */
const LONG = 20_000

/** Clients reconnect as fast as tests need it, and give a line up sooner. */
const hurried: Timer = (ms, run) => {
  const timer = setTimeout(run, ms < 20_000 ? ms / 25 : 1_500)
  return () => clearTimeout(timer)
}

export async function gather(habits: Habits): Promise<Company> {
  const { seed, url, onlookers, socket = address => new WebSocket(address) } = habits
  const seats = await seated(url())
  const asked = new Set<string>()
  const accepted = new Set<string>()
  let waiting = 0
  let resting = false
  const newId = (): string => {
    const id = `${seed}-${asked.size}`
    asked.add(id)
    return id
  }
  const enter = (token?: string): Client<Kind> =>
    join({
      url: url(),
      game: seats.game,
      ...(token === undefined ? {} : { token }),
      rules: SYSTEMS['waw']?.rules as Ruleset<Kind>,
      s: HASTINGS.s,
      socket: address => socket(`${url().replace(/^http/, 'ws')}${new URL(address).pathname}`),
      timer: hurried,
      newId,
    })
  const clients = [
    ...seats.tokens.map(token => enter(token)),
    ...Array.from({ length: onlookers }, () => enter()),
  ]

  async function play(client: Client<Kind>, dice: Dice): Promise<void> {
    for (; !resting; await sleep(PAUSE)) {
      const owed = owedBy(client)
      if (owed === null) continue
      const back = client.now.undo && rollDice(dice, REGRETS) === 0
      waiting++
      const answers = Array.from({ length: 1 + rollDice(dice, MOST) }, () => randomAnswer(owed.options, dice))
      const reply = await (back ? client.undo() : client.answer(answers))
      waiting--
      if (reply.is === 'accepted') accepted.add(reply.id)
    }
  }
  const playing = seats.tokens.map((_, player) =>
    play(clients[player] as Client<Kind>, seeded(`${seed} ${player}`)),
  )
  return {
    seats,
    clients,
    asked,
    accepted,
    waiting: () => waiting,
    isOver: () => clients.some(({ now }) => now.state?.stage === 'over'),
    rest: async () => {
      resting = true
      await Promise.race([Promise.all(playing), sleep(LONG, null, { ref: false })])
    },
    close: () => clients.forEach(client => client.close()),
  }
}

/** A player's open decision; one that doesn't fit the player's view has come out of order, and waits. */
function owedBy({ now }: Client<Kind>): Pending | null {
  try {
    return pendingOf(now)
  } catch {
    return null
  }
}
