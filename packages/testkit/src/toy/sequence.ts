import type { Answer, Choice, Here, Next, SeqOf, Sequence, Space } from '@sandtable/kernel'
import type { Answers, GoldRun, Point, Reason } from './position.ts'
import { done, emit, first, goTo, roll, rollDice } from '@sandtable/kernel'
import { FIELD, IN_DECK } from './position.ts'

type G = Here<GoldRun>
type InTurn = Here<GoldRun, 'turn'>
type InDig = Here<GoldRun, 'dig'>
/** A turn, and the digging in it. */
type Acting = Here<GoldRun, 'turn' | 'dig'>

const MARCH = 4_000
const REACH = 1_500
const ROLLS = 5

/** T-1 Rounds: a card for each player, secret bids for the lead, and a turn for each. */
const beginRound = (g: G): void => emit(g, { is: 'round-begun' })

function everyoneDraws(g: G): void {
  for (let player = 0; player < g.s.players; player++) {
    const deck = cardsOf(g, IN_DECK)
    if (deck.length === 0) return
    emit(g, { is: 'card-drawn', player, card: deck[roll(g, deck.length)]! })
  }
}

/** T-1.3 All lay a card from their hand, or none, at the same time. */
const LAY_FOR_THE_LEAD: Choice<GoldRun, 'lay-for-the-lead'> = {
  kind: 'lay-for-the-lead',
  rule: 'T-1.3',
  secret: true,
  who: g => g.p.hand.map((_, player) => player),
  legal: (g, player) => [null, ...cardsOf(g, player)],
  take: (g, player, card) => {
    emit(g, { is: 'lead-laid', player, card, worth: card === null ? 0 : g.s.cards[card]! })
  },
}

const findLeader = (g: G): void =>
  emit(g, { is: 'leader-found', player: g.p.lead.indexOf(Math.max(...g.p.lead)) })

function nextTurn(g: G): Next<GoldRun> | void {
  const { leader, turns } = g.p
  if (turns === g.s.players) return
  emit(g, { is: 'turn-begun' })
  return first({ seq: 'turn', at: 'scout', player: (leader! + turns) % g.s.players, asked: 0 })
}

const endRound = (g: G): Next<GoldRun> => (g.p.round < g.s.rounds ? goTo('round') : done)

/** T-2 A turn: the scout, the march, the others' responses, and the digging. */
const turnOf = (g: Acting): number => g.f.player

/** T-2.1 A scout goes to a copse beside its own, unseen, or stays there. */
const MOVE_SCOUT: Choice<GoldRun, 'move-scout', 'turn'> = {
  kind: 'move-scout',
  rule: 'T-2.1',
  who: g => [turnOf(g)],
  legal: (g, player) => [-1, 0, 1].map(by => (g.p.scout[player]! + by + g.s.copses) % g.s.copses),
  take: (g, player, to) => {
    if (g.p.shown[player]) emit(g, { is: 'scout-hid', player, copse: g.p.scout[player]! })
    emit(g, { is: 'scout-moved', player, to })
  },
}

/** T-2.2 A party marches to any point of the field within its march. */
const MARCH_TO: Choice<GoldRun, 'march', 'turn'> = {
  kind: 'march',
  rule: 'T-2.2',
  who: g => [turnOf(g)],
  legal: (g, player) => within(g.p.party[player]!, MARCH),
  take: (g, player, to) => emit(g, { is: 'marched', player, to }),
}

/** T-2.3 When a party stands at a chest, each other in turn may guard it with a strong card or a scout beside it. */
const REACT: Choice<GoldRun, 'react', 'turn'> = {
  kind: 'react',
  rule: 'T-2.3',
  who: g => {
    const { asked } = g.f
    const others = g.s.players - 1
    return chestAt(g) === null || asked === others ? [] : [(turnOf(g) + 1 + asked) % g.s.players]
  },
  legal: (g, player): Answers['react'][] => [
    'pass',
    ...(!g.p.shown[player] && g.p.scout[player] === chestAt(g)! % g.s.copses ? (['show'] as const) : []),
    ...cardsOf(g, player)
      .filter(card => g.s.cards[card]! >= 3)
      .map(card => ({ guard: card })),
  ],
  take: (g, player, answer) => {
    if (answer === 'show') {
      emit(g, { is: 'scout-shown', player, copse: g.p.scout[player]! })
      emit(g, { is: 'guarded', player, card: null, by: 2 })
    } else if (answer !== 'pass') {
      const { guard: card } = answer
      emit(g, { is: 'guarded', player, card, by: g.s.cards[card]! })
    }
    return goTo('react', { asked: g.f.asked + 1 })
  },
}

