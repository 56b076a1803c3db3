/** Every rule of a game by its id, in our words. */
export type Rulebook = ReadonlyMap<string, string>

/** What a rule says; null where there is none of this id. */
export function ruleText(rules: Rulebook, id: string): string | null {
  const wanted = id.toLowerCase()
  for (const [known, text] of rules) if (known.toLowerCase() === wanted) return text
  return null
}

/** Ids that begin so. */
export const rulesLike = (rules: Rulebook, id: string): string[] =>
  [...rules.keys()].filter(known => known.toLowerCase().startsWith(id.toLowerCase()))
