/** Every rule of the list by its id, in our words; the text is that of RULES.md. */
export function readRules(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap(line => {
      const rule = /^- \*\*([A-Z][\w.-]*)\*\* ((?:\[[^\]]*\] )*)(.+)$/.exec(line)
      return rule === null ? [] : [[rule[1] as string, rule[3] as string] as const]
    }),
  )
}
