import type { EventTable, NoData, Ruleset, Viewer } from '@sandtable/kernel'

/**
 * Gold Run, a toy for two or three players with everything that the kernel must handle. Parties march over a field of
 * 10,000 by 10,000 paces to unopened chests, and dig. Scouts hide in copses and hands are hidden.
 */
export interface GoldRun {
  s: Printed
  p: Position
  e: Event
  f: Frames
  a: Answers
}

/** What each sequence keeps in its frame. */
type Frames = {
  game: NoData
  turn: { readonly player: number; readonly asked: number }
  dig: { readonly player: number; readonly chest: number; readonly rolls: number }
}

/** How each question is answered. */
export type Answers = {
  /** A card, or none. */
  'lay-for-the-lead': number | null
  /** A copse. */
  'move-scout': number
  march: Point
  react: 'pass' | 'show' | { readonly guard: number }
  dig: 'dig' | 'leave'
}

export type Point = { readonly x: number; readonly y: number }

/** Printed data: it never changes. */
export interface Printed {
  readonly players: number
  readonly rounds: number
  readonly copses: number
  /** The worth of each card. */
  readonly cards: readonly number[]
  readonly chests: readonly { readonly x: number; readonly y: number }[]
}

export const FIELD = 10_000
/** In a view: unknown to the viewer. In a position: not drawn yet. */
export const UNKNOWN = -1
export const IN_DECK = -2
export const PLAYED = -3

/** A view has the same shape, with UNKNOWN in it. */
export interface Position {
  round: number
  /** The first player in this round; null until the cards are open. */
  leader: number | null
  /** How many have had their turn in this round. */
  turns: number
  party: { x: number; y: number }[]
  /** The copse of each player's scout, known to its owner only unless shown. */
  scout: number[]
  shown: boolean[]
  /** Where each card is: a player's number, IN_DECK or PLAYED. */
  card: number[]
  /** How many cards each player holds, a public count. */
  hand: number[]
  /** The worth of the card that each player has laid for the lead. */
  lead: number[]
  /** The content of each chest: drawn at the first look, and known to players who have looked. */
  gold: number[]
  looked: number[][]
  opened: boolean[]
  /** The others' measures against this turn's digging, and its result. */
  guard: number
  effort: number
  points: number[]
}

export type Event =
  | { readonly is: 'round-begun' }
  | { readonly is: 'card-drawn'; readonly player: number; readonly card: number }
  | {
      readonly is: 'lead-laid'
      readonly player: number
      readonly card: number | null
      readonly worth: number
    }
  | { readonly is: 'leader-found'; readonly player: number }
  | { readonly is: 'turn-begun' }
  | { readonly is: 'scout-hid'; readonly player: number; readonly copse: number }
  | { readonly is: 'scout-moved'; readonly player: number; readonly to: number }
  | { readonly is: 'scout-shown'; readonly player: number; readonly copse: number }
  | {
      readonly is: 'marched'
      readonly player: number
      readonly to: { readonly x: number; readonly y: number }
    }
  | { readonly is: 'guarded'; readonly player: number; readonly card: number | null; readonly by: number }
  | { readonly is: 'chest-seen'; readonly player: number; readonly chest: number; readonly gold: number }
  | { readonly is: 'dug'; readonly player: number; readonly face: number }
  | { readonly is: 'dig-failed'; readonly player: number; readonly because: readonly Reason[] }
  | {
      readonly is: 'chest-opened'
      readonly player: number
      readonly chest: number
      readonly gold: number
      readonly because: readonly Reason[]
    }

export interface Reason {
  readonly rule: string
  readonly what: string
  readonly change: number
}

export const start: Ruleset<GoldRun>['start'] = s => ({
  position: {
    round: 0,
    leader: null,
    turns: 0,
    party: perPlayer(s, player => ({ x: FIELD / 2, y: (FIELD * (player + 1)) / 4 })),
    scout: perPlayer(s, () => 0),
    shown: perPlayer(s, () => true),
    card: s.cards.map(() => IN_DECK),
    hand: perPlayer(s, () => 0),
    lead: perPlayer(s, () => 0),
    gold: s.chests.map(() => UNKNOWN),
    looked: s.chests.map(() => []),
    opened: s.chests.map(() => false),
    guard: 0,
    effort: 0,
    points: perPlayer(s, () => 0),
  },
  frame: { seq: 'game', at: 'round' },
})

const perPlayer = <T>(s: Printed, make: (player: number) => T): T[] =>
  Array.from({ length: s.players }, (_, player) => make(player))

/** All events, and who sees how much of each. */
export const EVENTS: EventTable<GoldRun> = {
  'round-begun': {
    apply: (p, _, s) => {
      p.round++
      p.turns = 0
      p.leader = null
      p.lead = perPlayer(s, () => 0)
    },
    seen: 'everyone',
  },
  'card-drawn': {
    apply: (p, { player, card }) => {
      if (card !== UNKNOWN) p.card[card] = player
      p.hand[player]!++
    },
    seen: (e, viewer) => (e.player === viewer ? e : { ...e, card: UNKNOWN }),
    reveals: true,
  },
  'lead-laid': {
    apply: (p, { player, card, worth }) => {
      if (card !== null) discard(p, player, card)
      p.lead[player] = worth
    },
    seen: 'everyone',
    reveals: true,
  },
  'leader-found': { apply: (p, e) => void (p.leader = e.player), seen: 'everyone' },
  'turn-begun': {
    apply: p => {
      p.turns++
      p.guard = 0
      p.effort = 0
    },
    seen: 'everyone',
  },
  'scout-hid': {
    apply: (p, { player, copse }) => {
      p.shown[player] = false
      p.scout[player] = copse
    },
    seen: (e, viewer) => (e.player === viewer ? e : { ...e, copse: UNKNOWN }),
  },
  'scout-moved': { apply: (p, e) => void (p.scout[e.player] = e.to), seen: ownerOnly },
  'scout-shown': {
    apply: (p, { player, copse }) => {
      p.shown[player] = true
      p.scout[player] = copse
    },
    seen: 'everyone',
    reveals: true,
  },
  marched: { apply: (p, e) => void (p.party[e.player] = { ...e.to }), seen: 'everyone' },
  guarded: {
    apply: (p, { player, card, by }) => {
      if (card !== null) discard(p, player, card)
      p.guard += by
    },
    seen: 'everyone',
    reveals: true,
  },
  'chest-seen': {
    apply: (p, { player, chest, gold }) => {
      p.looked[chest]!.push(player)
      if (gold !== UNKNOWN) p.gold[chest] = gold
    },
    seen: (e, viewer) => (e.player === viewer ? e : { ...e, gold: UNKNOWN }),
    reveals: true,
  },
  dug: { apply: (p, e) => void (p.effort += e.face), seen: 'everyone' },
  'dig-failed': { apply: () => {}, seen: 'everyone' },
  'chest-opened': {
    apply: (p, { player, chest, gold }) => {
      p.opened[chest] = true
      p.gold[chest] = gold
      p.points[player]! += gold
    },
    seen: 'everyone',
    reveals: true,
  },
}

function ownerOnly<E extends { readonly player: number }>(e: E, viewer: Viewer): E | null {
  return e.player === viewer ? e : null
}

function discard(p: Position, player: number, card: number): void {
  p.card[card] = PLAYED
  p.hand[player]!--
}
