import type { Scenario } from '@sandtable/waw'

export const regionName = (s: Scenario, region: number): string => s.map.regions[region]?.name ?? ''

/** Names in a row, as a sentence has them. */
export const rowOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
