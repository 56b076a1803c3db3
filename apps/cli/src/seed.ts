import { randomBytes } from 'node:crypto'

/** A seed short enough to be typed again. */
export const drawnSeed = (): string => randomBytes(4).toString('hex')
