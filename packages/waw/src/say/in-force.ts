import type { BattleEffect } from '../position.ts'
import type { Draft, Telling } from './log-line.ts'
import type { Effect, Whose } from '../effects/vocabulary.ts'
import type { Side } from '../position.ts'
import { NO_CARD } from '../position.ts'
import { ROUNDS } from '../charts/battle.ts'
import { rowOf, sourceName } from './names.ts'

type Voiced = Pick<Telling, 'voice'>

/** A card's effect in a battle, seen from its player; null: only its own text says it. */
export function cardEffects(t: Voiced, effects: readonly Effect[]): string | null {
  const told = effects.flatMap(effect => effectWords(t, effect))
  return told.length === effects.length && told.length > 0 ? rowOf(t, told) : null
}

function effectWords(t: Voiced, effect: Effect): string[] {
  const bare = !('if' in effect && effect.if !== undefined)
  return bare && isInBattle(effect) ? [battleEffect(t, effect)] : []
}

/** Effects at work in a battle. */
type InBattle =
  | Extract<Effect, { do: 'cancel' | 'morale' | 'modifier' }>
  | { readonly do: 'forbid'; readonly side: Whose; readonly what: 'pursuit' | 'reroll' }

const isInBattle = (effect: Effect): effect is Effect & InBattle =>
  ['cancel', 'morale', 'modifier'].includes(effect.do) ||
  (effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll'))

/** An effect as it works in a battle. */
export function battleEffect({ voice }: Voiced, effect: InBattle): string {
  if (effect.do === 'cancel') return voice('card:cancel')
  if (effect.do === 'forbid') return voice(`card:${effect.what}:${effect.side}`)
  if (effect.do === 'morale') return voice(`card:morale:${effect.side}`, { change: effect.change })
  return voice(`card:modifier:${effect.side}:${effect.rounds}`, { change: effect.change })
}

/** W-15-cards-over-all Effects in force in a battle, with their card, rule or symbol; cancelled cards have been listed already. */
export const tellEffects = (t: Telling, effects: readonly BattleEffect[]): Draft[] =>
  effects
    .filter(effect => effect.do !== 'cancel')
    .map(effect => ({
      section: 'cards',
      side: effect.by as Side,
      who: sourceName(t.s, effect.source),
      outcome: inForce(t, effect),
      note: sourceSort(t, effect.source),
      rules: [sourceRule(effect.source)],
    }))

function inForce({ voice }: Voiced, { by, side, do: what, change, until }: BattleEffect): string {
  const whose = side === by ? 'own' : 'enemy'
  if (what === 'pursuit' || what === 'reroll') return voice(`card:${what}:${whose}`)
  if (what === 'morale') return voice(`card:morale:${whose}`, { change })
  return voice(`card:modifier:${whose}:${until <= ROUNDS ? 'this' : 'rest'}`, { change })
}

const sourceSort = ({ voice }: Voiced, source: number): string =>
  source >= 0 ? '' : voice(source > NO_CARD ? 'source:rule' : 'source:symbol')

const sourceRule = (source: number): string => {
  if (source >= 0) return 'W-15-cards-over-all'
  return source > NO_CARD ? 'W-15-scenario-over-rules' : 'W-4.1-scenario-symbol'
}
