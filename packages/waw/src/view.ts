import type { Dice, Viewer } from '@sandtable/kernel'
import { copy, shuffle } from '@sandtable/kernel'
import type { Position, Sight } from './position.ts'
import type { Scenario } from './scenario.ts'

/** A card that the viewer cannot see. */
const UNKNOWN = -1

/** What a viewer holds: all that lies open on the table, his own hand, and the number of cards in the others'. */
export function view(_s: Scenario, p: Sight, viewer: Viewer): Position {
  return copy<Position>({
    steps: p.steps as number[],
    panicked: p.panicked as number[],
    struck: p.struck as number[],
    unsupplied: p.unsupplied as number[],
    hits: p.hits as number[],
    panics: p.panics as number[],
    chased: p.chased as number[],
    face: p.face as number[],
    fate: p.fate as number[],
    pool: p.pool as number[][],
    hands: p.hands.map((hand, player) => (player === viewer ? [...hand] : hand.map(() => UNKNOWN))),
    played: p.played as number[],
    points: p.points as number[],
    battle: p.battle as Position['battle'],
  })
}

/** A position that agrees with a view: unknown cards are dealt from those of their owner that nobody has seen. */
export function world(s: Scenario, seen: Sight, _viewer: Viewer, dice: Dice): Position {
  const dealt = copy(seen) as Position
  dealt.hands = dealt.hands.map((hand, player) => {
    if (!hand.includes(UNKNOWN)) return hand
    const unseen = s.cards.flatMap((card, i) =>
      card.owner === player && !seen.played.includes(i) ? [i] : [],
    )
    return shuffle(dice, unseen)
      .slice(0, hand.length)
      .sort((a, b) => a - b)
  })
  return dealt
}
