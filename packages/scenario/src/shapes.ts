import { z } from 'zod'
import type { Path, Problem } from './problem.ts'
import { nearest } from './near.ts'
import { PROBLEM_LIMIT } from './problem.ts'
import { expected, expectedText, oneLine, oneOf, printable, safe, show } from './say.ts'

/** Words that an answer to a decision can be; a counter of that name would look the same. */
const RESERVED = ['pass', 'reroll', 'keep', 'default']

const NAME_LIMIT = 80
const ID_LIMIT = 40

export const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: expected(oneOf(words)) })

export const whole = z.int({ error: expected('a whole number') })
export const wholeFrom = (least: number, most: number) =>
  z
    .int({ error: expected(`a whole number from ${least} to ${most}`) })
    .min(least)
    .max(most)
export const natural = z.int({ error: expected('a whole number, 0 or more') }).min(0)
/** Money, points and the like, of which no game has more. */
export const amount = wholeFrom(0, 10_000)
export const yesOrNo = z.boolean({ error: expected('true or false') })

/** Text of several lines. */
export const textOf = (limit: number) =>
  z
    .string({ error: expectedText('text') })
    .max(limit, { error: `expected text of at most ${limit} characters` })
    .refine(printable, { error: 'expected text without control characters' })

/** A name as it is shown, in one line. */
export const shownName = z
  .string({ error: expectedText('a name') })
  .min(1)
  .max(NAME_LIMIT, { error: `expected a name of at most ${NAME_LIMIT} characters` })
  .refine(given => given.trim() !== '')
  .refine(oneLine, { error: 'expected a name in one line, without control or invisible characters' })

/** A name that is also an answer to a decision. */
export const name = shownName.refine(given => !RESERVED.includes(given.toLowerCase()), {
  error: ({ input }) => `expected another name: ${safe(String(input))} is a word of the game's own`,
})

/** Small letters and digits in groups with dashes between them; a letter must be in it, for numbers are sorted apart. */
const ID = /^(?=[0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Ids that would be taken for an answer, for something every object has, or for what else can stand in an id's place. */
const NO_IDS = [...RESERVED, 'constructor', 'money', 'points']

const AN_ID = `an id (small letters, digits, dashes between; a letter at least, at most ${ID_LIMIT} signs)`
const noId = (complaint: { readonly input?: unknown }): string =>
  NO_IDS.some(word => word === complaint.input)
    ? `expected another id: ${show(complaint.input)} is a word of the game's own`
    : expected(AN_ID)(complaint)

/** The id that something is known by in its pack. */
export const id = z
  .string({ error: noId })
  .max(ID_LIMIT)
  .regex(ID)
  .refine(given => !NO_IDS.includes(given))

/** An id of something that is said elsewhere; whether it is, is looked at when everything is read. */
export const ref = (what: string) => z.string({ error: expectedText(`${what}'s id`) })

export const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: issue => `${expected(what)(issue)}${dashHint(issue.input)}` })

const dashHint = (input: unknown): string =>
  typeof input === 'string' && /^-\S/.test(input) ? ': put a space after each dash' : ''

/** A list with at least one item. */
export const some = <T extends z.ZodType>(item: T, what: string) => list(item, what).min(1)

/** A map with these keys and no others. Its unknown keys come as one complaint, whose message has a line for each. */
export const map = <T extends z.ZodRawShape>(what: string, shape: T) =>
  z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, PROBLEM_LIMIT)
            .map(key => unknownKey(key, Object.keys(shape)))
            .join('\n')
        : `${expected(what)(issue)}${slipHint(issue)}`,
  })

/** What the writer of a file may have overlooked where a map should be. */
function slipHint({
  input,
  path,
}: {
  readonly input?: unknown
  readonly path?: readonly unknown[] | undefined
}): string {
  if (input === null && path?.length) return ': indent the lines that belong to it'
  return typeof input === 'string' && /^[\w-]+:\S/.test(input) ? ': put a space after the colon' : ''
}

function unknownKey(key: string, known: readonly string[]): string {
  const [, word, rest] = /^([\w-]+):(.+)$/.exec(key) ?? []
  if (word !== undefined) return `put a space after the colon: '${safe(`${word}: ${rest}`)}'`
  const meant = nearest(key, known)
  const hint = meant === null ? `expected ${oneOf(known)}` : `did you mean '${meant}'?`
  return `unknown key '${safe(key)}': ${hint}`
}

/** A map whose keys are ids. */
export const table = <T extends z.ZodType>(item: T, what: string, limit: number) =>
  z
    .record(id, item, {
      error: issue => (issue.code === 'invalid_key' ? noId : expected(what))(issue),
    })
    .refine(made => Object.keys(made).length <= limit, {
      error: ({ input }) => `expected at most ${limit}, found ${Object.keys(Object(input)).length}`,
    })
    .meta({ maxProperties: limit })

/** A map whose keys are ids of things that are said elsewhere. */
export const byRef = <T extends z.ZodType>(item: T, what: string) =>
  z.record(z.string(), item, { error: expected(what) })

/**
 * What a schema complains of. Of unknown keys it has one complaint for a whole map, here one for each; of something
 * that may be written in several ways, what is wrong inside the way that was begun.
 */
export function problemsOf(issue: z.core.$ZodIssue, before: Path = []): Problem[] {
  const path = [...before, ...issue.path.map(step => (typeof step === 'number' ? step : String(step)))]
  if (issue.code === 'invalid_union') {
    const begun = issue.errors.find(way => way.every(inner => inner.path.length > 0 || isUnknownKeys(inner)))
    if (begun !== undefined) return begun.flatMap(inner => problemsOf(inner, path))
  }
  if (!isUnknownKeys(issue)) return [{ path, message: issue.message }]
  return issue.message.split('\n').flatMap((message, i) => {
    const key = issue.keys[i]
    return key === undefined ? [] : [{ path: [...path, key], message }]
  })
}

const isUnknownKeys = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueUnrecognizedKeys =>
  issue.code === 'unrecognized_keys'
