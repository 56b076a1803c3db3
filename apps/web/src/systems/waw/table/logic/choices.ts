import type { Answer, Pending } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { encode, isSpace } from '@sandtable/kernel'
import { marksOf, slotOf, valuesOf } from '@sandtable/waw'
import i18next from 'i18next'
import { sayMark, sayOption } from '../../words/story.ts'

/** An option in a list: its name, and its subject. */
export interface Choice {
  readonly key: string
  readonly answer: Answer
  readonly name: string
  /** Its region, its counter, its card; null: none. */
  readonly region: number | null
  readonly counter: number | null
  readonly card: number | null
  /** A note on the counter. */
  readonly note: string
  /** The number of equivalent options: one of them stands for all. */
  readonly alike: number
  /** Whether it passes: pass, done, stand. */
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

/** The meaning of a number in the options of each kind. */
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

/** The options of a decision with a list. */
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

/** A key that is the same for indistinguishable options, such as two fortresses of one strength. */
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

/** A note on a counter, for choosing one. */
function noteOn(s: Scenario, p: Position, c: number): string {
  const leader = slotOf(s, c) >= 0
  if (leader && p.face[slotOf(s, c)] === -1) return ''
  const { cf, mf } = valuesOf(s, p, c)
  const count = p.steps[c] as number
  const steps = !leader && count > 1 ? [i18next.t('note:steps', { count })] : []
  const factors = [i18next.t('note:cf', { value: cf }), i18next.t('note:mf', { value: mf })]
  return [...factors, ...steps, ...marksOf(s, p, c).map(sayMark)].join(' · ')
}

/** Counters of which any may be named together: a space with a stack, such as the units to shelter. */
export function crowdOf({ options }: Pending): readonly number[] | null {
  if (!isSpace(options)) return null
  const { shape } = options
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return null
  const { stack } = shape as { readonly stack?: readonly number[] }
  return stack ?? null
}
