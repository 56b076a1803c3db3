import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

/** The table's own words, for a mouse or a finger; the rules bring theirs with them. */
export function startWords(isTouch: boolean): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { table: en } },
    defaultNS: 'table',
    interpolation: { escapeValue: false, defaultVariables: pointing(isTouch) },
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: complain,
  })
}

/** What pointing at something is called, with a mouse or a finger. */
const pointing = (isTouch: boolean): Readonly<Record<string, string>> => ({
  Click: en[isTouch ? 'tap:begins' : 'click:begins'],
  click: en[isTouch ? 'tap' : 'click'],
})

/** Words that are missing are shown by their name, and the console tells of it. */
function complain(key: string, otherwise?: string): string {
  if (otherwise !== undefined) return otherwise
  console.error(`no words for '${key}'`)
  return key
}

/** Words of a part that is loaded when it is first shown. */
export const addWords = (more: Readonly<Record<string, string>>): unknown =>
  i18next.addResourceBundle('en', 'table', more, true)
