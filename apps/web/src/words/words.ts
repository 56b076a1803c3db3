import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

/** The table's own words; the rules bring theirs with them. */
export function startWords(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { table: en } },
    defaultNS: 'table',
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: complain,
  })
}

/** Words that are missing are shown by their name, and the console tells of it. */
function complain(key: string, otherwise?: string): string {
  if (otherwise !== undefined) return otherwise
  console.error(`no words for '${key}'`)
  return key
}

/** Words of a part that is loaded when it is first shown. */
export const addWords = (more: Readonly<Record<string, string>>): unknown =>
  i18next.addResourceBundle('en', 'table', more, true)
