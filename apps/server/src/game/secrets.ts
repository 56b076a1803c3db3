import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 bytes of chance, as 64 hexadecimal digits: a game's secret, a bot's nonce. */
export const drawSecret = (): string => randomBytes(32).toString('hex')

/** What cannot be guessed and fits into a link: a game's id, an invitation, the token of a seat. */
export const drawToken = (): string => randomBytes(18).toString('base64url')

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** All that is kept of a token: nobody who reads the database can sit down with it. */
export const hashOf = (token: string): string => sha256(token).toString('hex')

/** Whether a token is the one that was hashed; its timing reveals nothing. */
export const fitsHash = (token: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(sha256(token), Buffer.from(hash, 'hex'))

/** The name of a decision: it doesn't show how many there were before. */
export const decisionId = (secret: string, question: number, player: number): string =>
  sha256(`decision ${secret} ${question} ${player}`).toString('hex').slice(0, 24)

/** What a bot's own dice fall from, at one decision. */
export const botSeed = (secret: string, decision: string): string =>
  sha256(`bot ${secret} ${decision}`).toString('hex')

/** What samples of its options fall from, for one request. */
export const sampleSeed = (secret: string, decision: string, request: string): string =>
  sha256(`sample ${secret} ${decision} ${request}`).toString('hex')
