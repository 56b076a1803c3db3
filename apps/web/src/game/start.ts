import type { NewGame } from '@sandtable/protocol'
import { createGame, linkText, randomHex, takeSeat } from '@sandtable/protocol'
import { holdSeat } from './seats.ts'

export interface Wanted extends NewGame {
  readonly title: string
  readonly name: string
  /** Players who sit at this browser. */
  readonly here: readonly number[]
}

/** Starts a game on the server and takes the seats of the players here; returns its id. */
export async function startGame({ title, name, here, ...wanted }: Wanted): Promise<string> {
  const { game, commitment, invitations, host } = await createGame(location.origin, wanted)
  const hosted = host === undefined ? {} : { host }
  const links = invitations.map((invitation, player) =>
    invitation === null || here.includes(player)
      ? null
      : linkText({ url: location.origin, game, invitation }),
  )
  for (const player of here) {
    const invitation = invitations[player]
    if (invitation === null || invitation === undefined) continue
    await sitDown({ game, invitation, name, commitment, scenario: wanted.scenario, title, links, ...hosted })
  }
  return game
}

export interface Sitting {
  readonly game: string
  readonly invitation: string
  readonly name: string
  readonly commitment: string
  readonly scenario: string
  readonly title: string
  readonly links: readonly (string | null)[]
  readonly host?: string
}

/** Takes a seat by its invitation, with a token and a part in the dice, both drawn here. */
export async function sitDown({ invitation, name, ...seat }: Sitting): Promise<void> {
  const [token, nonce] = [randomHex(24), randomHex(32)]
  const { player } = await takeSeat(location.origin, seat.game, { invitation, name, token, nonce })
  holdSeat({ ...seat, player, token, nonce })
}
