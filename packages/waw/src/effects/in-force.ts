import type { BattleEffect, BattleSight, Side, Sight } from '../position.ts'
import type { Condition, Continuous, Forbidden, Whose } from './vocabulary.ts'
import type { Printed } from './printed.ts'
import type { Scenario } from '../scenario.ts'
import { at, NO_CARD, NOBODY, SIDES, nth } from '../position.ts'
import { brought } from './brought.ts'
import { counterOf } from '../scenario.ts'
import { effectsStanding, isCard, sourceOf } from './uses.ts'
import { fits } from './filter.ts'
import { holds } from './conditions.ts'
import { hostile } from '../map/presence.ts'
import { bringersIn, printedIn } from './printed.ts'

/** What effects in force add to a counter's movement, in half points. */
export function movementChange(s: Scenario, p: Sight, counter: number): number {
  let change = 0
  for (const effect of bearing(s, p, 'movement', at(s.owner, counter), counter)) change += effect.change
  return change
}

/** Whether an effect in force forbids a counter to do something. */
export function barred(s: Scenario, p: Sight, what: Forbidden, counter: number): boolean {
  for (const effect of bearing(s, p, 'forbid', at(s.owner, counter), counter))
    if (effect.what === what) return true
  return false
}

/** What effects in force decide about a unit's supply; null: nothing. Of several the last prevails (G-82). */
export const supplyWord = (s: Scenario, p: Sight, unit: number): 'in' | 'out' | null =>
  bearing(s, p, 'supply', at(s.owner, unit), unit).at(-1)?.as ?? null

/** W-A3.1-extra What effects in force add to a player's income. */
export function incomeChange(s: Scenario, p: Sight, player: number): number {
  let change = 0
  for (const effect of bearing(s, p, 'income', player, null)) change += effect.change
  return change
}

/**
 * W-A6-supremacy A player's supremacy at the start of a battle: its own, and additions by effects in force. Cards of the
 * battle's players are left to the battle's effects, where they can be cancelled (G-82).
 */
export function supremacyNow(s: Scenario, p: Sight, player: number, b: BattleSight): number {
  let supremacy = at(p.supremacy, player)
  const rest = p.standing.filter(({ source, player: of }) => !isCard(source) || sideWith(s, b, of) === null)
  for (const effect of bearing(s, p, 'supremacy', player, null, rest)) supremacy += effect.change
  return supremacy
}

type OnMap = Extract<Continuous, { do: 'forbid' | 'movement' | 'supply' | 'income' | 'supremacy' }>
type Of<K extends OnMap['do']> = Extract<OnMap, { do: K }>

const NONE: readonly never[] = []

/**
 * W-15-cards-over-all Effects of one kind that apply to a player, or to one of their counters: first special rules,
 * then symbols, then cards played, in order.
 */
function bearing<K extends OnMap['do']>(
  s: Scenario,
  p: Sight,
  kind: K,
  player: number,
  counter: number | null,
  played: Sight['standing'] = p.standing,
): readonly Of<K>[] {
  let found: Of<K>[] | null = null
  for (const one of printedIn(s)[kind])
    if (printedBears(s, p, one, player, counter)) (found ??= []).push(one.effect as Of<K>)
  for (const stands of played) {
    if (!bringersIn(s)[kind].has(stands.source)) continue
    for (const effect of effectsStanding(s, stands))
      if (effect.do === kind && standingBears(s, p, stands.player, effect as OnMap, player, counter))
        (found ??= []).push(effect as Of<K>)
  }
  return found ?? NONE
}

/** Whether an effect meant for one player's own side, or for that player's enemies, applies to another player. */
const targets = (s: Scenario, p: Sight, of: number, side: Whose, player: number): boolean =>
  side === 'own' ? of === player : hostile(s, p, of, player)

const fitsCounter = (s: Scenario, p: Sight, counter: number | null, effect: OnMap): boolean =>
  counter === null || !('of' in effect) || fits(s, p, counter, effect.of)

const standingBears = (
  s: Scenario,
  p: Sight,
  of: number,
  effect: OnMap,
  player: number,
  counter: number | null,
): boolean => targets(s, p, of, effect.side, player) && fitsCounter(s, p, counter, effect)

