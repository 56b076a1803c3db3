import type { Here, Next, Sequence, Step } from '@sandtable/kernel'
import { done, emit, first, goTo } from '@sandtable/kernel'
import type { BattleDomain } from '../frames.ts'
import type { Waw } from '../events.ts'
import { everyPursuerFires, pursueAgain, pursueRouted } from './pursuit.ts'
import { checkMorale, determineMorale } from './morale.ts'
import { cutOff, retreat, supportDies } from './retreat.ts'
import { everyUnitFires, reply, rollAgain } from './fire.ts'
import { loseHits, losePanics, takeHits, takePanics, takePursuitHits } from './losses.ts'
import { loseSupport, nextRound, noneLeft, removeSuicides, testForRout, waverBeforeBattle } from './rout.ts'
import { nameCommander, revealLeaders } from './commanders.ts'
import { bringEffects, playBattleCards } from './cards.ts'
import { moveSurplus } from './surplus.ts'
import { scorePoints } from './points.ts'
import { testLeaders } from './leader-loss.ts'
import { roundsFrame } from '../frames.ts'
import { UNDECIDED } from '../position.ts'
import { workOutModifiers } from './modifiers.ts'

/** W-12-steps A land battle, in the rulebook's order. */
// prettier-ignore
export const BATTLE: Sequence<Waw, 'battle'> = {
  'reveal':      revealLeaders,         // W-5.3-hidden-reveal
  'commanders':  nameCommander('land'), // W-12.1-cinc
  'in-force':    bringEffects,          // W-15-cards-over-all
  'morale':      determineMorale,       // W-12.1-bmv, W-12.1-amv
  'rounds':      fight('land'),         // W-12-rounds-land
  'rout-losses': loseSupport,           // W-12.2-su-loss
  'pursuit':     pursueRouted,          // W-12.3-pursuit
  'support':     supportDies,           // W-12.5-su-die
  'cut-off':     cutOff,                // W-12.5-no-retreat
  'retreat':     retreat,               // W-12.5-evacuate
  'surplus':     moveSurplus,           // G-31
  'leaders':     testLeaders,           // W-12.4-who
  'points':      scorePoints,           // W-14
  'end':         endBattle,
}

/** W-12-rounds-land The rounds of any battle, until it is decided. */
// prettier-ignore
export const ROUNDS: Sequence<Waw, 'rounds'> = {
  'waver':         waverBeforeBattle, // G-27
  'round':         beginRound,        // W-12-rounds-land
  'cards':         playBattleCards,   // W-12.1-cards
  'modifiers':     workOutModifiers,  // W-12.1-modifiers
  'fire':          everyUnitFires,    // W-12.1-fire
  'reroll':        rollAgain,         // W-12.1.1-elite
  'panics':        takePanics,        // W-12.1-panic-target
  'panic-surplus': losePanics,        // G-25
  'hits':          takeHits,          // W-12.1-loss-choice
  'hit-surplus':   loseHits,          // G-26
  'check':         checkMorale,       // W-12.1-morale-loss
  'reply':         reply,             // W-12.1-no-reply
  'suicides':      removeSuicides,    // W-4.1-suicide
  'none-left':     noneLeft,          // G-31
  'rout':          testForRout,       // W-12.2-test
  'next-round':    nextRound,         // W-12.1-next-round, W-12.5-decision
}

/** W-12.3-pursuit The pursuit of a routed side. */
// prettier-ignore
export const PURSUIT: Sequence<Waw, 'pursuit'> = {
  'pursue':       everyPursuerFires, // W-12.3-pursuit
  'pursue-again': pursueAgain,       // W-12.1.1-elite
  'pursuit-hits': takePursuitHits,   // W-12.3-alloc
  'chased-off':   loseHits,          // G-26
}

/** W-12-rounds-land Rounds are fought until the battle is decided. */
function fight(domain: BattleDomain): Step<Waw, 'battle'> {
  return g => (g.p.battle.winner === UNDECIDED ? first(roundsFrame(domain)) : undefined)
}

/** W-12-rounds-land A round begins with cards, and fire starts with the first unit. */
function beginRound(g: Here<Waw>): Next<Waw, 'rounds'> {
  emit(g, { is: 'round-began', round: g.p.battle.round + 1 })
  return goTo('cards', { volley: 0, turn: 0, place: 0, again: false })
}

function endBattle(g: Here<Waw>): Next<Waw, 'battle'> {
  emit(g, { is: 'battle-ended', winner: g.p.battle.winner, routed: g.p.battle.routed })
  return done
}
