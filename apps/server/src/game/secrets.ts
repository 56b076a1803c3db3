import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 random bytes, as 64 hexadecimal digits: a game's secret, a bot's nonce. */
export const drawSecret = (): string => randomBytes(32).toString('hex')

/** An unguessable text that fits into a link: a game's id, an invitation, a seat's token. */
export const drawToken = (): string => randomBytes(18).toString('base64url')

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** All that is stored of a token: reading the database gives no one a seat. */
export const hashOf = (token: string): string => sha256(token).toString('hex')

/** Whether a token matches a hash; the timing reveals nothing. */
export const fitsHash = (token: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(sha256(token), Buffer.from(hash, 'hex'))

/** A decision's name: it doesn't show how many came before. */
export const decisionId = (secret: string, question: number, player: number): string =>
  sha256(`decision ${secret} ${question} ${player}`).toString('hex').slice(0, 24)

/** The seed of a bot's own dice, at one decision. */
export const botSeed = (secret: string, decision: string): string =>
  sha256(`bot ${secret} ${decision}`).toString('hex')

/** The seed for samples of options, for one request. */
export const sampleSeed = (secret: string, decision: string, request: string): string =>
  sha256(`sample ${secret} ${decision} ${request}`).toString('hex')
