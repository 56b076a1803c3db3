import type { LocatedProblem } from '../problem.ts'
import type { LocaleTexts } from './overlay.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textInside } from '../folder.ts'
import { FIRST_LANGUAGE, localeFile } from './overlay.ts'

/** In which language a pack is read. */
export interface InLanguage {
  readonly language?: string
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/

/** A folder's texts in a language, after those that stand in for it. A missing language is no problem. */
export function readLocales(
  folder: string,
  { language = FIRST_LANGUAGE }: InLanguage,
): { readonly texts: LocaleTexts; readonly problems: LocatedProblem[] } {
  const texts: Record<string, string> = {}
  const problems: LocatedProblem[] = []
  for (const each of new Set([FIRST_LANGUAGE, language].filter(word => LANGUAGE.test(word)))) {
    const file = localeFile(each)
    const found = textInside(folder, file)
    if ('text' in found) texts[each] = found.text
    else if (found.missing !== true)
      problems.push({ path: [`locales/${each}`], message: found.refused, line: 1, column: 1, file })
  }
  return { texts, problems }
}

/** The languages that a folder has texts in, the first one first. */
export function languagesIn(folder: string): string[] {
  let files: string[] = []
  try {
    files = readdirSync(join(folder, 'locales'))
  } catch {
    // A folder without locales uses the texts of its files.
  }
  const languages = files
    .flatMap(file => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
    .filter(word => LANGUAGE.test(word))
  return [...new Set([FIRST_LANGUAGE, ...languages.sort()])]
}
