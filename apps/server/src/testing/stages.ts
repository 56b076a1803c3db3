import type { Seated } from './seats.ts'
import type { House } from './house.ts'
import { createGame, takeSeat } from '@sandtable/protocol'
import { openHouse } from './house.ts'
import { HASTINGS } from './packs.ts'
import { newNonce, newToken, seated } from './seats.ts'
import { hello, isA } from './tap.ts'

/** A game before it starts, during play, and when it is over. */
export const STAGES = ['gathering', 'playing', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** A player whose time is up loses the game. */
const STRICT = { ...HASTINGS, pack: { ...HASTINGS.pack, absent: 'forfeit' as const } }

/** A house for games at every stage. */
export const openStages = (): Promise<House> => openHouse({ shelf: [STRICT] })

const YEAR = 31_536_000_000

/** A game at a stage. Before it starts, the first player has sat down, and the second has a token but no seat. */
export async function gameAt(url: string, stage: Stage): Promise<Seated> {
  if (stage === 'gathering') return halfSeated(url)
  const game = await seated(url, { clock: { perMove: stage === 'over' ? 1 : YEAR, holidays: 3 } })
  if (stage === 'playing') return game
  const line = await hello(url, game.game)
  for (let at = 0; ; at++) {
    const state = await line.until(isA('state'), at)
    at = line.messages.indexOf(state)
    if (state.stage === 'over') break
  }
  line.close()
  return game
}

async function halfSeated(url: string): Promise<Seated> {
  const created = await createGame(url, { scenario: 'hastings-1066', seats: ['human', 'human'] })
  const [token, nonce] = [newToken(), newNonce()]
  await takeSeat(url, created.game, {
    invitation: created.invitations[0] as string,
    name: 'first',
    nonce,
    token,
  })
  return { ...created, tokens: [token, newToken()], nonces: [nonce, newNonce()] }
}
