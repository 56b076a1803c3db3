export type Rule = {
  id: string
  file: string
  line: number
  /** The headings above the line, joined. */
  section: string
  /** False for a line marked [—], which states nothing to enforce. */
  enforced: boolean
}

const HEADING = /^(##+) +(.+?) *$/
const RULE = /^- \*\*((?:W|G|MG?|X)-[\w.-]+)\*\* \[[A-Z]+\]( \[—\])? (?!\[)\S/
/** A bullet that opens with an id was meant as a rule, so it must not slip past for a missing star or bracket. */
const MEANT_AS_RULE = /^\s*[-*+]\s*(?:[*_]*(?:W|G|MG?)-|[*_]+X-)/

/** Reads the rules of one RULES.md in their order. */
export function parseRules(file: string, text: string): Rule[] {
  const rules: Rule[] = []
  let headings: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, marks, title] = HEADING.exec(line) ?? []
    if (marks !== undefined && title !== undefined) headings = [...headings.slice(0, marks.length - 2), title]
    const [, id, mark] = RULE.exec(line) ?? []
    if (id !== undefined)
      rules.push({ id, file, line: index + 1, section: headings.join(' / '), enforced: mark === undefined })
    else if (MEANT_AS_RULE.test(line)) throw malformed(`${file}:${index + 1}`, line)
  }
  refuseDoubled(rules)
  return rules
}

/** An id belongs to one line of one file; with two, it would be unclear which of them a test shows. */
export function refuseDoubled(rules: Rule[]): void {
  const first = new Map<string, string>()
  for (const { id, file, line } of rules) {
    const before = first.get(id)
    if (before !== undefined) throw new Error(`${file}:${line}: ${id} is already listed at ${before}`)
    first.set(id, `${file}:${line}`)
  }
}

function malformed(at: string, line: string): Error {
  return new Error(
    `${at}: expected '- **W-1-name** [AB] Text.' or '- **W-1-name** [AB] [—] Text.', found '${line}'`,
  )
}
