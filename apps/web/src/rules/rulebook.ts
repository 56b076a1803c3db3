import { readRules } from '@sandtable/waw'

let reading: Promise<ReadonlyMap<string, string>> | null = null

/** Every rule in our words; the list is fetched when it is first wanted. */
export const rulebook = (): Promise<ReadonlyMap<string, string>> =>
  (reading ??= import('virtual:rules').then(({ default: text }) => readRules(text)))
