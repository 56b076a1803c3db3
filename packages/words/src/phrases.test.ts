import { expect, test } from 'vitest'
import type { Under } from './index.ts'
import { phrasesFor, voiceOf } from './index.ts'

interface Reasons {
  readonly late: { readonly count: number }
  readonly lost: { readonly where: string; readonly names: readonly string[] }
  readonly over: Readonly<Record<never, never>>
}

const LATE = { late_one: '{{count}} day late', late_other: '{{count}} days late' } as const

test('a table of phrases for a list has one for each, in any form of a plural', () => {
  const table = phrasesFor<Reasons>()({ ...LATE, lost: '{{names, or}} lost {{where}}', over: 'It is over.' })
  expect(voiceOf(table)('late', { count: 2 })).toBe('2 days late')
  const behind = phrasesFor<Under<'why', Pick<Reasons, 'over'>>>()({ 'why:over': 'It is over.' })
  expect(voiceOf(behind)('why:over')).toBe('It is over.')
})

test('the compiler refuses a table that lacks a phrase, has one too many, or a place that nothing fills', () => {
  const tables = [
    // @ts-expect-error There is no phrase for 'over'.
    phrasesFor<Reasons>()({ ...LATE, lost: '{{where}}' }),
    // @ts-expect-error Nobody asks for 'won'.
    phrasesFor<Reasons>()({ ...LATE, lost: '{{where}}', over: 'over', won: 'won' }),
    // @ts-expect-error Nothing fills 'when'.
    phrasesFor<Reasons>()({ ...LATE, lost: '{{when}}', over: 'over' }),
  ]
  expect(tables).toHaveLength(3)
})
