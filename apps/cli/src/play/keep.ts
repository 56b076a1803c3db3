import type { Sitting } from './sitting.ts'
import { writeGame } from '@sandtable/shelf'

/** Saves the game where it is to be saved from turn to turn, or under a name that was given; then it says so. */
export function keep({ session, terminal, saveAs }: Sitting, path: string | null = null): boolean {
  const file = path ?? saveAs
  if (file === null) return false
  const { opened, seed, seats, table, answers } = session
  const given = answers.map(({ player, answer }) => ({ player, answer }))
  const trouble = writeGame(file, opened, table.game, { seed, seats, answers: given })
  if (trouble !== null) terminal.write(`${trouble}\n`)
  else if (path !== null) terminal.write(`Saved. npx sandtable play --resume ${path} goes on with it.\n`)
  return trouble === null
}
