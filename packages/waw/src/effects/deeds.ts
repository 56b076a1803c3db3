import type { Here } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { AtOnce, Whose } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { at, POOL } from '../position.ts'
import { DIE } from '../tables/battle.ts'
import { drawOne } from '../cards/hands.ts'
import { hiddenIn, uncover } from '../movement/hide.ts'
import { hostile, sideOfPlayer } from '../map/presence.ts'
import { isCard } from './uses.ts'
import { playerIn, sourceIn } from './at-hand.ts'
import { removeCounters } from './removal.ts'
import { score } from '../map/scoring.ts'
import { targetsOf } from './losses.ts'

type Deeds = { readonly [K in AtOnce['do']]: (g: Here<Waw>, effect: Extract<AtOnce, { do: K }>) => void }

/**
 * What each effect does at once. Losses, and discards of one's own, are chosen; cards are cancelled in
 * battles only.
 */
export const DEEDS: Deeds = {
  cancel: () => {},
  losses: () => {},
  money: changeMoney,
  points: (g, { side, change }) => {
    const what = isCard(sourceIn(g)) ? `card:${sourceIn(g)}` : `rule:${-1 - sourceIn(g)}`
    for (const player of playersOf(g, side)) score(g, player, null, [{ rule: 'W-14-gauge', what, change }])
  },
  technology: changeTechnology,
  draw: (g, { number }) => {
    for (let i = 0; i < number; i++) drawOne(g, playerIn(g))
  },
  discard: (g, { side, number }) => {
    if (side === 'enemy') for (const player of playersOf(g, side)) discardAtRandom(g, player, number)
  },
  add: (g, effect) => {
    const counters = effect.counters.filter(c => g.p.where[c] === POOL)
    if (counters.length === 0) return
    emit(g, { is: 'counters-granted', source: sourceIn(g), player: playerIn(g), counters, at: effect.at })
  },
  remove: (g, { counters }) => removeCounters(g, counters),
  attrition: (g, { side, fails, of }) => {
    for (const unit of targetsOf(g.s, g.p, playerIn(g), side, of)) {
      const die = roll(g, DIE)
      emit(g, { is: 'attrition-rolled', source: sourceIn(g), unit, die, lost: die < fails })
    }
  },
  reveal: (g, { regions }) => turnUpIn(g, regions.length > 0 ? regions : [...g.s.map.regions.keys()]),
  war: (g, effect) => declare(g, 'war-declared', effect.with),
  peace: (g, effect) => declare(g, 'peace-made', effect.with),
  test: (g, { upTo }) => {
    const die = roll(g, DIE)
    const passed = die <= upTo
    emit(g, { is: 'effect-tested', source: sourceIn(g), player: playerIn(g), upTo, die, passed })
  },
}

/** W-8-target The player himself, or all his declared enemies. */
const playersOf = (g: Here<Waw>, side: Whose): number[] =>
  side === 'own' ? [playerIn(g)] : [...g.s.players.keys()].filter(q => hostile(g.s, g.p, playerIn(g), q))

/** Nobody loses money that he does not have. */
function changeMoney(g: Here<Waw>, { side, change }: Extract<AtOnce, { do: 'money' }>): void {
  for (const player of playersOf(g, side)) {
    const moved = Math.max(-at(g.p.money, player), change)
    if (moved !== 0) emit(g, { is: 'money-changed', source: sourceIn(g), player, change: moved })
  }
}

/** W-A5-technology */
function changeTechnology(
  g: Here<Waw>,
  { side, track, change }: Extract<AtOnce, { do: 'technology' }>,
): void {
  for (const player of playersOf(g, side)) {
    const now = at(g.p.technology[player] as readonly number[], track)
    const level = Math.max(0, now + change)
    if (level !== now) emit(g, { is: 'technology-changed', source: sourceIn(g), player, track, level })
  }
}

function discardAtRandom(g: Here<Waw>, player: number, number: number): void {
  for (let i = 0; i < number; i++) {
    const hand = g.p.hands[player] as readonly number[]
    if (hand.length === 0) return
    emit(g, { is: 'card-discarded', player, card: at(hand, roll(g, hand.length)), because: 'random' })
  }
}

/** Hidden enemies in these regions are turned up. */
function turnUpIn(g: Here<Waw>, regions: readonly number[]): void {
  for (const region of regions)
    for (const player of playersOf(g, 'enemy')) {
      const stack = hiddenIn(g.s, g.p, player, region)
      if (stack.length > 0) uncover(g, player, stack, 'effect')
    }
}

/** G-60 The player's side and another become enemies, or are so no longer; no side is an enemy of itself. */
function declare(g: Here<Waw>, is: 'war-declared' | 'peace-made', side: number): void {
  const own = sideOfPlayer(g.s, playerIn(g))
  if (own !== side) emit(g, { is, source: sourceIn(g), sides: [own, side] })
}
