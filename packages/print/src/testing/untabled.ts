import type { PrintedPage } from './printed-page.ts'

/** The fields of a pack in which its own texts stand, and the codes that are the same in every language. */
const TEXTS = ['name', 'title', 'text', 'singular', 'plural', 'called', 'type', 'hierarchy']

/** Every word of a pack's own. */
export const wordsOf = (pack: unknown): ReadonlySet<string> =>
  new Set(textsIn(pack).flatMap(text => text.toLowerCase().match(WORD) ?? []))

function textsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([field, value]) =>
    typeof value === 'string' && TEXTS.includes(field) ? [value] : textsIn(value),
  )
}

const WORD = /\p{L}{2,}/gu
/** The brackets around English in disguise, which none of the fonts has. */
export const isDisguised = (text: string): boolean => text.includes('\0')

/** What English in disguise has none of. */
const ENGLISH = /^[a-z]+$/i
/** Intl joins lists with words of its own. */
const JOINING = ['and', 'or']

/** Printed words that are neither in disguise nor the pack's own. */
export const untabled = (pages: readonly PrintedPage[], own: ReadonlySet<string>): string[] =>
  pages.flatMap(({ runs }) =>
    runs.flatMap(({ text }) =>
      (text.match(WORD) ?? []).filter(
        word => ENGLISH.test(word) && !own.has(word.toLowerCase()) && !JOINING.includes(word),
      ),
    ),
  )
