/** What can be heard at the table. */
export type Cue = 'dice' | 'march' | 'hit' | 'rout' | 'siege' | 'turn'

/** Of several at once only the weightiest is heard. */
const WEIGHTS: Readonly<Record<Cue, number>> = { march: 1, dice: 2, hit: 3, siege: 4, rout: 5, turn: 6 }

export const weightiest = (cues: readonly (Cue | null)[]): Cue | null =>
  cues.reduce(
    (most, cue) => (cue !== null && (most === null || WEIGHTS[cue] > WEIGHTS[most]) ? cue : most),
    null,
  )