function printedBears(s: Scenario, p: Sight, one: Printed, player: number, counter: number | null): boolean {
  const effect = one.effect as OnMap
  if (!fitsCounter(s, p, counter, effect)) return false
  if (one.of === 'rule') return ruleBears(s, p, one, effect.side, player)
  const carrier = one.of === 'unit' ? one.unit : counterWith(s, p, one.leader)
  return (
    carrier >= 0 &&
    targets(s, p, at(s.owner, carrier), effect.side, player) &&
    symbolReaches(p, carrier, counter)
  )
}

/** A rule that always applies, while its conditions hold, for its player; a rule for all is seen from each. */
function ruleBears(
  s: Scenario,
  p: Sight,
  { player: of, if: wanted }: { readonly player: number | null; readonly if: Condition },
  side: Whose,
  player: number,
): boolean {
  if (of !== null) return targets(s, p, of, side, player) && holds(s, p, of, wanted)
  if (side === 'own') return holds(s, p, player, wanted)
  return s.players.some((_, q) => hostile(s, p, q, player) && holds(s, p, q, wanted))
}

/** A printed leader's face-up counter; NOBODY: none. */
function counterWith(s: Scenario, p: Sight, leader: number): number {
  const slot = p.face.indexOf(leader)
  return slot < 0 ? NOBODY : counterOf(s, slot)
}

/**
 * W-4.1-scenario-symbol On the map a symbol works in its counter's stack; a symbol that isn't a counter's, while it is
 * in play.
 */
function symbolReaches(p: Sight, carrier: number, counter: number | null): boolean {
  if (counter === null) return at(p.where, carrier) >= 0 && p.hidden[carrier] === 0
  return (
    at(p.where, carrier) >= 0 &&
    p.where[carrier] === p.where[counter] &&
    p.inside[carrier] === p.inside[counter] &&
    p.hidden[carrier] === p.hidden[counter]
  )
}

/** Effects in force in a battle from its start: special rules, symbols of units and commanders, cards. */
export function effectsAtStart(s: Scenario, p: Sight, b: BattleSight): BattleEffect[] {
  const printed = printedIn(s)
  const some = printed.modifier.length + printed.morale.length + printed.forbid.length > 0
  if (!some && p.standing.length === 0) return []
  return [
    ...(some ? [...rulesInBattle(s, p, b), ...symbolsInBattle(s, p, b)] : []),
    ...p.standing.flatMap(stands => {
      const side = sideWith(s, b, stands.player)
      return side === null ? [] : brought(s, p, b, stands.source, side, effectsStanding(s, stands))
    }),
  ]
}

function rulesInBattle(s: Scenario, p: Sight, b: BattleSight): BattleEffect[] {
  return s.special.flatMap(({ when, player, if: wanted, effects }, rule) => {
    if (when !== 'always') return []
    return SIDES.filter(side => player === null || sideWith(s, b, player) === side)
      .filter(side => holds(s, p, player ?? at(b.players, side), wanted, side))
      .flatMap(side => brought(s, p, b, sourceOf(rule), side, effects))
  })
}

/**
 * W-4.1-scenario-symbol, W-5-special-values Symbols of units in the battle, each once a side, and of the
 * commander.
 */
function symbolsInBattle(s: Scenario, p: Sight, b: BattleSight): BattleEffect[] {
  return SIDES.flatMap(side => {
    const units = [...nth(b.forces, side), ...nth(b.support, side)]
    const slot = at(b.cinc, side)
    const commander = slot === NOBODY ? null : (s.leaders[at(p.face, slot)]?.symbol ?? null)
    const symbols = new Set([...units.map(u => s.units[u]?.symbol ?? null), commander])
    return [...symbols]
      .filter(symbol => symbol !== null)
      .flatMap(symbol => brought(s, p, b, NO_CARD - 1 - symbol, side, s.symbols[symbol]?.effects ?? []))
  })
}

/** G-60 The side of a battle on which a player has units; null: neither. */
export function sideWith(s: Scenario, b: BattleSight, player: number): Side | null {
  for (const side of SIDES) {
    for (const u of nth(b.forces, side)) if (s.owner[u] === player) return side
    for (const u of nth(b.support, side)) if (s.owner[u] === player) return side
    for (const slot of nth(b.leaders, side)) if (s.owner[counterOf(s, slot)] === player) return side
  }
  return null
}
