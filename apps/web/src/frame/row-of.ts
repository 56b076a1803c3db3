/** Names in a row, as a sentence has them. */
export const rowOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
