import type { Finding } from '../finding.ts'
import type { PartReading } from '../part.ts'
import type { LocatedProblem, Path } from '../problem.ts'
import type { Known, Row, Source } from './rows.ts'
import type { Field, Section } from './section.ts'
import { otherThan } from '../known-ids.ts'
import { readPart } from '../part.ts'
import { safe } from '../say.ts'
import { dropText, hasRoom, knownIn, putText, textIn } from './rows.ts'
import { depthOf, localeOf } from './section.ts'
import { noun, say } from '../words/phrase.ts'

/** The texts of locale files by language, in the order of overlaying. */
export type LocaleTexts = Readonly<Record<string, string>>

type Sections = Readonly<Record<string, Section>>
type Written = Readonly<Record<string, unknown>>
type Located = Finding & Omit<LocatedProblem, 'message'>

/** The language that packs are written in, which fills gaps in others. */
export const FIRST_LANGUAGE = 'en'

/** Where the texts of a language lie in the folder of a pack. */
export const localeFile = (language: string): string => `locales/${language}.yaml`
const partOf = (language: string): string => `locales/${language}`

/** The stand-in for a missing text while the pack is checked for more problems. */
const NO_TEXT = '…'

/**
 * Lays the texts of locale files over a pack's files, in place, before their shape is checked. Returns the locale
 * files' problems, and every missing text.
 */
export function overlay(
  sources: readonly Source[],
  sections: Sections,
  texts: LocaleTexts,
): (LocatedProblem | Located)[] {
  const locales = Object.entries(texts).map(([language, text]) => localeIn(language, text, sections))
  const [first] = locales
  if (first === undefined) return []
  const known = Object.entries(sections).map(([name, section]) => ({
    name,
    section,
    top: knownIn(section, sources),
  }))
  const found: (LocatedProblem | Located)[] = locales.flatMap(({ reading }) => reading.problems)
  const whole = found.length === 0
  for (const { part, reading } of locales)
    for (const { name, section, top } of known) {
      const written = (reading.data ?? {})[name]
      if (written === undefined) continue
      const findings = laid(written, top, section, depthOf(section), [part, name])
      found.push(...findings.map(finding => ({ ...finding, ...reading.locate(finding.path) })))
    }
  for (const { name, section, top } of known) {
    const missing = missingIn(top, section, [first.part, name])
    if (whole) found.push(...missing.map(finding => ({ ...finding, ...first.reading.locate(finding.path) })))
  }
  return found
}

function localeIn(
  language: string,
  text: string,
  sections: Sections,
): { part: string; reading: PartReading<Written> } {
  const part = partOf(language)
  return { part, reading: readPart<Written>(part, localeFile(language), text, localeOf(sections)) }
}

/** Puts a locale file's texts below a path in place. */
function laid(written: unknown, known: Known, section: Section, depth: number, path: Path): Finding[] {
  if (depth === 0) return textsLaid(written, known.rows, section, path)
  return Object.entries(written as Written).flatMap(([key, inner]) => {
    const next = known.inside.get(key)
    const here = [...path, key]
    if (next !== undefined) return laid(inner, next, section, depth - 1, here)
    const what = depth === depthOf(section) && depth > 1 ? 'a-side' : section.what
    const message = () =>
      say('unknown-key-of', {
        what: noun(what),
        key: safe(key),
        hint: otherThan(key, [...known.inside.keys()]),
      })
    return [{ path: here, message }]
  })
}

function textsLaid(written: unknown, rows: readonly Row[], section: Section, path: Path): Finding[] {
  const texts =
    typeof written === 'string' ? { name: written } : (written as Readonly<Record<string, string>>)
  if (path[0] !== partOf(FIRST_LANGUAGE) && texts['name'] !== undefined) dropForms(rows, section)
  return Object.entries(texts).flatMap(([name, text]) => {
    const field = section.fields[name] as Field
    const roomy = rows.filter(row => hasRoom(row, field))
    for (const row of roomy) putText(row, field, text)
    return roomy.length > 0 ? [] : [{ path: [...path, name], message: say('no-room-for-text', { name }) }]
  })
}

const dropForms = (rows: readonly Row[], { fields }: Section): void => {
  for (const field of Object.values(fields))
    if (field.isForm === true) for (const row of rows) dropText(row, field)
}

/** Every required text that is missing; a stand-in takes its place for now. */
function missingIn(known: Known, section: Section, path: Path): Finding[] {
  const inside = [...known.inside].flatMap(([key, next]) => missingIn(next, section, [...path, key]))
  const [row] = known.rows
  if (row === undefined) return inside
  const own = Object.entries(section.fields)
    .filter(([, field]) => field.needed && isMissing(row, field, section, path))
    .map(([name, field]) => {
      for (const each of known.rows) putText(each, field, NO_TEXT)
      return { path: [...path, name], message: say('text-missing', { name, file: row.path[0] ?? '' }) }
    })
  return [...own, ...inside]
}

const AN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A word that only names a row is no text if it looks like an id; any other may serve as one. */
function isMissing(row: Row, field: Field, { known, fields }: Section, path: Path): boolean {
  if (!hasRoom(row, field)) return false
  const text = textIn(row, field)
  if (known === 'word') return text === undefined && AN_ID.test(String(path.at(-1)))
  if (typeof text !== 'string') return text === undefined
  return known === 'name' && field === fields['name'] && text === path.at(-1) && AN_ID.test(text)
}
