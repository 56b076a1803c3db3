import { z } from 'zod'
import type { Path, Problem } from './problem.ts'
import { nearest } from './near.ts'
import { PROBLEM_LIMIT } from './problem.ts'
import type { Noun, Phrase } from './words/phrase.ts'
import { expected, expectedText, mismatch, oneLine, oneOf, printable, safe, show } from './say.ts'
import { coded, decoded, noun, say } from './words/phrase.ts'

/** Words that can be answers to a decision; a counter of that name would look the same. */
const RESERVED = ['pass', 'reroll', 'keep', 'default']

const NAME_LIMIT = 80
const ID_LIMIT = 40

export const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: expected(oneOf(words)) })

export const whole = z.int({ error: expected('whole-number') })
export const wholeFrom = (least: number, most: number) =>
  z
    .int({ error: expected(say('whole-number-from', { least, most })) })
    .min(least)
    .max(most)
export const natural = z.int({ error: expected('natural-number') }).min(0)
/** Money, points and the like; no game has more. */
export const amount = wholeFrom(0, 10_000)
export const yesOrNo = z.boolean({ error: expected('true-or-false') })

/** Text of several lines. */
export const textOf = (limit: number) =>
  z
    .string({ error: expectedText('some-text') })
    .max(limit, { error: coded(say('text-too-long', { limit })) })
    .refine(printable, { error: coded(say('control-characters')) })

/** A name as it is shown, in one line. */
export const shownName = z
  .string({ error: expectedText('a-name') })
  .min(1)
  .max(NAME_LIMIT, { error: coded(say('name-too-long', { limit: NAME_LIMIT })) })
  .refine(given => given.trim() !== '')
  .refine(oneLine, { error: coded(say('name-not-one-line')) })

/** A name that is also an answer to a decision. */
export const name = shownName.refine(given => !RESERVED.includes(given.toLowerCase()), {
  error: ({ input }) => coded(say('name-reserved', { word: safe(String(input)) })),
})

/** Lower-case letters and digits in groups with dashes between them; at least one letter, as numbers are sorted apart. */
const ID = /^(?=[0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Ids that would be taken for an answer, for something every object has, or for what else can stand in an id's place. */
const NO_IDS = [...RESERVED, 'constructor', 'money', 'points']

const AN_ID = say('id', { limit: ID_LIMIT })
const noId = (complaint: { readonly input?: unknown }): string =>
  NO_IDS.some(word => word === complaint.input)
    ? coded(say('id-reserved', { word: show(complaint.input) }))
    : expected(AN_ID)(complaint)

/** A thing's id in its pack. */
export const id = z
  .string({ error: noId })
  .max(ID_LIMIT)
  .regex(ID)
  .refine(given => !NO_IDS.includes(given))

/** An id defined elsewhere; whether it exists is checked when everything is read. */
export const ref = (what: Noun) => z.string({ error: expectedText(say('id-of', { what: noun(what) })) })

export const list = <T extends z.ZodType>(item: T, what: Noun) =>
  z.array(item, {
    error: ({ input }) => {
      const said = mismatch(what, input)
      const joined = typeof input === 'string' && /^-\S/.test(input)
      return coded(joined ? say('space-after-dash', { said }) : said)
    },
  })

/** A list with at least one item. */
export const some = <T extends z.ZodType>(item: T, what: Noun) => list(item, what).min(1)

/** A map with these keys and no others. Its unknown keys come as one complaint, which has a phrase for each. */
export const map = <T extends z.ZodRawShape>(what: Noun, shape: T) =>
  z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? coded(...issue.keys.slice(0, PROBLEM_LIMIT).map(key => unknownKey(key, Object.keys(shape))))
        : coded(slip(mismatch(what, issue.input), issue)),
  })

/** The problem with a value that should be a map, with a likely oversight. */
function slip(
  said: Phrase,
  { input, path }: { readonly input?: unknown; readonly path?: readonly unknown[] | undefined },
): Phrase {
  if (input === null && path?.length) return say('indent-what-belongs', { said })
  return typeof input === 'string' && /^[\w-]+:\S/.test(input) ? say('space-after-colon', { said }) : said
}

function unknownKey(key: string, known: readonly string[]): Phrase {
  const [, word, rest] = /^([\w-]+):(.+)$/.exec(key) ?? []
  if (word !== undefined) return say('colon-without-space', { line: safe(`${word}: ${rest}`) })
  const meant = nearest(key, known)
  return meant === null
    ? say('unknown-key', { key: safe(key), known: oneOf(known) })
    : say('misspelt-key', { key: safe(key), meant })
}

/** A map whose keys are ids. */
export const table = <T extends z.ZodType>(item: T, what: Noun, limit: number) =>
  z
    .record(id, item, {
      error: issue => (issue.code === 'invalid_key' ? noId : expected(what))(issue),
    })
    .refine(made => Object.keys(made).length <= limit, {
      error: ({ input }) => coded(say('too-many', { limit, found: Object.keys(Object(input)).length })),
    })
    .meta({ maxProperties: limit })

/** A map whose keys are ids defined elsewhere. */
export const byRef = <T extends z.ZodType>(item: T, what: Noun) =>
  z.record(z.string(), item, { error: expected(what) })

/**
 * A schema's complaints. For unknown keys it has one complaint per map, here one for each; for something with several
 * forms, the problem inside the form that was started.
 */
export function problemsOf(issue: z.core.$ZodIssue, before: Path = []): Problem[] {
  const path = [...before, ...issue.path.map(step => (typeof step === 'number' ? step : String(step)))]
  if (issue.code === 'invalid_union') {
    const begun = issue.errors.find(way => way.every(inner => inner.path.length > 0 || isUnknownKeys(inner)))
    if (begun !== undefined) return begun.flatMap(inner => problemsOf(inner, path))
  }
  const messages = decoded(issue.message)
  if (!isUnknownKeys(issue)) return messages.map(message => ({ path, message }))
  return messages.flatMap((message, i) => {
    const key = issue.keys[i]
    return key === undefined ? [] : [{ path: [...path, key], message }]
  })
}

const isUnknownKeys = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueUnrecognizedKeys =>
  issue.code === 'unrecognized_keys'
