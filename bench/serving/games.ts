import { randomBytes } from 'node:crypto'
import type { Answer } from '@sandtable/kernel'
import type { Created } from '@sandtable/protocol'
import type { OpenedPack } from '@sandtable/shelf'
import type { GameRecord, Store } from '@sandtable/store'
import { begin, isSpace, playOut, rollDice, seeded } from '@sandtable/kernel'
import { fairDice, packFolder, readFolder } from '@sandtable/shelf'

/** A game that is about to be played, with all answers of it, worked out beforehand so that the load is cheap to make. */
export interface Script {
  readonly game: string
  readonly tokens: readonly string[]
  readonly answers: readonly { readonly player: number; readonly answer: Answer }[]
}

export const hastings = (): OpenedPack => {
  const opening = readFolder(packFolder('hastings-1066') as string)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened
}

/** Starts a game on the server, each from its own address: one address may not start hundreds. */
export async function prepare(
  url: string,
  store: Store,
  opened: OpenedPack,
  number: number,
): Promise<Script> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
  }
  const post = async <T>(path: string, body: object): Promise<T> => {
    const reply = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(await reply.text())
    return (await reply.json()) as T
  }
  const seats = ['human', 'human']
  const { game, invitations } = await post<Created>('games', { scenario: 'hastings-1066', seats })
  const tokens = invitations.map(() => randomBytes(24).toString('base64url'))
  const nonces = invitations.map(() => randomBytes(32).toString('hex'))
  for (const [player, invitation] of invitations.entries())
    await post(`games/${game}/seats`, {
      invitation,
      name: `player ${player}`,
      nonce: nonces[player],
      token: tokens[player],
    })
  const { body } = (await store.load(game)) as GameRecord
  const { secret } = body as { secret: string }
  return { game, tokens, answers: answersOf(opened, secret, nonces) }
}

/** Anyone who can read the database knows the dice, and so the whole game. */
function answersOf({ s, system }: OpenedPack, secret: string, nonces: readonly string[]): Script['answers'] {
  const dice = seeded(secret)
  const answers: { player: number; answer: Answer }[] = []
  const g = begin(system.rules, s, { dice: fairDice({ secret, nonces }), record: false })
  playOut(g, (_g, player, _kind, options) => {
    const answer = isSpace(options)
      ? options.sample(dice)
      : (options[rollDice(dice, options.length)] as Answer)
    answers.push({ player, answer })
    return answer
  })
  return answers
}
