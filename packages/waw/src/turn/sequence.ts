import type { Here, Next, Sequence, Step } from '@sandtable/kernel'
import { done, emit, first, goTo } from '@sandtable/kernel'
import type { OptionalPhase } from '../scenario.ts'
import type { MovementDomain } from '../frames.ts'
import type { Waw } from '../events.ts'
import { bringBack, placeReinforcements } from '../economy/reinforcements.ts'
import { catchStranded } from '../movement/steps.ts'
import { checkSupply, removeStarved, spendTrains } from '../supply/check.ts'
import { chooseBattle } from '../combat/join.ts'
import { chooseSiege } from '../siege/siege.ts'
import { collectIncome } from '../economy/income.ts'
import { dealHands, discardExcess, drawCard, returnCards } from '../cards/hands.ts'
import { flipUnits } from '../economy/replacements.ts'
import { fallInArrears, payMaintenance, takeUnpaid } from '../economy/maintenance.ts'
import { placeFort } from '../siege/takeover.ts'
import { placeGranted, placePurchases } from '../economy/placement.ts'
import { playInEnemyTurn, window } from '../cards/windows.ts'
import { purchase } from '../economy/purchase.ts'
import { movingFrame, turnFrame } from '../frames.ts'
import { happen } from '../effects/special.ts'
import { scoreCities, verify } from './victory.ts'
import { updateControl } from './control.ts'

/** W-7 A game, turn by turn. */
// prettier-ignore
export const GAME: Sequence<Waw, 'game'> = {
  'deal':    dealHands,    // W-8-own-deck
  'turn':    beginTurn,    // W-7.2-continue
  'players': nextPlayer,   // W-1-alternation, W-7.2-next
  'cities':  scoreCities,  // W-14-scenario
  'verify':  verify,       // W-7.2-verification
  'next':    () => goTo('turn'),
}

/** W-7-order A player turn: cards and reinforcements, production, supply, action, placement. */
// prettier-ignore
export const TURN: Sequence<Waw, 'turn'> = {
  'begin':             beginPlayer,
  'enemy-rules':       happen('enemy-turn'),          // W-15-scenario-over-rules
  'enemy-cards':       playInEnemyTurn,               // G-82
  // I Cards and reinforcements
  'draw':              drawCard,                      // W-7.1.1-draw
  'card-rules':        happen('cards'),
  'cards':             window('cards'),               // W-8-generic
  'reinforcements':    placeReinforcements('I.b'),    // W-7.1.1-reinforce
  'leaders-back':      bringBack,                     // G-33
  // II Production
  'production?':       onlyIf('production', 'supply?'), // W-7.1.2-optional
  'income':            collectIncome,                 // W-7.1.2-income
  'production-rules':  happen('production'),
  'production-cards':  window('production'),
  'maintenance':       payMaintenance,                // W-7.1.2-maintenance
  'arrears':           fallInArrears,                 // W-A3.2-unpaid
  'unpaid':            takeUnpaid,                    // G-61
  'purchase':          purchase,                      // W-7.1.2-purchase
  // III Supply
  'supply?':           onlyIf('supply', 'air?'),      // W-7.1.3-optional
  'supply-rules':      happen('supply'),
  'supply-cards':      window('supply'),
  'trains-first':      spendTrains,                   // W-13.5-logistics
  'starved':           removeStarved,                 // W-7.1.3-remove
  'check':             checkSupply,                   // W-7.1.3-check
  'trains':            spendTrains,                   // W-13.5-logistics
  // IV Action
  'air?':              onlyIf('air', 'naval?'),       // W-7.1.4-optional
  'naval?':            onlyIf('naval', 'movement-rules'),
  'movement-rules':    happen('movement'),
  'movement-cards':    window('movement'),
  'movement':          move('land'),                  // W-7.1.4-c-move
  'combat-rules':      happen('combat'),
  'combat-cards':      window('combat'),
  'battles':           chooseBattle('land'),          // W-7.1.4-c1-combat
  'stranded':          catchStranded,                 // G-81
  'control':           updateControl,                 // G-55
  'breakthrough?':     onlyIf('breakthrough', 'siege-rules'),
  'siege-rules':       happen('siege'),
  'siege-cards':       window('siege'),
  'sieges':            chooseSiege,                   // W-7.1.4-d-siege
  'takeover':          placeFort,                     // W-12.8-takeover
  'control-again':     updateControl,                 // G-55
  'second-air?':       onlyIf('secondAir', 'placement?'),
  // V Placement
  'placement?':        onlyIf('placement', 'replacements'), // G-57
  'placement-rules':   happen('placement'),
  'placement-cards':   window('placement'),
  'placement':         placePurchases,                // W-7.1.5-placement
  'replacements':      flipUnits,                     // W-A3.3-when
  'granted':           placeGranted,                  // W-A3.5-reinforce, G-56
  'reinforced-last':   placeReinforcements('V'),      // W-A3.5-reinforce
  'returned':          returnCards,                   // W-8-defensive-return
  'hand':              discardExcess,                 // W-8-hand-limit
  'end':               endPlayer,
}

/** W-7.1.4-c-move One movement phase, once in a turn. */
function move(domain: MovementDomain): Step<Waw, 'turn'> {
  return g =>
    g.f.moved.includes(domain) ? undefined : first(movingFrame(domain), { moved: [...g.f.moved, domain] })
}

/** G-57 A block that the scenario does not use is skipped. */
function onlyIf(phase: OptionalPhase, otherwise: string): Step<Waw, 'turn'> {
  return g => (g.s.uses[phase] ? undefined : goTo(otherwise))
}

function beginTurn(g: Here<Waw>): void {
  emit(g, { is: 'turn-began', turn: g.p.turn + 1 })
}

/** W-7.2-next, W-7.2-extra-players Players act in the scenario's order; one who joins later has a place in it. */
function nextPlayer(g: Here<Waw>): Next<Waw, 'game'> | void {
  const player = g.s.players.findIndex(({ joins }, q) => q >= g.p.next && joins <= g.p.turn)
  if (player >= 0) return first(turnFrame(player))
}

function beginPlayer(g: Here<Waw, 'turn'>): void {
  emit(g, { is: 'player-began', player: g.f.player })
}

function endPlayer(g: Here<Waw>): Next<Waw, 'turn'> {
  emit(g, { is: 'player-ended', player: g.p.active })
  return done
}
