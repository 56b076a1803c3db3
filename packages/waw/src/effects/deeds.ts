import { emit, roll } from '@sandtable/kernel'
import type { AtOnce, Whose } from './vocabulary.ts'
import { at, POOL, nth } from '../position.ts'
import { DIE } from '../charts/battle.ts'
import { drawOne } from '../cards/hands.ts'
import { hiddenIn, uncover } from '../movement/hide.ts'
import { hostile, sideOfPlayer } from '../map/presence.ts'
import { isCard } from './uses.ts'
import type { InEffects } from './at-hand.ts'
import { removeCounters } from './removal.ts'
import { score } from '../map/scoring.ts'
import { targetsOf } from './losses.ts'

/** Effects that happen at once, by what they do. */
type ByDeed = { readonly [E in AtOnce as E['do']]: E }
type Deeds = { readonly [D in keyof ByDeed]: (g: InEffects, effect: ByDeed[D]) => void }

/**
 * The immediate part of each effect. Losses, and the player's own discards, are chosen; cards are cancelled in battles
 * only.
 */
const DEEDS: Deeds = {
  cancel: () => {},
  losses: () => {},
  money: changeMoney,
  points: (g, { side, change }) => {
    const what = isCard(g.f.source) ? `card:${g.f.source}` : `rule:${-1 - g.f.source}`
    for (const player of playersOf(g, side)) score(g, player, null, [{ rule: 'W-14-gauge', what, change }])
  },
  technology: changeTechnology,
  draw: (g, { number }) => {
    for (let i = 0; i < number; i++) drawOne(g, g.f.player, 'effect')
  },
  discard: (g, { side, number }) => {
    if (side === 'enemy') for (const player of playersOf(g, side)) discardAtRandom(g, player, number)
  },
  add: (g, effect) => {
    const counters = effect.counters.filter(c => g.p.where[c] === POOL)
    if (counters.length === 0) return
    emit(g, { is: 'counters-granted', source: g.f.source, player: g.f.player, counters, at: effect.at })
  },
  remove: (g, { counters }) => removeCounters(g, counters),
  attrition: (g, { side, fails, of }) => {
    for (const unit of targetsOf(g.s, g.p, g.f.player, side, of)) {
      const die = roll(g, DIE)
      emit(g, { is: 'attrition-rolled', source: g.f.source, unit, die, lost: die < fails })
    }
  },
  reveal: (g, { regions }) => turnUpIn(g, regions.length > 0 ? regions : [...g.s.map.regions.keys()]),
  war: (g, effect) => declare(g, 'war-declared', effect.with),
  peace: (g, effect) => declare(g, 'peace-made', effect.with),
  test: (g, { upTo }) => {
    const die = roll(g, DIE)
    const passed = die <= upTo
    emit(g, { is: 'effect-tested', source: g.f.source, player: g.f.player, upTo, die, passed })
  },
}

/** Makes an effect happen. */
export function carryOutAtOnce<D extends keyof ByDeed>(
  g: InEffects,
  effect: ByDeed[D] & { readonly do: D },
): void {
  DEEDS[effect.do](g, effect)
}

/** W-8-target The player, or all declared enemies. */
const playersOf = (g: InEffects, side: Whose): number[] =>
  side === 'own' ? [g.f.player] : [...g.s.players.keys()].filter(q => hostile(g.s, g.p, g.f.player, q))

/** A player never loses money they don't have. */
function changeMoney(g: InEffects, { side, change }: Extract<AtOnce, { do: 'money' }>): void {
  for (const player of playersOf(g, side)) {
    const moved = Math.max(-at(g.p.money, player), change)
    if (moved !== 0) emit(g, { is: 'money-changed', source: g.f.source, player, change: moved })
  }
}

/** W-A5-technology */
function changeTechnology(
  g: InEffects,
  { side, track, change }: Extract<AtOnce, { do: 'technology' }>,
): void {
  for (const player of playersOf(g, side)) {
    const now = nth(nth(g.p.technology, player), track)
    const level = Math.max(0, now + change)
    if (level !== now) emit(g, { is: 'technology-changed', source: g.f.source, player, track, level })
  }
}

function discardAtRandom(g: InEffects, player: number, number: number): void {
  for (let i = 0; i < number; i++) {
    const hand = nth(g.p.hands, player)
    if (hand.length === 0) return
    emit(g, { is: 'card-discarded', player, card: nth(hand, roll(g, hand.length)), because: 'random' })
  }
}

/** Hidden enemies in these regions are turned up. */
function turnUpIn(g: InEffects, regions: readonly number[]): void {
  for (const region of regions)
    for (const player of playersOf(g, 'enemy')) {
      const stack = hiddenIn(g.s, g.p, player, region)
      if (stack.length > 0) uncover(g, player, stack, 'effect')
    }
}

/** G-60 The player's side and another become enemies, or stop being enemies; no side is an enemy of itself. */
function declare(g: InEffects, is: 'war-declared' | 'peace-made', side: number): void {
  const own = sideOfPlayer(g.s, g.f.player)
  if (own !== side) emit(g, { is, source: g.f.source, sides: [own, side] })
}
