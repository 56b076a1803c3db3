import type { Voice } from '@sandtable/kernel'
import { pseudo, voiceOf } from '@sandtable/words'

type Table = Readonly<Record<string, string>>

/** English in disguise, by which tests find text that is in no table. */
const PSEUDO = 'en-XA'

/** The language that the environment asks for: the program's own variable, then those of the system, the first that is set. */
function wanted({ SANDTABLE_LANG, LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const named = [SANDTABLE_LANG, LC_ALL, LC_MESSAGES, LANG].find(value => value !== undefined && value !== '')
  return (named ?? '').replace(/[.@].*$/, '').replaceAll('_', '-')
}

/** The language of a table that fits best: this very one, the same without its country, or English. */
function languageIn(tables: Readonly<Record<string, Table>>, asked: string): string {
  const names = Object.keys(tables)
  const [bare] = asked.split('-')
  const named = (name: string | undefined): string | undefined =>
    names.find(known => known.toLowerCase() === name?.toLowerCase())
  return named(asked) ?? named(bare) ?? 'en'
}

/** Says phrases in the language that the environment asks for, as far as there is a table of it, and names that language. */
export function voiceIn<T extends Table>(
  tables: Readonly<Record<string, Table>> & { readonly en: T },
  env: NodeJS.ProcessEnv = process.env,
): { readonly say: Voice<T>; readonly language: string } {
  const asked = wanted(env)
  if (asked === PSEUDO) return { say: voiceOf(pseudo(tables.en) as T), language: 'en' }
  const language = languageIn(tables, asked)
  return { say: voiceOf((tables[language] ?? tables.en) as T, language), language }
}
