import { createHash } from 'node:crypto'
import type { Dice } from '@sandtable/kernel'
import { streamed } from '@sandtable/kernel'

/**
 * Dice that neither the server nor a player can choose. The server draws a secret and publishes its hash before any player
 * sits down; then each seat gives a nonce of its own; the key of the dice is made from all of them. When the game is over
 * the secret is revealed, and anyone can draw every die again. All are 32 bytes, written as 64 hexadecimal digits.
 */
export interface FairDice {
  readonly commitment: string
  readonly secret: string
  /** By player. */
  readonly nonces: readonly string[]
}

/** Whether a text is 32 bytes. */
export const isBytes32 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

const sha256 = (hex: string): Buffer => createHash('sha256').update(Buffer.from(hex, 'hex')).digest()

/** What is published of a secret beforehand. */
export const commitmentTo = (secret: string): string => sha256(secret).toString('hex')

/** The dice that a secret and the nonces make together. */
export function fairDice({ secret, nonces }: Pick<FairDice, 'secret' | 'nonces'>): Dice {
  const key = sha256(secret + nonces.join(''))
  return streamed(Array.from({ length: 8 }, (_, word) => key.readUInt32LE(4 * word)))
}
