import { existsSync } from 'node:fs'
import type { Sitting } from './sitting.ts'

/** Saves the game to its usual file, or under a given name, and says so. */
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

/** A file name that overwrites nothing. */
export function freeName(id: string, kind: string): string {
  const name = (n: number): string => `${id}${n === 1 ? '' : `-${n}`}${kind}`
  let n = 1
  while (existsSync(name(n))) n++
  return name(n)
}
