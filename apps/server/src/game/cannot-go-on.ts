/** A game cannot be gone on with; the words are for its players, and tell nothing of what is hidden in it. */
export const cannotGoOn = (text: string, cause?: unknown): Error =>
  Object.assign(new Error(text, { cause }), { name: 'CannotGoOn' })

export const isCannotGoOn = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CannotGoOn'
