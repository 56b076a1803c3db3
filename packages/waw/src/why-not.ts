import type { Answer, WhyNot as WhyNotOf } from '@sandtable/kernel'
import { no as because } from '@sandtable/kernel'
import type { Hindrance } from './movement/hindrance.ts'

/** Why an answer may not be given, whatever the question. */
export type Reason =
  | Hindrance
  /** It is no answer to this question at all. */
  | 'no-answer'
  /** Cards. */
  | 'not-in-hand'
  | 'other-phase'
  | 'no-battle-use'
  | 'no-effect'
  | 'silenced'
  | 'not-now'
  | 'too-few-points'
  | 'unmet'
  /** Money. */
  | 'too-dear'
  | 'no-resources'
  | 'not-for-sale'
  | 'not-left'
  | 'no-site'
  | 'enough-replacements'
  | 'no-cards-left'
  | 'must-restore'
  | 'nothing-due'
  | 'other-first'
  /** Counters. */
  | 'not-in-battle'
  | 'lost'
  | 'unfit'
  | 'no-command'
  | 'outranked'
  | 'in-panic'
  | 'steady'
  | 'braver'
  | 'not-struck'
  | 'unhurt'
  | 'off-map'
  | 'no-train'
  | 'not-needed'
  | 'not-outside'
  | 'not-surplus'
  /** Regions. */
  | 'other-region'
  | 'not-named'
  | 'not-land'
  | 'not-friendly'
  | 'no-base'
  | 'has-fortress'
  | 'enemies'
  | 'no-enemies'
  | 'fought'
  | 'other-way'
  | 'has-way'
  | 'too-few-besiegers'
  | 'held'

export type WhyNot = WhyNotOf<Reason>

export const no = (rule: string, what: Reason, parts: Readonly<Record<string, number>> = {}): WhyNot =>
  because(rule, what, parts)

/** Whether an answer is the number of one of this many things. */
export const isOneOf = (answer: Answer | undefined, many: number): answer is number =>
  typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < many

/** Whether an answer is a record with exactly these names. */
export const names = <N extends string>(
  answer: Answer,
  ...wanted: readonly N[]
): answer is { readonly [name in N]: Answer } =>
  typeof answer === 'object' &&
  answer !== null &&
  !Array.isArray(answer) &&
  Object.keys(answer).length === wanted.length &&
  wanted.every(name => Object.hasOwn(answer, name))

/** For a question answered with one of a few words. */
export const whyNotWord =
  (rule: string, ...words: readonly string[]) =>
  (_g: unknown, _player: number, answer: Answer): WhyNot | null =>
    words.some(word => word === answer) ? null : no(rule, 'no-answer')
