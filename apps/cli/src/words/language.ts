import type { Languages, Voice } from '@sandtable/kernel'
import { languageOf, voiceIn as voiceInLanguage } from '@sandtable/words'

type Table = Readonly<Record<string, string>>

/** The environment's language: the program's own variable, then those of the system, the first that is set. */
export function wantedLanguage(
  { SANDTABLE_LANG, LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): string {
  const named = [SANDTABLE_LANG, LC_ALL, LC_MESSAGES, LANG].find(value => value !== undefined && value !== '')
  return (named ?? '').replace(/[.@].*$/, '').replaceAll('_', '-')
}

/** Says phrases in the environment's language, if there is a table for it. */
export const voiceIn = <T extends Table>(
  tables: Languages<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Voice<T>> => voiceInLanguage(tables, wantedLanguage(env))

/** That language, if there is a table for it. */
export const languageIn = ({ others }: Languages<Table>, env: NodeJS.ProcessEnv = process.env): string =>
  languageOf([wantedLanguage(env)], Object.keys(others))
