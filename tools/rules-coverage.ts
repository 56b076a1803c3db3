import type { Rule } from './rules-catalogue.ts'

/** What is used of the report that vitest's JSON reporter writes. */
export type Report = {
  /** When the run began, in milliseconds. */
  startTime: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      fullName: string
      status: string
      failureMessages: string[] | null
    }[]
  }[]
}

export type Coverage = {
  total: number
  covered: number
  notEnforced: number
  missing: string[]
  unknown: string[]
  /** For each rule that a passing test names, those tests. */
  tests: Record<string, string[]>
}

const OPENING_BRACKETS = /^\s*(?:\[[^\]]*\]\s*)+/
const ID = /^(?:W|G|MG?|X)-[\w.-]+$/
/** X- stays out: it numbers oddities of a printed example, which a catalogue may list without counting them. */
const RULESET_ID = /^(?:W|G|MG?)-/

/** The rule ids in the brackets that open a title, such as `[W-12.1-guard][G-24] …` or `[W-12.1-guard, G-24] …`. */
export function idsNamed(title: string): string[] {
  const opening = OPENING_BRACKETS.exec(title)?.[0] ?? ''
  return opening.split(/[^\w.-]+/).filter(word => ID.test(word))
}

/** Sets the rules against the tests that name them; only a passing test covers, but any test can name a stranger. */
export function coverage(rules: Rule[], report: Report): Coverage {
  const known = new Set(rules.map(rule => rule.id))
  const unknown = new Set<string>()
  const named = new Map<string, Set<string>>()
  for (const test of report.testResults.flatMap(file => file.assertionResults)) {
    for (const id of [...test.ancestorTitles, test.title].flatMap(idsNamed)) {
      if (!known.has(id)) {
        if (RULESET_ID.test(id)) unknown.add(id)
      } else if (test.status === 'passed') {
        named.set(id, (named.get(id) ?? new Set()).add(test.fullName))
      }
    }
  }
  const byId = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    total: rules.length,
    covered: named.size,
    notEnforced: rules.filter(rule => !rule.enforced).length,
    missing: rules
      .filter(rule => rule.enforced && !named.has(rule.id))
      .map(rule => rule.id)
      .toSorted(),
    unknown: [...unknown].toSorted(),
    tests: Object.fromEntries(byId.map(([id, names]) => [id, [...names].toSorted()])),
  }
}

/** One line for each test that failed and for each file that could not be run at all. */
export function failures(report: Report): string[] {
  return report.testResults.flatMap(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed')
    const lines = failed.map(
      test => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
    )
    return file.status === 'failed' && lines.length === 0
      ? [`${file.name}: ${firstLine(file.message)}`]
      : lines
  })
}

const firstLine = (text = ''): string => text.split('\n')[0] ?? ''

/** The files and their sections in order, each section with its count and the ids that no passing test names. */
export function table(rules: Rule[], found: Coverage): string {
  const rows = [...Map.groupBy(rules, rule => rule.file)].flatMap(([file, members]) => [
    file,
    ...sectionRows(members, found),
    '',
  ])
  return [...rows, summary(found)].join('\n')
}

function sectionRows(rules: Rule[], found: Coverage): string[] {
  const missing = new Set(found.missing)
  return [...Map.groupBy(rules, rule => rule.section)].flatMap(([section, members]) => {
    const covered = members.filter(rule => found.tests[rule.id] !== undefined).length
    const idle = members.filter(rule => !rule.enforced).length
    const count = `${covered}/${members.length}`.padStart(7)
    const aside = idle === 0 ? '' : ` (${idle} not enforced)`
    const open = members.filter(rule => missing.has(rule.id)).map(rule => rule.id)
    return [`${count}  ${section}${aside}`, ...wrapped(open)]
  })
}

function summary({ total, covered, notEnforced, missing, unknown }: Coverage): string {
  const counts = `${total} rules, ${covered} covered, ${notEnforced} not enforced, ${missing.length} missing`
  return unknown.length === 0 ? counts : `${counts}; unknown ids in tests: ${unknown.join(', ')}`
}

/** Words in lines of at most 110 characters, set in under the count. */
function wrapped(words: string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= 110)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`         ${word}`)
  }
  return lines
}
