import type { Path } from '../../../problem.ts'
import type { CardText } from './card-schema.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import { once } from '../../../known-ids.ts'
import { safe } from '../../../say.ts'
import { PHASES } from '../vocabulary.ts'
import { checkCondition } from './check-conditions.ts'
import { checkEffects, checkRoles } from './check-effects.ts'
import { refTo } from './known.ts'
import { say } from '../../../words/phrase.ts'

export const checkCards = (known: Known, cards: Readonly<Record<string, CardText>>): Finding[] => [
  ...Object.entries(cards).flatMap(([id, card]) => checkCard(known, card, ['cards', 'cards', id])),
  ...deckNumbers(cards),
]

function checkCard(known: Known, card: CardText, path: Path): Finding[] {
  const { generic, battle } = card
  const when = generic === undefined ? [] : [generic.when].flat()
  return [
    ...refTo(known, 'player', card.player, [...path, 'player']),
    ...(generic || battle ? [] : [{ path, message: say('use-missing'), rule: 'W-8-uses' }]),
    ...played(known, when, [...path, 'generic', 'when']),
    ...checkEffects(known, generic?.effects, [...path, 'generic', 'effects'], 'generic'),
    ...checkEffects(known, battle?.effects, [...path, 'battle', 'effects'], 'battle'),
    ...checkRoles(battle?.effects, [...path, 'battle', 'effects']),
    ...checkCondition(known, card.if, [...path, 'if'], generic === undefined),
  ]
}

function played(known: Known, when: string[], path: Path): Finding[] {
  return [...once(when, path), ...when.flatMap(phase => phaseUsed(known, phase, path))]
}

/** G-57 A phase that the pack does not use never comes. */
export function phaseUsed(known: Known, phase: string, path: Path): Finding[] {
  if (!PHASES.some(optional => optional === phase) || known.uses.has(phase)) return []
  return [{ path, message: say('phase-never-comes', { phase }), rule: 'G-57' }]
}

/** W-8-deck-order Decks are numbered from 1 without a gap, separately for each player. */
function deckNumbers(cards: Readonly<Record<string, CardText>>): Finding[] {
  const decks = new Map<string, Set<number>>()
  for (const { player, deck = 1 } of Object.values(cards))
    decks.set(player, (decks.get(player) ?? new Set()).add(deck))
  return Object.entries(cards).flatMap(([id, { player, deck = 1 }]) => {
    if (deck === 1 || decks.get(player)?.has(deck - 1)) return []
    const message = say('deck-empty', { before: deck - 1, player: safe(player), deck })
    return [{ path: ['cards', 'cards', id, 'deck'], message, rule: 'W-8-deck-order' }]
  })
}
