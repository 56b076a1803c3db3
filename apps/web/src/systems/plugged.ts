import i18next from 'i18next'
import type { Plug } from './plug.ts'
import { addWords } from '../words/words.ts'

let plugged: readonly Plug[] = []

/** Installs the systems; adds their words to those of the table. */
export function plugIn(systems: readonly Plug[]): void {
  plugged = systems
  for (const { name, words = {} } of systems) addWords({ plug: words }, name)
}

export const systems = (): readonly Plug[] => plugged

/** The system of a ruleset, by its name. */
export function systemOf(ruleset: string): Plug {
  const found = plugged.find(({ name }) => name === ruleset)
  if (found === undefined) throw new Error(i18next.t('trouble:no-system', { system: ruleset }))
  return found
}

/** A ruleset's title; its name if this page doesn't know it. */
export const titleOf = (ruleset: string): string =>
  plugged.find(({ name }) => name === ruleset)?.title ?? ruleset

/** Whether scenarios of a ruleset can be printed on paper. */
export const isOnPaper = (ruleset: string): boolean =>
  plugged.some(({ name, onPaper }) => name === ruleset && onPaper === true)

/** The fields for variants of a ruleset's scenarios; null: none. */
export const variantsOf = (ruleset: string): NonNullable<Plug['Variants']> | null =>
  plugged.find(({ name }) => name === ruleset)?.Variants ?? null

/** Whether a scenario has a tutorial. */
export const isTaught = (scenario: string): boolean =>
  plugged.some(({ lessons }) => lessons?.scenario === scenario)
