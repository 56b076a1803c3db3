/** A rule in our words. */
export interface Rule {
  readonly id: string
  /** The editions it applies in, as letters. */
  readonly editions: string
  readonly text: string
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** The list of rules chapter by chapter; the text is that of RULES.md. */
export const readChapters = (text: string): Chapter[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map(chapter => {
      const [title = '', ...lines] = chapter.split('\n')
      return { title, rules: lines.flatMap(ruleOf) }
    })

function ruleOf(line: string): Rule[] {
  const [, id, editions, text] =
    /^- \*\*([A-Z][\w.-]*)\*\* \[([A-Z]+)\] (?:\[[^\]]*\] )*(.+)$/.exec(line) ?? []
  return id === undefined || editions === undefined || text === undefined ? [] : [{ id, editions, text }]
}
