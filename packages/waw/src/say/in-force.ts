import { fill, signed } from '@sandtable/kernel'
import type { BattleEffect } from '../position.ts'
import type { Draft, Telling } from './log-line.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Side } from '../position.ts'
import type { Words } from './english.ts'
import { NO_CARD } from '../position.ts'
import { ROUNDS } from '../charts/battle.ts'
import { sourceName } from './names.ts'

/** What a card does in a battle, seen from its player; null: only its own text can tell. */
export function cardEffects(words: Words, effects: readonly Effect[]): string | null {
  const told = effects.flatMap(effect => effectWords(words, effect))
  return told.length === effects.length && told.length > 0 ? told.join(', ') : null
}

function effectWords(words: Words, effect: Effect): string[] {
  if ('if' in effect && effect.if !== undefined) return []
  if (effect.do === 'cancel') return [words['card:cancel']]
  if (effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll'))
    return [words[`card:${effect.what}:${effect.side}`]]
  if (effect.do === 'morale')
    return [fill(words[`card:morale:${effect.side}`], { change: signed(effect.change) })]
  if (effect.do !== 'modifier') return []
  return [fill(words[`card:modifier:${effect.side}:${effect.rounds}`], { change: signed(effect.change) })]
}

/** W-15-cards-over-all What is in force in a battle, and by which card, rule or symbol; that cards were cancelled is told already. */
export const tellEffects = ({ s, words }: Telling, effects: readonly BattleEffect[]): Draft[] =>
  effects
    .filter(effect => effect.do !== 'cancel')
    .map(effect => ({
      section: 'cards',
      side: effect.by as Side,
      who: sourceName(s, effect.source),
      outcome: inForce(words, effect),
      note: sourceSort(words, effect.source),
      rules: [sourceRule(effect.source)],
    }))

function inForce(words: Words, { by, side, do: what, change, until }: BattleEffect): string {
  const whose = side === by ? 'own' : 'enemy'
  if (what === 'pursuit' || what === 'reroll') return words[`card:${what}:${whose}`]
  const phrase =
    what === 'morale'
      ? words[`card:morale:${whose}`]
      : words[`card:modifier:${whose}:${until <= ROUNDS ? 'this' : 'rest'}`]
  return fill(phrase, { change: signed(change) })
}

const sourceSort = (words: Words, source: number): string =>
  source >= 0 ? '' : words[source > NO_CARD ? 'source:rule' : 'source:symbol']

const sourceRule = (source: number): string => {
  if (source >= 0) return 'W-15-cards-over-all'
  return source > NO_CARD ? 'W-15-scenario-over-rules' : 'W-4.1-scenario-symbol'
}
