import type { Card, Phase } from '../cards/card.ts'
import type { Naming } from './names.ts'
import { conditionWords } from './conditions.ts'
import { count, money } from './names.ts'

/** When and on what terms a card can be played. */
export function cardUses(t: Naming, card: Card): string[] {
  const { generic, battle } = card
  const when = generic === null ? [] : [whenWords(t, generic.when)]
  return [...when, ...(battle === null ? [] : [t.voice('card:in-battle')]), ...cardTerms(t, card)]
}

/** The phases in which a card can be played or a rule happens. */
export const whenWords = ({ voice }: Pick<Naming, 'voice'>, when: readonly Phase[]): string =>
  voice('card:when', {
    phases: when.map(phase =>
      phase === 'enemy-turn'
        ? voice('when:enemy-turn')
        : voice('when:phase', { phase: voice(`phase:${phase}`) }),
    ),
  })

/** A card's conditions, its cost, and its duration. */
export function cardTerms(t: Naming, { cost, lasting, once, if: wanted }: Card): string[] {
  const { voice } = t
  const price = [
    ...(cost.money > 0 ? [money(t, cost.money)] : []),
    ...(cost.points > 0 ? [count(t, 'point', cost.points)] : []),
  ]
  return [
    ...conditionWords(t, wanted),
    ...(price.length > 0 ? [voice('card:costs', { price })] : []),
    ...(lasting > 1 ? [voice('card:lasts', { count: lasting })] : []),
    ...(once ? [voice('card:once')] : []),
  ]
}
