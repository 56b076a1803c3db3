import type { OptionValue, Problem } from '@sandtable/scenario'
import type { Trait } from '../counters.ts'
import { ALIASES, TYPES } from '../tables/type-codes.ts'
import { whyNotOption } from '../editions/rulings.ts'

/** W-15-scenario-over-rules Options of a file that no ruling has, or not with this value. */
export function checkOptions(
  options: Readonly<Record<string, OptionValue>>,
  path: Problem['path'],
): Problem[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const message =
      whyNotOption(shown(name), value) ?? (name === 'type_aliases' ? whyNotAliases(value) : null)
    return message === null ? [] : [{ path: [...path, name], message }]
  })
}

/** G-02 */
function whyNotAliases(aliases: OptionValue): string | null {
  const bad = Object.entries(aliases as Record<string, string>).find(
    ([code, trait]) => !Object.hasOwn(TYPES, code) || !ALIASES.includes(trait as Trait),
  )
  if (bad === undefined) return null
  return `${shown(bad[0])}: ${shown(bad[1])}: expected a type code and one of ${ALIASES.join(', ')}`
}

const LONGEST = 40

/** A word of a stranger's file as a message may quote it: short, and with nothing that acts on a terminal. */
function shown(word: string): string {
  const short = word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word
  return short.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}
