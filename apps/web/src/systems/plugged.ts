import type { Plug } from './plug.ts'
import { addWords } from '../words/words.ts'

let plugged: readonly Plug[] = []

/** The systems that games can be played with from now on; their words are added to those of the table. */
export function plugIn(systems: readonly Plug[]): void {
  plugged = systems
  for (const { words } of systems) addWords(words)
}

export const systems = (): readonly Plug[] => plugged

/** The system of a ruleset, by its name. */
export function systemOf(ruleset: string): Plug {
  const found = plugged.find(({ name }) => name === ruleset)
  if (found === undefined)
    throw new Error(`this page can't show games of '${ruleset}'; reload it to get the newest version`)
  return found
}

/** Whether a scenario has a tutorial. */
export const isTaught = (scenario: string): boolean =>
  plugged.some(({ lessons }) => lessons?.scenario === scenario)
