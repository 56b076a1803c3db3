import type { Effect, Filter, Forbidden, Whose } from './vocabulary.ts'
import type { Phase } from '../cards/card.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import { at, nth, other, OUT, POOL } from '../position.ts'
import { cardsLeft } from '../cards/deck.ts'
import { fit } from '../battle/ranks.ts'
import { fits } from './filter.ts'
import { forbidden, silenced } from './brought.ts'
import { holds } from './conditions.ts'
import { hiddenEnemies, hostile, sideOfPlayer } from '../map/presence.ts'
import { inTheGame } from './removal.ts'
import { isCard } from './uses.ts'
import { rosterOf } from '../roster.ts'
import { targetsOf } from './losses.ts'
import { TERRAIN } from '../charts/terrain.ts'

/** A phase in which a player would play a card, and for how many turns it would last. */
export interface PhaseMoment {
  readonly player: number
  readonly phase: Phase
  readonly lasting: number
}

/**
 * W-8-unmet Whether an effect of a player's card would do anything if played now, as far as everyone can tell. A
 * lasting effect that may find its target later does.
 */
export function works(s: Scenario, p: Sight, effect: Effect, moment: PhaseMoment): boolean {
  if (effect.do === 'test') return [...effect.then, ...effect.else].some(one => works(s, p, one, moment))
  return worksAlone(s, p, effect, moment)
}

type Works<E> = (s: Scenario, p: Sight, effect: E, moment: PhaseMoment) => boolean
type Verb = Exclude<Effect['do'], 'test'>
type Doing<D extends Verb> = { readonly [V in D]: { readonly do: V } & Extract<Effect, { do: V }> }[D]
type Does = { readonly [V in Verb]: Works<Doing<V>> }

const worksAlone = <D extends Verb>(s: Scenario, p: Sight, effect: Doing<D>, moment: PhaseMoment): boolean =>
  DOES[effect.do](s, p, effect, moment)

const always = (): boolean => true

/** What each effect needs to do anything. */
const DOES: Does = {
  modifier: always,
  morale: always,
  cancel: always,
  income: always,
  supremacy: always,
  forbid: (s, p, { side, what, of }, moment) =>
    anyOf(s, p, moment.player, side, of) && (COULD[what]?.(s, p, side, moment) ?? true),
  movement: (s, p, { side, of }, moment) => bears(s, p, side, of, moment, 'movement'),
  supply: (s, p, { side, of }, moment) => bears(s, p, side, of, moment, 'supply'),
  money: (s, p, { side, change }, { player }) =>
    change > 0 || playersOf(s, p, player, side).some(q => at(p.money, q) > 0),
  points: (s, p, { side, change }, { player }) =>
    change > 0 || playersOf(s, p, player, side).some(q => at(p.points, q) > 0),
  technology: (s, p, { side, track, change }, { player }) =>
    change > 0 || playersOf(s, p, player, side).some(q => nth(nth(p.technology, q), track) > 0),
  draw: (s, p, _effect, { player }) => cardsLeft(s, p, player) > 0,
  // The card itself has left the player's own hand by then.
  discard: (s, p, { side }, { player }) =>
    playersOf(s, p, player, side).some(q => nth(p.hands, q).length > (side === 'own' ? 1 : 0)),
  add: (_s, p, { counters }) => counters.some(c => p.where[c] === POOL),
  remove: (s, p, { counters }) => counters.some(c => inTheGame(s, p, c)),
  losses: (s, p, { side, of }, { player }) => targetsOf(s, p, player, side, of).length > 0,
  attrition: (s, p, { side, of }, { player }) => targetsOf(s, p, player, side, of).length > 0,
  reveal: (s, p, { regions }, { player }) =>
    (regions.length > 0 ? regions : [...s.map.regions.keys()]).some(
      region => hiddenEnemies(s, p, player, region) > 0,
    ),
  war: (s, p, { with: side }, { player }) =>
    sideOfPlayer(s, player) !== side && !ofSide(s, side).every(q => hostile(s, p, player, q)),
  peace: (s, p, { with: side }, { player }) => ofSide(s, side).some(q => hostile(s, p, player, q)),
}

