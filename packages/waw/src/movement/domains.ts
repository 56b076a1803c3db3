import type { DomainRules } from './domain.ts'
import type { MovementDomain } from '../frames.ts'
import { contests } from '../combat/contest.ts'
import { crossing, stepCost, stepFares } from '../map/passage.ts'
import { enemyFort, isGround, ofEnemies } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { nth } from '../position.ts'
import { sheltering } from './fortress.ts'

/** W-7.1.4-c-move Land units and leaders march from region to region, and fight battles when they meet enemies. */
const LAND: DomainRules = {
  moves: (s, c) => isLeader(s, c) || isGround(nth(s.units, c)),
  crossing,
  stepCost,
  stepFares,
  // W-10.1-stop-on-enemy, W-A2.2-stop, G-84 Enemies and their fortresses stop any stack that enters.
  stops: (s, p, lay, player, region, hidden) =>
    (!hidden || s.rules.hidden_entry === 'stop') &&
    (ofEnemies(s, p, lay.units, player, region) > 0 || enemyFort(s, p, player, region)),
  reacts: sheltering,
  fights: contests,
}

/** The domains of movement; a movement phase names one of them. */
export const DOMAINS: { readonly [D in MovementDomain]: DomainRules } = { land: LAND }
