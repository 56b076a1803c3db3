import type { PhaseName } from './phase.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { no } from '../why-not.ts'
import { sideOf } from '../battle/commanders.ts'
import { whyNotInBattle, whyNotPlay } from '../cards/playable.ts'

/** W-8-unmet Why a card in hand isn't among the player's options: by the game's phase, and the kind of question. */
export function whyNotCard(
  s: Scenario,
  p: Sight,
  player: number,
  card: number,
  phase: PhaseName | null,
  asked: string | null,
): WhyNot {
  const why =
    asked === 'cards'
      ? whyNotInBattle(s, p, player, sideOf(p.battle, player), card)
      : whyNotPlay(s, p, player, card, p.active === player ? phase : 'enemy-turn')
  return why ?? no('W-8-generic', 'not-now')
}
