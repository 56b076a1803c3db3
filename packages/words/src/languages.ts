import type { Languages, Voice } from '@sandtable/kernel'
import { pseudo } from './pseudo.ts'
import { voiceOf } from './voice.ts'

type Table = Readonly<Record<string, string>>

/** English in disguise, by which tests find text that is in no table. */
export const PSEUDO = 'en-XA'

/** The first preferred language that exists, or the same without its country; English if there is none. */
export const languageOf = (wanted: readonly string[], known: readonly string[]): string =>
  wanted
    .flatMap(tag => [tag, tag.split('-')[0] ?? ''])
    .map(tag => known.find(one => one.toLowerCase() === tag.toLowerCase()))
    .find(one => one !== undefined) ?? 'en'

/** Tables that are said with one voice, each in the languages that it has. */
export function joined<A extends Table, B extends Table>(a: Languages<A>, b: Languages<B>): Languages<A & B> {
  const names = new Set([...Object.keys(a.others), ...Object.keys(b.others)])
  const load = async (name: string): Promise<A & B> => {
    const [first, second] = await Promise.all([a.others[name]?.() ?? a.en, b.others[name]?.() ?? b.en])
    return { ...first, ...second }
  }
  return {
    en: { ...a.en, ...b.en },
    others: Object.fromEntries([...names].map(name => [name, () => load(name)])),
  }
}

/** Says the phrases of these tables in a language; in English where there is no such table, or it does not come. */
export async function voiceIn<T extends Table>(
  { en, others }: Languages<T>,
  language: string,
): Promise<Voice<T>> {
  if (language === PSEUDO) return voiceOf(pseudo(en) as T)
  const known = languageOf([language], Object.keys(others))
  const table = await others[known]?.().catch(() => undefined)
  return table === undefined ? voiceOf(en) : voiceOf(table, known)
}
