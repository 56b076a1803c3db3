/** The error of a game that can't go on; its words are for its players, and reveal nothing hidden in it. */
export const cannotGoOn = (text: string, cause?: unknown): Error =>
  Object.assign(new Error(text, { cause }), { name: 'CannotGoOn' })

export const isCannotGoOn = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CannotGoOn'

const FAILED =
  'the rules failed, and nothing changed. Try another answer; if none works, the host can roll the game back'

/** Does something by the rules. Where they throw, the game in memory is half changed, and must be read again. */
export function byRules<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw Object.assign(cannotGoOn(FAILED, error), { fault: true })
  }
}

/** Whether the rules have thrown, at a game that was sound before. */
export const isFault = (error: unknown): boolean => isCannotGoOn(error) && 'fault' in error
