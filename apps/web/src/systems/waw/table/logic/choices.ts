import type { Answer, Pending } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { encode, isSpace } from '@sandtable/kernel'
import { marksOf, slotOf, valuesOf } from '@sandtable/waw'
import i18next from 'i18next'
import { sayMark, sayOption } from '../../words/story.ts'

/** An option of a list as the table shows it: its name, and what it is about. */
export interface Choice {
  readonly key: string
  readonly answer: Answer
  readonly name: string
  /** Where it happens, which counter or card it is about; null: none. */
  readonly region: number | null
  readonly counter: number | null
  readonly card: number | null
  /** What the counter is like. */
  readonly note: string
  /** How many options are the same but for which of several like things they take: one of them stands for all. */
  readonly alike: number
  /** It leaves things as they are: pass, done, stand. */
  readonly leaves: boolean
}

type About = Partial<Pick<Choice, 'region' | 'counter' | 'card'>>

const unit = (p: Position, u: number): About => ({ counter: u, region: onMap(p.where[u]) })
const onMap = (where: number | undefined): number | null => (where === undefined || where < 0 ? null : where)

interface Naming {
  readonly counter?: number
  readonly unit?: number
  readonly region?: number
  readonly to?: number | null
}

/** What an option of each kind names that is a number. */
const NUMBERS: Readonly<Record<string, (s: Scenario, p: Position, n: number) => About>> = {
  card: (_s, _p, card) => ({ card }),
  cards: (_s, _p, card) => ({ card }),
  discard: (_s, _p, card) => ({ card }),
  commander: (s, p, slot) => ({ counter: s.units.length + slot, region: onMap(p.battle.region) }),
  retreat: (_s, _p, region) => ({ region }),
  evade: (_s, _p, region) => ({ region }),
  siege: (_s, _p, region) => ({ region }),
  takeover: () => ({}),
}

/** The options of a decision that has a list of them. */
export function choicesOf(s: Scenario, p: Position, { kind, options }: Pending): Choice[] {
  if (isSpace(options)) return []
  const choices = options.map((answer): Choice => {
    const about = aboutOf(s, p, kind, answer)
    return {
      key: encode(answer),
      answer,
      name: sayOption(s, p, kind, answer),
      region: about.region ?? null,
      counter: about.counter ?? null,
      card: about.card ?? null,
      note: about.counter === undefined || about.counter === null ? '' : noteOn(s, p, about.counter),
      alike: 1,
      leaves: answer === 'pass' || answer === 'done' || answer === 'stand',
    }
  })
  return choices.flatMap(choice => {
    const alike = choices.filter(other => other === choice || isLike(other, choice))
    return alike[0] === choice ? [{ ...choice, alike: alike.length }] : []
  })
}

/** Two things that nobody could tell apart, such as two fortresses of one strength. */
const isLike = (a: Choice, b: Choice): boolean =>
  a.name === b.name &&
  a.region === b.region &&
  [a.counter, b.counter, a.card, b.card].every(one => one === null)

function aboutOf(s: Scenario, p: Position, kind: string, answer: Answer): About {
  if (typeof answer === 'number') return NUMBERS[kind]?.(s, p, answer) ?? unit(p, answer)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {}
  const { counter, unit: u, region, to } = answer as Naming
  return { counter: counter ?? u ?? null, region: to ?? region ?? null }
}

/** What a counter is like, for somebody who has to choose one. */
function noteOn(s: Scenario, p: Position, c: number): string {
  const leader = slotOf(s, c) >= 0
  if (leader && p.face[slotOf(s, c)] === -1) return ''
  const { cf, mf } = valuesOf(s, p, c)
  const count = p.steps[c] as number
  const steps = !leader && count > 1 ? [i18next.t('note:steps', { count })] : []
  const factors = [i18next.t('note:cf', { value: cf }), i18next.t('note:mf', { value: mf })]
  return [...factors, ...steps, ...marksOf(s, p, c).map(sayMark)].join(' · ')
}

/** Counters of which any may be named together: a space with a stack, such as who takes shelter. */
export function crowdOf({ options }: Pending): readonly number[] | null {
  if (!isSpace(options)) return null
  const { shape } = options
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return null
  const { stack } = shape as { readonly stack?: readonly number[] }
  return stack ?? null
}
