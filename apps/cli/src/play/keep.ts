import type { Sitting } from './sitting.ts'

/** Saves the game where it is to be saved from turn to turn, or under a name that was given; then it says so. */
export async function keep(
  { session, terminal, saveAs }: Sitting,
  path: string | null = null,
): Promise<boolean> {
  const file = path ?? saveAs
  if (file === null) return false
  const { done, text } = await session.save(file)
  if (!done || path !== null) terminal.write(`${text}\n`)
  return done
}
