import type { Dice, Ruleset } from '@sandtable/kernel'
import type { GoldRun, Position, Printed } from './position.ts'
import { copy, rollDice, shuffle } from '@sandtable/kernel'
import { EVENTS, IN_DECK, PLAYED, start, UNKNOWN } from './position.ts'
import { SEQUENCES } from './sequence.ts'

/** Two or three players, four rounds, twelve cards, five chests. */
export const printed = (players: number, rounds = 4): Printed => ({
  players,
  rounds,
  copses: 4,
  cards: [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6],
  chests: [
    { x: 2_000, y: 2_000 },
    { x: 8_000, y: 2_500 },
    { x: 5_000, y: 5_000 },
    { x: 2_500, y: 8_000 },
    { x: 8_000, y: 8_000 },
  ],
})

export const GOLD_RUN: Ruleset<GoldRun> = {
  name: 'gold-run',
  version: 1,
  players: s => s.players,
  start,
  sequences: SEQUENCES,
  events: EVENTS,
  view: (_, p, viewer) => ({
    round: p.round,
    leader: p.leader,
    turns: p.turns,
    party: p.party.map(({ x, y }) => ({ x, y })),
    scout: p.scout.map((copse, player) => (player === viewer || p.shown[player] ? copse : UNKNOWN)),
    shown: [...p.shown],
    card: p.card.map(place => (place === viewer || place === PLAYED ? place : UNKNOWN)),
    hand: [...p.hand],
    lead: [...p.lead],
    gold: p.gold.map((gold, chest) => (p.opened[chest] || looked(p, chest, viewer) ? gold : UNKNOWN)),
    looked: p.looked.map(players => [...players]),
    opened: [...p.opened],
    guard: p.guard,
    effort: p.effort,
    points: [...p.points],
  }),
  world: (s, view, _, dice) => {
    const p = copy(view) as Position
    dealCards(p, dice)
    p.scout = p.scout.map(copse => (copse === UNKNOWN ? rollDice(dice, s.copses) : copse))
    p.gold = p.gold.map((gold, chest) =>
      gold === UNKNOWN && p.looked[chest]!.length > 0 ? 1 + rollDice(dice, 6) : gold,
    )
    return p
  },
}

const looked = (
  p: { looked: readonly (readonly number[])[] },
  chest: number,
  viewer: number | null,
): boolean => viewer !== null && p.looked[chest]!.includes(viewer)

/** Cards unknown to the viewer fill the short hands; the deck has the rest. */
function dealCards(p: Position, dice: Dice): void {
  const unknown = p.card.flatMap((place, card) => (place === UNKNOWN ? [card] : []))
  shuffle(dice, unknown)
  p.hand.forEach((size, player) => {
    const known = p.card.filter(place => place === player).length
    for (const card of unknown.splice(0, size - known)) p.card[card] = player
  })
  for (const card of unknown) p.card[card] = IN_DECK
}
