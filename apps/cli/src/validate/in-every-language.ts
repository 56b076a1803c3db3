import { languagesIn } from '@sandtable/scenario'

/** Reads a folder in each language that it has texts in: the first that fails, or else the first of all. */
export function inEveryLanguage<R extends { readonly ok: boolean }>(
  folder: string,
  read: (language: { readonly language: string }) => R,
): R {
  const [first, ...others] = languagesIn(folder).map(language => read({ language }))
  if (first === undefined) throw new Error('there is always a first language')
  return [first, ...others].find(({ ok }) => !ok) ?? first
}
