const KEY = 'sandtable-name'
const LONGEST = 40

/** The last name used in this browser; '' if none. */
export const ownName = (): string => localStorage.getItem(KEY) ?? ''

/** A name trimmed for a seat, and kept for the next time. */
export function keepName(given: string, otherwise: string): string {
  const name = given.trim().slice(0, LONGEST).trim()
  if (name !== '') localStorage.setItem(KEY, name)
  return name === '' ? otherwise : name
}
