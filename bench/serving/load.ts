import { setTimeout as sleep } from 'node:timers/promises'
import type { Script } from './games.ts'

/** How the load is made: two sockets a game, and how many games at once. */
export interface Load {
  /** Where each player's socket goes, by its number. */
  readonly urls: readonly string[]
  readonly scripts: Script[]
  readonly games: number
  /** Whether the server asks for answers; a bare one is sent them one after the other. */
  readonly asks: boolean
  /** CPU microseconds that the servers have cost so far. */
  readonly cpu: () => Promise<number>
  /** Commands a second of all games together; null: as many as it can. */
  readonly rate: number | null
}

export interface Loaded {
  readonly perSecond: number
  /** In milliseconds, from the command to its acknowledgement. */
  readonly median: number
  readonly p99: number
  /** CPU microseconds of all servers, by command. */
  readonly cpu: number
}

const WARM_UP = 4_000
const MEASURED = 8_000

/** Plays the scripts, a game's next answer as soon as it is asked for, and measures how long each takes. */
export async function measureLoad(load: Load): Promise<Loaded> {
  const took: number[] = []
  const from = performance.now() + WARM_UP
  const until = from + MEASURED
  let measuring = false
  const done = (sent: number): void => {
    if (measuring) took.push(performance.now() - sent)
  }
  const isUp = (): boolean => performance.now() >= until
  const tables = Promise.all(Array.from({ length: load.games }, (_, n) => play(load, n, done, isUp)))
  await Promise.race([tables, sleep(WARM_UP)])
  measuring = true
  const before = await load.cpu()
  await Promise.race([tables, sleep(MEASURED)])
  measuring = false
  const cpu = ((await load.cpu()) - before) / took.length
  await tables
  took.sort((a, b) => a - b)
  const at = (share: number): number => took[Math.floor(share * took.length)] ?? NaN
  return { perSecond: took.length / (MEASURED / 1000), median: at(0.5), p99: at(0.99), cpu }
}

/** One table: game after game, until the time is up. */
async function play(
  load: Load,
  number: number,
  done: (sent: number) => void,
  isUp: () => boolean,
): Promise<void> {
  while (!isUp()) {
    const script = load.scripts.pop()
    if (script === undefined) throw new Error('more games are needed')
    await playGame(load, number, script, done, isUp)
  }
}

function playGame(
  { urls, asks, rate, games }: Load,
  number: number,
  { game, tokens, answers }: Script,
  done: (sent: number) => void,
  isUp: () => boolean,
): Promise<void> {
  const decisions: string[] = tokens.map(() => (asks ? '' : 'any'))
  let [next, sent, waits, ended] = [0, 0, false, false]
  const pause = rate === null ? 0 : (1000 * games) / rate
  return new Promise((resolve, reject) => {
    const sockets = tokens.map((token, player) => {
      const url = urls[(number + player) % urls.length] as string
      const headers = { 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` }
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/games/${game}/socket`, {
        headers,
      } as unknown as string[])
      socket.addEventListener('open', () =>
        asks ? socket.send(JSON.stringify({ do: 'hello', token })) : go(),
      )
      socket.addEventListener('message', ({ data }) => hear(player, data as string))
      socket.addEventListener('error', () => ended || reject(new Error('a socket broke')))
      return socket
    })
    const hear = (player: number, text: string): void => {
      if (text.startsWith('{"is":"decision"')) {
        decisions[player] = /"id":"([0-9a-f]+)"/.exec(text)?.[1] ?? ''
        later()
      } else if (text.startsWith('{"is":"accepted"')) {
        done(sent)
        waits = false
        next++
        later()
      } else if (text.startsWith('{"is":"refused"')) {
        if (!text.includes('stale')) return reject(new Error(text))
        waits = false
      }
    }
    const later = (): void => {
      if (pause === 0) go()
      else setTimeout(go, pause * (0.5 + Math.random()))
    }
    const end = (): void => {
      ended = true
      for (const socket of sockets) socket.close()
      resolve()
    }
    const go = (): void => {
      const turn = answers[next]
      if (turn === undefined || isUp()) return end()
      const { player, answer } = turn
      const decision = decisions[player] ?? ''
      const socket = sockets[player]
      if (waits || decision === '' || socket?.readyState !== WebSocket.OPEN) return
      if (asks) decisions[player] = ''
      waits = true
      sent = performance.now()
      socket.send(JSON.stringify({ do: 'answer', id: `a${next}`, decision, answers: [answer] }))
    }
    if (isUp()) end()
  })
}
