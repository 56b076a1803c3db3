import type { Phase } from '../cards/card.ts'
import type { PhaseName } from './phase.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { no } from '../why-not.ts'
import { sideOf } from '../battle/commanders.ts'
import { whyNotInBattle, whyNotPlay } from '../cards/playable.ts'

/** Phases by the names that cards give them. */
const ASKS: Readonly<Record<PhaseName, Phase>> = {
  cards: 'cards',
  production: 'production',
  supply: 'supply',
  movement: 'movement',
  battles: 'combat',
  sieges: 'siege',
  placement: 'placement',
}

/**
 * W-8-unmet Why a card in hand is not among what its player may do now: by the phase that the game is in, and the kind
 * of question that he is asked.
 */
export function whyNotCard(
  s: Scenario,
  p: Sight,
  player: number,
  card: number,
  phase: PhaseName | null,
  asked: string | null,
): WhyNot {
  const own = phase === null ? null : ASKS[phase]
  const why =
    asked === 'cards'
      ? whyNotInBattle(s, p, player, sideOf(p.battle, player), card)
      : whyNotPlay(s, p, player, card, p.active === player ? own : 'enemy-turn')
  return why ?? no('W-8-generic', 'not-now')
}
