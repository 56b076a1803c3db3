import type { Face, State } from '@sandtable/draw'
import type { TFunction } from 'i18next'
import { row } from '../../../words/numerals.ts'

/** A counter in words, for screen readers: its name, its factors, and its state. */
export function nameOfCounter(t: TFunction, face: Face, states: readonly State[] = []): string {
  const parts = [
    ...titleOf(t, face),
    ...factorsOf(t, face),
    ...stepsOf(t, face),
    ...states.map(state => t(`counters:${state}`)),
  ]
  return row(parts)
}

function titleOf(t: TFunction, { kind, name, leader, crown, stars, hierarchy }: Face): string[] {
  if (kind === 'hidden') return [t(leader ? 'counters:hiddenLeader' : 'counters:hiddenUnit')]
  if (kind === 'unit') return [name]
  const rank = crown ? t('counters:monarch') : t('counters:stars', { count: stars })
  return [name, rank, ...(hierarchy === null ? [] : [t('counters:hierarchy', { letter: hierarchy })])]
}

const factorsOf = (t: TFunction, { cf, mf, mp }: Face): string[] => [
  ...(cf === null ? [] : [t('counters:combat', { value: cf })]),
  ...(mf === null ? [] : [t('counters:morale', { value: mf })]),
  ...(mp === null ? [] : [t('counters:movement', { value: mp })]),
]

const stepsOf = (t: TFunction, { steps, fullSteps }: Face): string[] =>
  fullSteps === 1 ? [] : [t('counters:steps', { steps, fullSteps })]
