import { existsSync } from 'node:fs'
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

/** A file name that nothing is lost under. */
export function freeName(id: string, kind: string): string {
  const name = (n: number): string => `${id}${n === 1 ? '' : `-${n}`}${kind}`
  let n = 1
  while (existsSync(name(n))) n++
  return name(n)
}
