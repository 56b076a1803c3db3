import type { OptionValue, Problem } from '@sandtable/scenario'
import type { OptionName, Ruling } from '../editions/rulings.ts'
import type { Trait } from '../counters.ts'
import { ALIASES, TYPES } from '../charts/type-codes.ts'
import { EDITIONS } from '../editions/rules.ts'
import { RETIRED, RULINGS, whyNotOption } from '../editions/rulings.ts'

type FileOptions = Readonly<Record<string, OptionValue>>

/** A value for every ruling: the file's, or else the current ruling, or the one from before games stored it. */
export function settledOptions(
  edition: keyof typeof EDITIONS,
  options: FileOptions,
  since: 'now' | 'before',
): Record<string, OptionValue> {
  const settled = Object.entries<Ruling>(RULINGS).map(([name, ruling]): [string, OptionValue] => {
    const now = options[name] ?? (EDITIONS[edition][name as OptionName] as OptionValue)
    return [name, since === 'now' ? now : asThen(ruling, options[name], now)]
  })
  const named = Object.entries(options).filter(([name]) => since === 'now' || !RETIRED.includes(name))
  return { ...Object.fromEntries(named), ...Object.fromEntries(settled) }
}

/** A game's stored value, or the one of its time. */
const asThen = (
  { before, formerly }: Ruling,
  kept: OptionValue | undefined,
  now: OptionValue,
): OptionValue => (kept === undefined ? (before ?? now) : (formerly?.[JSON.stringify(kept)] ?? kept))

/** W-15-scenario-over-rules A file's options that no ruling has, or not with this value. */
/** The rules' objection to a file, in a sentence. */
export type Objection = Problem & { readonly message: string }

export function checkOptions(options: FileOptions, path: Problem['path']): Objection[] {
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

/** A word of a stranger's file as a message may quote it: short, and without anything that acts on a terminal. */
function shown(word: string): string {
  const short = word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word
  return short.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}
