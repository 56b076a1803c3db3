import { randomBytes } from 'node:crypto'
import type { NewGame } from '@sandtable/protocol'
import { createGame, takeSeat } from '@sandtable/protocol'

/** A game with all its seats taken. */
export interface Seated {
  readonly game: string
  readonly commitment: string
  readonly invitations: readonly (string | null)[]
  /** By player: the token of the seat; a bot needs none. */
  readonly tokens: readonly string[]
  readonly nonces: readonly string[]
}

export const newToken = (): string => randomBytes(24).toString('base64url')
export const newNonce = (): string => randomBytes(32).toString('hex')

/** Starts a game; its human players take their seats at once. By default two people play Hastings. */
export async function seated(url: string, wanted: Partial<NewGame> = {}): Promise<Seated> {
  const created = await createGame(url, {
    scenario: 'hastings-1066',
    seats: ['human', 'human'],
    ...wanted,
  })
  const tokens: string[] = []
  const nonces: string[] = []
  for (const [player, invitation] of created.invitations.entries()) {
    tokens.push(invitation === null ? '' : newToken())
    nonces.push(newNonce())
    if (invitation === null) continue
    const [name, token, nonce] = [`player ${player}`, tokens[player] as string, nonces[player] as string]
    await takeSeat(url, created.game, { invitation, name, nonce, token })
  }
  return { ...created, tokens, nonces }
}
