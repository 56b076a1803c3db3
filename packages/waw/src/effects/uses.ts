import type { DeepReadonly } from '@sandtable/kernel'
import type { Continuous, Effect } from './vocabulary.ts'
import type { Scenario, SpecialRule } from '../scenario.ts'
import type { Standing } from '../position.ts'
import { nth } from '../position.ts'

/** A special rule as a source of effects, and back; cards are sources under their own number. */
export const sourceOf = (rule: number): number => -1 - rule
export const isCard = (source: number): boolean => source >= 0

/** W-8-generic The effects of a card's generic use, or of a special rule, as printed. */
export const effectsOf = (s: Scenario, source: number): readonly Effect[] =>
  isCard(source)
    ? (nth(s.cards, source).generic?.effects ?? [])
    : (s.special[-1 - source] as SpecialRule).effects

/** The effects of a source on the table, as far as its dice have fallen. */
export const effectsStanding = (s: Scenario, { source, dice }: DeepReadonly<Standing>): readonly Effect[] =>
  settled(effectsOf(s, source), dice)

/** Effects in order, each test followed by the effects its die chose; the row ends at a test not rolled yet. */
export function settled(effects: readonly Effect[], dice: readonly number[]): readonly Effect[] {
  if (!hasTest(effects)) return effects
  const row: Effect[] = []
  follow(effects, [...dice], row)
  return row
}

function hasTest(effects: readonly Effect[]): boolean {
  for (const effect of effects) if (effect.do === 'test') return true
  return false
}

function follow(effects: readonly Effect[], dice: number[], row: Effect[]): boolean {
  for (const effect of effects) {
    row.push(effect)
    if (effect.do !== 'test') continue
    const die = dice.shift()
    if (die === undefined || !follow(die <= effect.upTo ? effect.then : effect.else, dice, row)) return false
  }
  return true
}

const CONTINUOUS: readonly string[] = [
  'modifier',
  'morale',
  'forbid',
  'movement',
  'supply',
  'income',
  'supremacy',
] satisfies Continuous['do'][]

/** Whether an effect lasts, or is over once it has happened. */
export const isContinuous = (effect: Effect): effect is Continuous => CONTINUOUS.includes(effect.do)

/** W-8-lasting Whether any of these effects may last, whatever their tests show. */
export const holdsOn = (effects: readonly Effect[]): boolean =>
  effects.some(effect =>
    effect.do === 'test' ? holdsOn(effect.then) || holdsOn(effect.else) : isContinuous(effect),
  )

/** G-82 Whether effects cancel cards, or may once a die has fallen. */
export const mayCancel = (effects: readonly Effect[]): boolean =>
  effects.some(effect =>
    effect.do === 'test' ? mayCancel(effect.then) || mayCancel(effect.else) : effect.do === 'cancel',
  )

/** W-8-generic Whether an effect applies to a battle, as far as a generic use may: it forbids something there. */
export const forOneBattle = (effect: Effect): boolean =>
  effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll')
