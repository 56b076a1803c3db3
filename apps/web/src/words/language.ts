import { languageOf, PSEUDO, pseudo } from '@sandtable/words'

/** The phrases of a part, by their keys. */
export type Table = Readonly<Record<string, string>>

/** The tables of all languages except English, which is the fallback and comes with the parts that use it. */
const TABLES = import.meta.glob<Readonly<Record<string, Table>>>([
  './*/*.ts',
  '../systems/*/words/*/*.ts',
  '!./en/*.ts',
  '!../systems/*/words/en/*.ts',
])

const KEY = 'sandtable-language'

/** A part's phrases in a language, from the file of the same name as the English one; English if there is none. */
export async function tableIn(
  language: string,
  name: string,
  english: Table,
  system?: string,
): Promise<Table> {
  if (language === 'en') return english
  if (language === PSEUDO) return pseudo(english)
  const folder = system === undefined ? '.' : `../systems/${system}/words`
  const { [`${folder}/${language}/${name}.ts`]: load } = TABLES
  if (load === undefined) return english
  return load().then(
    tables => Object.assign({}, ...Object.values(tables)) as Table,
    () => english,
  )
}

const LANGUAGES: readonly string[] = [
  'en',
  PSEUDO,
  ...new Set(Object.keys(TABLES).map(path => path.split('/').at(-2) as string)),
]

/** The language of `?lang=`, as long as the tab is open; otherwise the browser's. */
export function ownLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lang') ?? sessionStorage.getItem(KEY)
  if (asked !== null) sessionStorage.setItem(KEY, asked)
  return languageOf([...(asked === null ? [] : [asked]), ...navigator.languages], LANGUAGES)
}
