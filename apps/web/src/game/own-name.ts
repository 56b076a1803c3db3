const KEY = 'sandtable-name'
const LONGEST = 40

/** The name that somebody last sat down with here; '' if he never did. */
export const ownName = (): string => localStorage.getItem(KEY) ?? ''

/** A name as a seat takes it, kept for the next time. */
export function keepName(given: string, otherwise: string): string {
  const name = given.trim().slice(0, LONGEST).trim()
  if (name !== '') localStorage.setItem(KEY, name)
  return name === '' ? otherwise : name
}
