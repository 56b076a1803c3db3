import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ENGLISH } from '@sandtable/waw'
import { en } from './en.ts'

/** All words of the table: its own, and those of the rules. */
export function startWords(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { table: en, waw: ENGLISH } },
    defaultNS: 'table',
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  })
}

/** Words of a part that is loaded when it is first shown. */
export const addWords = (more: Readonly<Record<string, string>>): unknown =>
  i18next.addResourceBundle('en', 'table', more, true)