/** Whether units forbidden to do something could ever do it while that lasts; by default, they could. */
const COULD: Partial<
  Readonly<Record<Forbidden, (s: Scenario, p: Sight, side: Whose, moment: PhaseMoment) => boolean>>
> = {
  rail: s => s.map.borders.some(({ rail }) => rail),
  hide: (s, p, side, { player }) => playersOf(s, p, player, side).some(q => hasGuerrillas(s, p, q)),
  // Units can't hide out of turn: in an enemy's turn the hidden units are those already hidden.
  search: (s, p, side, { player, phase, lasting }) =>
    playersOf(s, p, player, side).some(
      q =>
        [...s.map.regions.keys()].some(region => hiddenEnemies(s, p, q, region) > 0) ||
        ((phase !== 'enemy-turn' || lasting > 1) &&
          [...s.players.keys()].some(foe => hostile(s, p, q, foe) && hasGuerrillas(s, p, foe))),
    ),
}

/** W-4.1.2-hide Whether a player has guerrillas that are not lost. */
const hasGuerrillas = (s: Scenario, p: Sight, player: number): boolean =>
  nth(rosterOf(s).units, player).some(u => p.where[u] !== OUT && nth(s.units, u).is.guerrilla === true)

/** W-8-target The player, or all declared enemies. */
const playersOf = (s: Scenario, p: Sight, player: number, side: Whose): number[] =>
  side === 'own' ? [player] : [...s.players.keys()].filter(q => hostile(s, p, player, q))

const ofSide = (s: Scenario, side: number): number[] =>
  [...s.players.keys()].filter(q => sideOfPlayer(s, q) === side)

/** Whether the game still has a counter of the kind that an effect is about, wherever it is now. */
const anyOf = (s: Scenario, p: Sight, player: number, side: Whose, of: Filter | undefined): boolean => {
  const { regions: _regions, areas: _areas, terrain: _terrain, ...kind } = of ?? {}
  return countersOf(s, p, player, side).some(c => p.where[c] !== OUT && fits(s, p, c, kind))
}

/**
 * Whether an effect touches any unit: in the player's own phase that it is about, units at its place; otherwise any
 * that may get there.
 */
const bears = (
  s: Scenario,
  p: Sight,
  side: Whose,
  of: Filter | undefined,
  { player, phase, lasting }: PhaseMoment,
  about: Phase,
): boolean =>
  side === 'own' && phase === about && lasting === 1
    ? countersOf(s, p, player, side).some(c => at(p.where, c) >= 0 && fits(s, p, c, of))
    : anyOf(s, p, player, side, of)

const countersOf = (s: Scenario, p: Sight, player: number, side: Whose): number[] =>
  playersOf(s, p, player, side).flatMap(q => nth(rosterOf(s).counters, q))

/** W-8-unmet Whether an effect would do anything in the current battle, played for a side of it. */
export function worksInBattle(s: Scenario, p: Sight, player: number, effect: Effect, side: Side): boolean {
  const foe = other(side)
  if (effect.do === 'test')
    return [...effect.then, ...effect.else].some(one => worksInBattle(s, p, player, one, side))
  if (effect.do === 'cancel')
    return (
      !silenced(p.battle, foe) &&
      (nth(p.hands, at(p.battle.players, foe)).length > 0 ||
        p.battle.effects.some(({ source, by }) => isCard(source) && by === foe))
    )
  if (effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll'))
    return could(s, p, effect.side === 'own' ? side : foe, effect.what)
  return !('if' in effect) || effect.if === undefined || holds(s, p, player, effect.if, side)
}

/** W-12.3-pursuit, W-12.1.1-elite Whether a side could still pursue, or reroll, if nothing else forbade it. */
function could(s: Scenario, p: Sight, side: Side, what: 'pursuit' | 'reroll'): boolean {
  const { battle: b } = p
  if (forbidden(b, side, what) || (what === 'pursuit' && !TERRAIN[b.terrain].pursuit)) return false
  const trait = what === 'pursuit' ? 'cavalry' : 'elite'
  return nth(b.forces, side).some(u => fit(p, u) && nth(s.units, u).is[trait] === true)
}
