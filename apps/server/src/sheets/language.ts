import { languageOf } from '@sandtable/words'

/** The language of a reply: the one in the address, or else the first that the browser accepts. */
export const languageFor = (
  lang: string | string[] | undefined,
  accepted: string | undefined,
  known: readonly string[],
): string => languageOf(typeof lang === 'string' ? [lang] : preferred(accepted ?? ''), known)

/** The languages of an Accept-Language header, the most preferred first: de-AT,de;q=0.9,en;q=0.5. */
const preferred = (header: string): string[] =>
  header
    .split(',')
    .map(part => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/)
      return { tag, quality: quality === '' ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
