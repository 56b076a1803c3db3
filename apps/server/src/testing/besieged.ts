import type { AnswerRequest, Decision } from '@sandtable/protocol'
import type { Clock } from '../time.ts'
import type { House } from './house.ts'
import type { Seated } from './seats.ts'
import type { Tap } from './tap.ts'
import { openHouse } from './house.ts'
import { answerOnce, decisionOf, joined, mover } from './player.ts'
import { seated } from './seats.ts'
import { realTime } from '../time.ts'

/** A game in the middle of play, with honest clients in all its seats, while others attack. */
export interface Besieged {
  readonly house: House
  readonly game: Seated
  /** By player. */
  readonly lines: readonly Tap[]
  /** The player who owes an answer, and the decision. */
  readonly owner: number
  readonly decision: Decision
  /** An answer that was accepted before. */
  readonly answered: AnswerRequest
  /** The game and its history as stored in the database, to the byte. */
  readonly record: () => Promise<string>
  /** Every player answers as before; fails if one can't. */
  readonly playOn: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Ten seconds pass with every look, so that nothing ever comes too fast. */
function hastyTime(): Clock {
  let time = Date.now()
  return { ...realTime, now: () => (time += 10_000) }
}

/** A house in which nothing comes too fast, with one game; its players have answered a few times. */
export async function besieged(): Promise<Besieged> {
  const house = await openHouse({ clock: hastyTime() })
  const game = await seated(house.url)
  const lines = await Promise.all(game.tokens.map(token => joined(house.url, game.game, { token })))
  const playOn = async (): Promise<AnswerRequest> => answerOnce(lines[await mover(lines)] as Tap)
  for (let i = 0; i < 4; i++) await playOn()
  const answered = await playOn()
  const owner = await mover(lines)
  const decision = (await decisionOf(lines[owner] as Tap)) as Decision
  return {
    house,
    game,
    lines,
    owner,
    decision,
    answered,
    record: async () => {
      const record = await house.store.load(game.game)
      return JSON.stringify([record, await house.store.turns(game.game, 0, Number.MAX_SAFE_INTEGER)])
    },
    playOn: async () => {
      for (let i = 0; i < 4; i++) await playOn()
    },
    close: async () => {
      for (const line of lines) line.close()
      await house.close()
    },
  }
}

/** How many sockets the server reports. */
export const linesOf = (house: House): Promise<number> => figureOf(house, 'sockets')

/** How many connections the server reports, besides the asking one. */
export const connectionsOf = async (house: House): Promise<number> =>
  (await figureOf(house, 'connections')) - 1

async function figureOf(house: House, name: string): Promise<number> {
  const reply = await fetch(`${house.url}/metrics`, { headers: { connection: 'close' } })
  return Number(new RegExp(`^sandtable_${name} (\\d+)$`, 'm').exec(await reply.text())?.[1])
}
