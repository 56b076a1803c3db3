import type { Places, Voice } from '@sandtable/kernel'
import type { FormatterModule } from 'i18next'
import { createInstance } from 'i18next'
import { written } from './written.ts'

/** Writes what stands in a place of a phrase; a place may name the way after a comma. */
export const WRITER: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, way, language) => written(value, way, language),
}

/** A voice that says the phrases of this table as the language counts, lists and writes numbers. */
export function voiceOf<T extends Readonly<Record<string, string>>>(table: T, language = 'en'): Voice<T> {
  const speech = createInstance()
  void speech.use(WRITER).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { words: table } },
    ns: 'words',
    defaultNS: 'words',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true, skipOnVariables: true },
  })
  return ((key: string, places?: Places) => {
    // Whole phrases, which most are, need nothing filled in.
    if (places === undefined) return table[key] ?? key
    return key in table || 'count' in places ? speech.t(key, places) : key
  }) as Voice<T>
}