/** T-2.4 A party at a chest looks into it; its content is drawn at the first look. */
function lookIntoChest(g: InTurn): void {
  const chest = chestAt(g)
  const player = turnOf(g)
  if (chest === null || g.p.looked[chest]!.includes(player)) return
  const gold = g.p.looked[chest]!.length === 0 ? 1 + roll(g, 6) : g.p.gold[chest]!
  emit(g, { is: 'chest-seen', player, chest, gold })
}

/** T-2.5 The player may dig there, once a turn. */
const DIG_OR_LEAVE: Choice<GoldRun, 'dig', 'turn'> = {
  kind: 'dig',
  rule: 'T-2.5',
  who: g => (chestAt(g) === null || g.p.effort > 0 ? [] : [turnOf(g)]),
  legal: () => ['dig', 'leave'],
  take: (g, player, answer) =>
    answer === 'leave' ? done : first({ seq: 'dig', at: 'roll', player, chest: chestAt(g)!, rolls: 1 }),
}

/** T-3.1 A six digs on: another die, up to five. */
function rollToDig(g: InDig): Next<GoldRun, 'dig'> | void {
  const face = 1 + roll(g, 6)
  const { rolls } = g.f
  emit(g, { is: 'dug', player: turnOf(g), face })
  if (face === 6 && rolls < ROLLS) return goTo('roll', { rolls: rolls + 1 })
}

/** T-3.2 The chest opens to more than three and the guard together. */
function openChest(g: InDig): void {
  const player = turnOf(g)
  const { chest } = g.f
  const because: Reason[] = [
    { rule: 'T-3.1', what: 'effort', change: g.p.effort },
    { rule: 'T-2.3', what: 'guard', change: 0 - g.p.guard },
  ]
  if (g.p.effort > 3 + g.p.guard)
    emit(g, { is: 'chest-opened', player, chest, gold: g.p.gold[chest]!, because })
  else emit(g, { is: 'dig-failed', player, because })
}

export const SEQUENCES = {
  game: {
    round: beginRound, // T-1.1
    draw: everyoneDraws, // T-1.2
    lead: LAY_FOR_THE_LEAD, // T-1.3
    leader: findLeader, // T-1.4
    turns: nextTurn, // T-1.5
    end: endRound, // T-1.6
  },
  turn: {
    scout: MOVE_SCOUT, // T-2.1
    march: MARCH_TO, // T-2.2
    react: REACT, // T-2.3
    look: lookIntoChest, // T-2.4
    dig: DIG_OR_LEAVE, // T-2.5
  },
  dig: {
    roll: rollToDig, // T-3.1
    result: openChest, // T-3.2
  },
} satisfies { readonly [Q in SeqOf<GoldRun>]: Sequence<GoldRun, Q> }

/** The cards in a player's hand, or in the deck. */
function cardsOf(g: G, place: number): number[] {
  const cards: number[] = []
  g.p.card.forEach((at, card) => at === place && cards.push(card))
  return cards
}

/** The unopened chest that the party whose turn it is stands at. */
function chestAt(g: InTurn): number | null {
  const party = g.p.party[turnOf(g)]!
  const chest = g.s.chests.findIndex((site, i) => !g.p.opened[i] && near(site, party, REACH))
  return chest === -1 ? null : chest
}

const near = (a: Point, b: Point, reach: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach ** 2

/** Every point of the field within reach. */
function within(from: Point, reach: number): Space<Point> {
  const has = (answer: Answer): boolean =>
    isPoint(answer) && onField(answer.x) && onField(answer.y) && near(answer, from, reach)
  return {
    has,
    sample: dice => {
      for (;;) {
        const x = from.x - reach + rollDice(dice, 2 * reach + 1)
        const y = from.y - reach + rollDice(dice, 2 * reach + 1)
        if (has({ x, y })) return { x, y }
      }
    },
    shape: { circle: { ...from }, reach },
  }
}

const onField = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) < FIELD

const isPoint = (answer: Answer): answer is Point =>
  typeof answer === 'object' &&
  answer !== null &&
  'x' in answer &&
  'y' in answer &&
  Object.keys(answer).length === 2
