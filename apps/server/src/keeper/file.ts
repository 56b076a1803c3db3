import type { Answer, Game, Kind } from '@sandtable/kernel'
import type { Given } from '@sandtable/shelf'
import type { Store } from '@sandtable/store'
import type { What } from '../game/deeds.ts'
import type { Refusal } from './task.ts'
import type { Room } from '../game/room.ts'
import { begin, submit } from '@sandtable/kernel'
import { diceOf, gameText } from '@sandtable/shelf'

const PAGE = 500
const OTHER_RULES =
  'the game was begun under an older version of its rules, and this one cannot play it again from the start'

/** A game that is over as a game file, with all that it takes to check every die of it. */
export async function fileOf(store: Store, { record, body, system, s }: Room): Promise<string | Refusal> {
  const answers = await answersOf(store, record.id, record.version)
  const nonces = body.seats.map(({ nonce }) => nonce as string)
  const fair = { commitment: body.commitment, secret: body.secret, nonces }
  const g: Game<Kind> = begin(system.rules, s, { dice: diceOf({ fair }) })
  for (const { player, answer } of answers)
    if (submit(g, player, answer) !== null) return { why: 'cannot-go-on', text: OTHER_RULES }
  const seats = body.seats.map(({ bot }) => bot ?? 'human')
  return gameText({ id: record.scenario, digest: record.pack }, g, { fair, seats, answers })
}

/** The answers that stand, in their order. */
async function answersOf(store: Store, game: string, last: number): Promise<Given[]> {
  const answers: Given[] = []
  for (let from = 1; from <= last; from += PAGE)
    for (const { player, what } of await store.turns(game, from, Math.min(last, from + PAGE - 1))) {
      const deed = what as unknown as What
      if (deed.do === 'undo') answers.pop()
      else if (deed.do === 'answer') answers.push({ player: player as number, answer: deed.answer as Answer })
    }
  return answers
}
