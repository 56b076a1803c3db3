import type { Languages, Voice } from '@sandtable/kernel'
import { voiceIn, voiceOf, WRITER } from '@sandtable/words'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Table } from './language.ts'
import { tableIn } from './language.ts'
import { lesson } from './en/lesson.ts'
import { map } from './en/map.ts'
import { page } from './en/page.ts'
import { print } from './en/print.ts'
import { refused, refusedBesides } from './en/refused.ts'
import { table } from './en/table.ts'
import { trouble } from './en/trouble.ts'

/** Tables by the names of their files. */
type Tables = Readonly<Record<string, Table>>

/** The words of every page; those of some pages or one system come with them. */
const SHARED: Tables = {
  lesson,
  map,
  page,
  print,
  refused: { ...refused, ...refusedBesides },
  table,
  trouble,
}

const [SPACE, ENGLISH] = ['table', 'en']

/** The page's own words in a language, for a mouse or a finger. */
export async function startWords(isTouch: boolean, language = ENGLISH): Promise<void> {
  const english: Table = Object.assign({}, ...Object.values(SHARED))
  const own = language === ENGLISH ? english : { ...english, ...(await allIn(language, SHARED)) }
  void i18next
    .use(initReactI18next)
    .use(WRITER)
    .init({
      lng: language,
      fallbackLng: ENGLISH,
      resources: { [ENGLISH]: { [SPACE]: english }, [language]: { [SPACE]: own } },
      defaultNS: SPACE,
      initAsync: false,
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        skipOnVariables: true,
        defaultVariables: pointing(own, isTouch),
      },
      keySeparator: false,
      nsSeparator: false,
      parseMissingKeyHandler: complain,
    })
}

/** The words for pointing, with a mouse or a finger. */
const pointing = (own: Table, isTouch: boolean): Table => ({
  Click: own[isTouch ? 'tap:begins' : 'click:begins'] ?? '',
  click: own[isTouch ? 'tap' : 'click'] ?? '',
})

/** A missing phrase is shown by its key, and the console names it. */
function complain(key: string, otherwise?: string): string {
  if (otherwise !== undefined) return otherwise
  console.error(`no words for '${key}'`)
  return key
}

/** The page's language, as soon as there is one. */
const spoken = (): string => (i18next.isInitialized ? i18next.language : ENGLISH)

const coming: Promise<unknown>[] = []

/** Adds the words of a part that is loaded when it is first shown: tables of all systems, or of one. */
export function addWords(tables: Tables, system?: string): void {
  for (const english of Object.values(tables)) i18next.addResourceBundle(ENGLISH, SPACE, english, true)
  const language = spoken()
  if (language === ENGLISH) return
  coming.push(
    allIn(language, tables, system).then(own => i18next.addResourceBundle(language, SPACE, own, true)),
  )
}

async function allIn(language: string, tables: Tables, system?: string): Promise<Table> {
  const own = Object.entries(tables).map(([name, english]) => tableIn(language, name, english, system))
  return Object.assign({}, ...(await Promise.all(own)))
}

/** Says a ruleset's phrases in the page's language, once its words are there; in English until then. */
export function ownVoice<T extends Table>(languages: Languages<T>): Voice<T> {
  let say = voiceOf(languages.en)
  if (spoken() !== ENGLISH)
    coming.push(
      voiceIn(languages, spoken()).then(own => {
        say = own
      }),
    )
  return (key, places) => say(key, places)
}

/** When all words that were added so far are there. */
export const wordsReady = (): Promise<unknown> => Promise.all(coming)
