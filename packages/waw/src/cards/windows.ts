import type { Choice, Here, Next } from '@sandtable/kernel'
import { emit, first, goTo } from '@sandtable/kernel'
import type { Phase } from './card.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { carryOut } from '../effects/at-hand.ts'
import { enemiesInPlay } from '../effects/special.ts'
import { heldForBattle, lastTurn, playableIn, whyNotPlay } from './playable.ts'
import { mayHold } from './deck.ts'
import { rosterOf } from '../roster.ts'
import { nth } from '../position.ts'

/** Whether a player is asked for a card in a phase: by public knowledge, the hand may hold one. */
const asked = (s: Scenario, p: Sight, player: number, phase: Phase): boolean =>
  mayHold(s, p, player, rosterOf(s).cardsFor[player]?.[phase] ?? [])

/** W-8-generic, W-8-play-any The active player may play any number of this phase's cards. */
export const window = (phase: Phase): Choice<Waw, 'card', 'turn'> => ({
  kind: 'card',
  rule: 'W-8-generic',
  who: g => (asked(g.s, g.p, g.p.active, phase) ? [g.p.active] : []),
  legal: (g, player) => [...playableIn(g.s, g.p, player, phase), 'pass'],
  whyNot: ({ s, p }, player, card) => (card === 'pass' ? null : whyNotPlay(s, p, player, card, phase)),
  take: (g, player, answer) => (answer === 'pass' ? undefined : play(g, player, answer, phase)),
})

/** G-82 In an enemy's turn others may play cards whose text allows it, one player after the other. */
export const playInEnemyTurn: Choice<Waw, 'card', 'turn'> = {
  kind: 'card',
  rule: 'G-82',
  who: g => {
    const { heard } = g.f
    const player = enemiesInPlay(g.s, g.p).find(q => q >= heard && asked(g.s, g.p, q, 'enemy-turn'))
    return player === undefined ? [] : [player]
  },
  legal: (g, player) => [...playableIn(g.s, g.p, player, 'enemy-turn'), 'pass'],
  whyNot: ({ s, p }, player, card) => (card === 'pass' ? null : whyNotPlay(s, p, player, card, 'enemy-turn')),
  take: (g, player, answer) =>
    answer === 'pass' ? goTo(g.f.at, { heard: player + 1 }) : play(g, player, answer, 'enemy-turn'),
}

/** W-8-uses The generic use of a card is chosen: its price is paid, and its effects happen. */
function play(g: Here<Waw>, player: number, number: number, phase: Phase): Next<Waw, 'turn'> {
  const card = nth(g.s.cards, number)
  const held = heldForBattle(card, phase)
  emit(g, { is: 'card-used', player, card: number, use: 'generic', until: lastTurn(g.p, card), held })
  return first(carryOut(number, player))
}
